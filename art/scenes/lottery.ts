import { MATERIALS } from '../materials.ts';
import { emblem, motifPlace, silhouette } from '../motifs.ts';
import { BALL_COLOURS, ball } from '../objects/balls.ts';
import type { Scene } from '../scene.ts';
import { dust, glints, glow, rays } from '../shapes.ts';
import { n, place } from '../svg.ts';
import { texture } from '../textures.ts';

/** Draws balls in a glass globe, packed in a honeycomb to avoid bad overlaps. */
function globe(s: Scene, x: number, y: number, r: number): string {
  const size = r * 0.26;
  let inside = '';
  for (let row = 0; row < 5; row++)
    for (let col = -3; col <= 3; col++) {
      const bx = col * size * 1.9 + (row % 2) * size * 0.95 + s.seed.float(-2, 2);
      const by = r * 0.72 - row * size * 1.7 + s.seed.float(-2, 2);
      if (Math.hypot(bx, by) < r - size * 1.02 && (row < 3 || s.seed.chance(0.55)))
        inside += ball(s.sheet, bx, by, size, String(s.seed.int(1, 45)), s.seed.pick(BALL_COLOURS));
    }
  const t = MATERIALS[s.look.metal];
  const metal = s.sheet.linear([
    [0, t.hi],
    [0.4, t.mid],
    [1, t.dark],
  ]);
  const glass = s.sheet.radial([
    [0, '#fff', 0.05],
    [0.8, '#fff', 0.12],
    [1, '#fff', 0.5],
  ]);
  return place(
    x,
    y,
    `<path d="M${n(-r * 0.62)} ${n(r * 1.34)}L${n(-r * 0.34)} ${n(r * 0.86)}H${n(r * 0.34)}L${n(r * 0.62)} ${n(r * 1.34)}Z" fill="${metal}" stroke="${t.ink}" stroke-width="2"/><circle r="${n(r)}" fill="${s.mood.deep}" opacity=".55"/>${inside}<circle r="${n(r)}" fill="${glass}" stroke="${t.light}" stroke-width="3"/><path d="M${n(-r * 0.78)} ${n(-r * 0.2)}A${n(r * 0.8)} ${n(r * 0.8)} 0 0 1 ${n(-r * 0.1)} ${n(-r * 0.8)}" fill="none" stroke="#fff" stroke-width="${n(r * 0.08)}" stroke-linecap="round" opacity=".7"/>` +
      `<path d="M${n(-r)} 0h${n(-r * 0.16)}M${n(r)} 0h${n(r * 0.16)}" stroke="${t.mid}" stroke-width="9" stroke-linecap="round"/><rect x="${n(-r * 0.4)}" y="${n(r * 0.95)}" width="${n(r * 0.8)}" height="${n(r * 0.24)}" rx="4" fill="${t.ink}"/>`,
  );
}

function ticket(s: Scene, x: number, y: number, k: number, degrees: number, motif: string): string {
  const cells = Array.from(
    { length: 15 },
    (_, i) =>
      `<rect x="${-40 + (i % 5) * 17}" y="${-6 + Math.floor(i / 5) * 15}" width="13" height="11" rx="2" fill="${s.seed.chance(0.35) ? s.look.accent : '#efe4c8'}" stroke="#b09a68" stroke-width=".7"/>`,
  ).join('');
  const scallops = Array.from(
    { length: 7 },
    (_, i) => `<circle cx="-52" cy="${-42 + i * 14}" r="3"/><circle cx="52" cy="${-42 + i * 14}" r="3"/>`,
  ).join('');
  return place(
    x,
    y,
    `<rect x="-49" y="-45" width="104" height="98" rx="6" opacity=".35"/><rect x="-52" y="-50" width="104" height="98" rx="6" fill="#fffaf0" stroke="#b09a68"/><rect x="-46" y="-44" width="92" height="30" rx="4" fill="${s.sheet.linear(
      [
        [0, s.mood.mid],
        [1, s.mood.deep],
      ],
      [0, 0, 1, 0],
    )}"/>${silhouette(s.sheet, motif, s.mood.glow, -30, -29, 24)}<path d="M-12-34H38M-12-25H24" stroke="#fff" stroke-width="3" opacity=".8"/><g fill="${s.mood.mid}">${scallops}</g>${cells}`,
    k,
    degrees,
  );
}

/** Draws a lottery: rays, the globe of balls, tickets and the drawn numbers. */
export function drawLottery(s: Scene, motif: string): string {
  const { deep, mid, glow: lamp } = s.mood;
  const way = s.seed.int(0, 2);
  const spread = s.seed.pick([12, 16, 24]);
  const back =
    `<rect width="${s.w}" height="${s.h}" fill="${s.sheet.radial(
      [
        [0, lamp],
        [0.35, mid],
        [1, deep],
      ],
      [0.5, 0.4, 0.8],
    )}"/>` +
    rays(s.cx, s.cy, s.h, spread, '#fff', 0.16) +
    `<rect width="${s.w}" height="${s.h}" fill="${texture(s.sheet, s.look.texture, '#fff', 0.28)}"/>`;
  const row = Array.from({ length: 5 }, (_, i) =>
    ball(
      s.sheet,
      s.cx + (i - 2) * 50 * s.unit,
      s.cy + (104 - Math.abs(i - 2) * 6) * s.unit,
      23 * s.unit,
      String(s.seed.int(1, 49)),
      BALL_COLOURS[(i + way) % 6]!,
    ),
  ).join('');
  const sign = (x: number, y: number, size: number): string =>
    glow(s.sheet, x, y, size * 0.9, lamp, 0.9) +
    emblem(s.sheet, motif, motifPlace(motif).material, x, y, size, { halo: '#fff' });
  const confetti =
    glints(s.seed, [10, 20, s.w - 20, s.h * 0.55], 9, '#fff') +
    dust(s.seed, [0, 0, s.w, s.h * 0.7], 26, s.look.accent, 2.2);
  const globeAt = (x: number, r: number): string => globe(s, x, s.cy - 6 * s.unit, r * s.unit);
  if (way === 0)
    return (
      back +
      confetti +
      ticket(s, s.cx - 92 * s.unit, s.cy + 36 * s.unit, s.unit, -16, motif) +
      ticket(s, s.cx + 92 * s.unit, s.cy + 36 * s.unit, s.unit, 16, motif) +
      globeAt(s.cx, 78) +
      sign(s.cx, s.cy - 88 * s.unit, 62 * s.unit) +
      row
    );
  if (way === 1)
    return (
      back +
      confetti +
      globeAt(s.cx + 48 * s.unit, 74) +
      sign(s.cx - 66 * s.unit, s.cy - 30 * s.unit, 128 * s.unit) +
      row
    );
  return (
    back +
    confetti +
    ticket(s, s.cx - 70 * s.unit, s.cy - 50 * s.unit, 1.1 * s.unit, -14, motif) +
    ticket(s, s.cx + 76 * s.unit, s.cy - 40 * s.unit, 1.1 * s.unit, 12, motif) +
    sign(s.cx, s.cy - 10 * s.unit, 150 * s.unit) +
    row
  );
}
