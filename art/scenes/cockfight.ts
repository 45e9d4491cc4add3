import { BACKDROPS } from '../backdrops/index.ts';
import { mix, shade } from '../colour.ts';
import { capitalHeight, drawTitle, fitTitle } from '../lettering.ts';
import { MATERIALS } from '../materials.ts';
import type { Material, Theme } from '../motif-table.ts';
import { emblem, motifPlace } from '../motifs.ts';
import type { Scene } from '../scene.ts';
import { dust, glow, polygon, rays, starPath } from '../shapes.ts';
import { n, place } from '../svg.ts';

const PAIRS: readonly (readonly [Material, Material])[] = [
  ['ruby', 'sapphire'],
  ['gold', 'jade'],
  ['ember', 'silver'],
  ['violet', 'lime'],
  ['bronze', 'ice'],
  ['rose', 'gold'],
];
const GROUNDS: readonly Theme[] = ['savanna', 'orient', 'fire', 'west', 'jungle', 'meadow', 'carnival', 'castle'];

/** Draws two birds face to face over the sand, with a clash of light between them. */
export function drawCockfight(s: Scene, motif: string): string {
  const [left, right] = s.seed.pick(PAIRS);
  const { back } = BACKDROPS[s.seed.pick(GROUNDS)](s);
  const y = s.cy + 4 * s.unit;
  const floor = s.cy + 66 * s.unit;
  const sand = mix(s.mood.mid, '#d9a25c', 0.6);
  const posts = Array.from(
    { length: 11 },
    (_, i) =>
      `<rect x="${n((i / 10) * s.w - 6)}" y="${n(floor - 18 - Math.abs(i - 5) * 4)}" width="12" height="${n(46 * s.unit)}" rx="3" fill="${i % 2 ? '#8a4f22' : '#74401a'}" stroke="#3a1c08"/>`,
  ).join('');
  const rope = [0, 14]
    .map(
      (d) =>
        `<path d="M0 ${n(floor - 26 + d)}Q${n(s.cx)} ${n(floor + 14 + d)} ${s.w} ${n(floor - 26 + d)}" fill="none" stroke="#f4e2b8" stroke-width="4"/>`,
    )
    .join('');
  const bird = (side: number, material: Material): string => {
    const body = emblem(s.sheet, 'rooster', material, 0, 0, 152 * s.unit, { tilt: 4, halo: MATERIALS[material].light });
    return place(s.cx + side * 66 * s.unit, y, side < 0 ? `<g transform="scale(-1 1)">${body}</g>` : body);
  };
  const feather = (): string =>
    place(
      s.seed.float(0.1, 0.9) * s.w,
      s.seed.float(0.1, 0.7) * s.h,
      `<path d="M0 16Q-8 4 0-16 8 4 0 16ZM0 22V-10" fill="${MATERIALS[s.seed.chance(0.5) ? left : right].mid}" stroke="#2a1206" stroke-width=".8"/>`,
      s.seed.float(0.6, 1.2),
      s.seed.int(0, 360),
    );
  const vs = fitTitle('VS', 'poster', 50 * s.unit, 40 * s.unit);
  const bolt = `<path d="${starPath(12, 54 * s.unit, 26 * s.unit)}" fill="${s.sheet.radial([
    [0, '#fff'],
    [0.6, '#ffe26a'],
    [1, '#f7641e'],
  ])}" stroke="#5c1404" stroke-width="2.5" stroke-linejoin="round"/>`;
  const seal =
    motif === 'rooster'
      ? ''
      : emblem(s.sheet, motif, motifPlace(motif).material, s.cx, s.cy - 92 * s.unit, 66 * s.unit, {
          halo: s.mood.glow,
        });
  return (
    back +
    `<path d="${polygon([
      [0, 0],
      [s.cx + 16, 0],
      [s.cx - 16, s.h],
      [0, s.h],
    ])}" fill="${MATERIALS[left].dark}" opacity=".42"/><path d="${polygon([
      [s.w, 0],
      [s.cx + 16, 0],
      [s.cx - 16, s.h],
      [s.w, s.h],
    ])}" fill="${MATERIALS[right].dark}" opacity=".42"/>` +
    rays(s.cx, y, s.h, 16, s.mood.glow, 0.16) +
    posts +
    `<ellipse cx="${n(s.cx)}" cy="${n(floor + 60 * s.unit)}" rx="${n(s.w * 0.75)}" ry="${n(84 * s.unit)}" fill="${s.sheet.radial(
      [
        [0, shade(sand, 0.35)],
        [1, shade(sand, -0.4)],
      ],
      [0.5, 0.2, 0.7],
    )}" stroke="#3a1c08" stroke-width="3"/>` +
    rope +
    glow(s.sheet, s.cx, y, 140 * s.unit, '#fff2c0', 0.75) +
    dust(s.seed, [20, floor - 30, s.w - 40, 50], 30, shade(sand, 0.4), 2) +
    bird(-1, left) +
    bird(1, right) +
    Array.from({ length: 9 }, feather).join('') +
    place(s.cx, y + 50 * s.unit, bolt) +
    drawTitle(s.sheet, vs, s.cx, y + 50 * s.unit + capitalHeight(vs.size) / 2, {
      fill: '#fff',
      edge: '#fff',
      ink: '#3a0a02',
      depth: '#a81e0c',
    }) +
    seal
  );
}
