/** What other domains and the demo may import of `rebates`. */
export { payRebate } from './pay.ts';
export { checkMax, holdRates, lockRates, maxBelow, rateOf, rebateBounds } from './rates.ts';
