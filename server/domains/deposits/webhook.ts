import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { inMerchant } from '../../db/merchant.ts';
import { jsonb, type Tx } from '../../db/database.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { type Fail, Failure } from '../../http/failure.ts';
import { acceptPayment, isSameOrder } from './accept-payment.ts';
import type { PaymentEvent } from '../../payments/payment-provider.ts';
import { keepProviderEvent } from '../../payments/provider-events.ts';
import { lockDeposit, setState } from './queries.ts';
import { ENDED_UNPAID, type DepositRow } from './to-deposit.ts';

/** How an event was handled. */
export type EventOutcome = 'paid' | 'review' | 'refused' | 'replayed' | 'late';

/**
 * Handles a provider's event exactly once: the event, the deposit's state and the ledger transaction are written in one
 * transaction.
 * A repeated event changes nothing. The same id with another body, or an amount other than ordered, is refused and kept as an
 * incident.
 */
export const handleProviderEvent = async (
  ctx: BaseContext,
  provider: string,
  event: PaymentEvent,
  raw: Buffer,
  fail: Fail<'payment_mismatch' | 'webhook_reused'>,
): Promise<EventOutcome> => {
  try {
    return await ctx.database.transact((tx) => apply(tx, provider, event, raw, fail));
  } catch (error) {
    if (error instanceof Failure && error.key !== 'not_found') await keepIncident(ctx, provider, event, error.key);
    throw error;
  }
};

const apply = async (
  tx: Tx,
  provider: string,
  event: PaymentEvent,
  raw: Buffer,
  fail: Fail<'payment_mismatch' | 'webhook_reused'>,
): Promise<EventOutcome> => {
  const deposit = await lockDeposit(tx, event.merchant, event.depositId);
  if (!deposit || deposit.provider !== provider) throw fail('not_found');
  if (!(await isNew(tx, provider, event, raw, fail))) return 'replayed';
  if (!isSameOrder(deposit, event)) throw fail('payment_mismatch');
  if (deposit.state !== 'pending') return late(tx, deposit, event);
  if (event.outcome === 'declined') {
    await setState(tx, deposit, 'refused', { reason: 'declined' });
    return 'refused';
  }
  return acceptPayment(tx, deposit);
};

/** Returns false for a known event. */
const isNew = async (
  tx: Tx,
  provider: string,
  { eventId }: PaymentEvent,
  raw: Buffer,
  fail: Fail<'webhook_reused'>,
): Promise<boolean> => {
  const hash = createHash('sha256').update(raw).digest();
  const novelty = await keepProviderEvent(tx, { provider, eventId, hash });
  if (novelty === 'changed') throw fail('webhook_reused');
  return novelty === 'new';
};

/** A second event on a decided deposit changes nothing. The operator returns money that arrives for a closed one. */
const late = async (tx: Tx, deposit: DepositRow, event: PaymentEvent): Promise<EventOutcome> => {
  const contradicts = event.outcome === 'paid' && ENDED_UNPAID.includes(deposit.state);
  if (contradicts) await incident(tx, deposit.provider, event, 'payment_for_a_closed_deposit', deposit.member_id);
  return 'late';
};

const incident = async (tx: Tx, provider: string, event: PaymentEvent, kind: string, member_id: number | null) => {
  const { eventId, depositId, outcome, amount, currency } = event;
  const details = jsonb({ provider, eventId, depositId, outcome, amount, currency });
  await inMerchant(tx, event.merchant).insertInto('incidents', { kind, member_id, details }).execute();
};

/** In its own transaction, because that of the event rolled back. Kept once per event, however often it is sent. */
const keepIncident = (ctx: BaseContext, provider: string, event: PaymentEvent, kind: string): Promise<void> =>
  ctx.database.transact(async (tx) => {
    const tables = inMerchant(tx, event.merchant);
    const known = await tables
      .selectFrom('incidents')
      .select('id')
      .where('kind', '=', kind)
      .where(sql<boolean>`details ->> 'eventId' = ${event.eventId}`)
      .executeTakeFirst();
    if (known) return;
    const deposit = await tables
      .selectFrom('deposits')
      .select('member_id')
      .where('id', '=', event.depositId)
      .executeTakeFirst();
    await incident(tx, provider, event, kind, deposit?.member_id ?? null);
  });
