import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { contracts, type PayContract } from '../../../contract/contracts.ts';
import type { EndpointSpec, RequestInputOf, ResponseOf } from '../../../contract/define.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { grantContract } from '../../../server/operator/pay-contract.ts';
import { callServer } from '../../support/calls.ts';
import { jsonb } from '../../../server/db/database.ts';
import { openSession } from '../../support/test-server.ts';
import { openSalaryWorld, PERCENT, termsOf, type SalaryWorld } from '../salary/world.ts';

let world: SalaryWorld;
let people: Record<string, MemberRow>;
let tokens: Record<string, string>;
const WINDOW = 300_000;

/** top (10 % of any turnover) → middle → low, with a player under top, and an agent outside this tree. */
beforeEach(async () => {
  world = await openSalaryWorld();
  people = {};
  tokens = {};
  for (const [name, upline, type] of [
    ['top', undefined, 1],
    ['middle', 'top', 2],
    ['low', 'middle', 41],
    ['player', 'top', 0],
    ['other', undefined, 42],
  ] as const) {
    people[name] = await world.join(name, upline && people[upline], type);
    tokens[name] = (await openSession(world.database, people[name])).token;
  }
  await world.agree(people['top']!, termsOf([{ rate: 10 * PERCENT, turnover: 1_000 }]));
  await world.turn();
});
afterEach(() => world.close());

const ask = async <E extends EndpointSpec>(who: string, endpoint: E, request: RequestInputOf<E>) =>
  (await callServer(world.url, endpoint, request as object, { token: tokens[who]! })).body;
const done = async <E extends EndpointSpec>(
  who: string,
  endpoint: E,
  request: RequestInputOf<E>,
): Promise<ResponseOf<E>> => {
  const body = await ask(who, endpoint, request);
  expect(body.message).toBe('');
  return body.value;
};
const refused = async <E extends EndpointSpec>(who: string, endpoint: E, request: RequestInputOf<E>) => {
  const before = await rows();
  const { message } = await ask(who, endpoint, request);
  expect(await rows(), 'nothing changed').toEqual(before);
  return message;
};
const rows = () =>
  inMerchant(world.database.db, 'parlour').selectFrom('pay_contracts').selectAll().orderBy('id').execute();
const propose = (terms = termsOf([{ rate: 6 * PERCENT, turnover: 1_000 }])) =>
  done('top', contracts.propose, { kind: 'realtime', downlineId: people['middle']!.id, terms });
const accept = ({ id }: PayContract) => done('middle', contracts.answer, { contractId: id, accept: true });
const proposal = (more: object) => ({
  kind: 'realtime' as const,
  downlineId: people['middle']!.id,
  terms: { ...termsOf([{ rate: 6 * PERCENT, turnover: 1_000 }]), ...more },
});
const waiting = async (who: string) => {
  const row = await inMerchant(world.database.db, 'parlour')
    .selectFrom('agent_figures')
    .select(['version', 'value'])
    .where('agent_id', '=', people[who]!.id)
    .where('feed', '=', 'contracts')
    .executeTakeFirst();
  return row && [row.version, (row.value as { waiting: number }).waiting];
};

describe('[AGT-03] a contract', () => {
  it('is proposed, visible to both sides at once, and in force from the next window after its acceptance', async () => {
    const asked = await propose();
    expect(asked).toMatchObject({ state: 'requested', version: 1, answeredAtMs: null, fromMs: null });
    expect([await waiting('middle'), await waiting('top')]).toEqual([
      [1, 1],
      [1, 0],
    ]);
    const agreed = await accept(asked);
    expect(agreed).toMatchObject({ state: 'active', id: asked.id, untilMs: null });
    expect(agreed.fromMs! % WINDOW).toBe(0);
    expect(agreed.fromMs! - agreed.answeredAtMs!).toBeGreaterThan(0);
    expect(agreed.fromMs! - agreed.answeredAtMs!).toBeLessThanOrEqual(WINDOW);
    expect([await waiting('middle'), await waiting('top')]).toEqual([
      [2, 0],
      [2, 0],
    ]);
    const { downlines } = await done('top', contracts.list, { kind: 'realtime' });
    expect(downlines).toEqual([{ memberId: people['middle']!.id, account: 'middle', agreed, requested: null }]);
    expect(await done('middle', contracts.list, { kind: 'realtime' })).toMatchObject({ own: [agreed] });
  });

  it('pays nothing for bets made before its start', async () => {
    await accept(await propose());
    const player = await world.join('late', people['middle']);
    await world.bet(player, 10_000);
    await world.turn();
    expect((await world.figure(people['top']!))?.accrued.amount).toBe(1_000);
    await world.pass(5);
    await world.bet(player, 10_000);
    await world.turn();
    expect((await world.figure(people['middle']!))?.accrued.amount).toBe(600);
    expect((await world.figure(people['top']!))?.accrued.amount).toBe(400);
  });

  it('leaves the existing agreement when refused or withdrawn', async () => {
    const first = await accept(await propose());
    const second = await propose(termsOf([{ rate: 7 * PERCENT, turnover: 1_000 }]));
    expect(second.version).toBe(2);
    expect(await done('middle', contracts.answer, { contractId: second.id, accept: false })).toMatchObject({
      state: 'refused',
    });
    const third = await propose();
    expect(await done('top', contracts.withdraw, { contractId: third.id })).toMatchObject({ state: 'withdrawn' });
    const { own } = await done('middle', contracts.list, { kind: 'realtime' });
    expect(own.map(({ version, state }) => `${version} ${state}`)).toEqual(['3 withdrawn', '2 refused', '1 active']);
    expect(own[2]).toEqual(first);
  });

  it('in a new version replaces the old one at a window’s start, never in the past', async () => {
    const first = await accept(await propose());
    const second = await accept(await propose(termsOf([{ rate: 7 * PERCENT, turnover: 1_000 }])));
    const { list } = await done('top', contracts.versions, {
      kind: 'realtime',
      downlineId: String(people['middle']!.id),
    });
    expect(list).toEqual([second, { ...first, state: 'replaced', untilMs: second.fromMs }]);
  });

  it('sends each step to both sides, with a new version each time', async () => {
    const both = async () => [await waiting('top'), await waiting('middle')];
    const { id: contractId } = await propose();
    await done('top', contracts.withdraw, { contractId });
    expect(await both(), 'taken back').toEqual([
      [2, 0],
      [2, 0],
    ]);
    const second = await propose();
    await done('middle', contracts.answer, { contractId: second.id, accept: false });
    expect(await both(), 'refused').toEqual([
      [4, 0],
      [4, 0],
    ]);
    const { id, fromMs } = await accept(await propose());
    await done('top', contracts.requestEnd, { contractId: id, endsAtMs: fromMs! + WINDOW });
    expect(await both(), 'an end asked for').toEqual([
      [7, 0],
      [7, 1],
    ]);
    await done('middle', contracts.answerEnd, { contractId: id, accept: true });
    expect(await both(), 'an end agreed to').toEqual([
      [8, 0],
      [8, 0],
    ]);
  });

  it('ends at a window’s end, after the other side agrees', async () => {
    const agreed = await accept(await propose());
    const endsAtMs = agreed.fromMs! + 2 * WINDOW;
    expect(await done('middle', contracts.requestEnd, { contractId: agreed.id, endsAtMs })).toMatchObject({
      state: 'ending',
      endRequestedBy: 'downline',
      endsAtMs,
    });
    expect(await waiting('top')).toEqual([3, 1]);
    expect(await done('top', contracts.answerEnd, { contractId: agreed.id, accept: false })).toEqual(agreed);
    await done('top', contracts.requestEnd, { contractId: agreed.id, endsAtMs });
    expect(await done('middle', contracts.answerEnd, { contractId: agreed.id, accept: true })).toMatchObject({
      state: 'terminated',
      untilMs: endsAtMs,
    });
    // The contract stays in force until then, and the upline's list states it.
    const listed = async () => (await done('top', contracts.list, { kind: 'realtime' })).downlines[0]?.agreed;
    expect(await listed()).toMatchObject({ id: agreed.id, state: 'terminated', untilMs: endsAtMs });
    await sql`update pay_contracts set until_at = clock_timestamp() where id = ${agreed.id}`.execute(world.database.db);
    expect(await listed()).toBeNull();
  });

  it('is replaced by a new one before its agreed end: two are never in force at a time', async () => {
    const first = await accept(await propose());
    await done('top', contracts.requestEnd, { contractId: first.id, endsAtMs: first.fromMs! + 4 * WINDOW });
    await done('middle', contracts.answerEnd, { contractId: first.id, accept: true });
    const second = await accept(await propose());
    const { own } = await done('middle', contracts.list, { kind: 'realtime' });
    expect(own.map(({ id, fromMs, untilMs }) => ({ id, fromMs, untilMs }))).toEqual([
      { id: second.id, fromMs: second.fromMs, untilMs: null },
      { id: first.id, fromMs: first.fromMs, untilMs: second.fromMs },
    ]);
  });
});

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
    const asked = await done('middle', contracts.propose, {
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
    await done('low', contracts.answer, { contractId: asked.id, accept: true });
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

describe('[AGT-03] a contract kind without a settlement', () => {
  const KINDS = ['hour', 'day', 'dividend'] as const;
  const terms = termsOf([{ rate: PERCENT, turnover: 2_000 }]);
  const row = (kind: string, more: object) => ({
    kind,
    upline: people['top']!.id,
    downline: people['middle']!.id,
    version: 1,
    terms: jsonb(terms),
    ...more,
  });
  const add = (values: object) =>
    inMerchant(world.database.db, 'parlour')
      .insertInto('pay_contracts', values as never)
      .execute();
  it('is neither proposed nor granted', async () => {
    for (const kind of KINDS) {
      expect(await refused('top', contracts.propose, { kind, downlineId: people['middle']!.id, terms })).toBe(
        'contract_kind_not_settled',
      );
      const grant = world.database.transact((tx) =>
        grantContract(tx, { merchant: 'parlour', account: 'other', kind, terms, reason: 'a test' }),
      );
      await expect(grant).rejects.toMatchObject({ key: 'contract_kind_not_settled' });
      await expect(add(row(kind, { state: 'requested' }))).rejects.toThrow('pay_contract_kind_is_settled');
    }
  });

  it('is not accepted where it was proposed before', async () => {
    await sql`alter table pay_contracts drop constraint pay_contract_kind_is_settled`.execute(world.database.db);
    await add(row('hour', { state: 'requested' }));
    const { own } = await done('middle', contracts.list, { kind: 'hour' });
    expect(await refused('middle', contracts.answer, { contractId: own[0]!.id, accept: true })).toBe(
      'contract_kind_not_settled',
    );
    expect(await done('middle', contracts.answer, { contractId: own[0]!.id, accept: false })).toMatchObject({
      state: 'refused',
    });
  });

  it('is never in force before both sides agreed', async () => {
    const early = new Date(300_000);
    for (const consent of [{}, { answered_at: new Date() }, { requested_at: new Date(), answered_at: new Date(0) }])
      await expect(
        add(row('realtime', { downline: people['low']!.id, state: 'active', from_at: early, ...consent })),
      ).rejects.toThrow('pay_contract_holds_after_consent');
  });
});
