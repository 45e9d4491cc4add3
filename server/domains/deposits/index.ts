/** What other domains may import of `deposits`. */
export { cancelOpenDeposits } from './cancel-deposit.ts';
export { depositRecord, depositTotals } from './deposit-record.ts';
export { findDeposit } from './queries.ts';
export { toDeposit } from './to-deposit.ts';
