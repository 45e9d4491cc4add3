import { BACKDROPS } from '../backdrops/index.ts';
import { shade } from '../colour.ts';
import { MATERIALS } from '../materials.ts';
import { medallion } from '../medallions.ts';
import { emblem, motifPlace } from '../motifs.ts';
import { showFish } from '../objects/fish.ts';
import { coinId } from '../objects/hoard.ts';
import type { Scene } from '../scene.ts';
import { glints, rays } from '../shapes.ts';
import { n, place } from '../svg.ts';

const SCALES = [
  ['#ff8a2b', '#fff3d6'],
  ['#ffd23f', '#2a62d8'],
  ['#ff5a7e', '#ffd9e2'],
  ['#37c2ff', '#fff36a'],
  ['#7be04a', '#0d6b4a'],
  ['#b06bff', '#ffd0fa'],
] as const;

/** Draws the gun at the bottom: two barrels on a brass ring, pointing along `degrees`. */
function cannon(s: Scene, x: number, y: number, k: number, degrees: number): string {
  const t = MATERIALS[s.look.metal];
  const tube = s.sheet.linear(
    [
      [0, t.dark],
      [0.35, t.hi],
      [0.6, t.mid],
      [1, t.ink],
    ],
    [0, 0, 1, 0],
  );
  const barrel = (dx: number): string =>
    `<rect x="${dx - 9}" y="-84" width="18" height="70" rx="5" fill="${tube}" stroke="${t.ink}" stroke-width="2"/><rect x="${dx - 12}" y="-90" width="24" height="14" rx="4" fill="${t.mid}" stroke="${t.ink}" stroke-width="2"/><rect x="${dx - 11}" y="-50" width="22" height="7" fill="${s.look.accent}"/>`;
  return place(
    x,
    y,
    `<g transform="rotate(${n(degrees)})">${barrel(-13)}${barrel(13)}<circle cy="-100" r="16" fill="#fff8c4" opacity=".7"/></g><circle r="34" fill="${tube}" stroke="${t.ink}" stroke-width="3"/><circle r="22" fill="${shade(s.mood.mid, -0.2)}" stroke="${t.light}" stroke-width="3"/><circle r="9" fill="${s.look.accent}"/>`,
    k,
  );
}

/** The ring for aiming a shot. */
const sight = (x: number, y: number, r: number, colour: string): string =>
  `<g fill="none" stroke="${colour}"><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" stroke-width="2.5" stroke-dasharray="${n(r * 0.9)} ${n(r * 0.67)}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.72)}" opacity=".6"/><path d="M${n(x - r * 1.2)} ${n(y)}h${n(r * 0.4)}M${n(x + r * 0.8)} ${n(y)}h${n(r * 0.4)}M${n(x)} ${n(y - r * 1.2)}v${n(r * 0.4)}M${n(x)} ${n(y + r * 0.8)}v${n(r * 0.4)}" stroke-width="2.5"/></g>`;

/** Draws a fish hunt: the sea, the main catch in a sight, a shoal around it, the gun below. */
export function drawFish(s: Scene, motif: string): string {
  const { theme, material } = motifPlace(motif);
  // Motifs of other themes are used too, but only a few backdrops suit an underwater scene.
  const { back, front } = BACKDROPS[theme === 'orient' || theme === 'cave' ? theme : 'sea'](s);
  const school = s.seed.fork('school');
  const first = school.int(0, SCALES.length - 1);
  const swim = ([dx, dy, k, dir, turn]: readonly number[], i: number): string => {
    const [colour, stripe] = SCALES[(first + i) % SCALES.length]!;
    return showFish(s.sheet, s.cx + dx! * s.unit, s.cy + dy! * s.unit, k! * s.unit, dir!, colour, stripe, turn);
  };
  const spots = school.pick([
    [
      [-94, -84, 0.62, 1, 8],
      [96, -70, 0.7, -1, -10],
      [-96, 84, 0.78, 1, -14],
      [100, 66, 0.6, -1, 12],
    ],
    [
      [-100, -30, 0.66, 1, -6],
      [84, -98, 0.62, -1, 10],
      [102, 40, 0.74, -1, -8],
      [-78, 92, 0.6, 1, 6],
    ],
    [
      [92, -92, 0.72, -1, 14],
      [104, 8, 0.6, -1, 0],
      [-102, -72, 0.6, 1, 10],
      [-84, 74, 0.84, 1, -18],
    ],
  ]);
  const boss = s.seed.int(150, 184);
  const coin = coinId(s.sheet, 'gold');
  const spray = Array.from(
    { length: 8 },
    (_, i) =>
      `<use href="#${coin}" transform="translate(${n(s.cx + Math.cos(i * 0.785 + 0.3) * school.float(60, 120) * s.unit)} ${n(s.cy + 40 * s.unit + Math.sin(i * 0.785) * 60 * s.unit)}) rotate(${school.int(-60, 60)}) scale(${n(school.float(0.5, 0.95) * s.unit)})"/>`,
  ).join('');
  const aim = school.float(-26, 26);
  return (
    back +
    rays(s.cx, s.cy, s.h * 0.6, 14, '#fff', 0.12) +
    medallion(s, school.pick(['none', 'none', 'moon', 'cog']), s.cx, s.cy, 84 * s.unit) +
    spots.slice(0, 2).map(swim).join('') +
    emblem(s.sheet, motif, material, s.cx, s.cy - 4 * s.unit, boss * s.unit, {
      tilt: s.seed.int(-10, 10),
      halo: s.mood.glow,
    }) +
    sight(s.cx + school.float(-20, 20), s.cy + school.float(-20, 10), 58 * s.unit, s.look.accent) +
    spray +
    spots
      .slice(2)
      .map((spot, i) => swim(spot, i + 2))
      .join('') +
    front +
    cannon(s, s.cx, s.cy + 128 * s.unit, 0.72 * s.unit, aim) +
    glints(school, [20, 20, s.w - 40, s.h * 0.5], 5, '#fff')
  );
}
