import type { AwardState, OfferedCampaign } from './awards.ts';
import type { OfferedDraw } from './draws.ts';

/** MEM-06: what a card says of a campaign and the member. */
export const CAMPAIGN_LABELS = [
  'join',
  'claim',
  'applying',
  'rejected',
  'issued',
  'claimed',
  'process',
  'signed',
  'coming',
] as const;
export type CampaignLabel = (typeof CAMPAIGN_LABELS)[number];

/** Kinds whose awards the platform gives by itself, again and again: every member takes part. */
const GIVEN_LATER: readonly OfferedCampaign['reward']['kind'][] = [
  'cash_back',
  'rakeback',
  'birthday',
  'granted',
  'referral',
];

/** What a campaign's award says; null where the campaign itself decides: the award is over and brought nothing. */
const OF_AWARD: Record<AwardState, CampaignLabel | null> = {
  applying: 'applying',
  issued: 'issued',
  rejected: 'rejected',
  claimed: 'claimed',
  active: 'process',
  completed: 'claimed',
  forfeited: null,
  expired: null,
};

type Offer = Pick<OfferedCampaign, 'award' | 'joined' | 'refusal'> & {
  reward: Pick<OfferedCampaign['reward'], 'kind'>;
};

/**
 * The label of a campaign: that of the member's award of it, or whether it can be joined or claimed. Null: it is not open, for the
 * reason in `refusal`. A rejected award gives way to a campaign that is open again. Pure.
 */
export const campaignLabel = ({ award, joined, refusal, reward }: Offer): CampaignLabel | null => {
  const ofAward = award && OF_AWARD[award.state];
  const isMatch = reward.kind === 'deposit_match';
  const givenLater = GIVEN_LATER.includes(reward.kind);
  const isOver = award !== null && award.state !== 'applying' && award.state !== 'issued' && award.state !== 'active';
  // A campaign of deposits goes on after an award, with the next deposit; one of periods with the next period.
  if (ofAward && !(isOver && (isMatch || givenLater) && refusal === null)) return ofAward;
  if (refusal === 'not_yet') return 'coming';
  if (refusal !== null) return null;
  if (givenLater) return 'signed';
  if (isMatch) return joined ? 'signed' : 'join';
  return award === null ? 'claim' : null;
};

/** What the member can do about a campaign. */
export type CampaignAction = 'join' | 'claim' | 'code' | 'deposit' | 'play' | 'invite' | null;

/** The one action of a campaign, by its label. */
export const campaignAction = (label: CampaignLabel | null, reward: OfferedCampaign['reward']): CampaignAction => {
  switch (label) {
    case 'join':
      return 'join';
    case 'claim':
      return 'needsCode' in reward && reward.needsCode ? 'code' : 'claim';
    case 'issued':
      return 'claim';
    case 'signed':
      if (reward.kind === 'referral') return 'invite';
      return reward.kind === 'deposit_match' ? 'deposit' : null;
    case 'process':
      return 'play';
    default:
      return null;
  }
};

/**
 * The label of a wheel, a raffle or a sign-in calendar. `claim`: the member can spin or sign in now; `claimed`: the turn is used, or a
 * prize was won; `signed`: signed in today; `process`: the member has tickets, or the list is fixed and the draw is to come. Null: it
 * is not open, for the reason in `refusal`. Pure.
 */
export const drawLabel = ({ refusal, detail }: Pick<OfferedDraw, 'refusal' | 'detail'>): CampaignLabel | null => {
  if (refusal === 'not_yet') return 'coming';
  switch (detail.kind) {
    case 'wheel':
      if (refusal === 'waits' || refusal === 'used') return 'claimed';
      return refusal === null ? 'claim' : null;
    case 'sign_in':
      if (refusal === 'waits') return 'signed';
      return refusal === null ? 'claim' : null;
    case 'raffle':
      return raffleLabel(refusal, detail);
  }
};

const raffleLabel = (
  refusal: OfferedDraw['refusal'],
  { phase, own }: Extract<OfferedDraw['detail'], { kind: 'raffle' }>,
): CampaignLabel | null => {
  const hasTickets = own !== null && own.tickets > 0 && !own.void;
  if (phase === 'drawn') return own && own.won.length > 0 ? 'claimed' : null;
  if (refusal !== null && refusal !== 'over') return null;
  if (hasTickets) return 'process';
  return refusal === null ? 'join' : null;
};
