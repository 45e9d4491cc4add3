/** What other domains may import of `withdrawals`. */
export { approveWithdrawal } from './operator/withdrawals.ts';
export { checkPaymentPassword } from './payment-password.ts';
export { findOwn } from './queries.ts';
export { RUNNING_STATES } from './states.ts';
export { withdrawalRecord, withdrawalTotals } from './record.ts';
