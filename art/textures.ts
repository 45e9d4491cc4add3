import type { Sheet } from './svg.ts';

/** One tile of a repeating pattern: its box and its strokes. */
const TEXTURES = {
  lattice: [28, 28, 'M14 0 28 14 14 28 0 14ZM14 7 21 14 14 21 7 14ZM0 0h5M23 0h5M0 28h5M23 28h5'],
  scales: [
    32,
    16,
    'M0 16a16 16 0 0 1 32 0M5 16a11 11 0 0 1 22 0M10 16a6 6 0 0 1 12 0M-16 8a16 16 0 0 1 32 0M16 8a16 16 0 0 1 32 0',
  ],
  hexes: [28, 48.5, 'M14 0 28 8v16.2L14 32.3 0 24.2V8ZM14 32.3V48.5M0 24.2V8M28 24.2V8'],
  fans: [
    36,
    36,
    'M0 36A18 18 0 0 1 36 36M6 36a12 12 0 0 1 24 0M18 18v18M9 20l9 16 9-16M-18 18A18 18 0 0 1 18 18A18 18 0 0 1 54 18',
  ],
  leaves: [36, 36, 'M4 32Q4 10 32 4 28 30 4 32ZM4 32 26 10M12 24v-9M17 19v-8M12 24h9M17 19h8'],
  pinstripe: [10, 10, 'M-2 12 12-2M-2 2 2-2M8 12l4-4'],
  dots: [18, 18, 'M4 4h.1M13 13h.1'],
  meander: [32, 32, 'M0 28h28V4H8v16h12v-8h-4M0 28v4M28 28h4'],
  waves: [40, 16, 'M0 8q10-10 20 0t20 0M0 16q10-10 20 0t20 0M0 0q10-10 20 0t20 0'],
  diamonds: [22, 30, 'M11 3l7 12-7 12-7-12ZM11 9l3.5 6-3.5 6-3.5-6Z'],
  damask: [
    40,
    48,
    'M20 4c8 8 8 14 0 20-8-6-8-12 0-20ZM20 24c10-6 16 0 14 8-6 0-10-2-14-8ZM20 24c-10-6-16 0-14 8 6 0 10-2 14-8ZM20 24v18M0 44c4-4 8-4 12 0M28 44c4-4 8-4 12 0',
  ],
  stars: [
    36,
    36,
    'M9 3l1.6 4.4L15 9l-4.4 1.6L9 15l-1.6-4.4L3 9l4.4-1.6ZM27 21l1.6 4.4L33 27l-4.4 1.6L27 33l-1.6-4.4L21 27l4.4-1.6Z',
  ],
  petals: [
    32,
    32,
    'M16 16q-6-8 0-14 6 6 0 14ZM16 16q8-6 14 0-6 6-14 0ZM16 16q6 8 0 14-6-6 0-14ZM16 16q-8 6-14 0 6-6 14 0Z',
  ],
  chevrons: [24, 16, 'M0 12 12 2l12 10M0 20l12-10 12 10'],
  circuit: [
    44,
    44,
    'M0 10h14l8 8v16h14l8 8M22 18h22M8 44V30M8 28a2 2 0 1 0 .1 0M36 32a2 2 0 1 0 .1 0M30 0v8M30 10a2 2 0 1 0 .1 0',
  ],
  rings: [
    30,
    30,
    'M15 3a12 12 0 1 0 .1 0ZM15 9a6 6 0 1 0 .1 0ZM0 0a4 4 0 0 0 4-4M30 30a4 4 0 0 1-4 4M0 26a4 4 0 0 1 4 4M26 0a4 4 0 0 0 4 4',
  ],
  batik: [
    40,
    40,
    'M20 2q8 8 0 18-8-10 0-18ZM20 38q8-8 0-18-8 10 0 18ZM2 20q8-8 18 0-10 8-18 0ZM38 20q-8-8-18 0 10 8 18 0ZM0 0l8 8M40 0l-8 8M0 40l8-8M40 40l-8-8',
  ],
  confetti: [
    46,
    46,
    'M6 8l6 3M30 5l-3 6M40 22l-6 2M12 28l5-4M24 22l1 6M8 42l6-2M32 38l5 4M38 12h.1M18 12h.1M26 34h.1M4 20h.1',
  ],
  grid: [20, 20, 'M0 0H20M0 0V20'],
  feathers: [30, 40, 'M15 38Q2 22 15 2 28 22 15 38ZM15 38V8M15 16l6-5M15 16l-6-5M15 24l7-5M15 24l-7-5'],
} as const;

export type TextureName = keyof typeof TEXTURES;

/** Returns a vendor's pattern as a paint, in one faint colour. */
export function texture(sheet: Sheet, name: TextureName, colour: string, strength = 0.2): string {
  const [width, height, d] = TEXTURES[name];
  const weight = name === 'dots' ? 4.5 : name === 'confetti' ? 2.2 : 1;
  const id = sheet.def(
    (own) =>
      `<pattern id="${own}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"><path d="${d}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" opacity="${strength}"/></pattern>`,
  );
  return `url(#${id})`;
}
