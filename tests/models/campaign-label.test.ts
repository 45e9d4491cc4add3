import { describe, expect, it } from 'vitest';
import { AWARD_STATES, type AwardState } from '../../contract/awards.ts';
import { CAMPAIGN_LABELS, campaignAction, campaignLabel, drawLabel } from '../../contract/campaign-label.ts';
import type { DrawRefusal, OfferedDraw } from '../../contract/draws.ts';
import type { RefusalOfCampaign } from '../../contract/campaigns.ts';

const MATCH = { kind: 'deposit_match', share: 1_000, max: 5_000, minDeposit: 1_000, nth: null } as const;
const FIXED = { kind: 'fixed', amount: 300, needsCode: false } as const;
const CODED = { ...FIXED, needsCode: true } as const;

const WEEKLY = { kind: 'cash_back', period: 'week', share: 100, min: 100, max: 5_000 } as const;
const BIRTHDAY = { kind: 'birthday', amount: 500 } as const;

const labelOf = (
  reward: typeof MATCH | typeof FIXED | typeof CODED | typeof WEEKLY | typeof BIRTHDAY,
  state: AwardState | null,
  { joined = false, refusal = null }: { joined?: boolean; refusal?: RefusalOfCampaign | null } = {},
) => campaignLabel({ reward, award: state && { id: 1, state }, joined, refusal });

describe('[MEM-06] the label of a campaign', () => {
  it.each([
    ['a match of deposits that is open', MATCH, null, {}, 'join', 'join'],
    ['one that the member joined', MATCH, null, { joined: true }, 'signed', 'deposit'],
    ['one whose award is over, for the next deposit', MATCH, 'completed', { joined: true }, 'signed', 'deposit'],
    ['one whose award was the last', MATCH, 'completed', { joined: true, refusal: 'taken' }, 'claimed', null],
    ['a gift that is open', FIXED, null, {}, 'claim', 'claim'],
    ['a gift with a code', CODED, null, {}, 'claim', 'code'],
    ['an award that is checked', FIXED, 'applying', {}, 'applying', null],
    ['one that was refused', FIXED, 'rejected', {}, 'rejected', null],
    ['one that can be claimed', CODED, 'issued', {}, 'issued', 'claim'],
    ['one that waits for another', FIXED, 'claimed', {}, 'claimed', null],
    ['one that runs', FIXED, 'active', { refusal: 'taken' }, 'process', 'play'],
    ['one that was completed', FIXED, 'completed', {}, 'claimed', null],
    ['one that was given up', FIXED, 'forfeited', {}, null, null],
    ['one that lapsed', FIXED, 'expired', {}, null, null],
    ['a share of play, which every member has', WEEKLY, null, {}, 'signed', null],
    ['a share of play whose award waits', WEEKLY, 'issued', {}, 'issued', 'claim'],
    ['a share of play after an award, for the next period', WEEKLY, 'completed', {}, 'signed', null],
    ['a gift on a birthday', BIRTHDAY, null, {}, 'signed', null],
    ['a campaign that is to come', MATCH, null, { refusal: 'not_yet' }, 'coming', null],
    ['one that is full', FIXED, null, { refusal: 'full' }, null, null],
    ['one that runs although the campaign is paused', FIXED, 'active', { refusal: 'paused' }, 'process', 'play'],
  ] as const)('%s', (_, reward, state, facts, label, action) => {
    expect(labelOf(reward, state, facts)).toBe(label);
    expect(campaignAction(label, reward)).toBe(action);
  });

  it('is each of the nine for some campaign and award', () => {
    const found = [MATCH, FIXED].flatMap((reward) =>
      [null, ...AWARD_STATES].flatMap((state) =>
        [true, false].flatMap((joined) =>
          [null, 'not_yet' as const].map((refusal) => labelOf(reward, state, { joined, refusal })),
        ),
      ),
    );
    expect(CAMPAIGN_LABELS.filter((label) => !found.includes(label))).toEqual([]);
  });
});

describe('[MEM-06] the label of a draw', () => {
  const wheel = { kind: 'wheel' } as OfferedDraw['detail'];
  const signIn = { kind: 'sign_in' } as OfferedDraw['detail'];
  const raffle = (phase: 'open' | 'closed' | 'listed' | 'drawn', tickets: number, over: object = {}) =>
    ({ kind: 'raffle', phase, own: { tickets, void: false, won: [], ...over } }) as unknown as OfferedDraw['detail'];

  it.each([
    ['a wheel that can be turned', wheel, null, 'claim'],
    ['one whose turn is used', wheel, 'waits', 'claimed'],
    ['one of a single turn, which is used', wheel, 'used', 'claimed'],
    ['one that needs more stake', wheel, 'needs_stake', null],
    ['one that is to come', wheel, 'not_yet', 'coming'],
    ['a calendar before today’s sign-in', signIn, null, 'claim'],
    ['one after it', signIn, 'waits', 'signed'],
    ['one for an excluded member', signIn, 'excluded', null],
    ['a raffle without tickets', raffle('open', 0), null, 'join'],
    ['one with tickets', raffle('open', 3), null, 'process'],
    ['one whose list is fixed', raffle('listed', 3), 'over', 'process'],
    ['one whose tickets are void', raffle('listed', 3, { void: true }), 'over', null],
    ['one that is drawn and lost', raffle('drawn', 3), 'over', null],
    ['one that is won', raffle('drawn', 3, { won: [{}] }), 'over', 'claimed'],
    ['one that is to come', raffle('open', 0), 'not_yet', 'coming'],
  ] as const)('%s', (_, detail, refusal: DrawRefusal | null, label) => {
    expect(drawLabel({ detail, refusal })).toBe(label);
  });
});
