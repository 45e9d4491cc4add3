/** Increase when a drawing changes; browsers cache drawings by version. */
const VERSION = '1';

/** Returns the address of a game's or vendor's drawing, which the art routes serve. */
export const gameArt = (nodeId: number | string, shape: 'tile' | 'wide' = 'tile'): string =>
  `/art/game/${nodeId}/${shape}.svg?v=${VERSION}`;
export const vendorArt = (vendor: string): string => `/art/vendor/${vendor}.svg?v=${VERSION}`;
