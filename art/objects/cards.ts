import type { Sheet } from '../svg.ts';
import { drawLine } from '../lettering.ts';
import { silhouette } from '../motifs.ts';
import { place } from '../svg.ts';

export type Suit = 'spades' | 'hearts' | 'clubs' | 'diamonds';
export const SUITS: readonly Suit[] = ['spades', 'hearts', 'clubs', 'diamonds'];

/** Draws a playing card, 72 × 104, around its centre; `figure` is a motif shown instead of one large pip. */
export function card(
  sheet: Sheet,
  rank: string,
  suit: Suit,
  x: number,
  y: number,
  k: number,
  degrees: number,
  figure?: string,
): string {
  const red = suit === 'hearts' || suit === 'diamonds';
  const ink = red ? '#c8102e' : '#16202c';
  const paper = sheet.linear(
    [
      [0, '#ffffff'],
      [1, '#e9e2d2'],
    ],
    [0, 0, 1, 1],
  );
  const blank = sheet.def(
    (id) =>
      `<g id="${id}"><rect x="-34" y="-48" width="72" height="104" rx="8" opacity=".35"/><rect x="-36" y="-52" width="72" height="104" rx="8" fill="${paper}" stroke="#7a705c"/></g>`,
  );
  const corner =
    drawLine(sheet, rank, 'display', -25, -33, 24, ink, 'middle') + silhouette(sheet, suit, ink, -25, -22, 15);
  const index = sheet.def((id) => `<g id="${id}">${corner}</g>`);
  const middle =
    figure === undefined
      ? silhouette(sheet, suit, ink, 0, 2, 46)
      : `<rect x="-19" y="-34" width="38" height="68" rx="3" fill="${red ? '#fde8e4' : '#e6edf5'}" stroke="${ink}" stroke-width=".8"/>` +
        silhouette(sheet, figure, ink, 0, 0, 36);
  return place(
    x,
    y,
    `<use href="#${blank}"/>${middle}<use href="#${index}"/><use href="#${index}" transform="rotate(180)"/>`,
    k,
    degrees,
  );
}

/** The back of a card in two colours. */
export function cardBack(
  sheet: Sheet,
  x: number,
  y: number,
  k: number,
  degrees: number,
  colour: string,
  line: string,
): string {
  const back = sheet.def(
    (id) =>
      `<g id="${id}"><rect x="-36" y="-52" width="72" height="104" rx="8" fill="#fffdf6" stroke="#7a705c"/><rect x="-31" y="-47" width="62" height="94" rx="5" fill="${colour}"/><path d="M0-40 24 0 0 40-24 0ZM0-26 15 0 0 26-15 0ZM-31-20-12-47M31-20 12-47M-31 20-12 47M31 20 12 47" fill="none" stroke="${line}" stroke-width="1.6"/><circle r="5" fill="${line}"/></g>`,
  );
  return place(x, y, `<use href="#${back}"/>`, k, degrees);
}
