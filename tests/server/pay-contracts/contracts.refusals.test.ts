import { describe, expect, it } from 'vitest';
import { contracts } from '../../../contract/contracts.ts';
import { PERCENT, termsOf } from '../salary/world.ts';
import {
  world,
  people,
  WINDOW,
  useContracts,
  ask,
  done,
  refused,
  propose,
  accept,
  proposal,
} from './support/contracts.ts';

useContracts();

describe('is refused with a named reason, with nothing changed:', () => {
  it.each<[string, object, string]>([
    [
      'rates above the upline’s',
      { tiers: [{ turnover: 1_000, active: 0, loss: null, rate: 10 * PERCENT + 1 }] },
      'rate_above_own',
    ],
    [
      'a tier easier than the upline’s',
      { tiers: [{ turnover: 999, active: 0, loss: null, rate: PERCENT }] },
      'tier_easier_than_own',
    ],
    [
      'tiers out of order',
      {
        tiers: [
          { turnover: 2_000, active: 0, loss: null, rate: 2 * PERCENT },
          { turnover: 1_000, active: 0, loss: null, rate: 3 * PERCENT },
        ],
      },
      'tiers_out_of_order',
    ],
    ['a negative threshold', { activeFrom: -1 }, 'invalid_request'],
    ['an absurd threshold', { activeFrom: Number.MAX_SAFE_INTEGER }, 'invalid_request'],
    ['an absurd turnover', { tiers: [{ turnover: 1e15, active: 0, loss: null, rate: PERCENT }] }, 'invalid_request'],
    [
      'a rate that is no whole number of millionths',
      { tiers: [{ turnover: 1_000, active: 0, loss: null, rate: 0.5 }] },
      'invalid_request',
    ],
    ['no tier', { tiers: [] }, 'invalid_request'],
    ['a cap of nothing', { cap: 0 }, 'invalid_request'],
  ])('%s', async (_, more, reason) => {
    expect(await refused('top', contracts.propose, proposal(more))).toBe(reason);
  });

  it('a proposal to another agent’s downline, to nobody’s, to a player, or to an indirect downline', async () => {
    const to = (downlineId: number) => refused('top', contracts.propose, { ...proposal({}), downlineId });
    expect(await to(people['low']!.id)).toBe('not_found');
    expect(await to(people['other']!.id)).toBe('not_found');
    expect(await to(999_999)).toBe('not_found');
    expect(await to(people['player']!.id)).toBe('downline_not_an_agent');
    expect(await refused('other', contracts.propose, proposal({}))).toBe('not_found');
  });

  it('terms for which the upline has no contract', async () => {
    const terms = termsOf(1);
    expect(await refused('middle', contracts.propose, { kind: 'realtime', downlineId: people['low']!.id, terms })).toBe(
      'no_contract_of_your_own',
    );
  });

  it('a second proposal while one is open', async () => {
    await propose();
    expect(await refused('top', contracts.propose, proposal({}))).toBe('contract_request_waiting');
  });

  it('terms below those of a downline', async () => {
    await accept(await propose());
    await world.pass(5);
    const under = termsOf([{ rate: 5 * PERCENT, turnover: 1_000 }]);
    const request = await done('middle', contracts.propose, {
      kind: 'realtime',
      downlineId: people['low']!.id,
      terms: under,
    });
    expect(
      await refused(
        'top',
        contracts.propose,
        proposal({ tiers: [{ turnover: 1_000, active: 0, loss: null, rate: 4 * PERCENT }] }),
      ),
    ).toBe('below_downline');
    await done('low', contracts.answer, { contractId: request.id, accept: true });
    const { own } = await done('middle', contracts.list, { kind: 'realtime' });
    expect(
      await refused('top', contracts.requestEnd, { contractId: own[0]!.id, endsAtMs: own[0]!.fromMs! + 10 * WINDOW }),
    ).toBe('below_downline');

    // Once the lower contract has an agreed end, the upper one may end with it, but not before it.
    const lowest = (await done('low', contracts.list, { kind: 'realtime' })).own[0]!;
    const endsAtMs = lowest.fromMs! + 10 * WINDOW;
    await done('middle', contracts.requestEnd, { contractId: lowest.id, endsAtMs });
    await done('low', contracts.answerEnd, { contractId: lowest.id, accept: true });
    const early = { contractId: own[0]!.id, endsAtMs: endsAtMs - WINDOW };
    expect(await refused('top', contracts.requestEnd, early)).toBe('below_downline');
    await done('top', contracts.requestEnd, { ...early, endsAtMs });
    await done('middle', contracts.answerEnd, { contractId: own[0]!.id, accept: true });
  });

  it('an answer by the wrong side, a second one, or one to another’s proposal', async () => {
    const { id: contractId } = await propose();
    expect(await refused('top', contracts.answer, { contractId, accept: true })).toBe('wrong_side');
    expect(await refused('middle', contracts.withdraw, { contractId })).toBe('wrong_side');
    for (const who of ['low', 'other'])
      expect(await refused(who, contracts.answer, { contractId, accept: true })).toBe('not_found');
    await done('middle', contracts.answer, { contractId, accept: true });
    expect(await refused('middle', contracts.answer, { contractId, accept: true })).toBe('contract_not_waiting');
    expect(await refused('middle', contracts.answer, { contractId, accept: false })).toBe('contract_not_waiting');
    expect(await refused('top', contracts.withdraw, { contractId })).toBe('contract_not_waiting');
  });

  it('the second of two concurrent acceptances', async () => {
    const { id: contractId } = await propose();
    const answers = await Promise.all(
      [1, 2, 3].map(() => ask('middle', contracts.answer, { contractId, accept: true })),
    );
    expect(answers.map(({ message }) => message).sort()).toEqual(['', 'contract_not_waiting', 'contract_not_waiting']);
  });

  it('an end within a window, in the past, accepted by the requesting side, or of an inactive contract', async () => {
    const agreed = await accept(await propose());
    const end = (endsAtMs: number) => refused('middle', contracts.requestEnd, { contractId: agreed.id, endsAtMs });
    expect(await end(agreed.fromMs! + 2 * WINDOW + 1)).toBe('not_at_a_window');
    expect(await end(agreed.fromMs! - WINDOW)).toBe('not_at_a_window');
    await done('middle', contracts.requestEnd, { contractId: agreed.id, endsAtMs: agreed.fromMs! + WINDOW });
    expect(await refused('middle', contracts.answerEnd, { contractId: agreed.id, accept: true })).toBe('wrong_side');
    expect(await end(agreed.fromMs! + WINDOW)).toBe('contract_not_active');
  });

  it('an end of a contract with the merchant, where there is no other side', async () => {
    const { own } = await done('top', contracts.list, { kind: 'realtime' });
    expect(
      await refused('top', contracts.requestEnd, { contractId: own[0]!.id, endsAtMs: own[0]!.fromMs! + 10 * WINDOW }),
    ).toBe('wrong_side');
  });

  it('terms that exceed the upline’s at their acceptance', async () => {
    const { id: contractId } = await propose();
    await world.agree(people['top']!, termsOf([{ rate: 5 * PERCENT, turnover: 1_000 }]));
    expect(await refused('middle', contracts.answer, { contractId, accept: true })).toBe('rate_above_own');
  });

  it('[AGT-06] versions of another agent', async () => {
    await propose();
    expect(
      await refused('other', contracts.versions, { kind: 'realtime', downlineId: String(people['middle']!.id) }),
    ).toBe('not_found');
    expect(await refused('player', contracts.list, { kind: 'realtime' })).toBe('not_allowed');
  });
});
