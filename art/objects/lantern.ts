import { shade } from '../colour.ts';
import type { Sheet } from '../svg.ts';
import { n, place } from '../svg.ts';

/** A paper lantern on a cord from `top`, its middle at y + r, with ribs, caps and a tassel. */
export function lantern(sheet: Sheet, x: number, top: number, y: number, r: number, colour: string): string {
  const paper = sheet.radial(
    [
      [0, shade(colour, 0.75)],
      [0.45, shade(colour, 0.15)],
      [1, shade(colour, -0.5)],
    ],
    [0.5, 0.55, 0.6],
  );
  const light = sheet.radial([
    [0, shade(colour, 0.5), 0.55],
    [1, colour, 0],
  ]);
  const brass = sheet.linear(
    [
      [0, '#ffe9a8'],
      [0.5, '#e0a93c'],
      [1, '#7a4d0c'],
    ],
    [0, 0, 1, 0],
  );
  const body = sheet.def(
    (id) =>
      `<g id="${id}">` +
      `<circle r="2.3" fill="${light}"/><ellipse rx="1" ry=".9" fill="${paper}"/>` +
      `<g fill="none" stroke="${shade(colour, -0.55)}" stroke-width=".05" opacity=".7"><ellipse rx=".72" ry=".9"/><ellipse rx=".36" ry=".9"/><path d="M0-.9V.9"/></g>` +
      `<path d="M-.5-.78A.9.9 0 0 0-.8.2" fill="none" stroke="#fff" stroke-width=".09" stroke-linecap="round" opacity=".6"/>` +
      `<path d="M-.45-1.02h.9v.2h-.9ZM-.45.82h.9v.2h-.9Z" fill="${brass}"/>` +
      `<path d="M0 1.02V1.35M-.16 1.42-.22 2.1M0 1.42V2.2M.16 1.42.22 2.1" stroke="#f2c14e" stroke-width=".1" stroke-linecap="round"/><circle cy="1.38" r=".15" fill="#ffe9a8"/>` +
      '</g>',
  );
  return (
    `<path d="M${n(x)} ${n(top)}V${n(y)}" stroke="#e8c46a" stroke-width="${n(Math.max(1, r * 0.07))}"/>` +
    place(x, y + r, `<use href="#${body}"/>`, r)
  );
}
