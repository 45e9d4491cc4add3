import { createSheet, document } from './svg.ts';

const [PINK, VIOLET, NIGHT] = ['#ff9fcf', '#8f5bd6', '#0f0b20'];

/** A crescent with a bird's wing across it, and two stars. */
const MOON =
  `<path d="M21.6 3.1A13.4 13.4 0 1 0 28.9 21 11 11 0 0 1 21.6 3.1Z" fill="${PINK}"/>` +
  `<path d="M2.9 21.6C9 20.9 13.4 17.6 16 12.9c.6 3-.2 5.6-1.8 7.7 3.4-.5 6.2-2 8.4-4.4-.9 6-6.3 10.6-12.6 9.9-3-.3-5.6-2-7.1-4.5Z" fill="${VIOLET}"/>` +
  `<path d="M25.5 6.5l.8 1.9 1.9.8-1.9.8-.8 1.9-.8-1.9-1.9-.8 1.9-.8Z" fill="${PINK}"/>` +
  `<circle cx="21.2" cy="12.6" r=".9" fill="${PINK}"/>`;

/** Draws the second merchant's mark, 32 × 32 on a transparent background. */
export const drawMoon = (): string => document(32, 32, 'Nightjar', createSheet(), MOON);

/** Draws the mark on the brand's night, with space for rounded corners. */
export const drawMoonIcon = (): string =>
  document(
    32,
    32,
    'Nightjar',
    createSheet(),
    `<rect width="32" height="32" rx="7" fill="${NIGHT}"/><g transform="translate(3.2 3.2) scale(.8)">${MOON}</g>`,
  );
