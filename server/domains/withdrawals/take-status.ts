import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { payloadHash } from '../../ledger/payload-hash.ts';
import { keepProviderEvent } from '../../payments/provider-events.ts';
import { announceWithdrawals } from './feed.ts';
import { recordIncident } from './incidents.ts';
import { changeState, lockWithdrawal, recordEvent } from './change-state.ts';
import type { WithdrawalRow } from './row.ts';
import type { PayoutEvent, PayoutStatus } from '../../payments/payout-provider.ts';
import { mayFollow } from './states.ts';

/** A part that the member does not answer within this time counts as received, if the merchant sets no other. */
const AUTO_RECEIVED_MINUTES = 30;

type Order = Pick<WithdrawalRow, 'merchant' | 'id' | 'provider'>;

/**
 * Takes what a provider says about an order, in one transaction: each event once, in the provider's order, however often and
 * from however many nodes the status is read. An event that contradicts its order moves nothing and becomes an incident for the
 * operator. Returns the number of events that changed the order. Throws if the status belongs to another order.
 */
export const takePayoutStatus = (
  ctx: BaseContext,
  order: Order,
  { reference, events }: PayoutStatus,
): Promise<number> =>
  ctx.database.transact(async (tx) => {
    const found = await lockWithdrawal(tx, order.merchant, order.id);
    if (found?.provider !== order.provider || (found.provider_ref !== null && found.provider_ref !== reference))
      throw new Error(`the status ${reference} of ${order.provider} does not belong to withdrawal ${order.id}`);
    let row: WithdrawalRow = found.provider_ref === null ? await keepReference(tx, found, reference) : found;
    let taken = 0;
    for (const event of events) {
      if (!(await isNew(tx, row, event))) continue;
      const result: WithdrawalRow | string = isOwn(row, event)
        ? await apply(tx, row, event)
        : 'payout_of_another_order';
      if (typeof result === 'string') await recordIncident(tx, row, result, event);
      else {
        row = result;
        taken += 1;
      }
    }
    return taken;
  });

const keepReference = (tx: Tx, { merchant, id }: WithdrawalRow, provider_ref: string): Promise<WithdrawalRow> =>
  inMerchant(tx, merchant)
    .updateTable('withdrawals')
    .set({ provider_ref })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Whether the event was not handled before. A known event with other contents becomes an incident, once. */
const isNew = async (tx: Tx, row: WithdrawalRow, event: PayoutEvent): Promise<boolean> => {
  const { provider } = row;
  const eventId = `${row.id}/${event.eventId}`;
  const hash = payloadHash(event);
  const novelty = await keepProviderEvent(tx, { provider, eventId, hash });
  if (novelty !== 'changed') return novelty === 'new';
  const change = `${eventId}/${hash.toString('hex')}`;
  if ((await keepProviderEvent(tx, { provider, eventId: change, hash })) === 'new')
    await recordIncident(tx, row, 'payout_event_changed', event);
  return false;
};

const isOwn = (row: WithdrawalRow, event: PayoutEvent): boolean =>
  row.currency === event.currency && row.exponent === event.exponent;

/** Returns the changed order, or the kind of the incident if the event cannot follow what happened before. */
const apply = async (tx: Tx, row: WithdrawalRow, event: PayoutEvent): Promise<WithdrawalRow | string> => {
  if (event.outcome === 'failed') return takeFailure(tx, row, event);
  if (event.amount <= 0) return 'payout_without_amount';
  return event.outcome === 'part_paid' ? takePart(tx, row, event) : takeReturn(tx, row, event);
};

/** What the provider has paid of an order so far, in minor units. */
export const paidSoFar = async (tx: Tx, { merchant, id }: WithdrawalRow): Promise<number> =>
  (
    await inMerchant(tx, merchant)
      .selectFrom('withdrawal_parts')
      .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('paid'))
      .where('withdrawal_id', '=', id)
      .executeTakeFirstOrThrow()
  ).paid;

const takePart = async (tx: Tx, row: WithdrawalRow, event: PayoutEvent): Promise<WithdrawalRow | string> => {
  const paid = (await paidSoFar(tx, row)) + event.amount;
  const due = row.amount - row.fee;
  if (row.state !== 'paying' || paid > due) return 'payout_not_due';
  await inMerchant(tx, row.merchant)
    .insertInto('withdrawal_parts', {
      id: randomUUID(),
      withdrawal_id: row.id,
      provider_event: event.eventId,
      amount: event.amount,
      state: 'waiting',
      due_at:
        sql<Date>`clock_timestamp() + (select coalesce((settings ->> 'autoReceivedMinutes')::int, ${AUTO_RECEIVED_MINUTES})
        from merchants where code = ${row.merchant}) * interval '1 minute'` as never,
    })
    .execute();
  await recordEvent(tx, row, { state: 'part_paid', actor: 'provider', details: { amount: event.amount } });
  if (paid === due) return changeState(tx, row, 'paid', { actor: 'provider', moved: paid });
  await announceWithdrawals(tx, row.merchant, row.member_id);
  return row;
};

/** The provider pays no more: without a part the order failed, with parts it is paid as far as they go. */
const takeFailure = async (tx: Tx, row: WithdrawalRow, event: PayoutEvent): Promise<WithdrawalRow | string> => {
  if (row.state !== 'paying') return 'payout_not_due';
  const paid = await paidSoFar(tx, row);
  const reason = event.reason ?? 'payout_failed';
  return paid === 0
    ? changeState(tx, row, 'failed', { actor: 'provider', reason })
    : changeState(tx, row, 'paid', { actor: 'provider', reason, moved: paid });
};

/** Money that the bank sent back days later returns to the wallet, each time by a ledger transaction of its own. */
const takeReturn = async (tx: Tx, row: WithdrawalRow, event: PayoutEvent): Promise<WithdrawalRow | string> => {
  const left = (await paidSoFar(tx, row)) - (await returnedSoFar(tx, row));
  if (!mayFollow(row.state, 'returned', 'provider') || event.amount > left) return 'payout_not_due';
  return changeState(tx, row, 'returned', {
    actor: 'provider',
    reason: event.reason ?? 'payout_returned',
    details: { amount: event.amount },
    moved: event.amount,
    once: event.eventId,
  });
};

const returnedSoFar = async (tx: Tx, { merchant, id }: WithdrawalRow): Promise<number> =>
  (
    await inMerchant(tx, merchant)
      .selectFrom('withdrawal_events')
      .select(sql<number>`coalesce(sum((details ->> 'amount')::bigint), 0)::bigint`.as('returned'))
      .where('withdrawal_id', '=', id)
      .where('state', '=', 'returned')
      .executeTakeFirstOrThrow()
  ).returned;
