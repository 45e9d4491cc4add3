import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inMerchant } from '../../db/merchant.ts';
import { jsonb, type Tx } from '../../db/database.ts';
import type { BaseContext } from '../../base-context.ts';
import { payloadHash } from '../../ledger/payload-hash.ts';
import { announceWithdrawals } from './feed.ts';
import { changeState, lockWithdrawal, noteEvent } from './change-state.ts';
import type { WithdrawalRow } from './withdrawal-row.ts';
import type { PayoutEvent } from '../../payout-provider.ts';

/** A part that the member does not answer within this time counts as received, if the merchant sets no other. */
export const AUTO_RECEIVED_MINUTES = 30;

export type Taken = 'taken' | 'repeated' | 'ignored';

/**
 * Takes one event of a provider in one transaction, once per event id however often and in whatever order events arrive. An
 * event that contradicts its order moves nothing and becomes an incident for the operator.
 */
export const takePayoutEvent = (ctx: BaseContext, provider: string, event: PayoutEvent): Promise<Taken> =>
  ctx.database.transact(async (tx) => {
    const row = await lockWithdrawal(tx, event.merchant, event.withdrawalId);
    const { numInsertedOrUpdatedRows: isNew } = await tx
      .insertInto('webhook_events')
      .values({ provider, event_id: event.eventId, payload_hash: payloadHash(event) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (isNew !== 1n) return 'repeated';
    const problem = contradiction(row, provider, event);
    if (row && problem === undefined) return apply(tx, row, event);
    await noteIncident(tx, provider, event, problem ?? 'payout_unknown', row?.member_id ?? null);
    return 'ignored';
  });

/** Why an event cannot belong to its order; undefined if it can. */
const contradiction = (row: WithdrawalRow | undefined, provider: string, event: PayoutEvent): string | undefined => {
  if (!row) return 'payout_unknown';
  const isOrders = row.provider === provider && (row.provider_ref === null || row.provider_ref === event.reference);
  if (!isOrders || row.currency !== event.currency || row.exponent !== event.exponent) return 'payout_of_another_order';
  if (event.outcome !== 'failed' && event.amount <= 0) return 'payout_without_amount';
  return undefined;
};

const apply = async (tx: Tx, row: WithdrawalRow, event: PayoutEvent): Promise<Taken> => {
  if (event.outcome === 'part_paid') return takePart(tx, row, event);
  if (event.outcome === 'failed') return takeFailure(tx, row, event);
  return takeReturn(tx, row, event);
};

const paidSoFar = async (tx: Tx, { merchant, id }: WithdrawalRow): Promise<number> =>
  (
    await inMerchant(tx, merchant)
      .selectFrom('withdrawal_parts')
      .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('paid'))
      .where('withdrawal_id', '=', id)
      .executeTakeFirstOrThrow()
  ).paid;

const takePart = async (tx: Tx, row: WithdrawalRow, event: PayoutEvent): Promise<Taken> => {
  const paid = (await paidSoFar(tx, row)) + event.amount;
  const due = row.amount - row.fee;
  if (row.state !== 'paying' || paid > due) {
    await noteIncident(tx, row.provider, event, 'payout_not_due', row.member_id);
    return 'ignored';
  }
  await inMerchant(tx, row.merchant)
    .insertInto('withdrawal_parts', {
      id: randomUUID(),
      withdrawal_id: row.id,
      provider_event: event.eventId,
      amount: event.amount,
      state: 'waiting',
      due_at: sql<Date>`clock_timestamp() + ${AUTO_RECEIVED_MINUTES} * interval '1 minute'` as never,
    })
    .execute();
  await noteEvent(tx, row, { state: 'part_paid', actor: 'provider', details: { amount: event.amount } });
  if (paid === due) await changeState(tx, row, 'paid', { actor: 'provider', moved: paid });
  else await announceWithdrawals(tx, row.merchant, row.member_id);
  return 'taken';
};

/** The provider pays no more: without a part the order failed, with parts it is paid as far as they go. */
const takeFailure = async (tx: Tx, row: WithdrawalRow, event: PayoutEvent): Promise<Taken> => {
  if (row.state !== 'paying') {
    await noteIncident(tx, row.provider, event, 'payout_not_due', row.member_id);
    return 'ignored';
  }
  const paid = await paidSoFar(tx, row);
  const reason = event.reason ?? 'payout_failed';
  if (paid === 0) await changeState(tx, row, 'failed', { actor: 'provider', reason });
  else await changeState(tx, row, 'paid', { actor: 'provider', reason, moved: paid });
  return 'taken';
};

/** Money that the bank sent back days later returns to the wallet, by a ledger transaction of its own. */
const takeReturn = async (tx: Tx, row: WithdrawalRow, event: PayoutEvent): Promise<Taken> => {
  const isPaid = row.state === 'paid' || row.state === 'confirmed';
  if (!isPaid || event.amount > (await paidSoFar(tx, row))) {
    await noteIncident(tx, row.provider, event, 'payout_not_due', row.member_id);
    return 'ignored';
  }
  await changeState(tx, row, 'returned', {
    actor: 'provider',
    reason: event.reason ?? 'payout_returned',
    moved: event.amount,
  });
  return 'taken';
};

const noteIncident = async (
  tx: Tx,
  provider: string,
  event: PayoutEvent,
  kind: string,
  member_id: number | null,
): Promise<void> => {
  await inMerchant(tx, event.merchant)
    .insertInto('incidents', { kind, member_id, details: jsonb({ provider, ...event }) })
    .execute();
};
