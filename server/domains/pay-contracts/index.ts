/** What other domains may import of `pay-contracts`. */
export { type PayPlan, planOf, type SummedKind, SUMMED_KINDS } from './plans.ts';
export { endWithUpline, lockAllContracts } from './upline-changed.ts';
export { windowNow } from './window-now.ts';
export { type Window, windowAt } from './windows.ts';
