import { describe, expect, it } from 'vitest';
import { contracts } from '../../../contract/contracts.ts';
import { PAY_KINDS, type PayKind } from '../../../contract/pay-terms.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { planOf, windowAt } from '../../../server/domains/pay-contracts/index.ts';
import { grantContract } from '../../../server/domains/pay-contracts/operator/grant.ts';
import { jsonb } from '../../../server/db/database.ts';
import { PERCENT, termsOf } from '../salary/world.ts';
import { world, people, useContracts, ask, done, refused, rows } from './support/contracts.ts';
import { anyFailure } from '../../../server/http/failure.ts';

useContracts();

const KINDS = PAY_KINDS.filter((kind) => kind !== 'realtime');
const terms = termsOf([{ rate: 6 * PERCENT, turnover: 2_000 }]);
const grantTo = (account: string, kind: PayKind, given = termsOf([{ rate: 10 * PERCENT, turnover: 1_000 }])) =>
  world.database.transact((tx) =>
    grantContract(tx, { merchant: 'parlour', account, kind, terms: given, reason: 'a test' }, anyFailure),
  );
const windowOf = (kind: PayKind, atMs = Date.now()) => windowAt(planOf(kind).period, atMs, 'UTC');
/** The merchant's contract with top has begun. */
const begin = async (kind: PayKind) => {
  const { id } = await grantTo('top', kind);
  const past = new Date(Date.now() - 90 * 86_400_000);
  await inMerchant(world.database.db, 'parlour')
    .updateTable('pay_contracts')
    .set({ requested_at: past, answered_at: past, from_at: past })
    .where('id', '=', id)
    .execute();
};
const propose = (kind: PayKind, given = terms) =>
  done('top', contracts.propose, { kind, downlineId: people['middle']!.id, terms: given });
const answer = (contractId: number, accept = true) => done('middle', contracts.answer, { contractId, accept });

describe.each(KINDS)('[AGT-03] a contract of the kind %s', (kind) => {
  it('is proposed, accepted from the next window of its kind on, replaced, ended and refused', async () => {
    await begin(kind);
    const first = await answer((await propose(kind)).id);
    expect(first).toMatchObject({ kind, state: 'active', version: 1, fromMs: windowOf(kind).endMs });
    const second = await answer((await propose(kind, termsOf([{ rate: 5 * PERCENT, turnover: 3_000 }]))).id);
    expect(second).toMatchObject({ version: 2, fromMs: windowOf(kind).endMs });
    const { own } = await done('middle', contracts.list, { kind });
    expect(own.map(({ version, state }) => [version, state])).toEqual([
      [2, 'active'],
      [1, 'replaced'],
    ]);
    expect(await answer((await propose(kind)).id, false)).toMatchObject({ state: 'refused' });
    const third = await propose(kind);
    expect(await done('top', contracts.withdraw, { contractId: third.id })).toMatchObject({ state: 'withdrawn' });
    const endsAtMs = windowOf(kind, windowOf(kind).endMs).endMs;
    await done('middle', contracts.requestEnd, { contractId: second.id, endsAtMs });
    expect(await done('top', contracts.answerEnd, { contractId: second.id, accept: true })).toMatchObject({
      state: 'terminated',
      untilMs: endsAtMs,
    });
  });

  it('ends only with one of its own windows', async () => {
    await begin(kind);
    const { id } = await answer((await propose(kind)).id);
    const { startMs, endMs } = windowOf(kind);
    for (const endsAtMs of [startMs, endMs + 300_000, endMs - 300_000])
      expect(await refused('middle', contracts.requestEnd, { contractId: id, endsAtMs })).toBe('not_at_a_window');
  });

  it('is bound by the upline’s contract of the same kind alone', async () => {
    // The real-time contract of the upline is none of this kind.
    expect(await refused('top', contracts.propose, { kind, downlineId: people['middle']!.id, terms })).toBe(
      'no_contract_of_your_own',
    );
    await begin(kind);
    const requested = (tiers: Parameters<typeof termsOf>[0]) =>
      refused('top', contracts.propose, { kind, downlineId: people['middle']!.id, terms: termsOf(tiers) });
    expect(await requested([{ rate: 11 * PERCENT, turnover: 1_000 }])).toBe('rate_above_own');
    expect(await requested([{ rate: 6 * PERCENT, turnover: 999 }])).toBe('tier_easier_than_own');
    await answer((await propose(kind)).id);
    await expect(grantTo('top', kind, termsOf([{ rate: 5 * PERCENT, turnover: 1_000 }]))).rejects.toMatchObject({
      key: 'below_downline',
    });
  });

  it('is never in force before both sides agreed', async () => {
    const row = (more: object) =>
      inMerchant(world.database.db, 'parlour')
        .insertInto('pay_contracts', {
          ...{ kind, upline: people['top']!.id, downline: people['low']!.id, version: 1, terms: jsonb(terms) },
          ...{ state: 'active', from_at: new Date(300_000), ...more },
        } as never)
        .execute();
    for (const consent of [{}, { answered_at: new Date() }, { requested_at: new Date(), answered_at: new Date(0) }])
      await expect(row(consent)).rejects.toThrow('pay_contract_holds_after_consent');
  });
});

describe('[AGT-03] a dividend in proportion to the loss', () => {
  it('is not granted under a fixed one, which pays nothing below its loss', async () => {
    await begin('dividend');
    const fixed = termsOf([{ rate: 10 * PERCENT, turnover: 1_000, loss: 5_000 }]);
    await grantTo('top', 'dividend', fixed);
    const float = termsOf([{ rate: 5 * PERCENT, turnover: 1_000, loss: 9_000 }], { mode: 'float' });
    const requested = { kind: 'dividend', downlineId: people['middle']!.id, terms: float } as const;
    expect(await refused('top', contracts.propose, requested)).toBe('tier_easier_than_own');
  });
});

describe('[AGT-03] [API-04] the consolidated contract info', () => {
  const states = async (who: string) => {
    const info = await done(who, contracts.consolidated, {});
    return Object.fromEntries(Object.entries(info).map(([name, request]) => [name, request?.state ?? null]));
  };
  const PROCESS = {
    realtime: contracts.processRealtime,
    hour: contracts.processHour,
    day: contracts.processDaily,
    dividend: contracts.processDividend,
  } as const;
  const NAMES = {
    realtime: 'realtimesalreqtype',
    hour: 'contracthoursalreq',
    day: 'dailysalreqtype',
    dividend: 'divtypereq',
  } as const;

  it.each(PAY_KINDS)('names what waits of the kind %s, and its call answers it', async (kind) => {
    if (kind !== 'realtime') await begin(kind);
    const nothing = { dailysalreqtype: null, divtypereq: null, contracthoursalreq: null, realtimesalreqtype: null };
    expect(await states('middle')).toEqual(nothing);
    const { id } = await propose(kind);
    expect(await states('middle')).toEqual({ ...nothing, [NAMES[kind]]: 'newRequest' });
    for (const other of PAY_KINDS)
      if (other !== kind)
        expect(await refused('middle', PROCESS[other], { contractId: id, accept: true })).toBe('not_found');
    expect(await refused('low', PROCESS[kind], { contractId: id, accept: true })).toBe('not_found');
    expect(await refused('top', PROCESS[kind], { contractId: id, accept: true })).toBe('wrong_side');
    expect(await done('middle', PROCESS[kind], { contractId: id, accept: true })).toMatchObject({ state: 'active' });
    expect(await states('middle')).toEqual({ ...nothing, [NAMES[kind]]: 'success' });
    await done('top', contracts.requestEnd, { contractId: id, endsAtMs: windowOf(kind).endMs });
    expect(await states('middle')).toEqual({ ...nothing, [NAMES[kind]]: 'terminationRequest' });
    expect(await done('middle', PROCESS[kind], { contractId: id, accept: true })).toMatchObject({
      state: 'terminated',
    });
    expect(await states('middle')).toEqual(nothing);
  });

  it('[AUTH-14] is for agents only', async () => {
    for (const endpoint of [contracts.consolidated, contracts.all])
      expect((await ask('player', endpoint, {})).message).toBe('not_allowed');
  });
});

describe('[AGT-03] the contracts of every kind', () => {
  it('are read at once, with the ends of the windows of each kind', async () => {
    for (const kind of KINDS) await begin(kind);
    await propose('day');
    const all = await done('middle', contracts.all, {});
    for (const kind of PAY_KINDS) {
      const { endMs } = windowOf(kind);
      expect(all[kind]).toMatchObject({ windowEndMs: endMs, nextWindowEndMs: windowOf(kind, endMs).endMs });
      expect(all[kind].own.map(({ state }) => state)).toEqual(kind === 'day' ? ['requested'] : []);
      expect(all[kind].downlines.map(({ account }) => account)).toEqual(['low']);
    }
    expect((await rows()).length).toBe(KINDS.length + 2);
  });
});
