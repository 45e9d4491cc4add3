/**
 * Extracts the outlines for lettering from the Fraunces variable font into glyphs.json, and the captcha's letters into
 * server/captcha/letters.json.
 * Run manually after a change: `npx tsx art/cut-glyphs.ts`. The server reads only the result,
 * so the font parser stays a development dependency.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import type { Font, Glyph } from 'fontkit';

const require = createRequire(import.meta.url);
const CHARACTERS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !&'’-–+×.,:;/()?#%°$€£ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜàáâäçèéêëíîïñóôöùúûüß";
/** Units per em in the result: one is a fifth of a pixel in a tile's title. */
const EM = 250;
const KERNED = /[A-Za-z0-9&'’.,-]/;

const CUTS = {
  display: { file: 'normal', axes: { wght: 800, opsz: 96, SOFT: 0, WONK: 0 } },
  soft: { file: 'normal', axes: { wght: 900, opsz: 40, SOFT: 100, WONK: 1 } },
  poster: { file: 'normal', axes: { wght: 900, opsz: 144, SOFT: 100, WONK: 0 } },
  italic: { file: 'italic', axes: { wght: 800, opsz: 96, SOFT: 50, WONK: 1 } },
  text: { file: 'normal', axes: { wght: 650, opsz: 18, SOFT: 0, WONK: 0 } },
} as const;

/** Relative commands in whole font units after scaling to EM: short, and more precise than a tile's pixel. */
function outline(glyph: Glyph, scale: number): string {
  let [x, y, out, last] = [0, 0, '', ''];
  for (const { command, args } of glyph.path.commands) {
    const points = args.map((value, i) => Math.round(value * scale * (i % 2 === 0 ? 1 : -1)));
    if (command === 'closePath') {
      out += 'z';
      last = 'z';
      continue;
    }
    const letter = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' }[command as string];
    if (letter === undefined) throw new Error(`unknown path command ${command}`);
    const relative = points.map((value, i) => value - (i % 2 === 0 ? x : y));
    // The first move of a glyph is absolute; later ones are relative to the start of the last ring.
    if (letter === 'm' && last === 'z') relative.splice(0, 2, points[0]! - start[0], points[1]! - start[1]);
    if (letter === 'm') start = [points[0]!, points[1]!];
    [x, y] = [points.at(-2)!, points.at(-1)!];
    out += (letter === last ? ' ' : letter) + relative.join(' ');
    last = letter;
  }
  return out.replaceAll(' -', '-');
}
let start: [number, number] = [0, 0];

interface Point {
  x: number;
  y: number;
  endContour: boolean;
  copy(): Point;
}
const point = (x: number, y: number): Point => ({ x, y, endContour: true, copy: () => point(x, y) });
interface Woff2Internals extends Font {
  variationCoords: number[];
  _variationProcessor: { transformPoints(glyph: number, points: Point[]): void };
  _transformedGlyphs: { points?: Point[]; components?: { glyphID: number; dx: number; dy: number }[] }[];
}

/**
 * Opens the font at a point of its design space. fontkit's getVariation cannot read WOFF2 (2.0.4: it parses the
 * compressed stream as plain TrueType), so the deltas are applied to the unpacked outlines here.
 */
function openAt(path: string, axes: Record<string, number>): Font {
  const open = (): Woff2Internals => fontkit.openSync(path) as Woff2Internals;
  // Unpacking fails on composite glyphs once coordinates are set, so a second font without coordinates unpacks.
  const plain = open();
  plain.getGlyph(0);
  const coordinates = Object.entries(plain.variationAxes).map(([tag, axis]) => axes[tag] ?? axis!.default);
  const twin = (): Woff2Internals =>
    Object.assign(open(), { variationCoords: coordinates, _transformedGlyphs: plain._transformedGlyphs });
  // A glyph caches its path at first access, so one copy finds the glyphs and another reads the varied outlines.
  const finder = twin();
  const moved = new Set<number>();
  const move = (id: number): void => {
    if (moved.has(id)) return;
    moved.add(id);
    const data = plain._transformedGlyphs[id];
    const phantoms = [0, 1, 2, 3].map(() => point(0, 0));
    if (data?.components) {
      const offsets = data.components.map(({ dx, dy }) => point(dx, dy));
      finder._variationProcessor.transformPoints(id, [...offsets, ...phantoms]);
      data.components.forEach((part, i) => {
        [part.dx, part.dy] = [offsets[i]!.x, offsets[i]!.y];
        move(part.glyphID);
      });
    } else if (data?.points) finder._variationProcessor.transformPoints(id, [...data.points, ...phantoms]);
  };
  for (const character of CHARACTERS) for (const glyph of finder.layout(character).glyphs) move(glyph.id);
  return twin();
}

type Glyphs = Record<string, [advance: number, outline: string]>;

function cut(file: string, axes: Record<string, number>): { glyphs: Glyphs; kerns: Record<string, number> } {
  const path = require.resolve(`@fontsource-variable/fraunces/files/fraunces-latin-full-${file}.woff2`);
  const font = openAt(path, axes);
  const scale = EM / font.unitsPerEm;
  const glyphs: Glyphs = {};
  for (const character of CHARACTERS) {
    if (!font.hasGlyphForCodePoint(character.codePointAt(0)!)) continue;
    const run = font.layout(character);
    start = [0, 0];
    glyphs[character] = [Math.round(run.advanceWidth * scale), outline(run.glyphs[0]!, scale)];
  }
  const kerns: Record<string, number> = {};
  const letters = Object.keys(glyphs).filter((c) => KERNED.test(c));
  for (const a of letters)
    for (const b of letters) {
      // Ligatures and contextual forms are off, because letters are drawn one by one.
      const run = font.layout(a + b, { liga: false, calt: false, clig: false, dlig: false });
      if (run.glyphs.length !== 2) continue;
      const kern = Math.round(run.advanceWidth * scale) - glyphs[a]![0] - glyphs[b]![0];
      if (Math.abs(kern) >= 2) kerns[a + b] = kern;
    }
  return { glyphs, kerns };
}

const result = Object.fromEntries(Object.entries(CUTS).map(([name, { file, axes }]) => [name, cut(file, axes)]));
writeFileSync(new URL('./glyphs.json', import.meta.url), `${JSON.stringify(result)}\n`);

/** The alphabet of server/captcha/picture.ts. */
const CAPTCHA = 'ACDEFGHJKLMNPQRTUVWXY34679';
const letters = (style: keyof typeof CUTS): object =>
  Object.fromEntries([...CAPTCHA].map((letter) => [letter, result[style]!.glyphs[letter]]));
const captcha = { poster: letters('poster'), text: letters('text') };
writeFileSync(new URL('../server/captcha/letters.json', import.meta.url), `${JSON.stringify(captcha)}\n`);
