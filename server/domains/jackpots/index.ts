/** What other domains may import of `jackpots`. */
export { isPlayablePool } from './playable.ts';
export { type Pool, lastWinOf, shownBy, shownInSql, shownOf } from './pool.ts';
export { holdPool, resetPool, returnWin } from './win.ts';
