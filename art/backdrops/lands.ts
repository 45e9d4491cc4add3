import { mix, shade } from '../colour.ts';
import { cloud, dust, glow, polygon, rays, ridge } from '../shapes.ts';
import { n } from '../svg.ts';
import type { DrawBackdrop } from './drawing.ts';
import { leaf, orb, pair, sky, tint } from './drawing.ts';

export const egypt: DrawBackdrop = (s) => {
  const c = tint(s, '#3a1503', '#d88a1e', '#fff0b0', 0.55);
  const ground = s.h * 0.66;
  const pyramid = (x: number, size: number): string =>
    `<path d="${polygon([
      [x, ground - size],
      [x + size * 0.95, ground + 8],
      [x - size * 0.8, ground + 8],
    ])}" fill="${mix(c.mid, c.glow, 0.35)}"/>` +
    `<path d="${polygon([
      [x, ground - size],
      [x + size * 0.95, ground + 8],
      [x + size * 0.2, ground + 8],
    ])}" fill="${shade(c.mid, -0.45)}"/>`;
  const stripe = shade(c.deep, 0.08);
  const column = Array.from(
    { length: 5 },
    (_, i) => `<path d="M5 ${n(s.h * (0.18 + i * 0.14))}h24" stroke="${c.mid}" stroke-width="3" opacity=".7"/>`,
  ).join('');
  return {
    back:
      sky(s, shade(c.deep, -0.2), c.mid, c.glow, c.mid, c.deep) +
      orb(s, s.cx + s.seed.float(-20, 20), s.cy, 62 * s.unit, '#fff6c8', c.glow) +
      rays(s.cx, s.cy, s.w, 22, c.glow, 0.16) +
      pyramid(s.w * s.seed.float(0.14, 0.26), s.h * 0.3) +
      pyramid(s.w * s.seed.float(0.74, 0.88), s.h * 0.22) +
      ridge(s.seed, s.w, s.h, ground + 6, 7, 4, mix(c.mid, c.deep, 0.35)) +
      ridge(s.seed, s.w, s.h, ground + 40 * s.unit, 9, 3, mix(c.mid, c.deep, 0.7)),
    front: pair(
      s,
      `<path d="M0 0h36v${n(s.h * 0.1)}h-5V${s.h}H0Z" fill="${stripe}"/><path d="M31 ${n(s.h * 0.1)}V${s.h}" stroke="${c.glow}" stroke-width="1.5" opacity=".5"/><path d="M0 ${n(s.h * 0.1)}h38" stroke="${c.glow}" stroke-width="4"/>${column}`,
    ),
  };
};

export const west: DrawBackdrop = (s) => {
  const c = tint(s, '#3a0f0a', '#e0662a', '#ffd98a', 0.55);
  const ground = s.h * 0.66;
  const mesa = (x: number, w: number, h: number, fill: string): string =>
    `<path d="M${n(x - w)} ${n(ground + 6)}l${n(w * 0.3)} ${n(-h * 0.5)}v${n(-h * 0.5)}h${n(w * 1.1)}l${n(w * 0.1)} ${n(h * 0.6)}l${n(w * 0.35)} ${n(h * 0.4)}Z" fill="${fill}"/><path d="M${n(x - w * 0.4)} ${n(ground - h)}v${n(h * 0.7)}M${n(x)} ${n(ground - h)}v${n(h * 0.55)}" stroke="${c.deep}" stroke-width="2" opacity=".4"/>`;
  const cactus = (x: number, y: number, k: number): string =>
    `<path d="M${n(x)} ${n(y)}v${n(-60 * k)}M${n(x)} ${n(y - 22 * k)}h${n(-14 * k)}v${n(-18 * k)}M${n(x)} ${n(y - 30 * k)}h${n(14 * k)}v${n(-16 * k)}" fill="none" stroke="${shade(c.deep, -0.3)}" stroke-width="${n(9 * k)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return {
    back:
      sky(s, c.deep, c.mid, c.glow, c.mid) +
      orb(s, s.cx, ground - 60 * s.unit, 92 * s.unit, c.glow, c.mid) +
      [0, 1, 2, 3]
        .map(
          (i) =>
            `<path d="M0 ${n(ground - 96 * s.unit + i * 26)}h${s.w}" stroke="${c.mid}" stroke-width="${2 + i * 2}" opacity=".55"/>`,
        )
        .join('') +
      mesa(s.w * 0.16, 54, s.h * 0.2, mix(c.mid, c.deep, 0.45)) +
      mesa(s.w * 0.9, 70, s.h * 0.26, mix(c.mid, c.deep, 0.6)) +
      ridge(s.seed, s.w, s.h, ground + 4, 4, 5, mix(c.mid, c.deep, 0.75)),
    front: cactus(s.w * 0.1, s.h * 0.8, 1.2 * s.unit) + cactus(s.w * 0.91, s.h * 0.84, 1.5 * s.unit),
  };
};

export const savanna: DrawBackdrop = (s) => {
  const c = tint(s, '#330c08', '#e8842a', '#ffe9a0', 0.5);
  const ground = s.h * 0.68;
  const dark = shade(c.deep, -0.35);
  const acacia = (x: number, k: number): string =>
    `<path d="M${n(x)} ${n(ground + 10)}q${n(4 * k)} ${n(-40 * k)} ${n(-2 * k)} ${n(-66 * k)}m${n(1 * k)} ${n(18 * k)}q${n(14 * k)} ${n(-14 * k)} ${n(24 * k)} ${n(-20 * k)}m${n(-26 * k)} ${n(12 * k)}q${n(-14 * k)} ${n(-8 * k)} ${n(-20 * k)} ${n(-14 * k)}" stroke="${dark}" stroke-width="${n(5 * k)}" fill="none"/>` +
    `<path d="M${n(x - 46 * k)} ${n(ground - 58 * k)}q${n(44 * k)} ${n(-40 * k)} ${n(92 * k)} 0q${n(-46 * k)} ${n(-12 * k)} ${n(-92 * k)} 0Z" fill="${dark}"/>`;
  const grass = Array.from({ length: 22 }, (_, i) => {
    const x = (i + s.seed.next()) * (s.w / 22);
    return `M${n(x - 4)} ${s.h}Q${n(x)} ${n(s.h * 0.88)} ${n(x + s.seed.float(-16, 16))} ${n(s.h * s.seed.float(0.78, 0.86))}Q${n(x + 5)} ${n(s.h * 0.9)} ${n(x + 5)} ${s.h}Z`;
  }).join('');
  return {
    back:
      sky(s, shade(c.deep, 0.04), c.mid, c.glow, mix(c.mid, c.deep, 0.4)) +
      orb(s, s.cx, s.cy + 20, 88 * s.unit, '#fff4c4', c.glow) +
      rays(s.cx, s.cy + 20, s.w, 16, '#fff', 0.07) +
      ridge(s.seed, s.w, s.h, ground - 10, 10, 4, mix(c.mid, c.deep, 0.5)) +
      acacia(s.w * 0.13, 1.1 * s.unit) +
      acacia(s.w * 0.88, 0.8 * s.unit) +
      ridge(s.seed, s.w, s.h, ground + 12, 5, 4, mix(c.mid, c.deep, 0.85)),
    front: `<path d="${grass}" fill="${dark}"/>`,
  };
};

export const jungle: DrawBackdrop = (s) => {
  const c = tint(s, '#03180c', '#1a7a38', '#eaf78a', 0.5);
  const frond = (x: number, y: number, turn: number, size: number, fill: string): string =>
    [-50, -25, 0, 25, 50]
      .map((d) => leaf(size * (1 - Math.abs(d) / 160), size * 0.2, fill, c.glow, x, y, turn + d))
      .join('');
  const beams = [0, 1, 2]
    .map((i) => {
      const x = s.w * (0.24 + i * 0.24);
      return `<path d="${polygon([
        [x, -10],
        [x + 26, -10],
        [x + 70, s.h * 0.8],
        [x - 50, s.h * 0.8],
      ])}" fill="${c.glow}" opacity=".13"/>`;
    })
    .join('');
  const temple = [0, 1, 2, 3]
    .map(
      (i) =>
        `<rect x="${n(s.cx - (118 - i * 24) * s.unit)}" y="${n(s.h * (0.6 - i * 0.075))}" width="${n((236 - i * 48) * s.unit)}" height="${n(s.h * 0.09)}" fill="${mix(c.deep, c.mid, 0.35 + i * 0.1)}"/>`,
    )
    .join('');
  return {
    back:
      sky(s, c.mid, mix(c.mid, c.glow, 0.4), c.deep) +
      glow(s.sheet, s.cx, s.cy, 150 * s.unit, c.glow, 0.75) +
      beams +
      temple +
      ridge(s.seed, s.w, s.h, s.h * 0.66, 14, 6, shade(c.deep, 0.06)) +
      frond(s.w * 0.02, s.h * 0.5, 60, 110 * s.unit, mix(c.deep, c.mid, 0.7)) +
      frond(s.w * 0.98, s.h * 0.46, -60, 110 * s.unit, mix(c.deep, c.mid, 0.6)),
    front:
      pair(
        s,
        frond(-8, -6, 135, 120 * s.unit, mix(c.deep, c.mid, 0.4)) +
          frond(-10, s.h * 0.78, 50, 120 * s.unit, mix(c.deep, c.mid, 0.25)),
      ) + dust(s.seed, [20, 40, s.w - 40, s.h * 0.6], 18, c.glow, 1.4),
  };
};

export const meadow: DrawBackdrop = (s) => {
  const c = tint(s, '#06301c', '#3aa648', '#fff6b8', 0.55);
  const bow = ['#ff6b5e', '#ffb347', '#ffe95e', '#6fe07a', '#5ab8ff', '#a583f5'];
  const r = s.w * 0.52;
  return {
    back:
      sky(s, mix(s.mood.mid, '#4aa8e8', 0.55), mix(c.glow, '#bfeaff', 0.4), c.glow) +
      glow(s.sheet, s.cx, s.cy, 160 * s.unit, '#ffffff', 0.9) +
      bow
        .map(
          (colour, i) =>
            `<circle cx="${n(s.cx)}" cy="${n(s.h * 0.66)}" r="${n(r - i * 7)}" fill="none" stroke="${colour}" stroke-width="7.5" opacity=".55"/>`,
        )
        .join('') +
      cloud(s.w * 0.16, s.h * 0.2, 40 * s.unit, '#fff', 0.9) +
      cloud(s.w * 0.86, s.h * 0.3, 34 * s.unit, '#fff', 0.8) +
      ridge(s.seed, s.w, s.h, s.h * 0.62, 14, 3, mix(c.mid, c.glow, 0.35)) +
      ridge(s.seed, s.w, s.h, s.h * 0.7, 12, 3, c.mid) +
      ridge(s.seed, s.w, s.h, s.h * 0.8, 10, 4, c.deep),
    front: dust(s.seed, [0, s.h * 0.66, s.w, s.h * 0.2], 24, '#fff7c0', 2.2),
  };
};

export const ice: DrawBackdrop = (s) => {
  const c = tint(s, '#061a3a', '#2f86c8', '#d8fbff', 0.5);
  const aurora = (y: number, colour: string): string =>
    `<path d="M-10 ${n(y)}C${n(s.w * 0.25)} ${n(y - 60)} ${n(s.w * 0.4)} ${n(y + 50)} ${n(s.w * 0.65)} ${n(y - 20)}S${n(s.w)} ${n(y - 30)} ${s.w + 10} ${n(y - 10)}V${n(y - 90)}H-10Z" fill="${s.sheet.linear(
      [
        [0, colour, 0],
        [1, colour, 0.55],
      ],
    )}"/>`;
  const spike = (x: number, h: number, w: number): string =>
    `<path d="${polygon([
      [x - w, s.h * 0.86],
      [x, s.h * 0.86 - h],
      [x + w * 0.2, s.h * 0.86],
    ])}" fill="${mix(c.glow, '#ffffff', 0.3)}"/><path d="${polygon([
      [x + w, s.h * 0.86],
      [x, s.h * 0.86 - h],
      [x + w * 0.2, s.h * 0.86],
    ])}" fill="${c.mid}"/>`;
  return {
    back:
      sky(s, c.deep, mix(c.deep, c.mid, 0.7), c.glow) +
      dust(s.seed, [0, 0, s.w, s.h * 0.4], 30, '#fff', 1) +
      aurora(s.h * 0.3, '#5dffc0') +
      aurora(s.h * 0.42, s.mood.glow) +
      glow(s.sheet, s.cx, s.cy, 130 * s.unit, '#fff', 0.5) +
      ridge(s.seed, s.w, s.h, s.h * 0.6, s.h * 0.07, 4, mix(c.mid, '#ffffff', 0.35), true) +
      ridge(s.seed, s.w, s.h, s.h * 0.7, s.h * 0.05, 5, mix(c.mid, c.deep, 0.35), true) +
      ridge(s.seed, s.w, s.h, s.h * 0.79, 8, 4, mix(c.glow, c.mid, 0.4)),
    front:
      [0.04, 0.12, 0.2]
        .map(
          (x, i) =>
            spike(s.w * x, (70 - i * 18) * s.unit, 13 * s.unit) +
            spike(s.w * (1 - x), (84 - i * 24) * s.unit, 14 * s.unit),
        )
        .join('') + dust(s.seed, [0, 0, s.w, s.h * 0.8], 36, '#fff', 1.6),
  };
};
