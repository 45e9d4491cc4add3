/** What other domains may import of `games`. */
export { className } from './class-names.ts';
export { gameName, toGame, type GameRow } from './game.ts';
export { gameNotFound, launchGame, type OpenFailure, playsForFree, recordRecent, refuseOpening } from './launch.ts';
export { type Offer, type Paging, findGame, offeredGames, pageOf, popularRows } from './queries.ts';
