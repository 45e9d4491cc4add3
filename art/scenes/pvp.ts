import { mix, shade } from '../colour.ts';
import { MATERIALS } from '../materials.ts';
import { medallion } from '../medallions.ts';
import { emblem, motifPlace } from '../motifs.ts';
import { card, cardBack, SUITS } from '../objects/cards.ts';
import { chip } from '../objects/chips.ts';
import { die } from '../objects/dice.ts';
import { coinId } from '../objects/hoard.ts';
import { mahjongTile, TILE_FACES } from '../objects/mahjong.ts';
import type { Scene } from '../scene.ts';
import { glow, petals, rays } from '../shapes.ts';
import { n, place } from '../svg.ts';
import { texture } from '../textures.ts';

/** Draws the table from above: a carpet of petals in the vendor's pattern. */
function carpet(s: Scene): string {
  const { deep, mid, glow: lamp } = s.mood;
  const t = MATERIALS[s.look.metal];
  const count = s.seed.pick([8, 10, 12, 16]);
  const r = 176 * s.unit;
  return (
    `<rect width="${s.w}" height="${s.h}" fill="${s.sheet.radial(
      [
        [0, shade(mid, 0.1)],
        [0.6, mid],
        [1, deep],
      ],
      [0.5, 0.4, 0.8],
    )}"/><rect width="${s.w}" height="${s.h}" fill="${texture(s.sheet, s.look.texture, lamp, 0.22)}"/>` +
    place(
      s.cx,
      s.cy,
      petals(count, r, r * 0.3, `fill="${mix(deep, mid, 0.4)}" stroke="${t.mid}" stroke-width="1.5"`) +
        petals(
          count,
          r * 0.8,
          r * 0.2,
          `fill="${mix(mid, lamp, 0.25)}" stroke="${t.light}" stroke-width=".8"`,
          180 / count,
        ) +
        `<circle r="${n(r * 0.52)}" fill="${deep}" stroke="${t.mid}" stroke-width="3"/><circle r="${n(r * 0.48)}" fill="${texture(s.sheet, s.look.texture, lamp, 0.4)}" stroke="${t.light}" stroke-dasharray="2 5"/>`,
    ) +
    rays(s.cx, s.cy, s.h, 20, lamp, 0.09) +
    glow(s.sheet, s.cx, s.cy, 130 * s.unit, lamp, 0.6)
  );
}

/** Draws the players' hands, by class. */
function hands(s: Scene, classify: string): string {
  const at = (dx: number, dy: number): [number, number] => [s.cx + dx * s.unit, s.cy + dy * s.unit];
  switch (classify) {
    case 'MAHJONG':
      return (
        [-2, -1, 0, 1, 2]
          .map((i) =>
            mahjongTile(
              s.sheet,
              TILE_FACES[(i + 7 + s.seed.int(0, 4)) % 5]!,
              ...at(i * 50, 86 + Math.abs(i) * 7),
              0.98 * s.unit,
              i * 7,
              s.seed.int(2, 6),
            ),
          )
          .join('') +
        mahjongTile(s.sheet, 'flower', ...at(-100, -72), 0.7 * s.unit, -24) +
        mahjongTile(s.sheet, 'circles', ...at(102, -66), 0.7 * s.unit, 22, 5)
      );
    case 'DICE':
      return (
        [
          [-84, 62, -12],
          [84, 64, 16],
          [0, 92, 4],
        ]
          .map(([dx = 0, dy = 0, turn = 0]) =>
            die(...at(dx, dy), 33 * s.unit, s.seed.int(1, 6), s.seed.pick(['#f7f1e2', '#c8102e', '#16181e']), turn),
          )
          .join('') +
        chip(...at(-100, -70), s.unit, '#c8102e', 10) +
        chip(...at(104, -58), s.unit, s.look.accent, 30)
      );
    case 'DOMINO':
      return [-2, -1, 0, 1, 2]
        .map((i) =>
          place(
            ...at(i * 48, 84 + Math.abs(i) * 8),
            `<rect x="-19" y="-36" width="42" height="78" rx="6" opacity=".4"/><rect x="-21" y="-39" width="42" height="78" rx="6" fill="#15171d" stroke="#4a4e5a" stroke-width="1.5"/><path d="M-16 0H16" stroke="#c8a24a" stroke-width="2"/>${Array.from({ length: s.seed.int(2, 6) }, (_, p) => `<circle cx="${p % 2 ? 9 : -9}" cy="${-30 + Math.floor(p / 2) * 11}" r="3.4" fill="${p % 3 ? '#fff' : '#ff5a5a'}"/>`).join('')}${Array.from({ length: s.seed.int(1, 6) }, (_, p) => `<circle cx="${p % 2 ? 9 : -9}" cy="${9 + Math.floor(p / 2) * 11}" r="3.4" fill="#fff"/>`).join('')}`,
            s.unit,
            i * 9,
          ),
        )
        .join('');
    default:
      return cardHands(s, at);
  }
}

/** Five cards in a fan, three against three, or two before a row of face-down cards. */
function cardHands(s: Scene, at: (dx: number, dy: number) => [number, number]): string {
  const suits = [...SUITS, ...SUITS];
  const start = s.seed.int(0, 3);
  const [red, blue, line] = ['#8a1226', '#123f8a', '#f4cf74'];
  const show = (rank: string, i: number, dx: number, dy: number, k: number, turn: number): string =>
    card(s.sheet, rank, suits[start + (i % 4)]!, ...at(dx, dy), k * s.unit, turn);
  switch (s.seed.int(0, 2)) {
    case 0: {
      const backs = [-1, 0, 1].map(
        (i) =>
          cardBack(s.sheet, ...at(-96 + i * 12, -76 + i * 4), 0.56 * s.unit, -30 + i * 14, red, line) +
          cardBack(s.sheet, ...at(96 + i * 12, -76 - i * 4), 0.56 * s.unit, 16 + i * 14, blue, line),
      );
      return (
        backs.join('') +
        ['7', 'J', 'Q', 'K', 'A']
          .map((rank, i) => show(rank, i, (i - 2) * 44, 84 + Math.abs(i - 2) * 9, 0.92, (i - 2) * 11))
          .join('')
      );
    }
    case 1:
      return ['J', 'Q', 'K']
        .map(
          (rank, i) =>
            show(rank, i, -98 + i * 26, 62 + i * 14, 0.86, -32 + i * 14) +
            show(['10', '9', 'A'][i]!, i + 1, 98 - i * 26, 62 + i * 14, 0.86, 32 - i * 14),
        )
        .join('');
    default: {
      const row = [-2, -1, 0, 1, 2].map((i) =>
        cardBack(s.sheet, ...at(i * 46, 58 + Math.abs(i) * 6), 0.74 * s.unit, i * 9, i % 2 ? red : blue, line),
      );
      return (
        row.join('') +
        show('A', 0, -28, 98, 0.94, -9) +
        show('K', 1, 30, 98, 0.94, 8) +
        chip(...at(-104, 102), 0.9 * s.unit, '#c8102e', 10) +
        chip(...at(106, 100), 0.9 * s.unit, s.look.accent, 24)
      );
    }
  }
}

/** Draws a table of players: carpet, the pot in the middle, everyone's hand. */
export function drawPvp(s: Scene, motif: string, classify: string): string {
  const coin = coinId(s.sheet, 'gold');
  const pot = Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * Math.PI * 2;
    return `<use href="#${coin}" transform="translate(${n(s.cx + Math.cos(angle) * 74 * s.unit)} ${n(s.cy - 14 * s.unit + Math.sin(angle) * 66 * s.unit)}) rotate(${s.seed.int(-40, 40)}) scale(${n(s.seed.float(0.6, 0.95) * s.unit)})"/>`;
  }).join('');
  return (
    carpet(s) +
    pot +
    medallion(
      s,
      s.seed.pick(['none', 'ring', 'rosette', 'wreath', 'diamond', 'hexagon']),
      s.cx,
      s.cy - 20 * s.unit,
      68 * s.unit,
    ) +
    emblem(s.sheet, motif, motifPlace(motif).material, s.cx, s.cy - 22 * s.unit, 118 * s.unit, {
      tilt: s.seed.int(-6, 6),
      halo: s.mood.glow,
    }) +
    hands(s, classify)
  );
}
