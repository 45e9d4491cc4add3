/** What other domains and the demo may import of `awards`. */
export {
  campaignRow,
  campaignsOf,
  factsFor,
  factsOf,
  factsOfMembers,
  findCampaign,
  memberFacts,
  type CampaignRow,
} from './campaign-row.ts';
export { putCampaign, setCampaignState } from './campaigns.ts';
export { decideAward } from './decide.ts';
export { refusalOf, type CampaignFacts, type MemberFacts } from './eligibility.ts';
export { issueAwards } from './issue-many.ts';
export { textsIn } from './published.ts';
export { lowestAmount, shareOf, statedBy } from './reward.ts';
export { endAward, endAwards } from './end.ts';
export { forfeitForWithdrawal } from './forfeit-for-withdrawal.ts';
export { canBeGranted, grantAward, grantedAmount } from './grant.ts';
export { claimAward, issueAward } from './issue.ts';
export { matchDeposit } from './match-deposit.ts';
