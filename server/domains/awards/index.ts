/** What other domains may import of `awards`. */
export { endAwards } from './end.ts';
export { canBeGranted, grantAward, grantedAmount } from './grant.ts';
export { matchDeposit } from './match-deposit.ts';
