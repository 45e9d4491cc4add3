/** Parts that load after the first page. */
export { classesFor } from './classify.ts';
export { $vendorStrip } from './vendor-strip.ts';
export { GameLink } from './game-link.tsx';
export { TilePicture } from './tile-picture.tsx';
export { GameRail } from './game-rail.tsx';
export { $hasMiniGames } from './mini-games.ts';
