import { mix, shade } from '../colour.ts';
import { emblem, motifPlace, silhouette } from '../motifs.ts';
import type { Scene } from '../scene.ts';
import { dust, glow, polygon, rays } from '../shapes.ts';
import { n, place } from '../svg.ts';

/** Ground colours and lines by class of sport. */
const GROUNDS: Readonly<
  Record<string, { light: string; dark: string; lines: 'pitch' | 'court' | 'track' | 'ring' | 'diamond' }>
> = {
  FOOTBALL: { light: '#3fae4a', dark: '#2b8a3a', lines: 'pitch' },
  BASKET: { light: '#d98a45', dark: '#c47634', lines: 'court' },
  TENNIS: { light: '#2f74c8', dark: '#2563b0', lines: 'court' },
  RACING: { light: '#4a4f58', dark: '#3e434b', lines: 'track' },
  FIGHT: { light: '#c8d2dc', dark: '#b4c0cc', lines: 'ring' },
  BAT: { light: '#4cae52', dark: '#c98a52', lines: 'diamond' },
};

function ground(s: Scene, classify: string, y: number): string {
  const g = GROUNDS[classify] ?? GROUNDS.FOOTBALL!;
  const [light, dark] = [mix(g.light, s.mood.mid, 0.25), mix(g.dark, s.mood.mid, 0.3)];
  const band = (i: number, count: number): string =>
    `<path d="${polygon([
      [s.cx + (i / count - 0.5) * s.w * 0.9, y],
      [s.cx + ((i + 1) / count - 0.5) * s.w * 0.9, y],
      [s.cx + ((i + 1) / count - 0.5) * s.w * 2.6, s.h],
      [s.cx + (i / count - 0.5) * s.w * 2.6, s.h],
    ])}" fill="${light}"/>`;
  const bands = [0, 2, 4, 6, 8].map((i) => band(i, 9)).join('');
  const line = (d: string, w = 3): string =>
    `<path d="${d}" fill="none" stroke="#fff" stroke-width="${w}" opacity=".85"/>`;
  const drop = s.h - y;
  const lines = {
    pitch:
      line(`M0 ${n(y + drop * 0.18)}H${s.w}`) +
      `<ellipse cx="${n(s.cx)}" cy="${n(y + drop * 0.18)}" rx="${n(s.w * 0.22)}" ry="${n(drop * 0.12)}" fill="none" stroke="#fff" stroke-width="3" opacity=".85"/>` +
      line(`M${n(s.w * 0.12)} ${n(y)}L${n(-s.w * 0.3)} ${s.h}M${n(s.w * 0.88)} ${n(y)}L${n(s.w * 1.3)} ${s.h}`),
    court:
      line(
        `M${n(s.w * 0.24)} ${n(y)}L${n(s.w * 0.04)} ${s.h}M${n(s.w * 0.76)} ${n(y)}L${n(s.w * 0.96)} ${s.h}M${n(s.w * 0.15)} ${n(y + drop * 0.3)}H${n(s.w * 0.85)}M${n(s.cx)} ${n(y + drop * 0.3)}V${s.h}`,
      ) + line(`M${n(s.w * 0.3)} ${n(y)}a${n(s.w * 0.2)} ${n(drop * 0.2)} 0 0 0 ${n(s.w * 0.4)} 0`),
    track:
      [0.2, 0.4, 0.6, 0.8]
        .map((t) => line(`M${n(s.cx + (t - 0.5) * s.w * 0.5)} ${n(y)}L${n(s.cx + (t - 0.5) * s.w * 2.4)} ${s.h}`, 2.5))
        .join('') + `<path d="M0 ${n(y + 4)}H${s.w}" stroke="#d6304a" stroke-width="8" stroke-dasharray="16 16"/>`,
    ring:
      [0.1, 0.22, 0.36]
        .map(
          (t, i) =>
            `<path d="M0 ${n(y - 40 * s.unit + t * drop)}H${s.w}" stroke="${['#e0304a', '#ffffff', '#2f6fe0'][i]}" stroke-width="5"/>`,
        )
        .join('') +
      line(`M${n(s.w * 0.1)} ${n(y - 60 * s.unit)}V${s.h}M${n(s.w * 0.9)} ${n(y - 60 * s.unit)}V${s.h}`, 9),
    diamond: `<path d="${polygon([
      [s.cx, y + 4],
      [s.cx + s.w * 0.5, y + drop * 0.42],
      [s.cx, s.h],
      [s.cx - s.w * 0.5, y + drop * 0.42],
    ])}" fill="${mix('#c98a52', s.mood.mid, 0.15)}" stroke="#fff" stroke-width="2.5"/>`,
  }[g.lines];
  return `<rect y="${n(y)}" width="${s.w}" height="${n(drop)}" fill="${dark}"/>${bands}${lines}`;
}

/** Draws tiers of people as dots in two colours. */
function crowd(s: Scene, y: number): string {
  const tier = (i: number): string => {
    const top = y - (3 - i) * 24 * s.unit;
    return `<path d="M0 ${n(top - 10)}Q${n(s.cx)} ${n(top + 16 * s.unit)} ${s.w} ${n(top - 10)}V${n(y)}H0Z" fill="${mix(s.mood.deep, s.mood.mid, 0.12 + i * 0.14)}"/>`;
  };
  const faces =
    dust(s.seed, [0, y - 66 * s.unit, s.w, 60 * s.unit], 120, mix(s.mood.glow, '#ffffff', 0.3), 1.5) +
    dust(s.seed, [0, y - 60 * s.unit, s.w, 56 * s.unit], 40, s.look.accent, 1.6);
  return [0, 1, 2].map(tier).join('') + faces;
}

function floodlight(s: Scene, x: number, y: number, lean: number): string {
  const bulbs = Array.from(
    { length: 12 },
    (_, i) => `<circle cx="${-18 + (i % 4) * 12}" cy="${-12 + Math.floor(i / 4) * 12}" r="4.2"/>`,
  ).join('');
  return (
    glow(s.sheet, x, y, 92 * s.unit, '#ffffff', 0.85) +
    `<path d="${polygon([
      [x - 10, y],
      [x + 10, y],
      [s.cx + lean * 70, s.h * 0.86],
      [s.cx - lean * 120, s.h * 0.86],
    ])}" fill="${s.mood.glow}" opacity=".12"/>` +
    place(
      x,
      y,
      `<path d="M0 10V240" stroke="#0c1218" stroke-width="6"/><rect x="-26" y="-20" width="52" height="42" rx="5" fill="#1a232c"/><g fill="#fffef0">${bulbs}</g>`,
      0.8 * s.unit,
      lean * 8,
    )
  );
}

/** Draws a stadium at night: floodlights, crowd, ground, and the sport's object in flight. */
export function drawSports(s: Scene, motif: string, classify: string): string {
  const y = s.cy + 62 * s.unit;
  const { material } = motifPlace(motif);
  const [bx, by, size] = [
    s.cx + s.seed.float(-12, 12),
    s.cy + s.seed.float(-6, 10) * s.unit,
    s.seed.int(136, 166) * s.unit,
  ];
  const from = s.seed.pick([-1, 1]);
  const trail = [0.1, 0, -0.1]
    .map(
      (d, i) =>
        `<path d="M${n(bx)} ${n(by + d * size)}Q${n(bx - from * 90 * s.unit)} ${n(by + 40 * s.unit + d * 200)} ${n(bx - from * 190 * s.unit)} ${n(s.h * 0.8)}" fill="none" stroke="${i === 1 ? '#fff' : s.mood.glow}" stroke-width="${n((i === 1 ? 26 : 12) * s.unit)}" stroke-linecap="round" opacity="${i === 1 ? 0.28 : 0.3}"/>`,
    )
    .join('');
  const scarf = s.seed.chance(0.5)
    ? [0.2, 0.42, 0.64, 0.86]
        .map((t, i) =>
          place(
            s.w * t,
            y - 52 * s.unit,
            `<path d="M0 34V-10" stroke="#e8e0d0" stroke-width="2.5"/><path d="M0-10q12-8 24 0v20q-12-8-24 0Z" fill="${i % 2 ? s.look.accent : s.mood.glow}"/>`,
            s.unit,
          ),
        )
        .join('')
    : '';
  return (
    `<rect width="${s.w}" height="${s.h}" fill="${s.sheet.linear([
      [0, shade(s.mood.deep, -0.3)],
      [0.5, s.mood.mid],
      [1, s.mood.deep],
    ])}"/>` +
    rays(s.cx, s.cy, s.h, 18, s.mood.glow, 0.1) +
    floodlight(s, s.w * 0.1, s.h * 0.13, -1) +
    floodlight(s, s.w * 0.9, s.h * 0.13, 1) +
    crowd(s, y) +
    scarf +
    ground(s, classify, y) +
    silhouette(s.sheet, motif, '#000', s.cx, y + 34 * s.unit, size * 0.5, 0.2) +
    trail +
    glow(s.sheet, bx, by, 120 * s.unit, s.mood.glow, 0.75) +
    emblem(s.sheet, motif, material, bx, by, size, { tilt: from * s.seed.int(6, 18), halo: '#fff' }) +
    dust(s.seed, [0, 20, s.w, s.h * 0.55], 26, '#fff', 1.6)
  );
}
