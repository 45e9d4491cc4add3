import { randomCode } from '../../../crypto/random-code.ts';

/** Draws a code that a person copies or hears: three groups of four. */
export const randomReadable = (): string => Array.from({ length: 3 }, () => randomCode(4)).join('-');
