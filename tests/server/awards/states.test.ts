import { describe, expect, it } from 'vitest';
import { AWARD_STATES, type AwardState } from '../../../contract/awards.ts';
import { requiredOf } from '../../../contract/campaigns.ts';
import { refusalOf, type CampaignFacts, type MemberFacts } from '../../../server/domains/campaigns/eligibility.ts';
import { matchOf } from '../../../server/domains/campaigns/reward.ts';
import { STATES } from '../../../server/domains/awards/states.ts';
import { placed, sharesOfReturn, sharesOfStake } from '../../../server/domains/vendor-api/bonus.ts';
import fc from '../../support/fast-check.ts';

describe('[MEM-06] the states of an award', () => {
  const FINAL: readonly AwardState[] = ['rejected', 'completed', 'forfeited', 'expired'];
  /** Every way from the first states to the end. */
  const ways = (state: AwardState, before: AwardState[] = []): AwardState[][] => {
    const next = Object.keys(STATES[state]) as AwardState[];
    return next.length === 0 ? [[...before, state]] : next.flatMap((to) => ways(to, [...before, state]));
  };

  it('end, without a ring, in a final state', () => {
    for (const way of ways('applying')) {
      expect(FINAL).toContain(way.at(-1));
      expect(new Set(way).size).toBe(way.length);
    }
    expect(new Set(ways('applying').flat())).toEqual(new Set(AWARD_STATES));
  });

  it('grant money at most once, and take or give back what was granted once', () => {
    for (const way of ways('applying')) {
      const effects = way.slice(1).map((to, index) => STATES[way[index]!][to]!.ledger);
      const granted = effects.filter((effect) => effect === 'grant').length;
      const ended = effects.filter((effect) => effect === 'convert' || effect === 'return').length;
      expect([way.join(), ended]).toEqual([way.join(), granted]);
      expect(effects.filter((effect) => effect === 'pay').length + granted).toBeLessThanOrEqual(1);
    }
  });
});

describe('[MEM-06] shares of real and bonus money', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });

  it('of a stake add up to it, and take no more than the wallet', () => {
    fc.assert(
      fc.property(amount, amount, (stake, wallet) => {
        const { real, bonus } = sharesOfStake(stake, wallet);
        expect([real + bonus, real <= wallet, bonus >= 0]).toEqual([stake, true, true]);
      }),
    );
  });

  it('of a return add up to it, in the proportion of the stake, to half a minor unit', () => {
    fc.assert(
      fc.property(
        amount,
        fc.integer({ min: 1, max: 1_000_000_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (back, stake, part) => {
          const bonusStake = Math.floor(stake * part);
          const { real, bonus } = sharesOfReturn(back, stake, bonusStake);
          expect(real + bonus).toBe(back);
          const twice = 2n * (BigInt(bonus) * BigInt(stake) - BigInt(back) * BigInt(bonusStake));
          expect(twice <= BigInt(stake) && -twice <= BigInt(stake)).toBe(true);
        },
      ),
    );
  });

  it.each([
    ['active', { real: 60, bonus: 40 }],
    ['completed', { real: 100, bonus: 0 }],
    ['forfeited', { real: 60, bonus: 0 }],
    ['expired', { real: 60, bonus: 0 }],
    [undefined, { real: 60, bonus: 0 }],
  ] as const)('go by the state of the award: %s', (state, expected) => {
    expect(placed({ real: 60, bonus: 40 }, state)).toEqual(expected);
  });
});

describe('[MEM-06] a campaign', () => {
  const campaign: CampaignFacts = {
    state: 'running',
    startsAtMs: null,
    endsAtMs: null,
    audience: {},
    budgetLeft: null,
    awardsLeft: null,
    maxEach: 1,
  };
  const member: MemberFacts = {
    ...{ id: 1, registeredAtMs: 500, excluded: false, deposits: 0, awards: 0 },
    ...{ level: 'gold', lines: ['ann', 'bob'], control: false },
  };

  it.each([
    ['is open', {}, {}, undefined],
    ['is not open to who is excluded, whatever else', { state: 'ended' }, { excluded: true }, 'excluded'],
    ['has not begun', { startsAtMs: 1_001 }, {}, 'not_yet'],
    ['begins now', { startsAtMs: 1_000 }, {}, undefined],
    ['is a draft', { state: 'draft' }, {}, 'not_yet'],
    ['ends now', { endsAtMs: 1_000 }, {}, 'over'],
    ['was ended', { state: 'ended' }, {}, 'over'],
    ['is paused', { state: 'paused' }, {}, 'paused'],
    ['is for who registered later', { audience: { registeredFromMs: 501 } }, {}, 'not_in_audience'],
    ['is for who registered before', { audience: { registeredToMs: 500 } }, {}, 'not_in_audience'],
    ['is for other levels', { audience: { levels: ['silver'] } }, {}, 'not_in_audience'],
    ['is for this level and others', { audience: { levels: ['silver', 'gold'] } }, {}, undefined],
    ['is for the line of an agent above', { audience: { line: 'bob' } }, {}, undefined],
    ['is for another line', { audience: { line: 'eve' } }, {}, 'not_in_audience'],
    ['is not offered to its control group', {}, { control: true }, 'not_in_audience'],
    ['is for who deposited', { audience: { hasDeposited: true } }, {}, 'not_in_audience'],
    ['is for newcomers', { audience: { hasDeposited: false } }, { deposits: 1 }, 'not_in_audience'],
    ['was taken', {}, { awards: 1 }, 'taken'],
    ['has no award left', { awardsLeft: 0 }, {}, 'full'],
    ['has less money than one award', { budgetLeft: 99 }, {}, 'full'],
    ['has money for one award', { budgetLeft: 100 }, {}, undefined],
  ] satisfies [string, Partial<CampaignFacts>, Partial<MemberFacts>, string | undefined][])(
    '%s',
    (_, of, own, refusal) => {
      expect(refusalOf({ ...campaign, ...of }, { ...member, ...own }, 100, 1_000)).toBe(refusal);
    },
  );

  it.each([
    [999, 0],
    [1_000, 500],
    [1_001, 500],
    [4_000, 2_000],
    [9_000_000_000_000, 2_000],
  ])('adds to a deposit of %i: %i', (deposit, expected) => {
    const reward = { kind: 'deposit_match' as const, share: 500, max: 2_000, minDeposit: 1_000, nth: null };
    expect(matchOf(reward, deposit)).toBe(expected);
  });

  it.each([
    [100, 2_500, 250],
    [101, 2_500, 253],
    [100, 0, 0],
    [1_000_000_000_000, 10_000, 10_000_000_000_000],
  ])('asks for an award of %i at %i thousandths: %i', (amount, factor, required) => {
    expect(requiredOf(amount, { factor })).toBe(required);
  });
});
