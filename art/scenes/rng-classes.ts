import { shade } from '../colour.ts';
import { medallion } from '../medallions.ts';
import type { DrawClass } from './rng-parlour.ts';
import { bingo, chief, poker, scratch, tables } from './rng-parlour.ts';
import type { Scene } from '../scene.ts';
import { glints, polygon } from '../shapes.ts';
import { n, place } from '../svg.ts';

/** Jackpot: a board with light bulbs and four grades. */
const jackpot: DrawClass = (s, motif) => {
  const grades = [
    ['#ff4f6a', 150],
    ['#ffb02e', 126],
    ['#3fd07a', 102],
    ['#49a8ff', 78],
  ] as const;
  const bars = grades
    .map(
      ([colour, w], i) =>
        `<rect x="${-w / 2}" y="${46 + i * 19}" width="${w}" height="16" rx="8" fill="${s.sheet.linear([
          [0, shade(colour, 0.45)],
          [0.5, colour],
          [1, shade(colour, -0.45)],
        ])}" stroke="#fff3c4" stroke-width="1.4"/>` +
        [0, 1, 2, 3, 4]
          .map(
            (d) =>
              `<rect x="${-30 + d * 13}" y="${50 + i * 19}" width="9" height="8" rx="1.5" fill="#fff" opacity=".85"/>`,
          )
          .join(''),
    )
    .join('');
  return (
    medallion(s, 'sunburst', s.cx, s.cy - 18 * s.unit, 108 * s.unit) +
    place(s.cx, s.cy, bars, s.unit) +
    chief(s, motif, -38, 150) +
    glints(s.seed, [s.cx - 110, s.cy - 100, 220, 200], 9, '#fffbe0')
  );
};

/** Arcade and mini: a cabinet with a screen and levers. */
const arcade: DrawClass = (s, motif) => {
  const side = s.sheet.linear(
    [
      [0, shade(s.look.accent, -0.2)],
      [0.5, s.look.accent],
      [1, shade(s.look.accent, -0.5)],
    ],
    [0, 0, 1, 0],
  );
  const screen = s.sheet.radial([
    [0, s.mood.mid],
    [1, '#05030c'],
  ]);
  const cabinet =
    `<path d="M-92-112H92L100-78V104H-100V-78Z" fill="${side}" stroke="#0a0612" stroke-width="3"/><rect x="-84" y="-104" width="168" height="26" rx="6" fill="#fff6d8"/><path d="${Array.from({ length: 10 }, (_, i) => `M${-72 + i * 16}-91h0`).join('')}" stroke="#ff5a3c" stroke-width="9" stroke-linecap="round"/>` +
    `<rect x="-84" y="-72" width="168" height="130" rx="12" fill="${screen}" stroke="#0a0612" stroke-width="5"/><path d="${Array.from({ length: 13 }, (_, i) => `M-80 ${-64 + i * 9.5}H80`).join('')}" stroke="#fff" opacity=".07" stroke-width="2"/><path d="M-76-62Q-30-72 20-66L-60 30Q-80 0-76-62Z" fill="#fff" opacity=".1"/>` +
    `<path d="M-98 64H98L108 104H-108Z" fill="#1a1426" stroke="#0a0612" stroke-width="2"/><path d="M-62 90V66" stroke="#c8ced6" stroke-width="6"/><circle cx="-62" cy="62" r="13" fill="#ff3b4e"/><circle cx="-66" cy="57" r="4" fill="#fff" opacity=".8"/>` +
    ['#ffd23f', '#3fd0a8', '#5aa0ff', '#ff7ac0']
      .map(
        (c, i) =>
          `<ellipse cx="${-6 + i * 28}" cy="86" rx="11" ry="8" fill="${shade(c, -0.45)}"/><ellipse cx="${-6 + i * 28}" cy="82" rx="11" ry="8" fill="${c}"/>`,
      )
      .join('');
  return place(s.cx, s.cy + 10 * s.unit, cabinet, s.unit) + chief(s, motif, 2, 112);
};

/** Crash: a curve that climbs until it breaks off. */
const crash: DrawClass = (s, motif) => {
  const [x0, y0] = [s.cx - 122 * s.unit, s.cy + 96 * s.unit];
  const [x1, y1] = [s.cx + 78 * s.unit, s.cy - 62 * s.unit];
  const curve = `M${n(x0)} ${n(y0)}Q${n(s.cx + 30 * s.unit)} ${n(y0)} ${n(x1)} ${n(y1)}`;
  const grid = [0, 1, 2, 3, 4]
    .map(
      (i) =>
        `M${n(x0)} ${n(y0 - i * 40 * s.unit)}h${n(244 * s.unit)}M${n(x0 + i * 61 * s.unit)} ${n(y0)}v${n(-170 * s.unit)}`,
    )
    .join('');
  return (
    `<path d="${grid}" stroke="${s.mood.glow}" opacity=".35"/><path d="${curve}V${n(y0)}Z" fill="${s.sheet.linear([
      [0, s.look.accent, 0.75],
      [1, s.look.accent, 0],
    ])}"/><path d="${curve}" fill="none" stroke="#fff" stroke-width="${n(9 * s.unit)}" opacity=".3"/><path d="${curve}" fill="none" stroke="${s.mood.glow}" stroke-width="${n(5 * s.unit)}" stroke-linecap="round"/>` +
    chief(s, motif, -48, 150).replace(`translate(${n(s.cx)}`, `translate(${n(s.cx + 42 * s.unit)}`) +
    glints(s.seed, [20, 20, s.w - 40, s.h * 0.4], 8, '#fff')
  );
};

/** Racing: a track that bends to the finish. */
const race: DrawClass = (s, motif) => {
  const y = s.cy + 96 * s.unit;
  const track = [0, 1, 2, 3]
    .map(
      (i) =>
        `<path d="${polygon([
          [s.cx - (30 + i * 40 - 80) * 0.5 - 8, s.cy - 40 * s.unit],
          [s.cx - (30 + i * 40 - 80) * 0.5 + 4, s.cy - 40 * s.unit],
          [s.cx - (i * 92 - 138) * s.unit + 6, y],
          [s.cx - (i * 92 - 138) * s.unit - 6, y],
        ])}" fill="#fff" opacity=".4"/>`,
    )
    .join('');
  const flag = Array.from({ length: 24 }, (_, i) =>
    (i + Math.floor(i / 12)) % 2 ? '' : `M${-108 + (i % 12) * 18} ${-104 + Math.floor(i / 12) * 14}h18v14h-18Z`,
  ).join('');
  return (
    `${track}${place(s.cx, s.cy, `<rect x="-108" y="-104" width="216" height="28" fill="#fff"/><path d="${flag}" fill="#14181f"/>`, s.unit)}` +
    medallion(s, 'none', s.cx, s.cy, 90 * s.unit) +
    chief(s, motif, 16, 176)
  );
};

const CLASSES: Readonly<Record<string, DrawClass>> = {
  SC: scratch,
  VP: poker,
  JP: jackpot,
  TG: tables,
  AC: arcade,
  MINI: arcade,
  BG: bingo,
  CRASH: crash,
  HORSE: race,
};

/** Draws the middle of a slot sub-type; undefined for the plain slot. */
export function slotClass(s: Scene, motif: string, classify: string): string | undefined {
  return Object.hasOwn(CLASSES, classify) ? CLASSES[classify]!(s, motif) : undefined;
}
