import { mix, shade } from '../colour.ts';
import { MATERIALS } from '../materials.ts';
import { lantern } from '../objects/lantern.ts';
import type { Scene } from '../scene.ts';
import { dust, glow, polygon } from '../shapes.ts';
import { n, place } from '../svg.ts';
import { texture } from '../textures.ts';

/** Draws one of four rooms behind the table. */
export function room(s: Scene): string {
  const { deep, mid, glow: lamp } = s.mood;
  const wall = `<rect width="${s.w}" height="${s.h}" fill="${s.sheet.linear([
    [0, shade(deep, -0.2)],
    [0.45, mix(deep, mid, 0.7)],
    [1, shade(deep, -0.3)],
  ])}"/>`;
  const cloth = `<rect width="${s.w}" height="${n(s.h * 0.66)}" fill="${texture(s.sheet, s.look.texture, lamp, 0.3)}"/>`;
  const bays = [0.14, 0.5, 0.86];
  switch (s.seed.int(0, 3)) {
    case 0: {
      const arch = (t: number): string => {
        const [x, w] = [s.w * t, s.w * 0.13];
        return (
          `<path d="M${n(x - w)} ${n(s.h * 0.66)}V${n(s.h * 0.2)}a${n(w)} ${n(w)} 0 0 1 ${n(w * 2)} 0V${n(s.h * 0.66)}Z" fill="${s.sheet.linear(
            [
              [0, '#0a1030'],
              [1, mid],
            ],
          )}" stroke="${MATERIALS[s.look.metal].mid}" stroke-width="3"/>` +
          dust(s.seed, [x - w, s.h * 0.12, w * 2, s.h * 0.4], 9, lamp, 1.2)
        );
      };
      return wall + cloth + bays.map(arch).join('');
    }
    case 1: {
      const fold = s.sheet.linear(
        [
          [0, shade(deep, -0.2)],
          [0.4, mid],
          [1, shade(deep, -0.2)],
        ],
        [0, 0, 1, 0],
      );
      return (
        wall +
        Array.from(
          { length: 9 },
          (_, i) => `<rect x="${n((i * s.w) / 9)}" width="${n(s.w / 9 + 1)}" height="${n(s.h * 0.7)}" fill="${fold}"/>`,
        ).join('') +
        cloth +
        `<path d="M0 0H${s.w}V${n(s.h * 0.07)}${Array.from({ length: 6 }, () => `q${n(-s.w / 12)} ${n(s.h * 0.07)} ${n(-s.w / 6)} 0`).join('')}Z" fill="${shade(mid, -0.25)}" stroke="${MATERIALS[s.look.metal].mid}" stroke-width="2"/>`
      );
    }
    case 2: {
      let panes = '';
      for (let i = 0; i < 14; i++)
        panes += `<rect x="${n(s.w * 0.08 + i * s.w * 0.062)}" y="${n(s.h * s.seed.float(0.24, 0.46))}" width="${n(s.w * 0.05)}" height="${n(s.h * 0.45)}" fill="${shade(deep, -0.45)}"/>`;
      return (
        wall +
        `<rect x="${n(s.w * 0.06)}" y="${n(s.h * 0.06)}" width="${n(s.w * 0.88)}" height="${n(s.h * 0.58)}" rx="8" fill="${s.sheet.linear(
          [
            [0, '#0c0e2c'],
            [0.7, mid],
            [1, lamp],
          ],
        )}" stroke="${MATERIALS[s.look.metal].dark}" stroke-width="5"/>${panes}` +
        dust(s.seed, [s.w * 0.1, s.h * 0.3, s.w * 0.8, s.h * 0.32], 46, lamp, 1.1) +
        `<path d="M${n(s.w * 0.35)} ${n(s.h * 0.06)}v${n(s.h * 0.58)}M${n(s.w * 0.65)} ${n(s.h * 0.06)}v${n(s.h * 0.58)}" stroke="${MATERIALS[s.look.metal].dark}" stroke-width="4"/>`
      );
    }
    default:
      return (
        wall +
        cloth +
        bays
          .map(
            (t) =>
              `<rect x="${n(s.w * t - s.w * 0.12)}" y="${n(s.h * 0.08)}" width="${n(s.w * 0.24)}" height="${n(s.h * 0.52)}" rx="4" fill="${shade(deep, -0.1)}" stroke="${MATERIALS[s.look.metal].mid}" stroke-width="2"/><rect x="${n(s.w * t - s.w * 0.1)}" y="${n(s.h * 0.1)}" width="${n(s.w * 0.2)}" height="${n(s.h * 0.48)}" rx="2" fill="none" stroke="${lamp}" opacity=".5"/>`,
          )
          .join('') +
        [0.02, 0.98].map((t) => glow(s.sheet, s.w * t, s.h * 0.3, 70 * s.unit, lamp, 0.7)).join('')
      );
  }
}

/** Draws the dealer's lamp and its cone of light. */
export function lamp(s: Scene): string {
  const t = MATERIALS[s.look.metal];
  const cone = `<path d="${polygon([
    [s.cx - 30 * s.unit, s.h * 0.1],
    [s.cx + 30 * s.unit, s.h * 0.1],
    [s.cx + 170 * s.unit, s.h * 0.8],
    [s.cx - 170 * s.unit, s.h * 0.8],
  ])}" fill="${s.sheet.linear([
    [0, s.mood.glow, 0.6],
    [1, s.mood.glow, 0],
  ])}"/>`;
  const metal = s.sheet.linear(
    [
      [0, t.dark],
      [0.4, t.light],
      [1, t.dark],
    ],
    [0, 0, 1, 0],
  );
  if (s.look.texture === 'petals' || s.seed.chance(0.25))
    return (
      cone +
      [-1, 1].map((d) => lantern(s.sheet, s.cx + d * 112 * s.unit, 0, s.h * 0.1, 20 * s.unit, '#e0402f')).join('')
    );
  return (
    cone +
    place(
      s.cx,
      s.h * 0.07,
      `<path d="M0-60V-8" stroke="${t.mid}" stroke-width="3"/><path d="M-46 18Q-40-14 0-16 40-14 46 18Z" fill="${metal}" stroke="${t.ink}" stroke-width="1.5"/><ellipse cy="18" rx="46" ry="7" fill="#fffbe0"/><path d="M-46 18a46 7 0 0 0 92 0" fill="none" stroke="${t.hi}"/>`,
      s.unit,
    )
  );
}

/** Draws the felt with its rail and betting lines; its far edge is at y. */
export function table(s: Scene, y: number): string {
  const t = MATERIALS[s.look.metal];
  const felt = mix(s.mood.mid, '#0c7a48', s.look.metal === 'gold' ? 0.55 : 0.15);
  const [rx, ry] = [s.w * 0.66, s.h * 0.3];
  const cy = y + ry;
  const ring = (grow: number, rest: string): string =>
    `<ellipse cx="${n(s.cx)}" cy="${n(cy)}" rx="${n(rx * grow)}" ry="${n(ry * grow)}" ${rest}/>`;
  return (
    ring(1.09, `fill="#1c0d06"`) +
    ring(
      1.07,
      `fill="${s.sheet.linear([
        [0, '#9a5a2a'],
        [1, '#3d1a0a'],
      ])}"`,
    ) +
    ring(1.01, `fill="${shade(felt, -0.5)}" stroke="${t.mid}" stroke-width="2"`) +
    ring(
      0.985,
      `fill="${s.sheet.radial(
        [
          [0, shade(felt, 0.22)],
          [0.7, felt],
          [1, shade(felt, -0.35)],
        ],
        [0.5, 0.25, 0.7],
      )}"`,
    ) +
    ring(0.86, `fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"`) +
    ring(0.72, `fill="none" stroke="${t.light}" stroke-opacity=".5" stroke-width="1.5"`)
  );
}
