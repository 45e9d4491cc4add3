/** What other domains may import of `withdrawals`. */
export { findOwn } from './queries.ts';
export { withdrawalRecord, withdrawalTotals } from './record.ts';
