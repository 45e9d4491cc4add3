import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Millis } from '../../../contract/primitives.ts';
import { inMerchant } from '../../db/merchant.ts';
import { changeState, lockWithdrawal } from '../../domains/withdrawals/change-state.ts';
import { decideWithdrawal, resolvePart } from '../../domains/withdrawals/operator/withdrawals.ts';
import { answerPart, receiveOverdueParts } from '../../domains/withdrawals/parts.ts';
import { takePayoutStatus } from '../../domains/withdrawals/take-status.ts';
import { order } from '../../domains/withdrawals/withdraw.ts';
import type { WithdrawalRow } from '../../domains/withdrawals/row.ts';
import { balanceOf, openTurnover } from '../../domains/wallet/index.ts';
import { payloadHash } from '../../ledger/payload-hash.ts';
import { findOrder, statusOf, takeOrder } from '../bank/orders.ts';
import { OPERATOR_TAKES_MINUTES } from './fates.ts';
import { DAY_MS, MINUTE_MS, type PlannedWithdrawal, type WithdrawalFate } from './plan.ts';
import { keepProof } from './proof.ts';
import { callOf, type World } from './world.ts';
import { anyFailure } from '../../http/failure.ts';

/** The platform orders a payout and asks about it this long afterwards; the bank's second part comes ten seconds later. */
const ORDERED_AFTER_MS = 2_000;
const FIRST_ANSWER_MS = 4_000;
const SECOND_ANSWER_MS = 12_000;
/** Members answer after this, and the operator resolves a case after that. The platform answers after half an hour. */
const ANSWERED_AFTER_MS = 9 * MINUTE_MS;
const RESOLVED_AFTER_MS = 3 * 60 * MINUTE_MS;
const RECEIVED_AFTER_MS = 31 * MINUTE_MS;

/** Puts a withdrawal and what follows it on the agenda. It is left out if the member could not order it. */
export const planWithdrawal = (
  world: World,
  planned: PlannedWithdrawal,
  accountOf: (memberId: number) => string,
): void => {
  const { agenda, ctx, tx, merchant } = world;
  const { memberId, atMs, method, amount, fate } = planned;
  agenda.add(atMs, async () => {
    const call = callOf(world, memberId, `withdrawal ${memberId} ${atMs}`);
    const open = await openTurnover(tx, merchant.code, memberId);
    const balance = await balanceOf(tx, call.member);
    if (open > 0 || balance.amount < amount) return;
    const request = { method, amount, currency: merchant.brand.currency, accountId: accountOf(memberId) };
    await order(tx, ctx, call, request, payloadHash(request));
    const { id, state } = await inMerchant(tx, merchant.code)
      .selectFrom('withdrawals')
      .select(['id', 'state'])
      .where('member_id', '=', memberId)
      .where('idempotency_key', '=', call.idempotencyKey)
      .executeTakeFirstOrThrow();
    if (state === 'approved') agenda.add(atMs + ORDERED_AFTER_MS, () => payOut(world, id, fate));
    else if (fate.operator !== 'waits')
      agenda.add(atMs + OPERATOR_TAKES_MINUTES * MINUTE_MS, () => decideOf(world, id, fate));
  });
};

const decideOf = async (world: World, withdrawalId: string, fate: WithdrawalFate): Promise<void> => {
  const { tx, merchant, agenda } = world;
  const refuses = fate.operator === 'refuses';
  const reason = refuses ? 'Please send us a document with your address first.' : 'Identity and account checked.';
  const decision = refuses ? 'refuse' : 'approve';
  await decideWithdrawal(tx, { merchant: merchant.code, withdrawalId, decision, reason }, anyFailure);
  if (!refuses) agenda.add(world.nowMs() + ORDERED_AFTER_MS, () => payOut(world, withdrawalId, fate));
};

const rowOf = async ({ tx, merchant }: World, id: string): Promise<WithdrawalRow> =>
  (await lockWithdrawal(tx, merchant.code, id))!;

/** As the job does: the order is marked as being paid, then the bank has it. */
const payOut = async (world: World, id: string, fate: WithdrawalFate): Promise<void> => {
  const { tx, merchant, agenda } = world;
  const row = await changeState(tx, await rowOf(world, id), 'paying', { actor: 'platform' });
  const { kind, institution, number, holder_name } = await inMerchant(tx, merchant.code)
    .selectFrom('payout_accounts')
    .selectAll()
    .where('id', '=', row.payout_account_id)
    .executeTakeFirstOrThrow();
  const destination = { kind, institution, number, holder_name };
  const { amount, fee, currency, exponent } = row;
  const message = { merchant: merchant.code, order_id: id, amount: amount - fee, currency, exponent, destination };
  const nowMs = world.nowMs();
  await takeOrder(tx, message, fate.bank, nowMs);
  agenda.add(nowMs + FIRST_ANSWER_MS, () => ask(world, id, nowMs + RECEIVED_AFTER_MS));
  if (fate.bank === 'parts') agenda.add(nowMs + SECOND_ANSWER_MS, () => ask(world, id));
  if (fate.bank === 'fails' || fate.bank === 'silent') return;
  if (fate.member !== 'unanswered') agenda.add(nowMs + ANSWERED_AFTER_MS, () => answer(world, id, fate));
  if (fate.returnedAfterDays) agenda.add(nowMs + fate.returnedAfterDays * DAY_MS, () => sendBack(world, id));
};

/** Asks the bank, and takes what it says; parts that nobody answers count as received later. */
const ask = async (world: World, id: string, receivedMs?: Millis): Promise<void> => {
  const { ctx, tx, merchant, agenda } = world;
  const row = await rowOf(world, id);
  const kept = (await findOrder(tx, merchant.code, id))!;
  const { reference, events } = await statusOf(tx, kept, world.nowMs());
  const published = events.map(({ id: eventId, type, amount, currency, exponent, reason }) => ({
    ...{ eventId, outcome: type, amount, currency, exponent, reason: reason ?? null },
  }));
  await takePayoutStatus(ctx, row, { reference, events: published });
  if (receivedMs) agenda.add(receivedMs, async () => void (await receiveOverdueParts(ctx)));
};

const answer = async (world: World, id: string, fate: WithdrawalFate): Promise<void> => {
  const { tx, merchant, agenda } = world;
  const { member_id } = await rowOf(world, id);
  const parts = await inMerchant(tx, merchant.code)
    .selectFrom('withdrawal_parts')
    .select('id')
    .where('withdrawal_id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
  const call = callOf(world, member_id, `answer ${id}`);
  const received = fate.member === 'received';
  for (const { id: partId } of parts) {
    const pictures = received ? [] : [await keepProof(world, member_id)];
    const remark = received ? undefined : 'Nothing on my account yet.';
    await answerPart(tx, call, { partId, received, remark, pictures });
    if (received || !fate.resolved) continue;
    const reason = 'The bank confirmed the payment.';
    agenda.add(world.nowMs() + RESOLVED_AFTER_MS, async () => {
      await resolvePart(tx, { merchant: merchant.code, partId, reason }, anyFailure);
    });
  }
};

/** The bank sends the whole amount back, as a person may decide on its page. */
const sendBack = async (world: World, id: string): Promise<void> => {
  const { tx, merchant } = world;
  const { amount, fee } = await rowOf(world, id);
  const at = new Date(world.nowMs());
  await sql`
    insert into bank.events (id, merchant, withdrawal_id, outcome, amount, reason, happens_at)
    values (${randomUUID()}, ${merchant.code}, ${id}, 'returned', ${amount - fee}, 'account_closed', ${at})`.execute(
    tx,
  );
  await ask(world, id);
};
