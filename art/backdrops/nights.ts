import { mix, shade } from '../colour.ts';
import { lantern } from '../objects/lantern.ts';
import { cloud, dust, glow, glints, petals, polygon, ridge } from '../shapes.ts';
import { n, place } from '../svg.ts';
import type { DrawBackdrop } from './drawing.ts';
import { orb, pair, sky, tint } from './drawing.ts';

/** A curled cloud in the style of silk paintings. */
const scrollCloud = (x: number, y: number, k: number, fill: string, edge: string): string =>
  place(
    x,
    y,
    `<path d="M-60 14C-64-2-44-8-38-2-40-18-16-26-8-14-4-30 24-30 26-12 36-20 54-10 48 2 62-2 68 10 60 14Z" fill="${fill}" stroke="${edge}" stroke-width="2"/><path d="M-38-2c6 6-2 12-8 8M-8-14c8 6 2 16-8 12M26-12c4 8-4 14-12 10M48 2c-2 6-10 6-14 2" fill="none" stroke="${edge}" stroke-width="2"/>`,
    k,
  );

export const orient: DrawBackdrop = (s) => {
  const { deep, mid, glow: lamp } = s.mood;
  const eave = (x: number, y: number, w: number): string =>
    `M${n(x - w)} ${n(y)}q${n(w * 0.5)} ${n(-w * 0.06)} ${n(w)} ${n(-w * 0.36)}q${n(w * 0.5)} ${n(w * 0.3)} ${n(w)} ${n(w * 0.36)}l${n(-w * 0.3)} ${n(w * 0.06)}v${n(w * 0.3)}h${n(-w * 1.4)}v${n(-w * 0.3)}Z`;
  const px = s.w * (s.seed.chance(0.5) ? 0.16 : 0.84);
  const base = s.h * 0.66;
  return {
    back:
      sky(s, shade(deep, -0.25), mix(deep, mid, 0.6), mid, deep) +
      dust(s.seed, [0, 0, s.w, s.h * 0.5], 26, lamp, 1) +
      orb(s, s.cx, s.cy, 94 * s.unit, mix(lamp, '#ffffff', 0.35), lamp) +
      ridge(s.seed, s.w, s.h, s.h * 0.6, 26 * s.unit, 4, mix(mid, deep, 0.45)) +
      `<path d="${[0, 1, 2].map((i) => eave(px, base - (2 - i) * 26 * s.unit - 8, (26 + i * 9) * s.unit)).join('')}" fill="${shade(deep, -0.3)}"/>` +
      ridge(s.seed, s.w, s.h, s.h * 0.7, 18, 3, mix(mid, deep, 0.8)) +
      scrollCloud(s.w * 0.12, s.h * 0.28, 0.7 * s.unit, mix(mid, lamp, 0.25), lamp) +
      scrollCloud(s.w * 0.92, s.h * 0.42, 0.62 * s.unit, mix(mid, lamp, 0.2), lamp),
    front:
      lantern(s.sheet, 34 * s.unit, 0, s.h * 0.12, 21 * s.unit, s.look.accent) +
      lantern(s.sheet, s.w - 34 * s.unit, 0, s.h * s.seed.float(0.14, 0.22), 17 * s.unit, '#e5402f') +
      scrollCloud(s.w * 0.14, s.h * 0.75, 0.9 * s.unit, deep, lamp) +
      scrollCloud(s.w * 0.86, s.h * 0.77, 0.95 * s.unit, deep, lamp),
  };
};

export const blossom: DrawBackdrop = (s) => {
  const c = tint(s, '#2a0a2a', '#e07aa8', '#fff0f2', 0.4);
  const flower = (x: number, y: number, r: number): string =>
    place(
      x,
      y,
      petals(5, r, r * 0.62, `fill="${mix(c.glow, '#ff8fb8', 0.5)}" stroke="#fff" stroke-width=".8"`) +
        `<circle r="${n(r * 0.22)}" fill="#ffd75a"/>`,
      1,
      s.seed.float(0, 72),
    );
  const branch = (side: number): string => {
    const at = (t: number): number => (side < 0 ? t : s.w - t);
    return (
      `<path d="M${n(at(-6))} ${n(s.h * 0.06)}Q${n(at(60 * s.unit))} ${n(s.h * 0.05)} ${n(at(124 * s.unit))} ${n(s.h * 0.12)}M${n(at(40 * s.unit))} ${n(s.h * 0.06)}Q${n(at(54 * s.unit))} ${n(s.h * 0.16)} ${n(at(50 * s.unit))} ${n(s.h * 0.24)}" fill="none" stroke="#3d1c22" stroke-width="5" stroke-linecap="round"/>` +
      [8, 34, 58, 84, 112]
        .map((t, i) =>
          flower(at(t * s.unit), s.h * (i % 2 ? 0.05 : 0.1) + s.seed.float(-6, 10), s.seed.float(11, 17) * s.unit),
        )
        .join('') +
      flower(at(52 * s.unit), s.h * 0.2, 14 * s.unit)
    );
  };
  const petal = Array.from({ length: 14 }, () =>
    place(
      s.seed.float(0, s.w),
      s.seed.float(s.h * 0.2, s.h * 0.8),
      `<path d="M0 0q6-6 10 0-4 6-10 0Z" fill="#ffd3e2"/>`,
      s.seed.float(0.7, 1.5),
      s.seed.float(0, 360),
    ),
  ).join('');
  return {
    back:
      sky(s, mix(c.mid, c.deep, 0.35), c.mid, c.glow, mix(c.mid, c.deep, 0.3)) +
      orb(s, s.cx, s.cy, 100 * s.unit, '#fffaf0', c.glow) +
      ridge(s.seed, s.w, s.h, s.h * 0.62, 18, 3, mix(c.mid, c.glow, 0.35)) +
      ridge(s.seed, s.w, s.h, s.h * 0.7, 14, 4, mix(c.mid, c.deep, 0.4)) +
      [0, 1, 2, 3]
        .map(
          (i) =>
            `<path d="M${n(s.w * 0.1)} ${n(s.h * (0.76 + i * 0.04))}q${n(s.w * 0.2)} -5 ${n(s.w * 0.4)} 0t${n(s.w * 0.4)} 0" fill="none" stroke="#fff" opacity=".3" stroke-width="1.5"/>`,
        )
        .join(''),
    front: branch(s.seed.chance(0.5) ? -1 : 1) + petal,
  };
};

export const castle: DrawBackdrop = (s) => {
  const c = tint(s, '#0a0820', '#4a3a8c', '#f0e2ff', 0.4);
  const wall = shade(c.deep, -0.2);
  const tower = (x: number, y: number, w: number): string =>
    `<path d="M${n(x - w)} ${s.h}V${n(y)}h${n(-w * 0.25)}l${n(w * 1.25)} ${n(-w * 2)} ${n(w * 1.25)} ${n(w * 2)}h${n(-w * 0.25)}V${s.h}Z" fill="${wall}"/><path d="M${n(x - w * 0.18)} ${n(y + w * 1.5)}v${n(-w * 0.7)}a${n(w * 0.18)} ${n(w * 0.18)} 0 0 1 ${n(w * 0.36)} 0v${n(w * 0.7)}Z" fill="${c.glow}"/>`;
  const bats = [0, 1, 2]
    .map(() =>
      place(
        s.seed.float(0.15, 0.85) * s.w,
        s.seed.float(0.06, 0.26) * s.h,
        `<path d="M0 0q-4-8-14-6 4 3 3 8 5-2 8 2l3 3 3-3q3-4 8-2-1-5 3-8-10-2-14 6Z" fill="${wall}"/>`,
        s.seed.float(0.7, 1.2),
      ),
    )
    .join('');
  return {
    back:
      sky(s, shade(c.deep, -0.1), c.mid, mix(c.mid, c.glow, 0.5), c.deep) +
      dust(s.seed, [0, 0, s.w, s.h * 0.4], 26, '#fff', 1) +
      orb(s, s.cx, s.cy, 98 * s.unit, '#fffbe6', c.glow) +
      ridge(s.seed, s.w, s.h, s.h * 0.6, 22, 4, mix(c.mid, c.deep, 0.5), true) +
      tower(s.w * 0.1, s.h * 0.42, 18 * s.unit) +
      tower(s.w * 0.23, s.h * 0.54, 13 * s.unit) +
      tower(s.w * 0.91, s.h * 0.38, 19 * s.unit) +
      tower(s.w * 0.78, s.h * 0.55, 12 * s.unit) +
      bats,
    front:
      cloud(s.w * 0.2, s.h * 0.76, 70 * s.unit, c.glow, 0.14) + cloud(s.w * 0.8, s.h * 0.8, 80 * s.unit, c.glow, 0.16),
  };
};

export const space: DrawBackdrop = (s) => {
  const { deep, mid, glow: lamp } = s.mood;
  const planet = s.sheet.radial(
    [
      [0, lamp],
      [0.5, mid],
      [1, deep],
    ],
    [0.3, 0.28, 0.8],
  );
  const [x, y, r] = [s.w * s.seed.float(0.74, 0.86), s.h * s.seed.float(0.14, 0.22), s.seed.float(26, 38) * s.unit];
  return {
    back:
      sky(s, '#05030f', mix(deep, '#080420', 0.4), mix(mid, deep, 0.4), '#05030f') +
      glow(s.sheet, s.w * 0.25, s.h * 0.3, 150 * s.unit, mid, 0.8) +
      glow(s.sheet, s.w * 0.8, s.h * 0.6, 150 * s.unit, s.look.accent, 0.4) +
      glow(s.sheet, s.cx, s.cy, 110 * s.unit, lamp, 0.55) +
      dust(s.seed, [0, 0, s.w, s.h], 70, '#fff', 0.9) +
      glints(s.seed, [0, 0, s.w, s.h * 0.7], 8, '#fff') +
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 1.9)}" ry="${n(r * 0.5)}" transform="rotate(-20 ${n(x)} ${n(y)})" fill="none" stroke="${lamp}" stroke-width="3" opacity=".8"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${planet}"/><path d="M${n(x - r * 1.78)} ${n(y + r * 0.65)}A${n(r * 1.9)} ${n(r * 0.5)} -20 0 0 ${n(x + r * 1.78)} ${n(y - r * 0.65)}" fill="none" stroke="${lamp}" stroke-width="3.5"/>` +
      `<circle cx="${n(s.cx)}" cy="${n(s.h * 1.12)}" r="${n(s.w * 0.72)}" fill="${s.sheet.linear([
        [0, lamp],
        [0.08, mid],
        [0.35, deep],
      ])}"/>`,
    front: [0, 1, 2, 3, 4]
      .map(() =>
        place(
          s.seed.float(0.05, 0.95) * s.w,
          s.seed.float(0.62, 0.8) * s.h,
          `<path d="M-10-2-4-9 7-7 11 2 3 9-8 7Z" fill="${mix(deep, '#8a8090', 0.4)}" stroke="${lamp}" stroke-opacity=".5"/>`,
          s.seed.float(0.5, 1.3),
          s.seed.float(0, 360),
        ),
      )
      .join(''),
  };
};

export const city: DrawBackdrop = (s) => {
  const { deep, mid, glow: lamp } = s.mood;
  const horizon = s.h * 0.62;
  let blocks = '';
  let lights = '';
  for (let x = -4; x < s.w;) {
    const [w, h] = [s.seed.float(18, 34) * s.unit, s.seed.float(50, 150) * s.unit];
    blocks += `M${n(x)} ${n(horizon)}v${n(-h)}h${n(w)}v${n(h)}Z`;
    for (let i = 0; i < 5; i++) lights += `M${n(x + s.seed.float(4, w - 5))} ${n(horizon - s.seed.float(8, h - 6))}h3`;
    x += w + 2;
  }
  const lines =
    Array.from(
      { length: 13 },
      (_, i) => `M${n(s.cx + (i - 6) * 9)} ${n(horizon)}L${n(s.cx + (i - 6) * 74)} ${s.h}`,
    ).join('') + [0.03, 0.08, 0.16, 0.26].map((t) => `M0 ${n(horizon + s.h * t)}H${s.w}`).join('');
  return {
    back:
      sky(s, '#07040f', mix(deep, mid, 0.5), mid, deep) +
      orb(s, s.cx, s.cy + 6, 92 * s.unit, lamp, s.look.accent) +
      `<path d="${blocks}" fill="${shade(deep, -0.35)}"/><path d="${lights}" stroke="${lamp}" stroke-width="2.5" opacity=".8"/>` +
      `<rect y="${n(horizon)}" width="${s.w}" height="${n(s.h - horizon)}" fill="${s.sheet.linear([
        [0, mid],
        [0.4, shade(deep, -0.2)],
        [1, '#040208'],
      ])}"/><path d="${lines}" stroke="${lamp}" stroke-width="1.2" opacity=".55"/><path d="M0 ${n(horizon)}H${s.w}" stroke="#fff" stroke-width="2"/>`,
    front: pair(
      s,
      `<path d="${polygon([
        [0, 0],
        [s.w * 0.2, 0],
        [0, s.h * 0.6],
      ])}" fill="${s.look.accent}" opacity=".18"/>`,
    ),
  };
};
