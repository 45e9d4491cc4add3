import { BACKDROPS } from '../backdrops/index.ts';
import { medallion, MEDALLIONS } from '../medallions.ts';
import type { Material } from '../motif-table.ts';
import { RELATED_MOTIFS } from '../related-motifs.ts';
import { emblem, hasMotif, motifPlace } from '../motifs.ts';
import { coinId, gem } from '../objects/hoard.ts';
import { reelBank } from '../objects/reels.ts';
import type { Scene } from '../scene.ts';
import { glints } from '../shapes.ts';
import { n } from '../svg.ts';
import { texture } from '../textures.ts';
import { slotClass } from './rng-classes.ts';

/** Returns a motif's companions in the seed's order, without the motif itself. */
function companions(s: Scene, motif: string, count: number): string[] {
  const pool = RELATED_MOTIFS[motifPlace(motif).theme].filter((name) => name !== motif && hasMotif(name));
  const out: string[] = [];
  for (let i = 0; i < count && pool.length > 0; i++) out.push(...pool.splice(s.seed.int(0, pool.length - 1), 1));
  return out;
}

/** Draws three reel windows below the main motif. */
function reels(s: Scene, motif: string, y: number): string {
  const [left = motif, right = motif] = companions(s, motif, 2);
  return reelBank(s.sheet, [left, motif, right], s.look.metal, s.mood.deep, s.cx, y, s.unit);
}

const flying = (s: Scene, material: Material): string => {
  const coin = coinId(s.sheet, 'gold');
  return Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * Math.PI * 2 + s.seed.float(0, 0.5);
    const r = s.seed.float(98, 138) * s.unit;
    const [x, y, k] = [s.cx + Math.cos(angle) * r, s.cy + Math.sin(angle) * r * 0.95, s.seed.float(0.6, 1.25) * s.unit];
    return i % 3 === 0
      ? gem(s.sheet, material === 'gold' ? 'ruby' : material, x, y, k, s.seed.int(-40, 40))
      : `<use href="#${coin}" transform="translate(${n(x)} ${n(y)}) rotate(${s.seed.int(-60, 60)}) scale(${n(k)} ${n(k * s.seed.float(0.45, 1))})"/>`;
  }).join('');
};

/** Draws a slot: the motif's backdrop, a setting, one of five arrangements, and the additions of the sub-type. */
export function drawSlot(s: Scene, motif: string, classify: string): string {
  const { theme, material } = motifPlace(motif);
  const { back, front } = BACKDROPS[theme](s);
  const grain = `<rect width="${s.w}" height="${s.h}" fill="${texture(s.sheet, s.look.texture, s.mood.glow, 0.13)}"/>`;
  const own = slotClass(s, motif, classify);
  if (own !== undefined) return back + grain + own + front;
  const tilt = s.seed.int(-8, 8);
  const chief = (x: number, y: number, size: number, turn = tilt): string =>
    emblem(s.sheet, motif, material, x, y, size * s.unit, { tilt: turn, halo: s.mood.glow });
  const setting = (r: number): string => medallion(s, s.seed.pick(MEDALLIONS), s.cx, s.cy, r * s.unit);
  const way = s.seed.pick(['setting', 'setting', 'trio', 'reels', 'hero', 'hoard', 'twins'] as const);
  const at = (dx: number, dy: number): [number, number] => [s.cx + dx * s.unit, s.cy + dy * s.unit];
  switch (way) {
    case 'setting':
      return (
        back +
        grain +
        setting(96) +
        chief(s.cx, s.cy, 150) +
        front +
        glints(s.seed, [s.cx - 90 * s.unit, s.cy - 90 * s.unit, 180 * s.unit, 180 * s.unit], 6, '#fff')
      );
    case 'trio': {
      const [left = motif, right = motif] = companions(s, motif, 2);
      return (
        back +
        grain +
        setting(88) +
        emblem(s.sheet, left, motifPlace(left).material, ...at(-88, 46), 92 * s.unit, { tilt: -14 }) +
        emblem(s.sheet, right, motifPlace(right).material, ...at(88, 46), 92 * s.unit, { tilt: 14 }) +
        chief(s.cx, s.cy - 14 * s.unit, 158, 0) +
        front
      );
    }
    case 'reels':
      return (
        back +
        grain +
        medallion(s, 'none', s.cx, s.cy - 26 * s.unit, 96 * s.unit) +
        chief(s.cx, s.cy - 46 * s.unit, 128) +
        front +
        reels(s, motif, s.cy + 66 * s.unit)
      );
    case 'hero':
      return (
        back +
        grain +
        medallion(s, 'none', s.cx, s.cy, 110 * s.unit) +
        chief(s.cx, s.cy, 206) +
        front +
        flying(s, material)
      );
    case 'hoard':
      return back + grain + setting(90) + flying(s, material) + chief(s.cx, s.cy - 4 * s.unit, 172) + front;
    case 'twins': {
      const [other = motif] = companions(s, motif, 1);
      return (
        back +
        grain +
        medallion(s, 'none', s.cx, s.cy, 104 * s.unit) +
        emblem(s.sheet, other, motifPlace(other).material, ...at(52, 44), 124 * s.unit, {
          tilt: 12,
          halo: s.mood.glow,
        }) +
        chief(s.cx - 34 * s.unit, s.cy - 20 * s.unit, 168, -6) +
        front +
        glints(s.seed, [20, 20, s.w - 40, s.h * 0.5], 6, '#fff')
      );
    }
  }
}
