import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inMerchant } from '../../db/merchant.ts';
import { openDeposit } from '../../domains/deposits/open-deposit.ts';
import { decideDeposit } from '../../domains/deposits/operator/deposits.ts';
import { lockDeposit, setState } from '../../domains/deposits/queries.ts';
import { handleProviderEvent } from '../../domains/deposits/webhook.ts';
import type { PaymentProvider, PaymentProviders } from '../../payments/payment-provider.ts';
import { acknowledged, cancelPayment, decide, findPayment, openPayment } from '../cashier/payments.ts';
import { RETURN_PATH, SANDBOX } from '../cashier/provider.ts';
import { MINUTE_MS, type DepositFate, type PlannedDeposit } from './plan.ts';
import { callOf, type World } from './world.ts';
import { anyFailure } from '../../http/failure.ts';

/** A person pays this long after the order; an unpaid deposit expires after half an hour. */
const PAYS_AFTER_MS = 2 * MINUTE_MS;
const EXPIRES_AFTER_MS = 31 * MINUTE_MS;
/** The operator decides this long after the payment. */
const REVIEWED_AFTER_MS = 3 * MINUTE_MS;

/** The sandbox cashier, without HTTP: the server does not listen yet. */
const cashierIn = ({ tx, merchant }: World): PaymentProviders => {
  const open: PaymentProvider['open'] = async ({ depositId, expiresAtMs, ...order }) => {
    const payment = await openPayment(tx, {
      ...{
        merchant: merchant.code,
        order_id: depositId,
        amount: order.amount,
        currency: order.currency,
        exponent: order.exponent,
      },
      ...{ language: order.language, return_url: RETURN_PATH, expires_at: expiresAtMs },
    });
    return { payUrl: `/cashier/pay/${payment.id}`, reference: payment.id };
  };
  return { [SANDBOX]: { open } as PaymentProvider };
};

/** Puts a deposit and what follows it on the agenda. */
export const planDeposit = (world: World, planned: PlannedDeposit): void => {
  const { agenda, ctx } = world;
  const { memberId, atMs, method, amount, fate } = planned;
  agenda.add(atMs, async () => {
    const { currency } = world.merchant.brand;
    const call = callOf(world, memberId, `deposit ${memberId} ${atMs} ${fate}`);
    const { deposit } = await openDeposit(ctx, cashierIn(world), call, { method, amount, currency });
    const { delay, end } = ENDS[fate];
    if (end) agenda.add(atMs + delay, () => end(world, deposit.id));
    if (fate !== 'review' && fate !== 'rejected') return;
    agenda.add(atMs + PAYS_AFTER_MS + REVIEWED_AFTER_MS, () => review(world, deposit.id, fate));
  });
};

/** The person decides at the cashier, and the platform takes the cashier's event. */
const pay = async (world: World, depositId: string, outcome: 'paid' | 'declined'): Promise<void> => {
  const { ctx, tx, merchant } = world;
  const { provider_ref: reference } = await depositOf(world, depositId);
  const payment = (await findPayment(tx, reference!))!;
  await decide(tx, payment.id, outcome);
  const { rows } = await sql<{ id: string }>`
    select event_id as id from cashier.payments where id = ${payment.id}`.execute(tx);
  const { amount, currency, exponent } = payment;
  const event = { eventId: rows[0]?.id ?? randomUUID(), merchant: merchant.code, depositId, reference: payment.id };
  const published = { ...event, outcome, amount, currency, exponent };
  await handleProviderEvent(ctx, SANDBOX, published, Buffer.from(JSON.stringify(published)), anyFailure);
  await acknowledged(tx, payment.id);
};

const depositOf = async ({ tx, merchant }: World, id: string) => (await lockDeposit(tx, merchant.code, id))!;

const expire = async (world: World, id: string): Promise<void> =>
  setState(world.tx, await depositOf(world, id), 'expired');

const cancel = async (world: World, id: string): Promise<void> => {
  const deposit = await depositOf(world, id);
  await cancelPayment(world.tx, world.merchant.code, deposit.provider_ref!);
  await setState(world.tx, deposit, 'cancelled');
};

const review = async ({ tx, merchant }: World, depositId: string, fate: DepositFate): Promise<void> => {
  const waits = await inMerchant(tx, merchant.code)
    .selectFrom('deposits')
    .select('id')
    .where('id', '=', depositId)
    .where('state', '=', 'review')
    .executeTakeFirst();
  if (!waits) return;
  await decideDeposit(
    tx,
    {
      ...{ merchant: merchant.code, depositId },
      ...(fate === 'rejected'
        ? { decision: 'refuse', reason: 'The payer is not the account holder.' }
        : { decision: 'approve', reason: 'Checked: the payer is the account holder.' }),
    },
    anyFailure,
  );
};

const ENDS: Record<DepositFate, { delay: number; end?: (world: World, id: string) => Promise<void> }> = {
  paid: { delay: PAYS_AFTER_MS, end: (world, id) => pay(world, id, 'paid') },
  review: { delay: PAYS_AFTER_MS, end: (world, id) => pay(world, id, 'paid') },
  waits: { delay: PAYS_AFTER_MS, end: (world, id) => pay(world, id, 'paid') },
  rejected: { delay: PAYS_AFTER_MS, end: (world, id) => pay(world, id, 'paid') },
  declined: { delay: PAYS_AFTER_MS, end: (world, id) => pay(world, id, 'declined') },
  expired: { delay: EXPIRES_AFTER_MS, end: expire },
  cancelled: { delay: PAYS_AFTER_MS, end: cancel },
  open: { delay: 0 },
};
