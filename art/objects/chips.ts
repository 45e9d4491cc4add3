import { shade } from '../colour.ts';
import type { Sheet } from '../svg.ts';
import { n, place } from '../svg.ts';

/** Draws a stack of casino chips in perspective, its foot at y; one chip is about 56 wide. */
export function chipStack(
  sheet: Sheet,
  x: number,
  y: number,
  k: number,
  colours: readonly string[],
  count = colours.length,
): string {
  let out = '<ellipse cy="6" rx="32" ry="12" opacity=".4"/>';
  for (let i = 0; i < count; i++) {
    const colour = colours[i % colours.length]!;
    const top = -i * 8;
    const side = sheet.linear(
      [
        [0, shade(colour, -0.5)],
        [0.35, shade(colour, 0.25)],
        [1, shade(colour, -0.55)],
      ],
      [0, 0, 1, 0],
    );
    const [drift] = [((i * 7) % 5) - 2];
    out += `<g transform="translate(${drift} ${top})"><path d="M-28-8V0A28 11 0 0 0 28 0V-8Z" fill="${side}"/><path d="M-22-1v7M-8 3v7M8 3v7M22-1v7" stroke="#fff" stroke-width="5" opacity=".85"/><ellipse cy="-8" rx="28" ry="11" fill="${colour}" stroke="${shade(colour, -0.55)}"/></g>`;
  }
  const colour = colours[(count - 1) % colours.length]!;
  const drift = (((count - 1) * 7) % 5) - 2;
  out += `<g transform="translate(${drift} ${-(count - 1) * 8 - 8})"><ellipse rx="24.5" ry="9.5" fill="none" stroke="#fff" stroke-width="5" stroke-dasharray="7 8.5" opacity=".9"/><ellipse rx="16" ry="6" fill="${shade(colour, 0.2)}" stroke="#fff" stroke-width="1.2"/></g>`;
  return place(x, y, out, k);
}

/** One chip from the front, radius 24. */
export function chip(x: number, y: number, k: number, colour: string, degrees = 0): string {
  return place(
    x,
    y,
    `<circle cy="3" r="24" opacity=".35"/><circle r="24" fill="${colour}" stroke="${shade(colour, -0.6)}" stroke-width="1.5"/><circle r="20" fill="none" stroke="#fff" stroke-width="7" stroke-dasharray="9 ${n(11.94)}"/><circle r="14.5" fill="${shade(colour, -0.25)}" stroke="#fff" stroke-width="1.5"/><path d="M0-9 7 0 0 9-7 0Z" fill="#fff" opacity=".9"/>`,
    k,
    degrees,
  );
}
