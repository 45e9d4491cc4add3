import { readFileSync } from 'node:fs';
import type { Sheet } from './svg.ts';
import { n } from './svg.ts';

export type LetterStyle = 'display' | 'soft' | 'poster' | 'italic' | 'text';
interface Face {
  /** Advance and outline, in units of 250 per em. */
  glyphs: Record<string, [number, string]>;
  kerns: Record<string, number>;
}

const EM = 250;
/** Capital height of Fraunces, in the same units. */
const CAPITAL = 175;
let faces: Record<LetterStyle, Face> | undefined;

/** Returns the outlines extracted by cut-glyphs.ts, read once. */
function face(style: LetterStyle): Face {
  faces ??= JSON.parse(readFileSync(new URL('./glyphs.json', import.meta.url), 'utf8')) as Record<LetterStyle, Face>;
  return faces[style];
}

/** Returns the part of a text that the font can draw. Other scripts are left to the page's own text. */
export function drawable(text: string): string {
  const { glyphs } = face('text');
  return [...text.normalize('NFC')]
    .map((c) => (Object.hasOwn(glyphs, c) ? c : ' '))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the width of a line in em. */
export function lineWidth(text: string, style: LetterStyle, spacing = 0): number {
  const { glyphs, kerns } = face(style);
  const letters = [...text];
  let width = 0;
  letters.forEach((letter, i) => {
    width +=
      (glyphs[letter]?.[0] ?? 0) + (i + 1 < letters.length ? (kerns[letter + letters[i + 1]] ?? 0) + spacing : 0);
  });
  return width / EM;
}

export interface TitleBlock {
  lines: string[];
  /** Font size in picture units. */
  size: number;
  /** Distance between baselines. */
  leading: number;
  /** Width of the widest line, without the outline. */
  width: number;
  style: LetterStyle;
}

/** Splits a title into one or two lines so that the letters are as large as the box allows. */
export function fitTitle(title: string, style: LetterStyle, width: number, maxSize: number, maxLines = 2): TitleBlock {
  const text = drawable(title);
  const words = text.split(' ');
  const ways: string[][] = [[text]];
  if (maxLines > 1)
    for (let i = 1; i < words.length; i++) ways.push([words.slice(0, i).join(' '), words.slice(i).join(' ')]);
  let best: TitleBlock | undefined;
  for (const lines of ways) {
    const widest = Math.max(...lines.map((line) => lineWidth(line, style)), 0.001);
    const size = Math.min(maxSize * (lines.length === 1 ? 1.06 : 0.92), width / widest);
    if (best === undefined || size > best.size * (lines.length > best.lines.length ? 1.04 : 1))
      best = { lines, size, leading: size * 0.98, width: widest * size, style };
  }
  return best!;
}

export interface LetterPaint {
  fill: string;
  /** Colour of the lit edge between fill and ink. */
  edge: string;
  ink: string;
  /** Colour of the thickness below the letters. */
  depth: string;
}

/** Returns how far a line bends: the outer letters drop by this share of the font size. */
function arc(at: number, bend: number): { drop: number; degrees: number } {
  return { drop: bend * at * at, degrees: bend === 0 ? 0 : (Math.atan(2 * bend * at * 0.42) * 180) / Math.PI };
}

/**
 * Draws a title block centred on x, its last baseline at y: ink, thickness, lit edge and fill are copies of one
 * group of glyphs. `bend` > 0 arches the lines upwards in the middle.
 */
export function drawTitle(sheet: Sheet, block: TitleBlock, x: number, y: number, paint: LetterPaint, bend = 0): string {
  const { glyphs, kerns } = face(block.style);
  const scale = block.size / EM;
  let letters = '';
  block.lines.forEach((line, row) => {
    const total = lineWidth(line, block.style) * EM;
    let pen = -total / 2;
    const base = (-(block.lines.length - 1 - row) * block.leading) / scale;
    const characters = [...line];
    characters.forEach((letter, i) => {
      const glyph = glyphs[letter];
      if (!glyph) return;
      const [advance, d] = glyph;
      if (d !== '') {
        const id = sheet.def((own) => `<path id="${own}" d="${d}"/>`);
        const middle = pen + advance / 2;
        const { drop, degrees } = arc(total === 0 ? 0 : middle / (total / 2), bend * Math.min(1, total / 700));
        letters +=
          bend === 0
            ? `<use href="#${id}" x="${Math.round(pen)}" y="${Math.round(base)}"/>`
            : `<use href="#${id}" transform="translate(${Math.round(middle)} ${Math.round(base + drop * EM)}) rotate(${n(degrees)}) translate(${n(-advance / 2)})"/>`;
      }
      pen += advance + (kerns[letter + (characters[i + 1] ?? '')] ?? 0);
    });
  });
  const group = sheet.def((id) => `<g id="${id}" stroke-linejoin="round">${letters}</g>`);
  const use = (attributes: string): string => `<use href="#${group}" ${attributes}/>`;
  const em = (share: number): string => n(share * EM);
  return (
    `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 10000) / 10000})">` +
    use(`y="${em(0.05)}" fill="${paint.ink}" stroke="${paint.ink}" stroke-width="${em(0.24)}" opacity=".55"`) +
    use(`y="${em(0.03)}" fill="${paint.depth}" stroke="${paint.ink}" stroke-width="${em(0.2)}"`) +
    use(`y="${em(0.025)}" fill="${paint.depth}" stroke="${paint.depth}" stroke-width="${em(0.1)}"`) +
    use(`fill="${paint.edge}" stroke="${paint.edge}" stroke-width="${em(0.07)}"`) +
    use(`fill="${paint.fill}"`) +
    '</g>'
  );
}

/** Draws one plain line of letters as a single fill, its start, middle or end at x; for logos and marks. */
export function drawLine(
  sheet: Sheet,
  text: string,
  style: LetterStyle,
  x: number,
  y: number,
  size: number,
  fill: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
  spacing = 0,
): string {
  const { glyphs, kerns } = face(style);
  const line = drawable(text);
  const width = lineWidth(line, style, spacing) * size;
  const from = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  let pen = 0;
  let out = '';
  const letters = [...line];
  letters.forEach((letter, i) => {
    const glyph = glyphs[letter];
    if (!glyph) return;
    if (glyph[1] !== '') {
      const id = sheet.def((own) => `<path id="${own}" d="${glyph[1]}"/>`);
      out += `<use href="#${id}" x="${Math.round(pen)}"/>`;
    }
    pen += glyph[0] + (kerns[letter + (letters[i + 1] ?? '')] ?? 0) + spacing;
  });
  return `<g transform="translate(${n(from)} ${n(y)}) scale(${Math.round((size / EM) * 100000) / 100000})" fill="${fill}">${out}</g>`;
}

/** Returns the height of capitals for a font size, to centre them on a line. */
export function capitalHeight(size: number): number {
  return (size * CAPITAL) / EM;
}
