import { mix, shade } from '../colour.ts';
import { coinPile, gemPile } from '../objects/hoard.ts';
import { cloud, dust, glints, glow, polygon, rays, ridge } from '../shapes.ts';
import { texture } from '../textures.ts';
import { n, place } from '../svg.ts';
import type { DrawBackdrop } from './drawing.ts';
import { pair, sky, tint } from './drawing.ts';

export const classic: DrawBackdrop = (s) => {
  const { deep, mid, glow: lamp } = s.mood;
  const fold = s.sheet.linear(
    [
      [0, shade(deep, -0.1)],
      [0.3, mid],
      [0.5, shade(mid, 0.15)],
      [0.7, mid],
      [1, shade(deep, -0.1)],
    ],
    [0, 0, 1, 0],
  );
  const drape = [0, 1, 2]
    .map(
      (i) =>
        `<path d="M${n(i * 22 * s.unit)} 0h${n(24 * s.unit)}Q${n((i * 12 + 18) * s.unit)} ${n(s.h * 0.42)} ${n((i * 5 + 2) * s.unit)} ${n(s.h * 0.72)}H${n(-14 + i * 5)}Q${n(i * 14 * s.unit)} ${n(s.h * 0.4)} ${n(i * 22 * s.unit)} 0Z" fill="${fold}"/>`,
    )
    .reverse()
    .join('');
  return {
    back:
      sky(s, mid, deep) +
      rays(s.cx, s.cy, s.h, 24, lamp, 0.3) +
      glow(s.sheet, s.cx, s.cy, 170 * s.unit, lamp, 0.85) +
      [150, 122]
        .map(
          (r, i) =>
            `<circle cx="${n(s.cx)}" cy="${n(s.cy)}" r="${n(r * s.unit)}" fill="none" stroke="${lamp}" stroke-width="${i ? 5 : 2}" stroke-dasharray="${i ? '0 14' : ''}" stroke-linecap="round" opacity=".75"/>`,
        )
        .join(''),
    front:
      pair(s, drape) +
      coinPile(s.sheet, s.seed.fork('pile'), s.w, s.h * 0.8, 'gold', s.unit) +
      glints(s.seed, [20, 30, s.w - 40, s.h * 0.6], 8, '#fff'),
  };
};

export const vault: DrawBackdrop = (s) => {
  const { deep, mid, glow: lamp } = s.mood;
  const fan = s.sheet.linear([
    [0, lamp],
    [1, mid],
  ]);
  const blades = [-64, -48, -32, -16, 0, 16, 32, 48, 64]
    .map(
      (d, i) =>
        `<path d="M0 0L${n(-12 * s.unit)} ${n(-s.h * 0.52)}L0 ${n(-s.h * 0.56)}L${n(12 * s.unit)} ${n(-s.h * 0.52)}Z" fill="${i % 2 ? deep : fan}" stroke="${lamp}" stroke-width=".8" opacity=".85" transform="rotate(${d})"/>`,
    )
    .join('');
  return {
    back:
      sky(s, shade(deep, -0.15), mid, deep) +
      `<rect width="${s.w}" height="${s.h}" fill="${texture(s.sheet, 'fans', lamp, 0.16)}"/>` +
      place(s.cx, s.h * 0.68, blades) +
      glow(s.sheet, s.cx, s.cy, 140 * s.unit, lamp, 0.8),
    front:
      pair(
        s,
        `<path d="M0 0h${n(24 * s.unit)}l-8 8V${s.h}H0Z" fill="${shade(deep, -0.2)}"/><path d="M${n(24 * s.unit)} 0l-8 8V${s.h}M${n(10 * s.unit)} 0V${s.h}" fill="none" stroke="${lamp}" opacity=".7"/>`,
      ) +
      coinPile(s.sheet, s.seed.fork('pile'), s.w, s.h * 0.77, 'gold', 1.15 * s.unit) +
      glints(s.seed, [20, 30, s.w - 40, s.h * 0.6], 9, '#fff8d0'),
  };
};

export const cave: DrawBackdrop = (s) => {
  const { deep, mid, glow: lamp } = s.mood;
  const rock = shade(deep, -0.3);
  const teeth = Array.from({ length: 9 }, (_, i) => {
    const x = (i / 8) * s.w;
    return polygon([
      [x - 26, -4],
      [x + 26, -4],
      [x + s.seed.float(-6, 6), s.seed.float(0.05, i === 4 ? 0.08 : 0.24) * s.h * (Math.abs(i - 4) / 5 + 0.3)],
    ]);
  }).join('');
  const crystal = (x: number, y: number, h: number, turn: number, colour: string): string =>
    place(
      x,
      y,
      `<path d="${polygon([
        [-h * 0.17, 0],
        [-h * 0.2, -h * 0.72],
        [0, -h],
      ])}" fill="${shade(colour, 0.5)}"/><path d="${polygon([
        [-h * 0.17, 0],
        [0, -h],
        [h * 0.06, -h * 0.66],
        [h * 0.02, 0],
      ])}" fill="${colour}"/><path d="${polygon([
        [h * 0.02, 0],
        [h * 0.06, -h * 0.66],
        [0, -h],
        [h * 0.2, -h * 0.7],
        [h * 0.17, 0],
      ])}" fill="${shade(colour, -0.4)}"/>`,
      1,
      turn,
    );
  const cluster = (x: number, k: number, colour: string): string =>
    crystal(x - 16 * k, s.h * 0.8, 56 * k, -22, colour) +
    crystal(x + 18 * k, s.h * 0.8, 62 * k, 18, colour) +
    crystal(x, s.h * 0.81, 88 * k, -3, colour);
  return {
    back:
      sky(s, deep, mid, mix(mid, lamp, 0.3), deep) +
      glow(s.sheet, s.cx, s.cy, 165 * s.unit, lamp, 0.85) +
      rays(s.cx, s.cy, s.h * 0.8, 14, '#fff', 0.1) +
      ridge(s.seed, s.w, s.h, s.h * 0.58, 26, 5, mix(mid, deep, 0.6), true) +
      `<path d="${teeth}" fill="${rock}"/>` +
      pair(
        s,
        `<path d="M0 0H${n(s.w * 0.2)}Q${n(s.w * 0.05)} ${n(s.h * 0.3)} ${n(s.w * 0.1)} ${n(s.h * 0.5)}T${n(s.w * 0.14)} ${s.h}H0Z" fill="${rock}"/>`,
      ) +
      ridge(s.seed, s.w, s.h, s.h * 0.76, 10, 5, rock, true),
    front:
      cluster(s.w * 0.1, 0.95 * s.unit, s.look.accent) +
      cluster(s.w * 0.91, 0.85 * s.unit, turnTo(lamp, mid)) +
      gemPile(s.sheet, s.seed.fork('gems'), s.w, s.h * 0.84, s.unit) +
      dust(s.seed, [20, 30, s.w - 40, s.h * 0.6], 16, '#fff', 1.4),
  };
};
const turnTo = (a: string, b: string): string => mix(a, b, 0.45);

export const olympus: DrawBackdrop = (s) => {
  const c = tint(s, '#122a5c', '#6aa4e8', '#fff6d0', 0.4);
  const marble = s.sheet.linear(
    [
      [0, '#b8b0c8'],
      [0.25, '#ffffff'],
      [0.6, '#e4dcea'],
      [1, '#8a84a4'],
    ],
    [0, 0, 1, 0],
  );
  const [cw, top] = [30 * s.unit, s.h * 0.12];
  const flutes = [0.25, 0.5, 0.75].map((t) => `M${n(8 + cw * t)} ${n(top + 22)}V${n(s.h * 0.86)}`).join('');
  const column = `<rect x="8" y="${n(top + 18)}" width="${n(cw)}" height="${s.h}" fill="${marble}"/><path d="${flutes}" stroke="#8a84a4" stroke-width="1.5" opacity=".6"/><rect x="2" y="${n(top)}" width="${n(cw + 12)}" height="8" fill="${c.glow}"/><path d="M4 ${n(top + 8)}h${n(cw + 8)}q-2 10-8 10h${n(-cw + 8)}q-8 0-8-10Z" fill="${marble}"/>`;
  return {
    back:
      sky(s, c.deep, c.mid, c.glow, c.mid) +
      rays(s.cx, s.cy - 30, s.h, 20, '#fff', 0.18) +
      glow(s.sheet, s.cx, s.cy, 150 * s.unit, '#fffbe0', 0.95) +
      cloud(s.w * 0.3, s.h * 0.62, 70 * s.unit, '#fff', 0.5) +
      cloud(s.w * 0.75, s.h * 0.58, 66 * s.unit, '#fff', 0.45) +
      `<path d="M0 ${n(top - 4)}L${n(s.cx)} ${n(-s.h * 0.08)}L${s.w} ${n(top - 4)}" fill="none" stroke="${c.glow}" stroke-width="5" opacity=".7"/>`,
    front:
      pair(s, column) +
      cloud(s.w * 0.08, s.h * 0.84, 80 * s.unit, '#fff', 0.95) +
      cloud(s.w * 0.95, s.h * 0.84, 84 * s.unit, '#fff', 0.9) +
      cloud(s.w * 0.5, s.h * 0.86, 80 * s.unit, c.glow, 0.7),
  };
};
