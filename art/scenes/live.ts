import { shade } from '../colour.ts';
import { MATERIALS } from '../materials.ts';
import { medallion } from '../medallions.ts';
import { emblem, motifPlace } from '../motifs.ts';
import type { Suit } from '../objects/cards.ts';
import { card, cardBack, SUITS } from '../objects/cards.ts';
import { chip, chipStack } from '../objects/chips.ts';
import { die } from '../objects/dice.ts';
import { fortuneWheel, rouletteWheel } from '../objects/wheel.ts';
import { lamp, room, table } from './live-room.ts';
import type { Scene } from '../scene.ts';
import { glow } from '../shapes.ts';
import { n } from '../svg.ts';

const CHIPS = ['#c8102e', '#f4f0e4', '#1d5fc4', '#14834a', '#1a1c22'] as const;

const stacks = (s: Scene, y: number): string =>
  chipStack(s.sheet, s.cx - 112 * s.unit, y, 0.9 * s.unit, CHIPS, 4 + s.seed.int(0, 2)) +
  chipStack(
    s.sheet,
    s.cx + 114 * s.unit,
    y + 6,
    0.9 * s.unit,
    [s.look.accent, '#f4f0e4', '#1a1c22'],
    3 + s.seed.int(0, 3),
  );

/** Draws the objects on the felt, by class. */
function play(s: Scene, classify: string, y: number): string {
  const at = (dx: number, dy: number): [number, number] => [s.cx + dx * s.unit, y + dy * s.unit];
  const [a, b] = [s.seed.pick(SUITS), s.seed.pick(SUITS)];
  switch (classify) {
    case 'ROU':
      return (
        rouletteWheel(s.sheet, ...at(0, 6), 108 * s.unit, s.seed.float(0.42, 0.6), s.seed.float(0, 90)) +
        chip(...at(-118, 48), 0.8 * s.unit, CHIPS[0]) +
        chip(...at(-96, 64), 0.8 * s.unit, s.look.accent, 20) +
        chip(...at(116, 52), 0.85 * s.unit, CHIPS[2], 10)
      );
    case 'BJ':
      return (
        stacks(s, y + 34 * s.unit) +
        card(s.sheet, 'J', a, ...at(-26, 2), 1.02 * s.unit, -14, 'crown') +
        card(s.sheet, 'A', b, ...at(28, -4), 1.02 * s.unit, 10) +
        chip(...at(-4, 66), 0.9 * s.unit, CHIPS[4], 12)
      );
    case 'DT':
      return (
        stacks(s, y + 44 * s.unit) +
        card(s.sheet, 'K', a, ...at(-50, 14), 0.86 * s.unit, -10, 'dragon-head') +
        card(s.sheet, 'Q', b, ...at(50, 14), 0.86 * s.unit, 10, 'tiger')
      );
    case 'SICBO':
      return (
        `<ellipse cx="${n(s.cx)}" cy="${n(y + 36 * s.unit)}" rx="${n(104 * s.unit)}" ry="${n(36 * s.unit)}" fill="${shade(s.mood.deep, -0.2)}" stroke="${MATERIALS.gold.mid}" stroke-width="5"/>` +
        [
          [-48, 16, -14],
          [46, 20, 12],
          [0, -4, 4],
        ]
          .map(([dx = 0, dy = 0, turn = 0]) => die(...at(dx, dy), 31 * s.unit, s.seed.int(1, 6), '#f7f1e2', turn))
          .join('') +
        `<path d="M${n(s.cx - 96 * s.unit)} ${n(y + 30 * s.unit)}C${n(s.cx - 96 * s.unit)} ${n(y - 96 * s.unit)} ${n(s.cx + 96 * s.unit)} ${n(y - 96 * s.unit)} ${n(s.cx + 96 * s.unit)} ${n(y + 30 * s.unit)}" fill="#fff" fill-opacity=".14" stroke="#fff" stroke-opacity=".6" stroke-width="2"/><path d="M${n(s.cx - 70 * s.unit)} ${n(y - 10 * s.unit)}q${n(12 * s.unit)} ${n(-34 * s.unit)} ${n(36 * s.unit)} ${n(-42 * s.unit)}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".55"/>`
      );
    case 'SHOW':
      return (
        fortuneWheel(
          s.sheet,
          ...at(0, -20),
          88 * s.unit,
          [s.look.accent, '#f5b82e', '#d6304a', '#2f7fe0', '#7b46d6', '#22a866'],
          18,
          s.seed.float(0, 20),
        ) + stacks(s, y + 64 * s.unit)
      );
    case 'POKER':
      return (
        stacks(s, y + 48 * s.unit) +
        ['10', 'J', 'Q', 'K', 'A']
          .map((rank, i) =>
            card(s.sheet, rank, a, ...at((i - 2) * 40, 14 + Math.abs(i - 2) * 7), 0.8 * s.unit, (i - 2) * 8),
          )
          .join('')
      );
    default:
      return baccarat(s, at, y, a, b);
  }
}

/** Player and banker: side by side, or one above the other in front of face-down cards of the shoe. */
function baccarat(s: Scene, at: (dx: number, dy: number) => [number, number], y: number, a: Suit, b: Suit): string {
  const [red, blue, line] = ['#8a1226', '#123f8a', '#f4cf74'];
  const third = s.seed.pick(['8', '7', 'K']);
  switch (s.seed.int(0, 2)) {
    case 0:
      return (
        stacks(s, y + 48 * s.unit) +
        cardBack(s.sheet, ...at(-74, 12), 0.86 * s.unit, -20, red, line) +
        card(s.sheet, '9', a, ...at(-24, 10), 0.92 * s.unit, -7) +
        card(s.sheet, third, b, ...at(34, 8), 0.92 * s.unit, 8) +
        cardBack(s.sheet, ...at(84, 14), 0.86 * s.unit, 22, blue, line)
      );
    case 1:
      return (
        card(s.sheet, '4', b, ...at(-96, 6), 0.84 * s.unit, -24) +
        card(s.sheet, '5', a, ...at(-62, 14), 0.84 * s.unit, -8) +
        card(s.sheet, third, a, ...at(62, 14), 0.84 * s.unit, 8) +
        card(s.sheet, '9', b, ...at(96, 6), 0.84 * s.unit, 24) +
        chipStack(s.sheet, ...at(0, 52), 0.95 * s.unit, CHIPS, 5 + s.seed.int(0, 2))
      );
    default:
      return (
        [-2, -1, 0, 1, 2]
          .map((i) =>
            cardBack(s.sheet, ...at(i * 44, -8 + Math.abs(i) * 5), 0.66 * s.unit, i * 8, i < 0 ? red : blue, line),
          )
          .join('') +
        card(s.sheet, 'A', a, ...at(-34, 34), 0.9 * s.unit, -10) +
        card(s.sheet, '8', b, ...at(34, 34), 0.9 * s.unit, 9) +
        chip(...at(-106, 50), 0.9 * s.unit, CHIPS[0], 12) +
        chip(...at(108, 48), 0.9 * s.unit, CHIPS[2], 30)
      );
  }
}

/** Draws a live table: a room, the dealer's lamp, the felt and the deal on it, the table's crest above. */
export function drawLive(s: Scene, motif: string, classify: string): string {
  const y = s.cy + 46 * s.unit;
  const crestY = s.cy - 40 * s.unit;
  const crest =
    classify === 'SHOW' ? emblem(s.sheet, motif, motifPlace(motif).material, s.cx, y - 20 * s.unit, 66 * s.unit) : '';
  const shown =
    classify === 'SHOW'
      ? ''
      : medallion(
          s,
          s.seed.pick(['ring', 'wreath', 'rosette', 'hexagon', 'niche', 'cog', 'diamond']),
          s.cx,
          crestY,
          62 * s.unit,
        ) + emblem(s.sheet, motif, motifPlace(motif).material, s.cx, crestY, 98 * s.unit, { halo: s.mood.glow });
  return (
    room(s) +
    lamp(s) +
    glow(s.sheet, s.cx, crestY, 130 * s.unit, s.mood.glow, 0.5) +
    shown +
    table(s, y - 14 * s.unit) +
    play(s, classify, y + 16 * s.unit) +
    crest
  );
}
