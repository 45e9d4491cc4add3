import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';

// sharp reads no SVG in this process: it is blocked because members upload pictures (domains/support/pictures.ts).
const WIDTH = 240;
const HEIGHT = 88;
/** Contrast of ink and paper: 9:1, before the lines across it. */
const PAPER = '#f4efe6';
const INKS = ['#3b2a5c', '#123f4a', '#5a1f2e', '#20401f'] as const;

type Letters = Record<string, [advance: number, outline: string]>;
let faces: Record<'text' | 'poster', Letters> | undefined;

/** Outlines on the baseline in units of 250 per em, extracted from the font by art/cut-glyphs.ts; read once. */
const lettersOf = (face: 'text' | 'poster'): Letters => {
  faces ??= JSON.parse(readFileSync(new URL('./letters.json', import.meta.url), 'utf8')) as NonNullable<typeof faces>;
  return faces[face];
};

/** Random number between the two. */
const between = (min: number, max: number): number => min + (randomInt(10_000) / 10_000) * (max - min);
const ink = (): string => INKS[randomInt(INKS.length)]!;

/** Draws rotated letters with lines across them as a PNG of 240 × 88 px. Characters that the font lacks are left out. */
export const captchaPicture = async (text: string): Promise<Buffer> => {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const sheet = canvas.getContext('2d');
  sheet.fillStyle = PAPER;
  sheet.fillRect(0, 0, WIDTH, HEIGHT);
  for (let i = 0; i < 120; i += 1) speck(sheet);
  const room = WIDTH / (text.length + 0.6);
  [...text].forEach((letter, at) => drawLetter(sheet, letter, (at + 0.8) * room));
  for (let i = 0; i < 4; i += 1) lineAcross(sheet);
  return canvas.encode('png');
};

const drawLetter = (sheet: SKRSContext2D, letter: string, x: number): void => {
  const outline = lettersOf(randomInt(2) ? 'text' : 'poster')[letter];
  if (!outline) return;
  const [advance, path] = outline;
  sheet.save();
  sheet.translate(x + between(-4, 4), HEIGHT * 0.7 + between(-8, 8));
  sheet.transform(1, between(-0.25, 0.25), between(-0.3, 0.3), 1, 0, 0);
  sheet.rotate(between(-0.3, 0.3));
  const scale = between(0.2, 0.25);
  sheet.scale(scale, scale);
  sheet.translate(-advance / 2, 0);
  sheet.fillStyle = ink();
  sheet.fill(new Path2D(path));
  sheet.restore();
};

const lineAcross = (sheet: SKRSContext2D): void => {
  sheet.beginPath();
  sheet.moveTo(between(0, 20), between(10, HEIGHT - 10));
  const bend = () => between(-10, HEIGHT + 10);
  sheet.bezierCurveTo(WIDTH / 3, bend(), (WIDTH / 3) * 2, bend(), WIDTH - between(0, 20), between(10, HEIGHT - 10));
  sheet.strokeStyle = ink();
  sheet.lineWidth = between(1.2, 2.2);
  sheet.stroke();
};

const speck = (sheet: SKRSContext2D): void => {
  sheet.fillStyle = `${ink()}66`;
  sheet.fillRect(between(0, WIDTH), between(0, HEIGHT), between(1, 2.5), between(1, 2.5));
};
