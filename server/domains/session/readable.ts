import { randomInt } from 'node:crypto';

/** Without letters that read like figures; 12 of 31 signs are 59 bits. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A secret that a person copies or hears: three groups of four. */
export const drawReadable = (): string =>
  Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('')).join('-');
