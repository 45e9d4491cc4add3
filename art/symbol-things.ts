import { shade } from './colour.ts';
import type { Tones } from './materials.ts';
import { MATERIALS } from './materials.ts';
import { glow, petals, sparkle } from './shapes.ts';
import type { Sheet } from './svg.ts';
import { n, place } from './svg.ts';

export type DrawSymbol = (sheet: Sheet) => string;

export const metal = (
  sheet: Sheet,
  t: Tones,
  vector: readonly [number, number, number, number] = [0, 0, 1, 1],
): string =>
  sheet.linear(
    [
      [0, t.hi],
      [0.35, t.light],
      [0.6, t.mid],
      [1, t.dark],
    ],
    vector,
  );
const { gold, jade, ruby, rose, ember } = MATERIALS;
export const disc = (r: number, fill: string, rest = ''): string => `<circle r="${r}" fill="${fill}"${rest}/>`;
export const centred = (body: string): string => place(64, 64, body);

export const koi: DrawSymbol = (sheet) => {
  const scale = Array.from(
    { length: 7 },
    (_, i) => `M${-22 + (i % 4) * 13} ${-12 + Math.floor(i / 4) * 14}a7 7 0 0 1 0 12`,
  ).join('');
  const body =
    `<path d="M-34 6C-52-6-60-20-58-34-44-30-36-18-30-6-28-16-22-34-4-38-2-30-6-26-8-22 18-30 44-14 52 6 46 22 24 34 0 30 0 38-8 44-16 46-18 38-16 32-14 27-24 22-32 16-36 10-44 18-54 22-62 20-58 10-46 8-34 6Z" fill="${ember.ink}" stroke="${ember.ink}" stroke-width="7" stroke-linejoin="round"/>` +
    `<path d="M-34 6C-52-6-60-20-58-34-44-30-36-18-30-6L-28 8C-44 18-54 22-62 20-58 10-46 8-34 6Z" fill="${metal(sheet, ember)}"/><path d="M-14-20C-18-30-14-36-4-38-2-30-6-26-8-22ZM-2 28C0 38-8 44-16 46-18 38-16 32-12 24Z" fill="${ember.mid}"/>` +
    `<path d="M52 6C44-14 18-30-10-21-22-16-32-6-36 6-28 20-12 30 4 30 26 32 46 22 52 6Z" fill="${sheet.linear([
      [0, '#fffaf0'],
      [0.5, '#ffe0c0'],
      [1, '#f0a070'],
    ])}"/>` +
    `<path d="M4-23C18-22 24-12 16-4 6 2-6-4-10-12-10-18-4-23 4-23ZM-30-2C-20-6-10 2-14 12-18 18-28 14-32 10ZM14 8C22 6 30 12 26 20 20 28 6 26 2 20 2 14 8 9 14 8Z" fill="${metal(sheet, ember)}"/><path d="${scale}" fill="none" stroke="#b84a1a" stroke-width="1.5" opacity=".55"/>` +
    `<circle cx="38" cy="-2" r="5" fill="#fff"/><circle cx="39" cy="-2" r="3" fill="#1a0c06"/><path d="M50 10q-5 5-10 3M48 14q6 6 4 12M44 17q2 7-3 12" fill="none" stroke="#8a2c0a" stroke-width="2" stroke-linecap="round"/><path d="M-6-16C12-22 32-14 42-4" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7"/>`;
  return (
    glow(sheet, 64, 64, 62, '#5ad0e8', 0.5) +
    place(64, 66, body, 0.95, -14) +
    `<g fill="none" stroke="#bff4ff" stroke-width="2" opacity=".8"><circle cx="106" cy="30" r="5"/><circle cx="98" cy="18" r="3"/><circle cx="20" cy="96" r="4"/></g>`
  );
};

export const jadeDisc: DrawSymbol = (sheet) => {
  const ring = (r: number, w: number, paint: string): string =>
    `<circle r="${r}" fill="none" stroke="${paint}" stroke-width="${w}"/>`;
  const swirls = Array.from(
    { length: 8 },
    (_, i) =>
      `<path d="M0-33c7 0 9 8 3 10-4 1-6-4-2-6" fill="none" stroke="${jade.dark}" stroke-width="2.6" stroke-linecap="round" transform="rotate(${i * 45})"/>`,
  ).join('');
  return (
    glow(sheet, 64, 60, 60, '#7dffc4', 0.5) +
    place(
      64,
      58,
      ring(33, 37, jade.ink) +
        `<g transform="translate(0 2)">${ring(33, 31, jade.dark)}</g>` +
        ring(33, 30, metal(sheet, jade)) +
        swirls +
        ring(46.5, 2, jade.hi) +
        ring(19.5, 2, jade.hi) +
        `<path d="M-38-22A44 44 0 0 1-6-43" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".8"/><path d="M-18-6C-10-12 10-12 18-6L12 2C6-2-6-2-12 2ZM-4 0h8v14h-8Z" fill="#d83a32" stroke="#5c0c0c" stroke-width="1.5" opacity="0"/>`,
    ) +
    `<path d="M64 106V112M56 114 52 126M64 114V127M72 114 76 126" stroke="#e8452f" stroke-width="4" stroke-linecap="round"/><circle cx="64" cy="111" r="6" fill="${metal(sheet, gold)}" stroke="${gold.ink}"/>`
  );
};

export const fan: DrawSymbol = (sheet) => {
  const blades = Array.from(
    { length: 11 },
    (_, i) =>
      `<path d="M-1.5 0-9-70Q0-76 9-70L1.5 0Z" fill="${i % 2 ? shade(ruby.mid, -0.12) : ruby.mid}" stroke="${ruby.dark}" transform="rotate(${-75 + i * 15})"/>`,
  ).join('');
  const arc = (r: number, width: number, colour: string): string =>
    `<path d="M${n(-r * 0.97)} ${n(-r * 0.26)}A${r} ${r} 0 0 1 ${n(r * 0.97)} ${n(-r * 0.26)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return (
    glow(sheet, 64, 66, 60, '#ffb0a0', 0.5) +
    place(
      64,
      98,
      `<g stroke="${ruby.ink}" stroke-width="8" stroke-linejoin="round"><path d="M0 4L-72-18A74 74 0 0 1 72-18Z" fill="${ruby.ink}"/></g>${blades}${arc(68, 6, metal(sheet, gold))}${arc(40, 2, gold.light)}<g transform="translate(0 -50)">${petals(5, 13, 8, `fill="#ffe3ea" stroke="${rose.dark}" stroke-width=".8"`)}<circle r="3" fill="#ffd75a"/></g><g transform="translate(-32 -36)">${petals(5, 9, 6, 'fill="#ffe3ea"')}</g><g transform="translate(32 -36)">${petals(5, 9, 6, 'fill="#ffe3ea"')}</g>` +
        Array.from(
          { length: 6 },
          (_, i) =>
            `<path d="M-2.5 0-4-34H4L2.5 0Z" fill="${metal(sheet, gold)}" stroke="${gold.ink}" stroke-width=".7" transform="rotate(${-62 + i * 25})"/>`,
        ).join('') +
        `<circle cy="2" r="7" fill="${metal(sheet, gold)}" stroke="${gold.ink}" stroke-width="1.5"/><path d="M0 8V20" stroke="#e8452f" stroke-width="4" stroke-linecap="round"/>`,
      0.84,
    )
  );
};

export const coin: DrawSymbol = (sheet) =>
  glow(sheet, 64, 64, 62, '#ffd75a', 0.6) +
  centred(
    `<circle cy="5" r="52" fill="${gold.ink}"/><circle cy="4" r="50" fill="${gold.dark}"/>${disc(50, metal(sheet, gold), ` stroke="${gold.ink}" stroke-width="2"`)}${disc(41, gold.mid)}<circle r="41" fill="none" stroke="${gold.dark}" stroke-width="3"/><circle r="45.5" fill="none" stroke="${gold.hi}" stroke-width="2.5" stroke-linecap="round" stroke-dasharray="0 7.14"/>${Array.from({ length: 4 }, (_, i) => `<path d="M-8-33C-8-24 8-24 8-33M0-36V-22M-6-29H6" fill="none" stroke="${gold.ink}" stroke-width="3.4" stroke-linecap="round" transform="rotate(${i * 90})"/>`).join('')}<rect x="-14" y="-14" width="28" height="28" rx="3" fill="${gold.hi}"/><rect x="-11" y="-11" width="25" height="25" rx="2" fill="${gold.ink}"/><path d="M-41-22A46 46 0 0 1-12-45" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".85"/>`,
  ) +
  sparkle(104, 26, 13, '#fff');

export const drum: DrawSymbol = (sheet) => {
  const studs = Array.from(
    { length: 9 },
    (_, i) => `M${-40 + i * 10} ${n(-17 + Math.sqrt(1 - ((i - 4) / 4.6) ** 2) * 11)}h0`,
  ).join('');
  return (
    glow(sheet, 64, 66, 60, '#ff9a6a', 0.5) +
    place(
      64,
      64,
      `<path d="M-46-22C-54 0-54 16-44 34A46 17 0 0 0 44 34C54 16 54 0 46-22Z" fill="${sheet.linear(
        [
          [0, ruby.dark],
          [0.3, ruby.light],
          [0.55, ruby.mid],
          [1, ruby.dark],
        ],
        [0, 0, 1, 0],
      )}" stroke="${ruby.ink}" stroke-width="5"/><path d="M-46 30A46 17 0 0 0 46 30" fill="none" stroke="${gold.mid}" stroke-width="5"/><ellipse cy="-22" rx="46" ry="17" fill="${gold.dark}" stroke="${ruby.ink}" stroke-width="4"/><ellipse cy="-23" rx="41" ry="14" fill="${sheet.radial(
        [
          [0, '#fffaf0'],
          [1, '#e0b884'],
        ],
      )}"/><g transform="translate(0 -23) scale(1 .34)"><circle r="20" fill="#d83a32"/><path d="M0-20A20 20 0 0 1 0 20 10 10 0 0 0 0 0 10 10 0 0 1 0-20Z" fill="#1a1c22"/></g><path d="${studs}" stroke="${gold.light}" stroke-width="5.5" stroke-linecap="round"/><g transform="translate(0 16)"><circle r="12" fill="${metal(sheet, gold)}" stroke="${gold.ink}" stroke-width="2"/><circle cy="5" r="10" fill="none" stroke="${gold.ink}" stroke-width="4"/><circle cy="5" r="10" fill="none" stroke="${gold.light}" stroke-width="2"/></g><g stroke-linecap="round"><path d="M-50-52-8-26M50-52 8-26" stroke="#2a1206" stroke-width="10"/><path d="M-50-52-8-26M50-52 8-26" stroke="#d9a05a" stroke-width="6"/><path d="M-12-28-6-25M12-28 6-25" stroke="#fffaf0" stroke-width="11"/></g>`,
    )
  );
};

export const crane: DrawSymbol = (sheet) =>
  `<circle cx="64" cy="58" r="50" fill="${sheet.radial([
    [0, '#ff9a7a'],
    [1, '#d0302a'],
  ])}"/><circle cx="64" cy="58" r="50" fill="none" stroke="${gold.light}" stroke-width="3"/>` +
  place(
    62,
    64,
    `<g stroke="#1c2733" stroke-width="6" stroke-linejoin="round"><path d="M-4 14C-22 4-36-18-58-30-44-34-24-32-10-18-14-34-8-48 4-58 8-42 10-26 8-10L20 2C30-4 34-14 30-24 28-32 36-38 43-34L58-30 45-27C48-10 40 10 24 20 10 30-8 34-26 32-16 28-10 22-4 14Z" fill="#1c2733"/></g><path d="M-4 14C-22 4-36-18-58-30-44-34-24-32-10-18-14-34-8-48 4-58 8-42 10-26 8-10L20 2C30-4 34-14 30-24 28-32 36-38 43-34L45-27C48-10 40 10 24 20 10 30-8 34-26 32-16 28-10 22-4 14Z" fill="${sheet.linear(
      [
        [0, '#ffffff'],
        [1, '#cfdcea'],
      ],
    )}"/><path d="M-58-30C-44-34-30-33-20-27L-30-12C-40-20-48-26-58-30ZM4-58C7-48 8-38 8.5-28L-8-30C-6-42-2-52 4-58ZM-26 32C-16 28-10 22-4 14 4 22 0 30-8 33-14 34-20 33-26 32Z" fill="#1c2733"/><path d="M33-35A7 7 0 0 1 43-34L38-29Z" fill="#e0322a"/><path d="M44-33 58-30 45-27Z" fill="#f2b53c"/><circle cx="40" cy="-30" r="1.8" fill="#1c2733"/><path d="M12 26 22 52M20 22 34 46" stroke="#1c2733" stroke-width="3" stroke-linecap="round"/><path d="M30-24C27-14 28-6 20 2" fill="none" stroke="#1c2733" stroke-width="3"/><path d="M-34-20-14 0M-22-22-6-4M-2-40 2-12" stroke="#9db0c4" stroke-width="1.5"/>`,
  );

export const lotus: DrawSymbol = (sheet) => {
  const petal = metal(sheet, rose, [0, 1, 0, 0]);
  const edge = `stroke="${rose.ink}" stroke-width="2.2"`;
  return (
    glow(sheet, 64, 64, 62, '#ffb8d8', 0.55) +
    place(
      64,
      96,
      `<path d="M-58 4C-30-10 30-10 58 4 36 22-36 22-58 4Z" fill="#118a5a" stroke="#04301f" stroke-width="3"/><path d="M-40 4C-18-3 18-3 40 4" fill="none" stroke="#6fe0a4" stroke-width="2"/>${petals(2, 62, 22, `fill="${rose.mid}" ${edge}`, -78, 156)}${petals(4, 70, 23, `fill="${rose.mid}" ${edge}`, -54, 108)}${petals(3, 74, 24, `fill="${petal}" ${edge}`, -30, 60)}${petals(2, 60, 19, `fill="${petal}" ${edge}`, -15, 30)}${petals(1, 66, 22, `fill="${petal}" ${edge}`, 0, 0.0001)}<path d="M-4-50Q0-60 4-50M-26-44Q-26-52-20-52" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".8"/>`,
    )
  );
};
