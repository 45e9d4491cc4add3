import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { contracts } from '../../../contract/contracts.ts';
import { PERCENT, termsOf } from '../salary/world.ts';
import { world, people, WINDOW, useContracts, done, propose, accept, waiting } from './support/contracts.ts';

useContracts();

describe('[AGT-03] a contract', () => {
  it('is proposed, visible to both sides at once, and in force from the next window after its acceptance', async () => {
    const request = await propose();
    expect(request).toMatchObject({ state: 'requested', version: 1, answeredAtMs: null, fromMs: null });
    expect([await waiting('middle'), await waiting('top')]).toEqual([
      [1, 1],
      [1, 0],
    ]);
    const agreed = await accept(request);
    expect(agreed).toMatchObject({ state: 'active', id: request.id, untilMs: null });
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
