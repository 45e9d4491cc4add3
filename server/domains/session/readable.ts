import { drawSigns } from '../../signs.ts';

/** A secret that a person copies or hears: three groups of four. */
export const drawReadable = (): string => Array.from({ length: 3 }, () => drawSigns(4)).join('-');
