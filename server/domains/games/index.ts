/** What other domains may import of `games`. */
export { gameName, toGame } from './game.ts';
export { type Offer, type Paging, findGame, offeredGames, pageOf } from './queries.ts';
