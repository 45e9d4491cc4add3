import { shade } from './colour.ts';
import { frame } from './frames.ts';
import { drawTitle, drawable, fitTitle } from './lettering.ts';
import { MATERIALS } from './materials.ts';
import { silhouette } from './motifs.ts';
import type { Scene, Shape } from './scene.ts';
import { createScene } from './scene.ts';
import { drawScene } from './scenes/index.ts';
import { document, n, place } from './svg.ts';

export interface GameSpec {
  nodeId: string | number;
  /** RNG, LIVE, FISH, SPORTS, ESPORTS, PVP, LOTT, ELOTT or COCKFIGHT; another type is drawn as a slot. */
  gameType: string;
  classify: string;
  vendor: string;
  /** Text of the lettering. Non-Latin letters are left out; the page shows them. */
  title: string;
  shape: Shape;
  /** A name of motifs.json; chosen by the seed if absent or unknown. */
  motif?: string;
}

/** Largest width of a title, outline included, in picture units. */
const TITLE_WIDTH: Record<Shape, number> = { tile: 264, wide: 244 };

function titlePaints(s: Scene): { fill: string; edge: string; ink: string; depth: string } {
  const gold = MATERIALS.gold;
  const tones = MATERIALS[s.look.metal];
  const { mid, deep, glow } = s.mood;
  const way = s.seed.fork('paint').int(0, 3);
  const [top, middle, bottom] =
    way === 0
      ? ['#ffffff', gold.light, gold.mid]
      : way === 1
        ? ['#ffffff', '#ffffff', glow]
        : way === 2
          ? [tones.hi, tones.light, tones.mid]
          : ['#ffffff', glow, s.look.accent];
  const fill = s.sheet.linear([
    [0, top],
    [0.45, middle],
    [0.55, bottom],
    [1, middle],
  ]);
  return {
    fill,
    edge: way === 1 ? mid : '#fffdf2',
    ink: shade(deep, -0.35),
    depth: way === 0 ? gold.dark : shade(mid, -0.35),
  };
}

/** Draws the title at the bottom, on a scrim; the seed decides whether it is arched or straight. */
function lettering(s: Scene, title: string): string {
  const text = drawable(title);
  if (text === '') return '';
  const seed = s.seed.fork('letters');
  const style = seed.pick(s.look.letters);
  // The outline adds an eighth of the size on each side.
  const block = fitTitle(text, style, TITLE_WIDTH[s.shape] - 16 * s.unit, 46 * s.unit);
  const bend = seed.pick([0, 0.12, 0.16, 0.2]) * (block.lines.length > 1 ? 0.6 : 1);
  const foot = s.h - (block.lines.length > 1 ? 22 : 34) * s.unit - bend * block.size * 0.5;
  return drawTitle(s.sheet, block, s.cx, foot, titlePaints(s), bend);
}

/** Draws the vendor's seal at the top centre, because the page puts marks in both corners. */
function seal(s: Scene): string {
  const t = MATERIALS[s.look.metal];
  const metal = s.sheet.linear([
    [0, t.hi],
    [0.5, t.mid],
    [1, t.dark],
  ]);
  return place(
    s.cx,
    6,
    `<path d="M-26-8H26L20 14 0 24-20 14Z" fill="${metal}" stroke="${t.ink}" stroke-width="1.5"/><path d="M-21-8H21L16.5 11 0 19-16.5 11Z" fill="${s.mood.deep}"/>${silhouette(s.sheet, s.look.emblem, t.light, 0, 5, 19)}`,
    0.8 * s.unit + 0.1,
  );
}

/** Draws a game's picture. Equal specifications give equal bytes. */
export function drawGame(spec: GameSpec): string {
  const s = createScene(`${spec.nodeId}/${spec.vendor}/${spec.title}`, spec.vendor, spec.shape);
  const scene = drawScene(s, spec);
  const foot = s.shape === 'tile' ? 0.62 : 0.52;
  const scrim = s.sheet.linear([
    [0, shade(s.mood.deep, -0.5), 0],
    [0.5, shade(s.mood.deep, -0.5), 0.5],
    [1, '#030506', 0.85],
  ]);
  const vignette = s.sheet.radial(
    [
      [0, '#000', 0],
      [0.74, '#000', 0],
      [1, '#000', 0.4],
    ],
    [0.5, 0.45, 0.75],
  );
  const body =
    scene +
    `<rect width="${s.w}" height="${s.h}" fill="${vignette}"/><rect y="${n(s.h * foot)}" width="${s.w}" height="${n(s.h * (1 - foot))}" fill="${scrim}"/>` +
    frame(s.sheet, s.look.frame, s.w, s.h, s.look.metal, s.look.accent) +
    seal(s) +
    lettering(s, spec.title);
  return document(s.w, s.h, spec.title, s.sheet, body);
}

/** Draws a game's scene without frame and lettering, darker towards the middle, to stand behind a board. */
export function drawBackdrop(spec: Omit<GameSpec, 'shape'>): string {
  const s = createScene(`${spec.nodeId}/${spec.vendor}/${spec.title}`, spec.vendor, 'wide');
  const scene = drawScene(s, spec);
  const shadow = s.sheet.radial(
    [
      [0, s.mood.deep, 0.92],
      [0.6, s.mood.deep, 0.72],
      [1, s.mood.deep, 0.3],
    ],
    [0.5, 0.45, 0.7],
  );
  const body = `${scene}<rect width="${s.w}" height="${s.h}" fill="${shadow}"/>`;
  return document(s.w, s.h, spec.title, s.sheet, body);
}
