/** What other domains and the demo may import of `awards`. */
export { decideAward } from './decide.ts';
export { endAward, endAwards } from './end.ts';
export { forfeitForWithdrawal } from './forfeit-for-withdrawal.ts';
export { canBeGranted, grantAward, grantedAmount } from './grant.ts';
export { claimAward, issueAward, issueAwards } from './issue.ts';
export { matchDeposit } from './match-deposit.ts';
