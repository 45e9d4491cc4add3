/** Raised when a drawing changes: until then browsers keep what they have. */
const VERSION = '1';

/** Where the drawings of games and vendors are served; the art's own routes draw them. */
export const gameArt = (nodeId: number | string, shape: 'tile' | 'wide' = 'tile'): string =>
  `/art/game/${nodeId}/${shape}.svg?v=${VERSION}`;
export const vendorArt = (vendor: string): string => `/art/vendor/${vendor}.svg?v=${VERSION}`;
