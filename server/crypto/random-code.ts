import { randomInt } from 'node:crypto';

/** No characters that look alike. 12 of these 31 characters have 59 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns a random code of characters that are hard to confuse. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
