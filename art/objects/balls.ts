import { shade } from '../colour.ts';
import { capitalHeight, drawLine } from '../lettering.ts';
import type { Sheet } from '../svg.ts';
import { place } from '../svg.ts';

/** Colours of draw balls. */
export const BALL_COLOURS = ['#e8304a', '#f5a524', '#23a862', '#2f7fe0', '#8c4de0', '#ff6fae'] as const;

/** A draw ball: gloss, a white disc and its number. */
export function ball(sheet: Sheet, x: number, y: number, r: number, number: string, colour: string): string {
  const body = sheet.radial(
    [
      [0, shade(colour, 0.7)],
      [0.4, colour],
      [1, shade(colour, -0.6)],
    ],
    [0.36, 0.3, 0.75],
  );
  const blank = sheet.def(
    (id) =>
      `<g id="${id}"><ellipse cx="1" cy="9.5" rx="9" ry="2.6" opacity=".35"/><circle r="10" fill="${body}"/><circle r="5.6" fill="#fffdf6"/><ellipse cx="-3.2" cy="-5.6" rx="3.4" ry="1.8" fill="#fff" opacity=".75" transform="rotate(-28)"/></g>`,
  );
  const size = number.length > 1 ? 7.2 : 8.6;
  return place(
    x,
    y,
    `<use href="#${blank}"/>${drawLine(sheet, number, 'display', 0, capitalHeight(size) / 2, size, '#141a24', 'middle')}`,
    r / 10,
  );
}
