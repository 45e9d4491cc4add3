import { randomInt } from 'node:crypto';

/** Without letters that read like figures; 12 of 31 signs are 59 bits. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Drawn by chance, of signs that nobody mistakes for one another. */
export const drawSigns = (length: number): string =>
  Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');
