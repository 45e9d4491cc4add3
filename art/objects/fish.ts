import { shade } from '../colour.ts';
import type { Sheet } from '../svg.ts';
import { place } from '../svg.ts';

/** Draws a small fish of a shoal, about 40 long, swimming to the right (`dir` 1) or left (-1). */
export function smallFish(x: number, y: number, k: number, dir: number, colour: string): string {
  const body = `<path d="M20 0C10-11-6-9-13-1L-22-8V8L-13 1C-6 9 10 11 20 0Z" fill="${colour}"/><path d="M14-3A6 6 0 0 1 8 6" fill="none" stroke="${shade(colour, -0.4)}" stroke-width="1.5"/><circle cx="13" cy="-2" r="1.8" fill="#fff"/>`;
  return place(x, y, dir < 0 ? `<g transform="scale(-1 1)">${body}</g>` : body, k);
}

/** Draws a large striped fish, about 90 long, in two colours. */
export function showFish(
  sheet: Sheet,
  x: number,
  y: number,
  k: number,
  dir: number,
  colour: string,
  stripe: string,
  degrees = 0,
): string {
  // Each use sets the body's fill and the stripes' colour, so that one outline serves a whole shoal.
  const shape = sheet.def(
    (id) =>
      `<g id="${id}"><g fill="currentColor"><path d="M-34 0C-44-18-58-22-62-18-56-8-56 8-62 18-58 22-44 18-34 0ZM-10-22C2-38 22-36 26-24ZM-6 22C4 36 18 34 22 24Z"/></g>` +
      `<path d="M44 0C32-30-12-32-38 0-12 32 32 30 44 0Z" stroke="#0a1826" stroke-width="2.5"/>` +
      `<path d="M16-22C24-8 24 8 16 22L6 25C14 8 14-8 6-25ZM-10-23C-2-8-2 8-10 22L-19 17C-12 6-12-8-19-17ZM2 4C-6 12-10 8-14 14-4 16 4 12 8 6Z" fill="currentColor"/>` +
      `<path d="M38-8C24-24-6-24-26-8-6-16 20-18 38-8Z" fill="#fff" opacity=".45"/><circle cx="30" cy="-6" r="6" fill="#fff"/><circle cx="31.5" cy="-6" r="3.2" fill="#0a1420"/><path d="M42 3Q36 8 32 6" fill="none" stroke="#0a1826" stroke-width="2"/></g>`,
  );
  return place(
    x,
    y,
    `<use href="#${shape}" fill="${colour}" color="${stripe}"${dir < 0 ? ' transform="scale(-1 1)"' : ''}/>`,
    k,
    degrees,
  );
}
