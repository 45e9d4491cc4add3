/** What other domains may import of `points`. */
export { addPrizePoints } from './prize.ts';
