import { MATERIALS } from '../materials.ts';
import type { Material } from '../motif-table.ts';
import type { Seed } from '../seed.ts';
import type { Sheet } from '../svg.ts';
import { n, place } from '../svg.ts';

/** Defines one coin seen from the front, radius 12. */
export function coinId(sheet: Sheet, material: Material): string {
  const t = MATERIALS[material];
  const face = sheet.linear(
    [
      [0, t.hi],
      [0.5, t.light],
      [1, t.mid],
    ],
    [0, 0, 1, 1],
  );
  return sheet.def(
    (id) =>
      `<g id="${id}"><circle cy="2.5" r="12" fill="${t.dark}"/><circle r="12" fill="${t.mid}" stroke="${t.ink}" stroke-width=".8"/><circle r="9.6" fill="${face}"/><circle r="7" fill="none" stroke="${t.dark}" stroke-width="1.2" opacity=".7"/><path d="M0-4.5 1.3-1.3 4.6-1.2 2 .9 2.9 4 0 2.2-2.9 4-2 .9-4.6-1.2-1.3-1.3Z" fill="${t.dark}" opacity=".75"/></g>`,
  );
}

/** Draws coins heaped along the bottom of a picture, highest at both sides; `y` is the heap's middle. */
export function coinPile(sheet: Sheet, seed: Seed, w: number, y: number, material: Material, k: number): string {
  const coin = coinId(sheet, material);
  let out = '';
  for (let row = 0; row < 3; row++) {
    const count = Math.round(w / (24 * k));
    for (let i = 0; i <= count; i++) {
      const t = i / count;
      const lift = Math.abs(t - 0.5) ** 1.5 * 60 * k;
      const px = t * w + seed.float(-6, 6);
      const py = y + row * 13 * k - lift + seed.float(-4, 4);
      out += `<use href="#${coin}" transform="translate(${n(px)} ${n(py)}) rotate(${seed.int(-40, 40)}) scale(${n(k)} ${n(k * seed.float(0.5, 1))})"/>`;
    }
  }
  return out;
}

const GEMS = ['ruby', 'sapphire', 'jade', 'violet', 'gold', 'rose', 'ice'] as const;

/** Draws a cut stone, about 24 wide. */
export function gem(sheet: Sheet, material: Material, x: number, y: number, k: number, degrees = 0): string {
  const t = MATERIALS[material];
  const id = sheet.def(
    (own) =>
      `<g id="${own}"><path d="M-12-4-7-10H7L12-4 0 11Z" fill="${t.mid}" stroke="${t.ink}" stroke-width="1.5" stroke-linejoin="round"/><path d="M-12-4-7-10-4-4Z" fill="${t.light}"/><path d="M-7-10H7L4-4H-4Z" fill="${t.hi}"/><path d="M7-10 12-4H4Z" fill="${t.mid}"/><path d="M-12-4h8L0 11Z" fill="${t.mid}"/><path d="M-4-4H4L0 11Z" fill="${t.light}" opacity=".85"/><path d="M4-4h8L0 11Z" fill="${t.dark}"/></g>`,
  );
  return place(x, y, `<use href="#${id}"/>`, k, degrees);
}

/** Draws stones scattered along the bottom of a picture. */
export function gemPile(sheet: Sheet, seed: Seed, w: number, y: number, k: number): string {
  const kinds = [seed.pick(GEMS), seed.pick(GEMS), seed.pick(GEMS), 'gold' as const];
  let out = '';
  for (let i = 0; i < 16; i++) {
    const t = i / 15;
    out += gem(
      sheet,
      kinds[i % 4]!,
      t * w + seed.float(-8, 8),
      y - Math.abs(t - 0.5) * 26 * k + seed.float(-8, 14),
      k * seed.float(0.8, 1.5),
      seed.int(-40, 40),
    );
  }
  return out;
}
