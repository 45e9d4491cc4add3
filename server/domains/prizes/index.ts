/** What other domains may import of `prizes`. */
export { givePrize, isShutOut, prizeProblem, type Given } from './give.ts';
export { campaignsOfPrizes, prizesShown, shownPrize, worthOfPrize } from './shown.ts';
