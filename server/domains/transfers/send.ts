import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ResponseOf } from '../../../contract/define.ts';
import type { transfers } from '../../../contract/transfers.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { Fail, Failure } from '../../http/failure.ts';
import type { MoneyCall } from '../../http/route.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { accountOf } from '../../ledger/account.ts';
import { payloadHash } from '../../ledger/payload-hash.ts';
import { post } from '../../ledger/post.ts';
import { balanceOf, openTurnover } from '../wallet/index.ts';
import { refuseShort } from './refuse-short.ts';
import { sentToday, type TransferTerms } from './terms.ts';
import { findTransfer } from './transfer-list.ts';

type SenderFailure = 'agent_frozen' | 'transfer_owed' | 'transfer_turnover_open';
type TransferBoundsFailure = 'transfer_out_of_bounds' | 'transfer_count_reached' | 'transfer_sum_reached';

type Answer = ResponseOf<typeof transfers.toUpline>;

/** What a transfer in one direction needs. */
export interface Sending {
  direction: 'up' | 'down';
  terms: TransferTerms;
  /** Finds the receiver. Throws if there is none. */
  receiverOf: (tx: Tx) => Promise<MemberRow>;
  /** Makes the failure if the receiver's account takes no money. */
  unavailable: () => Failure;
}
interface Requested {
  amount: number;
  currency: string;
}

/**
 * Sends money from a member to another: one ledger transaction, which both wallets show. The same key with the same request gives
 * the same transfer.
 */
export const sendMoney = async (
  ctx: BaseContext,
  call: MoneyCall<SenderFailure | TransferBoundsFailure | 'balance_too_low' | 'wrong_currency'>,
  request: Requested,
  sending: Sending,
): Promise<Answer> => {
  const hash = payloadHash(request);
  const id =
    (await findSent(ctx.database.db, call, hash)) ??
    (await ctx.database
      .transact((tx) => send(tx, ctx, call, request, sending, hash))
      .catch((error: unknown) => refuseShort(error, call.fail)));
  return ctx.database.readSnapshot(async (tx) => ({
    transfer: await findTransfer(tx, call.member, id),
    balance: await balanceOf(tx, call.member),
  }));
};

/** The transfer that this key made. Throws if the key was used for another request. */
const findSent = async (
  db: Db | Tx,
  { merchant, member, idempotencyKey, fail }: MoneyCall,
  hash: Buffer,
): Promise<string | undefined> => {
  const row = await inMerchant(db, merchant.code)
    .selectFrom('member_transfers')
    .select(['id', 'payload_hash'])
    .where('sender', '=', member.id)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (row && !row.payload_hash.equals(hash)) throw fail('idempotency_key_reused');
  return row?.id;
};

const send = async (
  tx: Tx,
  ctx: BaseContext,
  call: MoneyCall<SenderFailure | TransferBoundsFailure | 'wrong_currency'>,
  { amount, currency }: Requested,
  { direction, terms, receiverOf, unavailable }: Sending,
  hash: Buffer,
): Promise<string> => {
  const { merchant, member, idempotencyKey } = call;
  if (currency !== member.currency) throw call.fail('wrong_currency', { details: { currency: member.currency } });
  const receiver = await receiverOf(tx);
  if (!canReceive(receiver, member, ctx.now())) throw unavailable();
  const wallets = await lockWallets(tx, member, receiver);
  // The locks make a member's transfers wait for one another, so that counts and sums are exact.
  const sent = await findSent(tx, call, hash);
  if (sent !== undefined) return sent;
  await checkSender(tx, member, call.fail);
  checkBounds(terms, amount, await sentToday(tx, member, direction), call.fail);

  const id = randomUUID();
  const { transaction } = await post(tx, {
    merchant: merchant.code,
    kind: 'transfer',
    actor: `member:${member.id}`,
    idempotencyKey: `transfer-${direction}line:${id}`,
    payload: { amount, currency },
    about: `${member.username} → ${receiver.username}`,
    lines: [
      { accountId: wallets.from, amount: -amount },
      { accountId: wallets.to, amount },
    ],
  });
  await inMerchant(tx, merchant.code)
    .insertInto('member_transfers', {
      id,
      direction,
      sender: member.id,
      receiver: receiver.id,
      currency,
      exponent: member.exponent,
      amount,
      idempotency_key: idempotencyKey,
      payload_hash: hash,
      ledger_transaction_id: transaction.id,
    })
    .execute();
  return id;
};

/** Whether the receiver's account can take this member's money: neither locked nor excluded, and of the same currency. */
const canReceive = (receiver: MemberRow, { currency, exponent }: MemberRow, nowMs: number): boolean =>
  !receiver.locked &&
  (receiver.excluded_until?.getTime() ?? 0) <= nowMs &&
  receiver.currency === currency &&
  receiver.exponent === exponent;

/** Locks both wallets in the order of the ledger's own locks. */
const lockWallets = async (tx: Tx, from: MemberRow, to: MemberRow): Promise<{ from: number; to: number }> => {
  const walletOf = async ({ merchant, id, currency, exponent }: MemberRow) =>
    (await accountOf(tx, { merchant, ledger: 'real', kind: 'wallet', owner: `member:${id}`, currency, exponent })).id;
  const ids = { from: await walletOf(from), to: await walletOf(to) };
  await sql`select from accounts where id in (${ids.from}, ${ids.to}) order by id for no key update`.execute(tx);
  return ids;
};

/** A member who owes, or has to play first, and a frozen agent send nothing. */
const checkSender = async (
  tx: Tx,
  { merchant, id, currency, exponent }: MemberRow,
  fail: Fail<SenderFailure>,
): Promise<void> => {
  const { play_blocked_reason, frozen_at } = await inMerchant(tx, merchant)
    .selectFrom('members')
    .select(['play_blocked_reason', 'frozen_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (frozen_at) throw fail('agent_frozen');
  if (play_blocked_reason === 'receivable') throw fail('transfer_owed');
  const open = await openTurnover(tx, merchant, id);
  if (open > 0) throw fail('transfer_turnover_open', { details: { open, currency, exponent } });
};

const checkBounds = (
  { minimum, maximum, countADay, sumADay }: TransferTerms,
  amount: number,
  sent: { count: number; sum: number },
  fail: Fail<TransferBoundsFailure>,
): void => {
  if (amount < minimum || amount > maximum) throw fail('transfer_out_of_bounds', { details: { minimum, maximum } });
  if (sent.count >= countADay) throw fail('transfer_count_reached', { details: { max: countADay } });
  if (sent.sum + amount > sumADay)
    throw fail('transfer_sum_reached', { details: { left: Math.max(0, sumADay - sent.sum) } });
};
