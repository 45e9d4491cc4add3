/** What other domains may import of `rebates`. */
export { checkMax, holdRates, lockRates, maxBelow, rateOf, rebateBounds } from './rates.ts';
