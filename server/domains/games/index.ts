/** What other domains may import of `games`. */
export { className } from './class-names.ts';
export { gameName, toGame, type GameRow } from './game.ts';
export { launchGame } from './launch.ts';
export { type Offer, type Paging, findGame, offeredGames, pageOf, popularRows } from './queries.ts';
