import { lightness, shade } from '../colour.ts';
import { n, place } from '../svg.ts';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** Draws a die seen from a corner: top and two sides, `size` about half its height. */
export function die(x: number, y: number, size: number, value: number, colour: string, degrees: number): string {
  const ink = lightness(colour) > 0.75 ? '#b3122a' : '#fffdf4';
  const [a, b] = [size * 0.87, size * 0.5];
  const side = (d: string, fill: string): string =>
    `<path d="${d}" fill="${fill}" stroke="${shade(colour, -0.6)}" stroke-width="1.2" stroke-linejoin="round"/>`;
  const dots = (face: number, matrix: string): string =>
    `<g transform="matrix(${matrix})" fill="${ink}">${(PIPS[face] ?? []).map(([px, py]) => `<circle cx="${n(px * 5.4)}" cy="${n(py * 5.4)}" r="2.3"/>`).join('')}</g>`;
  const unit = size / 20;
  const m = (...v: number[]): string => v.map((c) => Math.round(c * 100) / 100).join(' ');
  return place(
    x,
    y,
    `<ellipse cy="${n(size * 0.98)}" rx="${n(size)}" ry="${n(size * 0.3)}" opacity=".35"/>` +
      side(`M0 ${n(-size)}L${n(a)} ${n(-b)}L0 0L${n(-a)} ${n(-b)}Z`, shade(colour, 0.25)) +
      side(`M${n(-a)} ${n(-b)}L0 0V${n(size)}L${n(-a)} ${n(b)}Z`, colour) +
      side(`M${n(a)} ${n(-b)}L0 0V${n(size)}L${n(a)} ${n(b)}Z`, shade(colour, -0.3)) +
      dots(value, m(0.87 * unit, -0.5 * unit, 0.87 * unit, 0.5 * unit, 0, -b)) +
      dots((value % 6) + 1, m(0.87 * unit, 0.5 * unit, 0, unit, -a / 2, b / 2)) +
      dots(((value + 2) % 6) + 1, m(0.87 * unit, -0.5 * unit, 0, unit, a / 2, b / 2)),
    1,
    degrees,
  );
}
