/** Increase when a drawing changes; browsers cache drawings by version. */
const VERSION = '2';

/** Return the addresses of a game's or vendor's drawings, which the art routes serve. */
export const gameTile = (nodeId: number | string, width: 240 | 400 = 240): string =>
  `/art/game/${nodeId}/tile-${width}.avif?v=${VERSION}`;
export const gameWide = (nodeId: number | string): string => `/art/game/${nodeId}/wide.svg?v=${VERSION}`;
export const vendorArt = (vendor: string): string => `/art/vendor/${vendor}.svg?v=${VERSION}`;
