import { readFileSync } from 'node:fs';
import { MATERIALS } from './materials.ts';
import type { Material, MotifPlace } from './motif-table.ts';
import { motifTable } from './motif-table.ts';
import type { Sheet } from './svg.ts';
import { n, place } from './svg.ts';

let outlines: Record<string, string> | undefined;
let places: ReadonlyMap<string, MotifPlace> | undefined;

/** Returns path data by motif, read once at the first drawing. */
function motifOutlines(): Record<string, string> {
  outlines ??= JSON.parse(readFileSync(new URL('./motifs.json', import.meta.url), 'utf8')) as Record<string, string>;
  return outlines;
}

/** A motif may name its material after a colon (`asian-lantern:jade`). The part before it names the outline. */
const outlineName = (name: string): string => name.split(':', 1)[0]!;

/** Whether there is an outline for this motif. */
export function hasMotif(name: string): boolean {
  return Object.hasOwn(motifOutlines(), outlineName(name));
}

/** Returns a motif's theme and material. */
export function motifPlace(name: string): MotifPlace {
  places ??= motifTable();
  const home = places.get(outlineName(name)) ?? { theme: 'vault', material: 'gold' };
  const material = name.split(':')[1] as Material | undefined;
  return material !== undefined && Object.hasOwn(MATERIALS, material) ? { ...home, material } : home;
}

/** Adds a motif's outline (512 × 512) as a definition and returns its id. */
export function defineMotif(sheet: Sheet, name: string): string {
  const d = motifOutlines()[outlineName(name)];
  if (d === undefined) throw new Error(`no motif ${name}`);
  return sheet.def((id) => `<path id="${id}" d="${d}"/>`);
}

export interface EmblemOptions {
  /** Degrees. */
  tilt?: number;
  /** Colour of the thin ring around the ink; absent: no ring. */
  halo?: string;
  shadow?: boolean;
}

/**
 * Draws a motif as an object: ink outline, thickness below, lit rim above, gloss and a shadow.
 * Uses shifted copies under a clip instead of filters, which are slow on phones.
 */
export function emblem(
  sheet: Sheet,
  name: string,
  material: Material,
  x: number,
  y: number,
  size: number,
  options: EmblemOptions = {},
): string {
  const tones = MATERIALS[material];
  const shape = defineMotif(sheet, name);
  const clip = sheet.def((id) => `<clipPath id="${id}"><use href="#${shape}"/></clipPath>`);
  const body = sheet.linear(
    [
      [0, tones.light],
      [0.5, tones.mid],
      [1, tones.dark],
    ],
    [0.2, 0, 0.6, 1],
  );
  const gloss = sheet.linear([
    [0, '#fff', 0.75],
    [1, '#fff', 0],
  ]);
  // Outline widths are in the motif's own units. Small copies need relatively more ink.
  const ink = 26 + 1400 / size;
  const use = (attributes: string): string => `<use href="#${shape}" ${attributes}/>`;
  const stroke = (colour: string, width: number): string =>
    `fill="${colour}" stroke="${colour}" stroke-width="${n(width)}" stroke-linejoin="round"`;
  const layers =
    (options.shadow === false ? '' : use(`y="34" ${stroke('#000', ink)} opacity=".35"`)) +
    (options.halo === undefined ? '' : use(`${stroke(options.halo, ink + 22)}`)) +
    use(stroke(tones.ink, ink)) +
    use(`y="10" ${stroke(tones.dark, 10)}`) +
    use(`fill="${tones.hi}"`) +
    `<g clip-path="url(#${clip})">${use(`x="4" y="8" fill="${body}"`)}` +
    `<path d="M-20-20H532V180Q250 150-20 320Z" fill="${gloss}" opacity=".55"/></g>`;
  return place(x, y, `<g transform="translate(-256 -256)">${layers}</g>`, size / 512, options.tilt ?? 0);
}

/** Draws a motif flat in one colour, for patterns, badges and distant layers. */
export function silhouette(
  sheet: Sheet,
  name: string,
  fill: string,
  x: number,
  y: number,
  size: number,
  opacity = 1,
  degrees = 0,
): string {
  const shape = defineMotif(sheet, name);
  const faded = opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : '';
  return place(x, y, `<use href="#${shape}" x="-256" y="-256" fill="${fill}"${faded}/>`, size / 512, degrees);
}
