/** What other domains and the demo may import of `points`. */
export { decideExchange } from './decide.ts';
export { addPrizePoints } from './prize.ts';
export { putProduct } from './products.ts';
export { orderProduct } from './redeem.ts';
export { setRules, todayOf } from './rules.ts';
