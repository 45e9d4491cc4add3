import { MATERIALS } from '../materials.ts';
import { medallion } from '../medallions.ts';
import { emblem, motifPlace } from '../motifs.ts';
import { ball } from '../objects/balls.ts';
import { card, SUITS } from '../objects/cards.ts';
import { chipStack } from '../objects/chips.ts';
import { die } from '../objects/dice.ts';
import type { Scene } from '../scene.ts';
import { rays } from '../shapes.ts';
import { place } from '../svg.ts';

export type DrawClass = (s: Scene, motif: string) => string;

export const chief = (s: Scene, motif: string, dy: number, size: number): string =>
  emblem(s.sheet, motif, motifPlace(motif).material, s.cx, s.cy + dy * s.unit, size * s.unit, { halo: s.mood.glow });

/** Scratch: a ticket with one half scratched. */
export const scratch: DrawClass = (s, motif) => {
  const foil = s.sheet.linear(
    [
      [0, '#f4f7fa'],
      [0.4, '#aab6c2'],
      [0.6, '#e8eef4'],
      [1, '#8794a2'],
    ],
    [0, 0, 1, 1],
  );
  const cell = (i: number): string => {
    const [x, y] = [-66 + (i % 3) * 66, 30 + Math.floor(i / 3) * 46];
    const open = (i * 7 + s.seed.int(0, 2)) % 3 !== 0;
    const box = `<rect x="${x - 29}" y="${y - 20}" width="58" height="40" rx="6" fill="${open ? '#fff8e2' : foil}" stroke="#6a5a38"/>`;
    return (
      box +
      (open
        ? emblem(s.sheet, motif, motifPlace(motif).material, x, y, 32, { shadow: false }) +
          `<path d="M${x - 29} ${y - 12}l8 4-6 6 9 5-11 5V${y - 12}Z" fill="${foil}"/>`
        : `<path d="M${x - 20} ${y + 8}l12-16M${x - 4} ${y + 8}l12-16M${x + 12} ${y + 8}l10-14" stroke="#fff" stroke-width="2" opacity=".6"/>`)
    );
  };
  const edge = Array.from(
    { length: 11 },
    (_, i) => `<circle cx="${-100 + i * 20}" cy="-96" r="4"/><circle cx="${-100 + i * 20}" cy="102" r="4"/>`,
  ).join('');
  const ticket = `<rect x="-104" y="-92" width="216" height="202" rx="10" opacity=".4"/><rect x="-108" y="-98" width="216" height="200" rx="10" fill="${s.sheet.linear(
    [
      [0, '#fffdf0'],
      [1, '#ffe3a0'],
    ],
  )}" stroke="${MATERIALS.gold.dark}" stroke-width="2"/><g fill="${s.mood.deep}" opacity=".5">${edge}</g><rect x="-98" y="-86" width="196" height="82" rx="8" fill="${s.sheet.linear(
    [
      [0, s.mood.mid],
      [1, s.mood.deep],
    ],
  )}"/><g opacity=".8">${rays(0, -46, 60, 16, s.mood.glow, 0.4)}</g>${[0, 1, 2, 3, 4, 5].map(cell).join('')}`;
  return (
    place(s.cx, s.cy + 6 * s.unit, ticket, 0.98 * s.unit, -5) +
    chief(s, motif, -46, 108) +
    place(
      s.cx + 86 * s.unit,
      s.cy + 84 * s.unit,
      `<circle r="20" fill="#c98a1c"/><circle r="20" fill="none" stroke="#fff0b0" stroke-width="3" stroke-dasharray="2 3"/><circle r="13" fill="#ffd75a" stroke="#8a5208"/>`,
      s.unit,
    )
  );
};

/** Video poker: a lit hand of five. */
export const poker: DrawClass = (s, motif) => {
  const suit = s.seed.pick(SUITS);
  const hand = ['10', 'J', 'Q', 'K', 'A']
    .map((rank, i) =>
      card(
        s.sheet,
        rank,
        suit,
        s.cx + (i - 2) * 47 * s.unit,
        s.cy + (66 + Math.abs(i - 2) * 9) * s.unit,
        0.92 * s.unit,
        (i - 2) * 9,
      ),
    )
    .join('');
  return (
    medallion(s, s.seed.pick(['ring', 'wreath', 'sunburst']), s.cx, s.cy - 40 * s.unit, 74 * s.unit) +
    chief(s, motif, -42, 116) +
    hand
  );
};

/** Table games: dice, chips and cards in front of the motif. */
export const tables: DrawClass = (s, motif) =>
  medallion(s, 'ring', s.cx, s.cy - 22 * s.unit, 88 * s.unit) +
  chief(s, motif, -26, 132) +
  card(s.sheet, 'A', s.seed.pick(SUITS), s.cx - 92 * s.unit, s.cy + 46 * s.unit, 0.8 * s.unit, -16) +
  chipStack(s.sheet, s.cx + 92 * s.unit, s.cy + 92 * s.unit, s.unit, [s.look.accent, '#f4f0e4', '#b3202e', '#1d5fc4']) +
  die(s.cx - 26 * s.unit, s.cy + 86 * s.unit, 30 * s.unit, s.seed.int(1, 6), '#c8102e', -12) +
  die(s.cx + 34 * s.unit, s.cy + 92 * s.unit, 26 * s.unit, s.seed.int(1, 6), '#f6f1e4', 16);

/** Bingo: a card with daubs and called balls. */
export const bingo: DrawClass = (s, motif) => {
  const columns = ['#e63950', '#f5a524', '#2fae5f', '#2f7fe0', '#8c4de0'];
  const sheet =
    `<rect x="-70" y="-60" width="140" height="158" rx="10" fill="#fffaf0" stroke="#3a2a14" stroke-width="2"/>` +
    columns.map((c, i) => `<rect x="${-64 + i * 26}" y="-54" width="24" height="20" rx="4" fill="${c}"/>`).join('') +
    Array.from({ length: 25 }, (_, i) => {
      const [x, y] = [-52 + (i % 5) * 26, -20 + Math.floor(i / 5) * 25];
      return (
        `<rect x="${x - 11.5}" y="${y - 11}" width="23" height="22" rx="3" fill="#f1e7d2"/>` +
        (i === 12 || (i * 5 + s.seed.int(0, 3)) % 4 === 0
          ? `<circle cx="${x}" cy="${y}" r="10" fill="${columns[i % 5]}" opacity=".85"/>`
          : '')
      );
    }).join('');
  return (
    place(s.cx + 46 * s.unit, s.cy + 20 * s.unit, sheet, 0.92 * s.unit, 9) +
    medallion(s, 'none', s.cx - 30 * s.unit, s.cy - 30 * s.unit, 80 * s.unit) +
    emblem(s.sheet, motif, motifPlace(motif).material, s.cx - 44 * s.unit, s.cy - 26 * s.unit, 134 * s.unit, {
      tilt: -6,
      halo: s.mood.glow,
    }) +
    [0, 1, 2]
      .map((i) =>
        ball(
          s.sheet,
          s.cx + (-86 + i * 54) * s.unit,
          s.cy + (84 + (i % 2) * 14) * s.unit,
          25 * s.unit,
          String(s.seed.int(1, 75)),
          columns[(i * 2) % 5]!,
        ),
      )
      .join('')
  );
};
