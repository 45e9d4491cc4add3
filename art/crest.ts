import { createSeed, type Seed } from './seed.ts';
import { shade } from './colour.ts';
import { createSheet, document } from './svg.ts';

/** Outlines of a shield in a box of 40 × 44. */
const SHIELDS = [
  'M4 4h32v19c0 9-7 14-16 18C11 37 4 32 4 23Z',
  'M20 3c5 3 10 4 16 4v15c0 10-7 15-16 20C11 37 4 32 4 22V7c6 0 11-1 16-4Z',
  'M7 4h26l4 9c0 14-6 23-17 29C9 36 3 27 3 13Z',
  'M20 2a20 20 0 0 1 0 40a20 20 0 0 1 0-40Z',
  'M20 2 37 12v20L20 42 3 32V12Z',
] as const;
/** Colours of kits, told apart on a dark and on a light page. */
const KITS = [
  '#c8382e',
  '#2f6fd0',
  '#1f8f5a',
  '#e0a526',
  '#7a4fc0',
  '#1aa3a8',
  '#d4641f',
  '#b83a7c',
  '#3a4a63',
  '#7f8c2a',
];
const LIGHT = '#f4f1e6';

/** What divides the field. */
const FIELDS: ((colour: string) => string)[] = [
  () => '',
  (colour) => `<path d="M20 0h20v44H20Z" fill="${colour}"/>`,
  (colour) => `<path d="M0 0h40L0 44Z" fill="${colour}"/>`,
  (colour) => `<path d="M0 17h40v11H0Z" fill="${colour}"/>`,
  (colour) => `<path d="M8 0h6v44H8ZM20 0h6v44h-6ZM32 0h6v44h-6Z" fill="${colour}"/>`,
  (colour) => `<path d="M0 30 20 16l20 14v10L20 26 0 40Z" fill="${colour}"/>`,
  (colour) => `<path d="M0 0h20v22H0ZM20 22h20v22H20Z" fill="${colour}"/>`,
];
/** What lies on it. */
const CHARGES: ((colour: string) => string)[] = [
  (colour) => `<circle cx="20" cy="20" r="7" fill="${colour}"/>`,
  (colour) => `<path d="m20 11 2.6 6 6.5.5-5 4.2 1.6 6.3-5.7-3.5-5.7 3.5 1.6-6.3-5-4.2 6.500-.5Z" fill="${colour}"/>`,
  (colour) => `<path d="m20 11 8 9-8 9-8-9Z" fill="${colour}"/>`,
  (colour) => `<path d="M12 24V14l4 4 4-6 4 6 4-4v10Z" fill="${colour}"/>`,
  (colour) => `<path d="M17 11h6v6h6v6h-6v6h-6v-6h-6v-6h6Z" fill="${colour}"/>`,
];

const other = (seed: Seed, first: string): string => seed.pick(KITS.filter((kit) => kit !== first));

/** Draws the crest of a side, 40 × 44, from its id alone. */
export function drawCrest({ seed: text }: { seed: string }): string {
  const seed = createSeed(`crest/${text}`);
  const first = seed.pick(KITS);
  const second = seed.chance(0.55) ? LIGHT : other(seed, first);
  const shield = seed.pick(SHIELDS);
  const sheet = createSheet();
  const clip = sheet.def((id) => `<clipPath id="${id}"><path d="${shield}"/></clipPath>`);
  const field = seed.pick(FIELDS)(second);
  const charge = seed.pick(CHARGES)(second === LIGHT && field !== '' ? shade(first, -0.5) : LIGHT);
  const body = `<g clip-path="url(#${clip})"><path d="M0 0h40v44H0Z" fill="${first}"/>${field}${charge}</g>`;
  const rim = `<path d="${shield}" fill="none" stroke="${shade(first, 0.45)}" stroke-width="1.5"/>`;
  return document(40, 44, text, sheet, body + rim);
}
