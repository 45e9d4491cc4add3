import { mix, shade } from '../colour.ts';
import { smallFish } from '../objects/fish.ts';
import { glow, polygon, ridge } from '../shapes.ts';
import { n, place } from '../svg.ts';
import type { DrawBackdrop } from './drawing.ts';
import { sky, tint } from './drawing.ts';

export const sea: DrawBackdrop = (s) => {
  const c = tint(s, '#021a3c', '#0b7fb4', '#a8fff4', 0.45);
  const shafts = [0.1, 0.3, 0.52, 0.72]
    .map((t, i) => {
      const x = s.w * t + s.seed.float(-10, 10);
      return `<path d="${polygon([
        [x, -8],
        [x + 22, -8],
        [x + 50 - i * 30, s.h * 0.8],
        [x - 30 - i * 30, s.h * 0.8],
      ])}" fill="${c.glow}" opacity=".14"/>`;
    })
    .join('');
  const bubbles = Array.from({ length: 16 }, () => {
    const [x, y, r] = [s.seed.float(0, s.w), s.seed.float(0.08, 0.8) * s.h, s.seed.float(1.5, 7)];
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#fff" fill-opacity=".14" stroke="#fff" stroke-opacity=".7"/>${r > 4 ? `<circle cx="${n(x - r * 0.35)}" cy="${n(y - r * 0.35)}" r="1.2" fill="#fff"/>` : ''}`;
  }).join('');
  const weed = (x: number, h: number, fill: string): string =>
    `<path d="M${n(x)} ${s.h}C${n(x - 22)} ${n(s.h - h * 0.35)} ${n(x + 22)} ${n(s.h - h * 0.6)} ${n(x - 4)} ${n(s.h - h)}C${n(x + 34)} ${n(s.h - h * 0.6)} ${n(x - 2)} ${n(s.h - h * 0.35)} ${n(x + 14)} ${s.h}Z" fill="${fill}"/>`;
  const coral = (x: number, y: number, k: number, colour: string): string =>
    place(
      x,
      y,
      `<path d="M0 0V-30M0-14C-4-28-18-26-20-44M0-22C6-34 18-32 20-52M-12-27c-8-2-12-6-14-12M12-33c8 0 12-4 16-8M0-30c-2-10 2-16 0-26" fill="none" stroke="${shade(colour, -0.4)}" stroke-width="11" stroke-linecap="round"/><path d="M0 0V-30M0-14C-4-28-18-26-20-44M0-22C6-34 18-32 20-52M-12-27c-8-2-12-6-14-12M12-33c8 0 12-4 16-8M0-30c-2-10 2-16 0-26" fill="none" stroke="${colour}" stroke-width="7" stroke-linecap="round"/>`,
      k,
    );
  const shoal = (x: number, y: number, count: number, dir: number, colour: string): string =>
    Array.from({ length: count }, (_, i) =>
      smallFish(
        x + dir * (i % 3) * 24 + s.seed.float(-5, 5),
        y + Math.floor(i / 3) * 17 + (i % 3) * 5,
        0.5 * s.unit * s.seed.float(0.8, 1.2),
        dir,
        colour,
      ),
    ).join('');
  return {
    back:
      sky(s, c.glow, c.mid, mix(c.mid, c.deep, 0.6), c.deep) +
      shafts +
      glow(s.sheet, s.cx, s.cy, 140 * s.unit, '#e8fffb', 0.65) +
      ridge(s.seed, s.w, s.h, s.h * 0.66, 22, 4, mix(c.mid, c.deep, 0.6), true) +
      shoal(s.w * 0.1, s.h * 0.14, 5, 1, mix(c.glow, c.mid, 0.3)) +
      shoal(s.w * 0.86, s.h * 0.5, 4, -1, mix(c.deep, c.mid, 0.3)) +
      ridge(s.seed, s.w, s.h, s.h * 0.78, 8, 4, mix(c.deep, '#e8c890', 0.35)),
    front:
      weed(s.w * 0.04, s.h * 0.42, '#0d8f5c') +
      weed(s.w * 0.13, s.h * 0.3, '#3fc46e') +
      weed(s.w * 0.93, s.h * 0.4, '#14a070') +
      coral(s.w * 0.86, s.h * 0.86, 1.15 * s.unit, '#ff6f7d') +
      coral(s.w * 0.16, s.h * 0.88, 0.9 * s.unit, '#ffb14a') +
      bubbles,
  };
};
