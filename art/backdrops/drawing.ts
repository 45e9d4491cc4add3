import { blend } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { n } from '../svg.ts';

/** Layers behind the motif and in front of it. */
export interface Backdrop {
  back: string;
  front: string;
}
export type DrawBackdrop = (scene: Scene) => Backdrop;

/** Mixes the vendor's light with the backdrop's colour; `t` is the backdrop's share. */
export function tint(
  s: Scene,
  deep: string,
  mid: string,
  glow: string,
  t = 0.5,
): { deep: string; mid: string; glow: string } {
  return { deep: blend(s.mood.deep, deep, t), mid: blend(s.mood.mid, mid, t), glow: blend(s.mood.glow, glow, t) };
}

/** Fills the whole background with a vertical gradient. */
export function sky(s: Scene, ...colours: string[]): string {
  const paint = s.sheet.linear(colours.map((colour, i) => [i / (colours.length - 1), colour] as const));
  return `<rect width="${s.w}" height="${s.h}" fill="${paint}"/>`;
}

/** Draws a moon or sun with two rings of haze. */
export function orb(s: Scene, x: number, y: number, r: number, light: string, body: string): string {
  const paint = s.sheet.radial(
    [
      [0, light],
      [0.7, light],
      [1, body],
    ],
    [0.4, 0.38, 0.65],
  );
  return (
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 1.7)}" fill="${light}" opacity=".1"/>` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 1.32)}" fill="${light}" opacity=".14"/>` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${paint}"/>`
  );
}

/** Draws the same shape at the left and, mirrored, at the right edge. */
export function pair(s: Scene, body: string): string {
  const id = s.sheet.def((own) => `<g id="${own}">${body}</g>`);
  return `<use href="#${id}"/><use href="#${id}" transform="translate(${s.w}) scale(-1 1)"/>`;
}

/** Draws a leaf with a rib, its stem at the origin, pointing up. */
export function leaf(
  length: number,
  width: number,
  fill: string,
  rib: string,
  x: number,
  y: number,
  degrees: number,
): string {
  return (
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(degrees)})"><path d="M0 0C${n(width)} ${n(-length * 0.3)} ${n(width)} ${n(-length * 0.75)} 0 ${n(-length)}C${n(-width)} ${n(-length * 0.75)} ${n(-width)} ${n(-length * 0.3)} 0 0Z" fill="${fill}"/>` +
    `<path d="M0 0V${n(-length * 0.92)}" stroke="${rib}" stroke-width="1.2" opacity=".6"/></g>`
  );
}
