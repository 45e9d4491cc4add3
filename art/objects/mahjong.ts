import type { Sheet } from '../svg.ts';
import { silhouette } from '../motifs.ts';
import { n, place } from '../svg.ts';

export type TileFace = 'bamboo' | 'circles' | 'dragon' | 'flower' | 'white';
export const TILE_FACES: readonly TileFace[] = ['bamboo', 'circles', 'dragon', 'flower', 'white'];

/** A mahjong tile 48 × 64 with its green back seen below. */
export function mahjongTile(
  sheet: Sheet,
  face: TileFace,
  x: number,
  y: number,
  k: number,
  degrees: number,
  count = 3,
): string {
  const ivory = sheet.linear(
    [
      [0, '#fffef6'],
      [1, '#eadfc4'],
    ],
    [0, 0, 1, 1],
  );
  const marks = ((): string => {
    switch (face) {
      case 'bamboo':
        return Array.from(
          { length: count },
          (_, i) =>
            `<path d="M${n(-10 + (i % 3) * 10)} ${n(-20 + Math.floor(i / 3) * 22)}v16" stroke="${i % 2 ? '#c8202e' : '#0f8a4c'}" stroke-width="5" stroke-linecap="round"/>`,
        ).join('');
      case 'circles':
        return Array.from({ length: count }, (_, i) => {
          const [cx, cy] = [i % 2 ? 9 : -9, -17 + Math.floor(i / 2) * 16];
          return `<circle cx="${cx}" cy="${cy}" r="6.5" fill="${['#1f5fb8', '#c8202e', '#0f8a4c'][i % 3]}"/><circle cx="${cx}" cy="${cy}" r="2.5" fill="#fff"/>`;
        }).join('');
      case 'dragon':
        return silhouette(sheet, 'dragon-head', '#c8202e', 0, 0, 38);
      case 'flower':
        return silhouette(sheet, 'lotus', '#b8327a', 0, 0, 38);
      case 'white':
        return '<rect x="-15" y="-22" width="30" height="44" rx="3" fill="none" stroke="#1f5fb8" stroke-width="3"/>';
    }
  })();
  const blank = sheet.def(
    (id) =>
      `<g id="${id}"><rect x="-22" y="-24" width="50" height="66" rx="7" opacity=".4"/><rect x="-24" y="-28" width="48" height="66" rx="7" fill="#0b6b40" stroke="#04301c" stroke-width="1.5"/><rect x="-24" y="-32" width="48" height="62" rx="6" fill="${ivory}" stroke="#8a7c58"/><path d="M-20-27H14" stroke="#fff" stroke-width="2" stroke-linecap="round"/></g>`,
  );
  return place(x, y, `<use href="#${blank}"/>${marks}`, k, degrees);
}
