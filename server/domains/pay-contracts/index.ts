/** What other domains may import of `pay-contracts`. */
export { type PayPlan, planOf } from './plans.ts';
export { type Window, windowAt } from './windows.ts';
