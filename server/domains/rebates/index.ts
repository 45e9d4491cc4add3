/** What other domains may import of `rebates`. */
export { checkRate, holdRates, lockRates, mostBelow, rateOf, rebateBounds } from './rates.ts';
