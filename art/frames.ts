import { MATERIALS } from './materials.ts';
import type { Material } from './motif-table.ts';
import type { Sheet } from './svg.ts';
import { n } from './svg.ts';

export type FrameName = 'deco' | 'scroll' | 'notch' | 'bamboo' | 'bulbs' | 'double' | 'rope' | 'neon';

/** Draws the same corner four times, mirrored. */
function corners(w: number, h: number, inset: number, body: string): string {
  const spots = [
    [inset, inset, 1, 1],
    [w - inset, inset, -1, 1],
    [inset, h - inset, 1, -1],
    [w - inset, h - inset, -1, -1],
  ] as const;
  return spots
    .map(([x, y, sx, sy]) => `<g transform="translate(${n(x)} ${n(y)}) scale(${sx} ${sy})">${body}</g>`)
    .join('');
}

const box = (w: number, h: number, inset: number, radius: number, rest: string): string =>
  `<rect x="${inset}" y="${inset}" width="${n(w - inset * 2)}" height="${n(h - inset * 2)}" rx="${radius}" fill="none" ${rest}/>`;

/** Draws the vendor's border of a picture, inside the rounded corners that the page clips. */
export function frame(sheet: Sheet, name: FrameName, w: number, h: number, metal: Material, accent: string): string {
  const { hi, light, mid, dark } = MATERIALS[metal];
  const paint = sheet.linear(
    [
      [0, hi],
      [0.3, mid],
      [0.55, light],
      [0.8, dark],
      [1, light],
    ],
    [0, 0, 1, 1],
  );
  const line = (width: number, opacity = 1): string =>
    `stroke="${paint}" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ''}`;
  const path = (d: string, width = 1.6): string =>
    `<path d="${d}" fill="none" stroke="${mid}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  switch (name) {
    case 'deco':
      return (
        box(w, h, 7, 9, line(2)) +
        corners(
          w,
          h,
          7,
          `<path d="M0 34V0H34L26 8H8V26Z" fill="${dark}"/>${path('M0 34 8 26V8H26L34 0M14 26V14H26M20 24V20H24', 1.8)}`,
        )
      );
    case 'scroll':
      return (
        box(w, h, 6, 12, line(2.2)) +
        box(w, h, 10, 9, line(0.8, 0.6)) +
        corners(
          w,
          h,
          6,
          `${path('M2 44C2 24 6 14 20 12 30 11 31 22 24 22 19 22 19 17 22 17M44 2C24 2 14 6 12 20 11 30 22 31 22 24 22 19 17 19 17 22', 2.2)}<circle cx="9" cy="9" r="3.6" fill="${light}"/>`,
        )
      );
    case 'notch':
      return (
        `<path d="M22 6H${n(w - 22)}L${n(w - 6)} 22V${n(h - 22)}L${n(w - 22)} ${n(h - 6)}H22L6 ${n(h - 22)}V22Z" fill="none" ${line(2.4)}/>` +
        corners(w, h, 6, `<path d="M0 12 12 0H4A4 4 0 0 0 0 4Z" fill="${mid}"/>${path('M6 30V20L20 6H30', 1.2)}`)
      );
    case 'bamboo':
      return (
        box(w, h, 7, 8, line(5)) +
        `<path d="M${n(w * 0.33)} 3v8M${n(w * 0.66)} 3v8M${n(w * 0.33)} ${n(h - 11)}v8M${n(w * 0.66)} ${n(h - 11)}v8M3 ${n(h * 0.25)}h8M3 ${n(h * 0.5)}h8M3 ${n(h * 0.75)}h8M${n(w - 11)} ${n(h * 0.25)}h8M${n(w - 11)} ${n(h * 0.5)}h8M${n(w - 11)} ${n(h * 0.75)}h8" stroke="${dark}" stroke-width="3"/>` +
        corners(
          w,
          h,
          7,
          `<path d="M2 2Q26-4 34 14 14 16 2 2ZM2 2Q-4 26 14 34 16 14 2 2Z" fill="#3fae4a" stroke="#0a4a1c"/>`,
        )
      );
    case 'bulbs':
      return (
        box(w, h, 8, 11, `stroke="${dark}" stroke-width="10"`) +
        box(
          w,
          h,
          8,
          11,
          `stroke="${accent}" stroke-width="11" stroke-dasharray="0 17.5" stroke-linecap="round" opacity=".28"`,
        ) +
        box(w, h, 8, 11, `stroke="${hi}" stroke-width="5" stroke-dasharray="0 17.5" stroke-linecap="round"`) +
        box(w, h, 13.5, 8, line(1.2))
      );
    case 'double':
      return (
        box(w, h, 6, 12, line(2.6)) +
        box(w, h, 11, 8, line(1, 0.8)) +
        corners(
          w,
          h,
          8.5,
          `<circle cx="8" cy="8" r="7" fill="${dark}" stroke="${mid}" stroke-width="1.5"/><path d="M8 3.5 12.5 8 8 12.5 3.5 8Z" fill="${light}"/>`,
        )
      );
    case 'rope':
      return (
        box(w, h, 7, 11, `stroke="${dark}" stroke-width="5"`) +
        box(w, h, 7, 11, `stroke="${light}" stroke-width="4" stroke-dasharray="7 3" stroke-linecap="round"`) +
        corners(
          w,
          h,
          7,
          `<circle cx="6" cy="6" r="8" fill="${dark}"/><circle cx="6" cy="6" r="6" fill="${mid}"/><circle cx="4.5" cy="4.5" r="2" fill="${hi}"/>`,
        )
      );
    case 'neon':
      return (
        box(w, h, 8, 10, `stroke="${accent}" stroke-width="7" opacity=".22"`) +
        box(w, h, 8, 10, `stroke="${accent}" stroke-width="1.6" stroke-dasharray="${n(w * 0.5)} 14 6 14"`) +
        corners(w, h, 8, `<path d="M0 26V8L8 0H26" fill="none" stroke="#fff" stroke-width="2.6"/>`)
      );
  }
}
