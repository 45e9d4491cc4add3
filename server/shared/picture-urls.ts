/** Increase when a drawing changes; browsers cache drawings by version. */
const VERSION = '2';

/** Widths of an uploaded picture, in pixels. A picture that is narrower keeps its own. */
export const PICTURE_WIDTHS = [240, 400] as const;

/** Path of an uploaded picture, whole or in one of its widths. */
export const uploadedPicture = (hash: string, width?: (typeof PICTURE_WIDTHS)[number]): string =>
  `/pictures/${hash}${width ? `-${width}` : ''}.webp`;

/** The hash in the path of a whole uploaded picture; undefined for other paths. */
export const uploadedHash = (path: string): string | undefined => /^\/pictures\/([0-9a-f]{64})\.webp$/.exec(path)?.[1];

/** A game with the hash of its uploaded picture, if it has one. */
interface Pictured {
  node_id: number | string;
  picture: string | null;
}

/** Return the addresses of a game's picture: the uploaded one, or the drawing that the art routes serve. */
export const gameTile = ({ node_id, picture }: Pictured, width: 240 | 400 = 240): string =>
  picture === null ? drawnTile(node_id, width) : uploadedPicture(picture, width);
export const gameWide = ({ node_id, picture }: Pictured): string =>
  picture === null ? `/art/game/${node_id}/wide.svg?v=${VERSION}` : uploadedPicture(picture);

const drawnTile = (nodeId: number | string, width: 240 | 400 = 240): string =>
  `/art/game/${nodeId}/tile-${width}.avif?v=${VERSION}`;

/** Returns the address of the drawing of a vendor. */
export const vendorArt = (vendor: string): string => `/art/vendor/${vendor}.svg?v=${VERSION}`;
