import { mix, shade } from '../colour.ts';
import { emblem, motifPlace } from '../motifs.ts';
import { BALL_COLOURS, ball } from '../objects/balls.ts';
import { die } from '../objects/dice.ts';
import type { Scene } from '../scene.ts';
import { dust, glow, polygon } from '../shapes.ts';
import { n, place } from '../svg.ts';
import { texture } from '../textures.ts';

/** End points of the seven segments of a digit on a 2 × 3 grid, and the segments that each digit lights. */
const SEGMENTS = [
  [0, 0, 1, 0],
  [1, 0, 1, 1],
  [1, 1, 1, 2],
  [0, 2, 1, 2],
  [0, 1, 0, 2],
  [0, 0, 0, 1],
  [0, 1, 1, 1],
] as const;
const LIT = ['012345', '12', '01346', '01236', '1256', '02356', '023456', '012', '0123456', '012356'] as const;

const row = <T>(count: number, draw: (i: number) => T): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** Draws the result in the form of its kind of draw: digits, dice, a marked grid, a row of car numbers or of balls. */
function readout(s: Scene, classify: string): string {
  const lamp = s.mood.glow;
  const y = s.cy + 74 * s.unit;
  const panel = (w: number, h: number, body: string): string =>
    place(
      s.cx,
      y + 22 * s.unit,
      `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="8" fill="#04070c" stroke="${lamp}" stroke-width="2"/>${body}`,
      s.unit,
    );
  switch (classify) {
    case 'K3':
      return row(3, (i) =>
        die(
          s.cx + (i - 1) * 66 * s.unit,
          y + (i === 1 ? 28 : 20) * s.unit,
          29 * s.unit,
          s.seed.int(1, 6),
          ['#e8304a', '#f7f1e2', '#2f7fe0'][i]!,
          (i - 1) * 10,
        ),
      );
    case 'KENO':
      return panel(
        216,
        62,
        row(
          24,
          (i) =>
            `<rect x="${-102 + (i % 8) * 26}" y="${-26 + Math.floor(i / 8) * 18}" width="22" height="15" rx="3" fill="${s.seed.chance(0.34) ? s.look.accent : '#16222e'}"/><path d="M${-96 + (i % 8) * 26} ${-18.5 + Math.floor(i / 8) * 18}h10" stroke="#fff" stroke-width="3" opacity=".55"/>`,
        ),
      );
    case 'PK10':
      return row(10, (i) =>
        place(
          s.cx + (i - 4.5) * 25 * s.unit,
          y + (20 - Math.abs(i - 4.5) * 2) * s.unit,
          `<rect x="-11" y="-15" width="22" height="30" rx="5" fill="${BALL_COLOURS[(i * 5) % 6]}" stroke="#fff" stroke-width="1.5"/><path d="M-6 ${-9 + ((i * 7) % 5)}H6M-6 ${1 + ((i * 3) % 5)}H${(i * 5) % 7}" stroke="#fff" stroke-width="3.5" stroke-linecap="round"/>`,
          s.unit,
        ),
      );
    case 'LHC':
      return row(7, (i) =>
        ball(
          s.sheet,
          s.cx + (i - 3) * 37 * s.unit,
          y + (24 - Math.abs(i - 3) * 4) * s.unit,
          18 * s.unit,
          String(s.seed.int(1, 49)),
          BALL_COLOURS[[0, 3, 2][i % 3]!]!,
        ),
      );
    default:
      return row(5, (i) => {
        const value = LIT[s.seed.int(0, 9)]!;
        const strokes = (lit: boolean): string =>
          SEGMENTS.map(([x1, y1, x2, y2], at) =>
            value.includes(String(at)) === lit ? `M${-9 + x1 * 18} ${5 + y1 * 18}L${-9 + x2 * 18} ${5 + y2 * 18}` : '',
          ).join('');
        return place(
          s.cx + (i - 2) * 44 * s.unit,
          y,
          `<rect x="-19" y="-4" width="38" height="54" rx="6" fill="#04070c" stroke="${lamp}" stroke-width="2"/><g fill="none" stroke-width="4.5" stroke-linecap="round"><path d="${strokes(false)}" stroke="#1a2430"/><path d="${strokes(true)}" stroke="${lamp}"/></g>`,
          s.unit,
        );
      });
  }
}

/** Draws an electronic draw: a ring of light, a readout of digits, balls out of the tube. */
export function drawElectronicDraw(s: Scene, motif: string, classify: string): string {
  const { deep, mid, glow: lamp } = s.mood;
  const rings = [118, 104, 90]
    .map(
      (r, i) =>
        `<circle r="${n(r * s.unit)}" fill="none" stroke="${i === 1 ? s.look.accent : lamp}" stroke-width="${[2, 7, 1.5][i]}" stroke-dasharray="${[`${s.seed.int(20, 90)} 12`, `${s.seed.int(60, 200)} ${s.seed.int(14, 40)}`, '3 6'][i]}" opacity="${[0.8, 0.9, 0.7][i]}"/>`,
    )
    .join('');
  const ticks = Array.from({ length: 48 }, (_, i) => {
    const a = (i / 48) * Math.PI * 2;
    const [r1, r2] = [124 * s.unit, (i % 4 === 0 ? 136 : 129) * s.unit];
    return `M${n(Math.cos(a) * r1)} ${n(Math.sin(a) * r1)}L${n(Math.cos(a) * r2)} ${n(Math.sin(a) * r2)}`;
  }).join('');
  const floor =
    [0, 1, 2, 3, 4, 5, 6, 7, 8]
      .map((i) => `M${n(s.cx + (i - 4) * 16)} ${n(s.h * 0.68)}L${n(s.cx + (i - 4) * 110)} ${s.h}`)
      .join('') + [0.7, 0.76, 0.86].map((t) => `M0 ${n(s.h * t)}H${s.w}`).join('');
  const side = s.seed.pick([-1, 1]);
  const tube = `<path d="M${n(s.cx + side * 170 * s.unit)} ${n(-10)}C${n(s.cx + side * 120 * s.unit)} ${n(s.h * 0.1)} ${n(s.cx + side * 60 * s.unit)} ${n(s.cy - 130 * s.unit)} ${n(s.cx + side * 104 * s.unit)} ${n(s.cy + 40 * s.unit)}" fill="none" stroke="#fff" stroke-width="${n(40 * s.unit)}" opacity=".16"/>`;
  const drops = [
    [-100, -58],
    [104, -50],
    [-108, 30],
    [106, 34],
  ]
    .map(([dx = 0, dy = 0], i) =>
      ball(
        s.sheet,
        s.cx + dx * s.unit,
        s.cy + dy * s.unit,
        (20 + (i % 2) * 5) * s.unit,
        String(s.seed.int(0, 49)),
        BALL_COLOURS[(i + s.seed.int(0, 5)) % 6]!,
      ),
    )
    .join('');
  return (
    `<rect width="${s.w}" height="${s.h}" fill="${s.sheet.linear([
      [0, shade(deep, -0.4)],
      [0.5, mix(deep, mid, 0.85)],
      [1, shade(deep, -0.3)],
    ])}"/><rect width="${s.w}" height="${s.h}" fill="${texture(s.sheet, s.look.texture, lamp, 0.2)}"/><path d="${floor}" stroke="${lamp}" opacity=".35"/>` +
    `<path d="${polygon([
      [s.cx - 60, 0],
      [s.cx + 60, 0],
      [s.cx + 150 * s.unit, s.h * 0.7],
      [s.cx - 150 * s.unit, s.h * 0.7],
    ])}" fill="${lamp}" opacity=".1"/>` +
    glow(s.sheet, s.cx, s.cy - 14 * s.unit, 150 * s.unit, lamp, 0.8) +
    tube +
    place(
      s.cx,
      s.cy - 14 * s.unit,
      `<circle r="${n(86 * s.unit)}" fill="${shade(deep, -0.35)}" opacity=".8"/>${rings}<path d="${ticks}" stroke="#fff" stroke-width="1.5" opacity=".7"/>`,
    ) +
    emblem(s.sheet, motif, motifPlace(motif).material, s.cx, s.cy - 16 * s.unit, 122 * s.unit, { halo: lamp }) +
    drops +
    readout(s, classify) +
    dust(s.seed, [0, 0, s.w, s.h * 0.65], 24, '#fff', 1.2)
  );
}
