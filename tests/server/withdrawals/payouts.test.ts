import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withdrawals } from '../../../contract/withdrawals.ts';
import { everyMerchant } from '../../../server/db/database.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { receiveOverdueParts } from '../../../server/domains/withdrawals/parts.ts';
import { takeNotice } from '../../../server/domains/withdrawals/pay-out.ts';
import { takePayoutStatus } from '../../../server/domains/withdrawals/take-status.ts';
import type { PayoutEvent } from '../../../server/payments/payout-provider.ts';
import { bank, ordered, payer, run, runAgain, test, usePayouts } from './support/payouts.ts';
import { anyFailure } from '../../../server/http/failure.ts';

usePayouts();

const held = async (kind: 'reserve' | 'wallet' | 'cashier') =>
  (
    await inMerchant(test.database.db, 'parlour')
      .selectFrom('accounts')
      .select(sql<number>`coalesce(sum(balance), 0)::bigint`.as('sum'))
      .where('kind', '=', kind)
      .where('ledger', '=', 'real')
      .$if(kind !== 'cashier', (query) => query.where('member_id', '=', payer.member.id))
      .executeTakeFirstOrThrow()
  ).sum;
const incidents = async () =>
  (
    await inMerchant(test.database.db, 'parlour')
      .selectFrom('incidents')
      .select('kind')
      .where('member_id', '=', payer.member.id)
      .execute()
  ).map(({ kind }) => kind);

/** The bank's webhook about an order. */
const notify = (withdrawalId: string) =>
  takeNotice(test.ctx, 'bank', bank, { merchant: 'parlour', withdrawalId }, anyFailure);
/** The platform reads these events of an order. */
const read = (id: string, ...events: PayoutEvent[]) =>
  takePayoutStatus(test.ctx, { merchant: 'parlour', id, provider: 'bank' }, { reference: `ref-${id}`, events });

describe('[WAL-02] an approved withdrawal', () => {
  it('is ordered once with the account in full, paid, and confirmed by the member', async () => {
    const { id } = await ordered();
    await run();
    expect(bank.orders.get(id)).toMatchObject({
      amount: 10_000,
      currency: 'USD',
      to: { kind: 'bank', holderName: 'Ann Lee' },
    });
    expect(await payer.newest()).toMatchObject({ state: 'paying' });
    bank.say(id, 'part_paid', 10_000);
    await runAgain();
    const paid = await payer.newest();
    expect(paid).toMatchObject({ state: 'paid', paid: 10_000, parts: [{ amount: 10_000, state: 'waiting' }] });
    expect(await held('reserve')).toBe(0);
    const { body } = await payer.call(withdrawals.answerPart, { partId: paid.parts[0]!.id, received: true });
    expect(body.value.withdrawal).toMatchObject({ state: 'confirmed', parts: [{ state: 'received' }] });
  });

  it('pays the fee to the house and the rest to the bank', async () => {
    await ordered();
    const { id } = await ordered({ amount: 20_000 });
    await run();
    bank.say(id, 'part_paid', 20_000 - 250);
    await runAgain();
    const rows = await inMerchant(test.database.db, 'parlour')
      .selectFrom('ledger_transactions')
      .select('kind')
      .where('actor', '=', `withdrawal:${id}`)
      .orderBy('id')
      .execute();
    expect(rows.map(({ kind }) => kind)).toEqual(['withdrawal', 'payout', 'fee']);
  });

  it('is paid in parts, each confirmed by itself; what is unanswered in time counts as received', async () => {
    const { id } = await ordered();
    await run();
    bank.say(id, 'part_paid', 4_000);
    await runAgain();
    expect(await payer.newest()).toMatchObject({ state: 'paying', paid: 4_000 });
    bank.say(id, 'part_paid', 6_000);
    await runAgain();
    const { parts, state } = await payer.newest();
    expect([state, parts.map((part) => part.amount)]).toEqual(['paid', [4_000, 6_000]]);
    await payer.call(withdrawals.answerPart, { partId: parts[0]!.id, received: true });
    expect(await receiveOverdueParts(test.ctx)).toBe(0);
    await everyMerchant(test.database.db)
      .updateTable('withdrawal_parts')
      .set({ due_at: sql<Date>`now()` })
      .where('id', '=', parts[1]!.id)
      .execute();
    expect(await receiveOverdueParts(test.ctx)).toBe(1);
    const ended = await payer.newest();
    expect(ended.state).toBe('confirmed');
    expect(ended.timeline.map((event) => `${event.state} ${event.by}`)).toEqual([
      'requested member',
      'approved platform',
      'paying platform',
      'part_paid provider',
      'part_paid provider',
      'paid provider',
      'part_received member',
      'part_received platform',
      'confirmed platform',
    ]);
  });

  it('waits for the member’s answer as long as the merchant decided, 30 minutes by default', async () => {
    const minutes = async () => {
      const { id } = await ordered();
      await run();
      bank.say(id, 'part_paid', 1_000);
      await runAgain();
      const [part] = (await payer.newest()).parts;
      return Math.round((part!.dueAtMs - part!.paidAtMs) / 60_000);
    };
    expect(await minutes()).toBe(30);
    const settings = (value: object) =>
      everyMerchant(test.database.db)
        .updateTable('merchants')
        .set({ settings: sql`settings || ${JSON.stringify(value)}::jsonb` })
        .where('code', '=', 'parlour')
        .execute();
    await settings({ autoReceivedMinutes: 90 });
    expect(await minutes()).toBe(90);
    await settings({ autoReceivedMinutes: 30 });
  });

  it('that fails at the bank returns to the wallet, with the bank’s reason', async () => {
    const before = await payer.balance();
    const { id } = await ordered();
    await run();
    bank.say(id, 'failed', 0, 'account_closed');
    await runAgain();
    expect(await payer.newest()).toMatchObject({ state: 'failed', reason: 'account_closed' });
    expect([await payer.balance(), await held('reserve')]).toEqual([before, 0]);
  });

  it('that fails after a part returns the rest alone', async () => {
    const before = await payer.balance();
    const { id } = await ordered();
    await run();
    bank.say(id, 'part_paid', 4_000);
    bank.say(id, 'failed', 0, 'limit');
    await runAgain();
    expect(await payer.newest()).toMatchObject({ state: 'paid', paid: 4_000, reason: 'limit' });
    expect([await payer.balance(), await held('reserve')]).toEqual([before - 4_000, 0]);
  });

  it('that the bank sends back days later returns by a transaction of its own', async () => {
    const before = await payer.balance();
    const { id } = await ordered();
    await run();
    bank.say(id, 'part_paid', 10_000);
    await runAgain();
    bank.say(id, 'returned', 10_000, 'account_closed');
    expect(await notify(id)).toBe(1);
    expect(await payer.newest()).toMatchObject({ state: 'returned', reason: 'account_closed' });
    expect(await payer.balance()).toBe(before);
  });

  it('can come back in parts, but never more than was paid', async () => {
    const before = await payer.balance();
    const { id } = await ordered();
    await run();
    bank.say(id, 'part_paid', 10_000);
    await runAgain();
    bank.say(id, 'returned', 4_000);
    await notify(id);
    expect(await payer.balance()).toBe(before - 6_000);
    bank.say(id, 'returned', 4_000);
    bank.say(id, 'returned', 4_000);
    expect(await notify(id)).toBe(1);
    expect(await payer.balance()).toBe(before - 2_000);
    const amounts = (await payer.newest()).timeline.map(({ state, amount }) => [state, amount]);
    expect(amounts.slice(-4)).toEqual([
      ['part_paid', 10_000],
      ['paid', null],
      ['returned', 4_000],
      ['returned', 4_000],
    ]);
    expect(await incidents()).toEqual(['payout_not_due']);
  });
});

describe('a provider', () => {
  it('that is down is asked again by the same id; the order goes out once', async () => {
    const { id } = await ordered();
    bank.fails = 'before';
    await run();
    expect(await payer.newest()).toMatchObject({ state: 'paying' });
    bank.fails = 'after';
    await runAgain();
    bank.fails = 'never';
    await runAgain();
    expect(bank.requested.filter((each) => each === id)).toHaveLength(2);
    expect(bank.orders.get(id)).toMatchObject({ amount: 10_000 });
    bank.say(id, 'part_paid', 10_000);
    await runAgain();
    expect(await payer.newest()).toMatchObject({ state: 'paid', paid: 10_000 });
  });

  it('whose answer was lost is not ordered anew', async () => {
    const { id } = await ordered();
    bank.fails = 'after';
    await run();
    bank.fails = 'never';
    await runAgain();
    expect(bank.requested.filter((each) => each === id)).toHaveLength(1);
  });

  it('that calls twice, late or in another order changes the order once, in its own order of events', async () => {
    const { id } = await ordered();
    await run();
    bank.say(id, 'part_paid', 3_000);
    bank.say(id, 'part_paid', 7_000);
    bank.say(id, 'returned', 7_000);
    // The webhook of the return overtakes the others. Each leads to the same list.
    expect(await Promise.all([notify(id), notify(id), notify(id)])).toContain(3);
    expect(await notify(id)).toBe(0);
    await runAgain();
    expect(await payer.newest()).toMatchObject({ state: 'returned', paid: 10_000 });
    expect(await incidents()).toEqual([]);
  });

  it('that fails after a part, told by one webhook, does not release the paid part', async () => {
    const before = await payer.balance();
    const { id } = await ordered();
    await run();
    bank.say(id, 'part_paid', 4_000);
    bank.say(id, 'failed', 0);
    expect(await notify(id)).toBe(2);
    expect([await payer.balance(), await held('reserve')]).toEqual([before - 4_000, 0]);
  });

  it('that does not answer after its webhook makes the webhook fail, so that it is sent again', async () => {
    const { id } = await ordered();
    await run();
    bank.say(id, 'part_paid', 10_000);
    bank.fails = 'before';
    await expect(notify(id)).rejects.toMatchObject({ key: 'cashier_unavailable' });
    bank.fails = 'never';
    expect(await notify(id)).toBe(1);
  });

  it('that calls about an unknown order, or one of another provider or merchant, is refused', async () => {
    const { id } = await ordered();
    await run();
    await expect(notify(randomUUID())).rejects.toMatchObject({ key: 'not_found' });
    const elsewhere = takeNotice(test.ctx, 'bank', bank, { merchant: 'other', withdrawalId: id }, anyFailure);
    await expect(elsewhere).rejects.toMatchObject({ key: 'not_found' });
    const stranger = takeNotice(test.ctx, 'other', bank, { merchant: 'parlour', withdrawalId: id }, anyFailure);
    await expect(stranger).rejects.toMatchObject({ key: 'not_found' });
  });

  it('that says what cannot be moves nothing, and the operator sees each case once', async () => {
    const { id } = await ordered();
    await run();
    await runAgain();
    const event = bank.say(id, 'part_paid', 10_000);
    const wrong = [
      { ...event, eventId: 'a', amount: 10_001 },
      { ...event, eventId: 'b', currency: 'EUR' },
      { ...event, eventId: 'c', outcome: 'returned' as const },
      { ...event, eventId: 'd', amount: 0 },
      { ...event, eventId: 'd', amount: 1 },
    ];
    expect(await read(id, ...wrong)).toBe(0);
    expect(await read(id, ...wrong)).toBe(0);
    const another = { reference: 'ref-of-another', events: [event] };
    const order = { merchant: 'parlour', id, provider: 'bank' };
    await expect(takePayoutStatus(test.ctx, order, another)).rejects.toThrow('does not belong to withdrawal');
    expect(await payer.newest()).toMatchObject({ state: 'paying', paid: 0 });
    expect(await incidents()).toEqual([
      'payout_not_due',
      'payout_of_another_order',
      'payout_not_due',
      'payout_without_amount',
      'payout_event_changed',
    ]);
  });

  it('that pays after the money was returned moves nothing', async () => {
    const { id } = await ordered();
    await run();
    bank.say(id, 'failed', 0);
    await runAgain();
    bank.say(id, 'part_paid', 10_000);
    expect(await notify(id)).toBe(0);
    expect(await incidents()).toEqual(['payout_not_due']);
  });

  it('two nodes at once order a withdrawal once', async () => {
    const { id } = await ordered();
    await Promise.all([run(), run(), run(), run()]);
    expect(bank.requested.filter((each) => each === id)).toHaveLength(1);
  });
});
