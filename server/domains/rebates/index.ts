/** What other domains may import of `rebates`. */
export { checkRate, holdRates, lockRates, maxBelow, rateOf, rebateBounds } from './rates.ts';
