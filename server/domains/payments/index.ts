/** What other domains may import of `payments`. */
export { findOwn } from './queries.ts';
export { withdrawalRecord, withdrawalTotals } from './withdrawal-record.ts';
