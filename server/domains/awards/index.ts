/** What other domains and the demo may import of `awards`. */
export { findCampaign } from './campaign-row.ts';
export { putCampaign, setCampaignState } from './campaigns.ts';
export { decideAward } from './decide.ts';
export { endAward, endAwards } from './end.ts';
export { forfeitForWithdrawal } from './forfeit-for-withdrawal.ts';
export { canBeGranted, grantAward, grantedAmount } from './grant.ts';
export { claimAward, issueAward } from './issue.ts';
export { matchDeposit } from './match-deposit.ts';
