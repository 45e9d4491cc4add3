import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { salaryOperator } from '../../../contract/salary-operator.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { jsonb } from '../../../server/db/database.ts';
import { expireBills } from '../../../server/domains/salary/decide-bills.ts';
import { decide } from '../../../server/domains/salary/operator/decide.ts';
import { exportedBills, waiting } from '../../../server/domains/salary/operator/list.ts';
import { rerun } from '../../../server/domains/salary/operator/rerun.ts';
import { PERCENT, termsOf } from '../salary/world.ts';
import { deep, middle, top, usePlans, windowsBack, world } from '../salary/support/plans.ts';
import { anyFailure } from '../../../server/http/failure.ts';

usePlans();

const EVER = Date.now() - 365 * 86_400_000;
const merchant = 'parlour';
const reason = 'checked by hand';
const tables = () => inMerchant(world.database.db, merchant);
const threshold = (above: number | null) =>
  sql`update merchants set settings = ${jsonb(above === null ? {} : { payApprovalAbove: above })}`.execute(
    world.database.db,
  );
const decided = (billId: string, decision: 'approve' | 'refuse') =>
  world.database.transact((tx) => decide(tx, { merchant, billId, decision, reason }, anyFailure));
const rows = async () =>
  await tables().selectFrom('bills').selectAll().orderBy('window_at').orderBy('contract_id').execute();
const audited = async () =>
  (
    await sql<{
      action: string;
      reason: string;
      after: object;
    }>`select action, reason, after from audit order by id desc limit 1`.execute(world.database.db)
  ).rows[0];

/** A day on which middle earns 6.00 and top 4.00, while bills above 5.00 wait. */
beforeEach(async () => {
  await threshold(500);
  await world.agreeOn('day', top, termsOf(10), EVER);
  await world.agreeOn('day', middle, termsOf(6), EVER);
  await world.betAt(deep, windowsBack('day', 3).startMs, 10_000);
  await world.settlePlans();
});
afterEach(() => threshold(null));

const waitingOne = async () => (await waiting(world.database.db, { merchant })).list[0]!;

describe('[AGT-03] a bill above the operator’s threshold', () => {
  it('waits and is not paid, while others are', async () => {
    expect((await rows()).map(({ amount, state }) => [amount, state])).toEqual([
      [400, 'issued'],
      [600, 'unapproved'],
    ]);
    expect([await world.balance(top), await world.balance(middle)]).toEqual([400, 0]);
    const { list, above } = await waiting(world.database.db, { merchant });
    expect(above).toBe(500);
    expect(list).toMatchObject([{ account: 'middle', kind: 'day', amount: { amount: 600 }, state: 'unapproved' }]);
  });

  it('is paid once when the operator approves it, with a row in the audit', async () => {
    const { id } = await waitingOne();
    expect(await decided(id, 'approve')).toMatchObject({ state: 'issued', account: 'middle', amount: { amount: 600 } });
    expect(await world.balance(middle)).toBe(600);
    expect(await audited()).toMatchObject({ action: 'pay', reason, after: { bill: id, state: 'issued', amount: 600 } });
    for (const decision of ['approve', 'refuse'] as const)
      await expect(decided(id, decision)).rejects.toMatchObject({ key: 'bill_already_decided' });
    expect(await world.balance(middle)).toBe(600);
  });

  it('is not paid when the operator refuses it, and nothing is taken back for its bets later', async () => {
    const { id } = await waitingOne();
    await decided(id, 'refuse');
    expect(
      await tables()
        .selectFrom('bills')
        .select(['state', 'decision', 'amount'])
        .where('id', '=', id)
        .executeTakeFirst(),
    ).toEqual({ state: 'refused', decision: reason, amount: 600 });
    await sql`update rounds set state = 'rolled_back'`.execute(world.database.db);
    await world.turn();
    await sql`update turnover set window_at = to_timestamp(${windowsBack('day', 2).startMs}::float8 / 1000) where stake < 0`.execute(
      world.database.db,
    );
    await sql`update pay_cursors set settled_until = to_timestamp(${windowsBack('day', 2).startMs}::float8 / 1000), closed_until = to_timestamp(${windowsBack('day', 2).startMs}::float8 / 1000) where kind = 'day'`.execute(
      world.database.db,
    );
    await world.settlePlans();
    const later = (await rows()).filter(({ window_at }) => window_at.getTime() === windowsBack('day', 2).startMs);
    expect(later.map(({ corrected, carried_out }) => [corrected, carried_out])).toEqual([['-400000000', '400000000']]);
    expect(await world.balance(middle)).toBe(0);
  });

  it('expires after 30 days, and is not paid', async () => {
    const { id } = await waitingOne();
    const run = () => expireBills({ database: world.database }, { guard: async () => {} });
    await run();
    expect((await waitingOne()).id).toBe(id);
    await sql`update bills set at = at - interval '31 days'`.execute(world.database.db);
    await run();
    expect(await tables().selectFrom('bills').select('state').where('id', '=', id).executeTakeFirst()).toEqual({
      state: 'expired',
    });
    await expect(decided(id, 'approve')).rejects.toMatchObject({ key: 'bill_already_decided' });
    expect(await world.balance(middle)).toBe(0);
  });

  it('is of this merchant only', async () => {
    const { id } = await waitingOne();
    const other = world.database.transact((tx) =>
      decide(tx, { merchant: 'nobody', billId: id, decision: 'approve', reason }, anyFailure),
    );
    await expect(other).rejects.toMatchObject({ key: 'unknown_merchant' });
    await expect(decided('00000000-0000-4000-8000-000000000000', 'approve')).rejects.toMatchObject({
      key: 'not_found',
    });
  });
});

describe('[AGT-03] a rerun of a settled window', () => {
  const again = (atMs: number) =>
    world.database.transact((tx) => rerun(tx, { merchant, kind: 'day', atMs, reason }, anyFailure));

  it('finds every bill the same and changes nothing', async () => {
    const before = await rows();
    expect(await again(windowsBack('day', 3).startMs + 1_000)).toMatchObject({ bills: 2, same: 2, written: 0 });
    expect(await rows()).toEqual(before);
    expect(await audited()).toMatchObject({ action: 'pay', after: { rerun: 'day', same: 2, written: 0 } });
  });

  it('works for real-time pay too', async () => {
    await world.agree(top, termsOf(10));
    await world.bet(deep, 5_000);
    await world.turn();
    await world.pass(10);
    await world.turn();
    const [bill] = (await rows()).filter(({ kind }) => kind === 'realtime');
    const result = await world.database.transact((tx) =>
      rerun(tx, { merchant, kind: 'realtime', atMs: bill!.window_at.getTime(), reason }, anyFailure),
    );
    expect(result).toMatchObject({ bills: 1, same: 1, written: 0 });
  });

  it('shows a bill that was changed', async () => {
    await world.undone(async (tx) => {
      await sql`update bills set amount = amount + 1 where agent_id = ${top.id}`.execute(tx);
      expect(
        await rerun(tx, { merchant, kind: 'day', atMs: windowsBack('day', 3).startMs, reason }, anyFailure),
      ).toMatchObject({
        bills: 2,
        same: 1,
        written: 0,
      });
    });
  });

  it('is refused for a window that is not settled', async () => {
    await expect(again(Date.now())).rejects.toMatchObject({ key: 'pay_window_not_settled' });
  });
});

describe('[AGT-03] the export', () => {
  it('has every bill of the days, of one kind or of all, part by part', async () => {
    const day = new Date(windowsBack('day', 3).startMs).toISOString().slice(0, 10);
    const { list, hasMore } = await exportedBills(world.database.db, { merchant, from: day, to: day });
    expect(hasMore).toBe(false);
    expect(list.map(({ account, amount, rate }) => [account, amount.amount, rate]).sort()).toEqual([
      ['middle', 600, 6 * PERCENT],
      ['top', 400, 10 * PERCENT],
    ]);
    const rest = await exportedBills(world.database.db, { merchant, from: day, to: day, after: list[0]!.id });
    expect(rest.list).toEqual(list.slice(1));
    expect(await exportedBills(world.database.db, { merchant, kind: 'hour', from: day, to: day })).toMatchObject({
      list: [],
    });
    expect(salaryOperator.bills.path).toContain('/operator/');
  });
});
