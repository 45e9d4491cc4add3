import { mix, shade } from '../colour.ts';
import { cloud, dust, glints, glow, petals, polygon, rays, ridge, starPath } from '../shapes.ts';
import { n, place } from '../svg.ts';
import type { DrawBackdrop } from './drawing.ts';
import { pair, sky, tint } from './drawing.ts';

export const arcane: DrawBackdrop = (s) => {
  const c = tint(s, '#120428', '#5a28a8', '#b8f4ff', 0.35);
  const ring = (r: number, width: number, dash = ''): string =>
    `<circle r="${n(r * s.unit)}" fill="none" stroke="${c.glow}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
  const runes = Array.from(
    { length: 16 },
    (_, i) =>
      `<path d="${s.seed.pick(['M-4-6V6M-4-6 4 0-4 2', 'M0-6V6M-4-2 4-6M-4 4 4 0', 'M-4-6H4L-4 6H4', 'M-4 6V-6L4 6V-6', 'M0-6 4 0 0 6-4 0Z', 'M-4-6 0 0-4 6M4-6V6'])}" transform="rotate(${n(i * 22.5)}) translate(0 ${n(-118 * s.unit)})"/>`,
  ).join('');
  const candle = (x: number, h: number): string =>
    place(
      x,
      s.h * 0.84,
      `<rect x="-7" y="${-h}" width="14" height="${h}" rx="2" fill="#f4e6c8"/><rect x="2" y="${-h}" width="5" height="${h}" fill="#b89a78"/><path d="M0 ${-h - 22}q9 12 0 20-9-8 0-20Z" fill="#ffd75a"/><circle cy="${-h - 10}" r="22" fill="#ffb347" opacity=".22"/>`,
      s.unit,
    );
  return {
    back:
      sky(s, c.deep, c.mid, c.deep) +
      glow(s.sheet, s.cx, s.cy, 170 * s.unit, c.glow, 0.8) +
      place(
        s.cx,
        s.cy,
        `<g opacity=".75">${ring(132, 2)}${ring(104, 2)}${ring(98, 1, '3 6')}<path d="${starPath(6, 98 * s.unit, 57 * s.unit)}" fill="none" stroke="${c.glow}" stroke-width="1.5"/><g fill="none" stroke="#fff" stroke-width="1.6">${runes}</g></g>`,
      ),
    front:
      candle(s.w * 0.1, 44) +
      candle(s.w * 0.2, 26) +
      candle(s.w * 0.9, 52) +
      candle(s.w * 0.8, 22) +
      glints(s.seed, [14, 24, s.w - 28, s.h * 0.6], 12, c.glow),
  };
};

export const carnival: DrawBackdrop = (s) => {
  const { deep, mid, glow: lamp } = s.mood;
  const bunting = (y: number, sag: number): string =>
    Array.from({ length: 9 }, (_, i) => {
      const t = (i + 0.5) / 9;
      const [x, py] = [t * s.w, y + sag * 4 * t * (1 - t)];
      return `<path d="${polygon([
        [x - 12, py - 1],
        [x + 12, py - 1],
        [x, py + 20],
      ])}" fill="${['#ff5a6e', '#ffd23f', '#3fd0a8', '#5aa0ff'][i % 4]}"/>`;
    }).join('') +
    `<path d="M0 ${n(y)}Q${n(s.cx)} ${n(y + sag * 2)} ${s.w} ${n(y)}" fill="none" stroke="#fff" stroke-width="1.5"/>`;
  const burst = (x: number, y: number, r: number, colour: string): string =>
    place(
      x,
      y,
      Array.from(
        { length: 12 },
        (_, i) => `<path d="M0 ${n(-r * 0.35)}V${n(-r)}" transform="rotate(${i * 30})"/>`,
      ).join(''),
      1,
      s.seed.float(0, 30),
    ).replace('<g ', `<g stroke="${colour}" stroke-width="2.5" stroke-linecap="round" `);
  return {
    back:
      sky(s, shade(deep, -0.2), mid, deep) +
      rays(s.cx, s.h * 0.7, s.h, 20, lamp, 0.22) +
      glow(s.sheet, s.cx, s.cy, 150 * s.unit, lamp, 0.8) +
      burst(s.w * 0.2, s.h * 0.24, 36 * s.unit, s.look.accent) +
      burst(s.w * 0.82, s.h * 0.2, 44 * s.unit, lamp) +
      burst(s.w * 0.7, s.h * 0.42, 26 * s.unit, '#fff') +
      pair(
        s,
        `<path d="M0 ${n(s.h * 0.84)}V${n(s.h * 0.58)}L${n(s.w * 0.12)} ${n(s.h * 0.48)}L${n(s.w * 0.26)} ${n(s.h * 0.58)}V${n(s.h * 0.84)}Z" fill="#fff3e0"/><path d="M${n(s.w * 0.04)} ${n(s.h * 0.84)}V${n(s.h * 0.56)}L${n(s.w * 0.12)} ${n(s.h * 0.48)}L${n(s.w * 0.1)} ${n(s.h * 0.84)}ZM${n(s.w * 0.16)} ${n(s.h * 0.84)}L${n(s.w * 0.12)} ${n(s.h * 0.48)}L${n(s.w * 0.21)} ${n(s.h * 0.55)}V${n(s.h * 0.84)}Z" fill="#d8304a"/>`,
      ),
    front:
      bunting(s.h * 0.035, 16) +
      Array.from({ length: 34 }, () =>
        place(
          s.seed.float(0, s.w),
          s.seed.float(0, s.h * 0.8),
          `<path d="M0 0h5v3H0Z" fill="${s.seed.pick(['#ff5a6e', '#ffd23f', '#3fd0a8', '#5aa0ff', '#fff'])}"/>`,
          1,
          s.seed.int(0, 180),
        ),
      ).join(''),
  };
};

export const candy: DrawBackdrop = (s) => {
  const c = tint(s, '#8a1a6a', '#ff7ac0', '#fff2b8', 0.45);
  const pop = (x: number, y: number, r: number, a: string, b: string): string =>
    `<path d="M${n(x)} ${n(y)}V${s.h}" stroke="#fff" stroke-width="${n(r * 0.22)}"/>` +
    place(
      x,
      y,
      `<circle r="${n(r)}" fill="${a}" stroke="#fff" stroke-width="2.5"/>` +
        petals(6, r * 0.96, r * 0.3, `fill="${b}"`),
    );
  return {
    back:
      sky(s, c.mid, c.glow, c.mid) +
      rays(s.cx, s.cy, s.h, 14, '#fff', 0.3) +
      glow(s.sheet, s.cx, s.cy, 150 * s.unit, '#fff', 0.9) +
      cloud(s.w * 0.18, s.h * 0.24, 42 * s.unit, '#fff', 0.9) +
      cloud(s.w * 0.84, s.h * 0.18, 38 * s.unit, '#ffe3f4', 0.9) +
      ridge(s.seed, s.w, s.h, s.h * 0.6, 20, 3, mix(c.mid, '#7ad8ff', 0.6)) +
      ridge(s.seed, s.w, s.h, s.h * 0.68, 16, 3, mix(c.mid, '#fff0a0', 0.55)) +
      ridge(s.seed, s.w, s.h, s.h * 0.78, 12, 4, c.deep),
    front:
      pop(s.w * 0.1, s.h * 0.56, 27 * s.unit, '#ff4f8b', '#ffe66a') +
      pop(s.w * 0.91, s.h * 0.5, 24 * s.unit, '#4fc3ff', '#fff') +
      pop(s.w * 0.83, s.h * 0.68, 17 * s.unit, '#8be04a', '#fff') +
      Array.from({ length: 26 }, () =>
        place(
          s.seed.float(0, s.w),
          s.seed.float(0, s.h * 0.8),
          `<path d="M0 0h7" stroke="${s.seed.pick(['#ff4f8b', '#4fc3ff', '#ffe66a', '#fff', '#8be04a'])}" stroke-width="3" stroke-linecap="round"/>`,
          1,
          s.seed.int(0, 180),
        ),
      ).join(''),
  };
};

export const fire: DrawBackdrop = (s) => {
  const c = tint(s, '#240303', '#d2330c', '#ffd24a', 0.55);
  const flame = (x: number, h: number, w: number): string =>
    `M${n(x - w)} ${s.h}C${n(x - w)} ${n(s.h - h * 0.4)} ${n(x - w * 0.1)} ${n(s.h - h * 0.5)} ${n(x)} ${n(s.h - h)}C${n(x + w * 0.3)} ${n(s.h - h * 0.6)} ${n(x + w)} ${n(s.h - h * 0.4)} ${n(x + w)} ${s.h}Z`;
  const wall = (count: number, low: number, high: number, w: number): string =>
    Array.from({ length: count }, (_, i) =>
      flame(
        (i + s.seed.next()) * (s.w / count),
        s.seed.float(low, high) * s.h * (0.65 + Math.abs(i / (count - 1) - 0.5) * 0.9),
        w,
      ),
    ).join('');
  return {
    back:
      sky(s, '#0d0204', c.deep, c.mid, c.deep) +
      glow(s.sheet, s.cx, s.cy, 165 * s.unit, c.glow, 0.85) +
      rays(s.cx, s.cy, s.h, 12, c.glow, 0.12) +
      `<path d="${polygon([
        [s.w * 0.05, s.h * 0.74],
        [s.w * 0.38, s.h * 0.3],
        [s.w * 0.62, s.h * 0.3],
        [s.w * 0.95, s.h * 0.74],
      ])}" fill="${mix(c.deep, '#0a0204', 0.5)}"/><path d="M${n(s.w * 0.38)} ${n(s.h * 0.3)}h${n(s.w * 0.24)}l-14 60-18-30-10 66-20-56-10 24Z" fill="${c.glow}" opacity=".85"/>` +
      `<path d="${wall(7, 0.38, 0.5, s.w * 0.1)}" fill="${mix(c.mid, c.deep, 0.35)}" opacity=".9"/>`,
    front:
      `<path d="${wall(8, 0.24, 0.36, s.w * 0.08)}" fill="${s.sheet.linear([
        [0, c.glow],
        [0.5, c.mid],
        [1, c.deep],
      ])}" opacity=".9"/>` + dust(s.seed, [10, 20, s.w - 20, s.h * 0.7], 32, c.glow, 1.3),
  };
};
