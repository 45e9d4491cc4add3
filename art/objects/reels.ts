import { shade } from '../colour.ts';
import { MATERIALS } from '../materials.ts';
import type { Material } from '../motif-table.ts';
import { emblem, motifPlace } from '../motifs.ts';
import type { Sheet } from '../svg.ts';
import { place } from '../svg.ts';

/** A bank of reel windows, each about 57 wide, showing one motif each. */
export function reelBank(
  sheet: Sheet,
  motifs: readonly string[],
  metalName: Material,
  ink: string,
  x: number,
  y: number,
  k: number,
): string {
  const t = MATERIALS[metalName];
  const metal = sheet.linear([
    [0, t.hi],
    [0.4, t.mid],
    [1, t.dark],
  ]);
  const paper = sheet.linear([
    [0, '#8a7f70'],
    [0.25, '#fffdf4'],
    [0.75, '#fffdf4'],
    [1, '#8a7f70'],
  ]);
  const half = (motifs.length * 57) / 2;
  const windows = motifs
    .map(
      (name, i) =>
        `<rect x="${-half + 1.5 + i * 57}" y="-31" width="54" height="62" rx="6" fill="${paper}" stroke="${t.ink}" stroke-width="2"/>` +
        emblem(sheet, name, motifPlace(name).material, -half + 28.5 + i * 57, 0, 42, { shadow: false }),
    )
    .join('');
  const box = (grow: number, radius: number, fill: string, rest = ''): string =>
    `<rect x="${-half - grow}" y="${-31 - grow}" width="${half * 2 + grow * 2}" height="${62 + grow * 2}" rx="${radius}" fill="${fill}"${rest}/>`;
  return place(
    x,
    y,
    box(10, 14, metal, ` stroke="${t.ink}" stroke-width="2.5"`) + box(5, 10, shade(ink, -0.4)) + windows,
    k,
  );
}
