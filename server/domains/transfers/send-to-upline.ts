import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { transfers } from '../../../contract/transfers.ts';
import type { BaseContext } from '../../base-context.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import { Failure } from '../../http/failure.ts';
import type { MoneyCall } from '../../http/route.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { accountOf } from '../../ledger/account.ts';
import { payloadHash } from '../../ledger/payload-hash.ts';
import { post } from '../../ledger/post.ts';
import { balanceOf, openTurnover } from '../wallet/index.ts';
import { refuseShort } from './refuse-short.ts';
import { sentToday, termsOf } from './terms.ts';
import { findTransfer, uplineOf } from './upline.ts';

type Request = RequestOf<typeof transfers.toUpline>;
type Answer = ResponseOf<typeof transfers.toUpline>;

/**
 * Sends money to the member's direct upline (WAL-03): one ledger transaction, which both wallets show. The same key with the
 * same request gives the same transfer.
 */
export const sendToUpline = async (ctx: BaseContext, call: MoneyCall, request: Request): Promise<Answer> => {
  const hash = payloadHash(request);
  const id =
    (await findSent(ctx.database.db, call, hash)) ??
    (await ctx.database.transact((tx) => send(tx, ctx, call, request, hash)).catch(refuseShort));
  return ctx.database.readSnapshot(async (tx) => ({
    transfer: await findTransfer(tx, call.member, id),
    balance: await balanceOf(tx, call.member),
  }));
};

/** The transfer that this key made. Throws if the key was used for another request. */
const findSent = async (
  db: Db | Tx,
  { merchant, member, idempotencyKey }: MoneyCall,
  hash: Buffer,
): Promise<string | undefined> => {
  const row = await inMerchant(db, merchant.code)
    .selectFrom('upline_transfers')
    .select(['id', 'payload_hash'])
    .where('sender', '=', member.id)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (row && !row.payload_hash.equals(hash)) throw new Failure('idempotency_key_reused');
  return row?.id;
};

const send = async (
  tx: Tx,
  ctx: BaseContext,
  call: MoneyCall,
  { amount, currency }: Request,
  hash: Buffer,
): Promise<string> => {
  const { merchant, member, idempotencyKey } = call;
  if (currency !== member.currency) throw new Failure('wrong_currency', { details: { currency: member.currency } });
  const terms = termsOf(merchant);
  const upline = await uplineOf(tx, member);
  if (!upline) throw new Failure('no_upline');
  if (!canReceive(upline, member, ctx.now())) throw new Failure('upline_unavailable');
  const wallets = await lockWallets(tx, member, upline);
  // The locks make a member's transfers wait for one another, so that counts and sums are exact.
  const sent = await findSent(tx, call, hash);
  if (sent !== undefined) return sent;
  await checkSender(tx, member);
  checkBounds(terms, amount, await sentToday(tx, member));

  const id = randomUUID();
  const { transaction } = await post(tx, {
    merchant: merchant.code,
    kind: 'transfer',
    actor: `member:${member.id}`,
    idempotencyKey: `transfer-upline:${id}`,
    payload: { amount, currency },
    about: `${member.username} → ${upline.username}`,
    lines: [
      { accountId: wallets.from, amount: -amount },
      { accountId: wallets.to, amount },
    ],
  });
  await inMerchant(tx, merchant.code)
    .insertInto('upline_transfers', {
      id,
      sender: member.id,
      receiver: upline.id,
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

/** Whether the upline's account can take this member's money: neither locked nor excluded, and of the same currency. */
const canReceive = (upline: MemberRow, { currency, exponent }: MemberRow, nowMs: number): boolean =>
  !upline.locked &&
  (upline.excluded_until?.getTime() ?? 0) <= nowMs &&
  upline.currency === currency &&
  upline.exponent === exponent;

/** Locks both wallets in the order of the ledger's own locks. */
const lockWallets = async (tx: Tx, from: MemberRow, to: MemberRow): Promise<{ from: number; to: number }> => {
  const walletOf = async ({ merchant, id, currency, exponent }: MemberRow) =>
    (await accountOf(tx, { merchant, ledger: 'real', kind: 'wallet', owner: `member:${id}`, currency, exponent })).id;
  const ids = { from: await walletOf(from), to: await walletOf(to) };
  await sql`select from accounts where id in (${ids.from}, ${ids.to}) order by id for no key update`.execute(tx);
  return ids;
};

/** A member who owes, or has to play first, sends nothing. */
const checkSender = async (tx: Tx, { merchant, id, currency, exponent }: MemberRow): Promise<void> => {
  const { play_blocked_reason } = await inMerchant(tx, merchant)
    .selectFrom('members')
    .select('play_blocked_reason')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (play_blocked_reason === 'receivable') throw new Failure('transfer_owed');
  const open = await openTurnover(tx, merchant, id);
  if (open > 0) throw new Failure('transfer_turnover_open', { details: { open, currency, exponent } });
};

const checkBounds = (
  { minimum, maximum, countADay, sumADay }: ReturnType<typeof termsOf>,
  amount: number,
  sent: { count: number; sum: number },
): void => {
  if (amount < minimum || amount > maximum)
    throw new Failure('transfer_out_of_bounds', { details: { minimum, maximum } });
  if (sent.count >= countADay) throw new Failure('transfer_count_reached', { details: { most: countADay } });
  if (sent.sum + amount > sumADay)
    throw new Failure('transfer_sum_reached', { details: { left: Math.max(0, sumADay - sent.sum) } });
};
