/** What other domains and the demo may import of `campaigns`. */
export {
  type CampaignRow,
  campaignRow,
  campaignsOf,
  factsFor,
  factsOf,
  factsOfMembers,
  findCampaign,
  memberFacts,
} from './campaign-row.ts';
export { putCampaign, setCampaignState } from './campaigns.ts';
export {
  audienceConditions,
  type CampaignFacts,
  closedTo,
  isFull,
  type MemberFacts,
  refusalOf,
} from './eligibility.ts';
export { gameNames, type GameNames } from './game-names.ts';
export { lowestAmount, matchOf, shareOf, statedBy } from './reward.ts';
export { textsIn } from './texts.ts';
