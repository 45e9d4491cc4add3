import { capitalHeight, drawTitle, fitTitle } from './lettering.ts';
import type { Tones } from './materials.ts';
import { MATERIALS } from './materials.ts';
import { emblem } from './motifs.ts';
import { lantern } from './objects/lantern.ts';
import { glints, glow, petals, rays, sparkle, starPath } from './shapes.ts';
import { createSeed } from './seed.ts';
import type { Sheet } from './svg.ts';
import { createSheet, document, place } from './svg.ts';

import type { DrawSymbol } from './symbol-things.ts';
import { centred, coin, crane, disc, drum, fan, jadeDisc, koi, lotus, metal } from './symbol-things.ts';

const { gold, jade, ruby, violet } = MATERIALS;

/** Draws a word on a ribbon below a picture. */
const ribbon = (sheet: Sheet, word: string, t: Tones): string => {
  const block = fitTitle(word, 'poster', 96, 30, 1);
  return (
    place(
      64,
      100,
      `<path d="M-62-14-50 0-62 14H-36V-14ZM62-14 50 0 62 14H36V-14Z" fill="${t.dark}" stroke="${t.ink}" stroke-width="2" stroke-linejoin="round"/><path d="M-52-18Q0-26 52-18V14Q0 6-52 14Z" fill="${metal(sheet, t, [0, 0, 0, 1])}" stroke="${t.ink}" stroke-width="2.5"/>`,
    ) +
    drawTitle(sheet, block, 64, 97 + capitalHeight(block.size) / 2, {
      fill: '#fffdf0',
      edge: '#fff',
      ink: t.ink,
      depth: t.dark,
    })
  );
};

const wild: DrawSymbol = (sheet) =>
  place(
    64,
    52,
    `<path d="${starPath(16, 56, 44)}" fill="${metal(sheet, gold)}" stroke="${gold.ink}" stroke-width="2.5"/>${disc(
      40,
      sheet.radial([
        [0, violet.light],
        [1, violet.dark],
      ]),
    )}${rays(0, 0, 40, 14, '#fff', 0.2)}`,
  ) +
  emblem(sheet, 'dragon-head', 'gold', 64, 50, 76, { halo: '#fff4c4' }) +
  ribbon(sheet, 'WILD', ruby);
const scatter: DrawSymbol = (sheet) =>
  glow(sheet, 64, 54, 64, '#fff2c0', 0.9) +
  place(
    64,
    52,
    `${disc(46, metal(sheet, gold), ` stroke="${gold.ink}" stroke-width="2.5"`)}${disc(
      38,
      sheet.linear([
        [0, '#0b2a4a'],
        [0.7, '#2a5a8a'],
        [1, '#f0b060'],
      ]),
    )}<circle cx="10" cy="-8" r="17" fill="#fffbe0"/>`,
  ) +
  lantern(sheet, 52, 12, 34, 15, '#e8452f') +
  lantern(sheet, 80, 22, 44, 11, '#3ed6a0') +
  glints(createSeed('scatter'), [24, 14, 80, 66], 7, '#fff') +
  ribbon(sheet, 'SCATTER', jade);
const jackpot: DrawSymbol = (sheet) =>
  glow(sheet, 64, 56, 64, '#ffe070', 0.9) +
  place(64, 56, rays(0, 0, 55, 16, '#ffd75a', 0.6)) +
  emblem(sheet, 'imperial-crown', 'gold', 64, 54, 92, { halo: '#fff' }) +
  sparkle(28, 26, 12, '#fff') +
  sparkle(104, 36, 9, '#fff') +
  ribbon(sheet, 'JACKPOT', violet);

/** Draws a court letter in its own material over a cartouche. */
const letter =
  (sign: string, t: Tones): DrawSymbol =>
  (sheet) => {
    // The tail of the Q needs space below.
    const block = fitTitle(sign, 'display', 84, sign === 'Q' ? 84 : 98, 1);
    return (
      centred(
        `<path d="${starPath(8, 54, 50, 0)}" fill="${t.ink}" opacity=".55"/><path d="${starPath(8, 50, 46, 0)}" fill="none" stroke="${t.mid}" stroke-width="2.5"/>${petals(8, 46, 13, `fill="${t.dark}" opacity=".6"`, 22.5)}`,
      ) +
      drawTitle(sheet, block, 64, 64 + capitalHeight(block.size) / 2, {
        fill: metal(sheet, t, [0, 0, 0, 1]),
        edge: t.hi,
        ink: t.ink,
        depth: t.dark,
      })
    );
  };

const SYMBOLS = {
  lantern: (sheet) => lantern(sheet, 64, 0, 28, 28, '#e8452f') + sparkle(96, 26, 9, '#fff'),
  koi,
  jade: jadeDisc,
  fan,
  coin,
  drum,
  crane,
  lotus,
  wild,
  scatter,
  jackpot,
  a: letter('A', ruby),
  k: letter('K', gold),
  q: letter('Q', violet),
  j: letter('J', MATERIALS.sapphire),
  ten: letter('10', jade),
} as const satisfies Record<string, DrawSymbol>;
export type SymbolName = keyof typeof SYMBOLS;
export const SYMBOL_NAMES = Object.keys(SYMBOLS) as SymbolName[];

export const isSymbolName = (name: string): name is SymbolName => Object.hasOwn(SYMBOLS, name);
/** Returns the drawing of a symbol, for a sheet of 128 × 128. */
export const symbolBody = (name: SymbolName, sheet: Sheet): string => SYMBOLS[name](sheet);

/** Draws a symbol of the built-in slot, 128 × 128 on a transparent background. */
export function drawSymbol(name: SymbolName): string {
  const sheet = createSheet();
  return document(128, 128, name, sheet, symbolBody(name, sheet));
}
