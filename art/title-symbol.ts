import { capitalHeight, drawTitle, fitTitle } from './lettering.ts';
import { MATERIALS } from './materials.ts';
import { emblem, hasMotif, motifPlace } from './motifs.ts';
import { glow, rays } from './shapes.ts';
import { createSheet, document, place, type Sheet } from './svg.ts';
import { metal } from './symbol-things.ts';
import { isSymbolName, symbolBody } from './symbols.ts';

/** What a symbol does in a game: it pays, replaces others, or counts anywhere. */
export const SYMBOL_ROLES = ['pay', 'wild', 'scatter'] as const;
export interface TitleSymbol {
  /** A drawing of its own ('a', 'koi'), or a motif, with its material after a colon ('double-fish:ember'). */
  name: string;
  role: (typeof SYMBOL_ROLES)[number];
}

export const hasSymbol = (name: string): boolean => isSymbolName(name) || hasMotif(name);

/** The sign of a role on a disc in the corner, so that it needs no words. */
const badge = (sheet: Sheet, role: 'wild' | 'scatter'): string => {
  const t = role === 'wild' ? MATERIALS.violet : MATERIALS.jade;
  const block = fitTitle(role === 'wild' ? 'W' : 'S', 'display', 22, 22, 1);
  return (
    place(
      106,
      104,
      `<circle r="19" fill="${t.ink}"/><circle r="16" fill="${metal(sheet, t, [0, 0, 0, 1])}"/><circle r="16" fill="none" stroke="${t.hi}" stroke-width="1.5" opacity=".7"/>`,
    ) +
    drawTitle(sheet, block, 106, 104 + capitalHeight(block.size) / 2, {
      fill: '#fffdf0',
      edge: '#fff',
      ink: t.ink,
      depth: t.dark,
    })
  );
};

/** Draws a symbol of a title, 128 × 128 on a transparent background. */
export function drawTitleSymbol({ name, role }: TitleSymbol): string {
  const sheet = createSheet();
  const drawn = isSymbolName(name) ? symbolBody(name, sheet) : motifSymbol(sheet, name, role);
  const body = drawn + (role === 'pay' ? '' : badge(sheet, role));
  return document(128, 128, name, sheet, body);
}

function motifSymbol(sheet: Sheet, name: string, role: TitleSymbol['role']): string {
  const { material } = motifPlace(name);
  const { light, hi, mid } = MATERIALS[material];
  if (role === 'pay') return glow(sheet, 64, 64, 62, mid, 0.4) + emblem(sheet, name, material, 64, 63, 106);
  return (
    glow(sheet, 64, 64, 66, light, 0.85) +
    place(64, 64, rays(0, 0, 60, 18, light, 0.6)) +
    emblem(sheet, name, material, 64, 61, 108, { halo: hi })
  );
}
