import { randomInt } from 'node:crypto';

/** Without letters that read like figures; 12 of 31 signs are 59 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Drawn by chance, of signs that nobody mistakes for one another. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
