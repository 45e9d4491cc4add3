import type { CampaignItem } from '../../../contract/campaigns-operator.ts';
import type { ReferralReward, Requirement } from '../../../contract/campaigns.ts';
import { inEach, type DemoTexts } from '../languages/index.ts';

const textsOf = (code: keyof DemoTexts['referrals']) => inEach(({ referrals }) => referrals[code]);

const REQUIREMENT: Requirement = {
  factor: 0,
  days: 30,
  maxStake: null,
  contributions: {},
  shut: [],
  maxConverted: null,
};

const item = (
  code: string,
  position: number,
  {
    reward,
    factor = 0,
    ...over
  }: Pick<CampaignItem, 'texts'> & Partial<CampaignItem> & { reward: Omit<ReferralReward, 'kind'>; factor?: number },
): CampaignItem => ({
  ...{ code, position, picture: null, product: 'casino', startsAt: null, endsAt: null, audience: {}, controlShare: 0 },
  ...{
    reviewed: false,
    oncePer: ['device', 'paymentAccount', 'person'],
    budget: 10_000_000,
    maxAwards: null,
    maxEach: null,
  },
  terms: { reward: { kind: 'referral', ...reward }, requirement: { ...REQUIREMENT, factor } },
  ...over,
});

/** What the demo's invitations bring. Amounts in cents. */
export const referralItems: readonly CampaignItem[] = [
  item('bring-a-friend', 10, {
    picture: '/art/promotion/referral/bring-a-friend.svg',
    reward: { to: 'inviter', amount: 1_000, when: { event: 'deposited', min: 2_000 } },
    texts: textsOf('bring-a-friend'),
  }),
  item('good-company', 11, {
    picture: '/art/promotion/referral/good-company.svg',
    maxEach: 10,
    reward: { to: 'inviter', amount: 2_500, when: { event: 'staked', min: 10_000, days: 30 } },
    texts: textsOf('good-company'),
  }),
  item('warm-welcome', 12, {
    reward: { to: 'invited', amount: 500, when: { event: 'registered' } },
    factor: 3_000,
    texts: textsOf('warm-welcome'),
  }),
];
