import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { transfers } from '../../../contract/transfers.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import { refuseExcluded } from '../../http/exclusion.ts';
import type { Fail } from '../../http/failure.ts';
import type { CallOf, MoneyCall } from '../../http/route.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { accountOf, type Account } from '../../ledger/account.ts';
import { IdempotencyMismatch } from '../../ledger/errors.ts';
import { post, type LedgerTransaction } from '../../ledger/post.ts';
import { balanceOf, isSingleWallet, vendorWalletOf, vendorWalletsOf } from '../wallet/index.ts';
import { merchantWallet } from './merchant-wallet.ts';
import { refuseShort } from './refuse-short.ts';

type Request = RequestOf<typeof transfers.walletTransfer>;
type Answer = ResponseOf<typeof transfers.walletTransfer>;

/** Moves money between the main wallet and a vendor wallet. The same key moves it once. */
export const walletTransfer = async (
  ctx: BaseContext,
  call: CallOf<typeof transfers.walletTransfer>,
  request: Request,
): Promise<Answer> => {
  await ctx.database
    .transact((tx) => move(tx, ctx, call, request))
    .catch((error: unknown) => refuseShort(error, call.fail))
    .catch((error: unknown) => refuseReused(error, call.fail));
  return left(ctx, call);
};

/** Moves the money of all vendor wallets to the main wallet, in one ledger transaction. */
export const allToMain = async (ctx: BaseContext, call: MoneyCall): Promise<ResponseOf<typeof transfers.allToMain>> => {
  const moved = await ctx.database
    .transact((tx) => moveAll(tx, call))
    .catch((error: unknown) => refuseReused(error, call.fail));
  return { moved, ...(await left(ctx, call)) };
};

const left = ({ database }: BaseContext, { member }: MoneyCall): Promise<Answer> =>
  database.readSnapshot(async (tx) => ({
    wallet: await merchantWallet(tx, member),
    balance: await balanceOf(tx, member),
  }));

const refuseReused = (error: unknown, fail: Fail): never => {
  throw error instanceof IdempotencyMismatch ? fail('idempotency_key_reused') : error;
};

/** The main wallet, locked. All that moves a vendor wallet holds this lock, as the vendor's calls do. */
const lockMain = async (tx: Tx, { merchant, id, currency, exponent }: MemberRow): Promise<Account> => {
  const owner = `member:${id}`;
  const main = await accountOf(tx, { merchant, ledger: 'real', kind: 'wallet', owner, currency, exponent });
  await sql`select from accounts where id = ${main.id} for no key update`.execute(tx);
  return main;
};

type Moved = Pick<LedgerTransaction, 'payload' | 'about' | 'lines' | 'answer'>;
const transfer = (tx: Tx, { merchant, member, idempotencyKey }: MoneyCall, name: string, moved: Moved) =>
  post(tx, {
    merchant: merchant.code,
    kind: 'transfer',
    actor: `member:${member.id}`,
    idempotencyKey: `${name}:${idempotencyKey}`,
    ...moved,
  });

const move = async (
  tx: Tx,
  ctx: BaseContext,
  call: MoneyCall<'account_excluded' | 'transfer_owed' | 'unknown_vendor' | 'wallet_single' | 'wrong_currency'>,
  request: Request,
): Promise<void> => {
  const { member } = call;
  const { vendor: code, direction, amount, currency } = request;
  if (currency !== member.currency) throw call.fail('wrong_currency', { details: { currency: member.currency } });
  const main = await lockMain(tx, member);
  const vendor = (await vendorWalletsOf(tx, member)).find((each) => each.vendor === code);
  if (!vendor) throw call.fail('unknown_vendor');
  if (direction === 'toVendor') await checkPlay(tx, ctx, member, vendor.open, call.fail);
  const wallet = await vendorWalletOf(tx, member, code);
  const [from, to] = direction === 'toVendor' ? [main, wallet] : [wallet, main];
  await transfer(tx, call, 'wallet-transfer', {
    payload: request,
    about: vendor.name,
    lines: [
      { accountId: from.id, amount: -amount },
      { accountId: to.id, amount },
    ],
  });
};

/** Money goes to a vendor only to be played with: not while the wallet is single, the vendor closed, or play blocked. */
const checkPlay = async (
  tx: Tx,
  ctx: BaseContext,
  { merchant, id }: MemberRow,
  open: boolean,
  fail: Fail<'account_excluded' | 'transfer_owed' | 'unknown_vendor' | 'wallet_single'>,
): Promise<void> => {
  if (await isSingleWallet(tx, merchant)) throw fail('wallet_single');
  if (!open) throw fail('unknown_vendor');
  const member = await inMerchant(tx, merchant)
    .selectFrom('members')
    .select(['play_blocked_reason', 'excluded_until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  refuseExcluded(member, ctx.now(), fail);
  if (member.play_blocked_reason === 'receivable') throw fail('transfer_owed');
};

const ALL = 'all-to-main';

const moveAll = async (tx: Tx, call: MoneyCall): Promise<number> => {
  const main = await lockMain(tx, call.member);
  const before = await movedBefore(tx, call);
  if (before !== undefined) return before;
  const wallets = (await vendorWalletsOf(tx, call.member)).flatMap(({ name, balance, accountId }) =>
    balance > 0 && accountId !== null ? [{ name, balance, accountId }] : [],
  );
  const moved = wallets.reduce((sum, { balance }) => sum + balance, 0);
  if (moved === 0) return 0;
  await transfer(tx, call, ALL, {
    payload: {},
    answer: { moved },
    about: wallets.map(({ name }) => name).join(', '),
    lines: [
      { accountId: main.id, amount: moved },
      ...wallets.map(({ accountId, balance }) => ({ accountId, amount: -balance })),
    ],
  });
  return moved;
};

/** What this key has moved, if it was used before. */
const movedBefore = async (tx: Tx, { merchant, member, idempotencyKey }: MoneyCall): Promise<number | undefined> => {
  const row = await inMerchant(tx, merchant.code)
    .selectFrom('ledger_transactions')
    .select(sql<number>`(answer ->> 'moved')::bigint`.as('moved'))
    .where('actor', '=', `member:${member.id}`)
    .where('idempotency_key', '=', `${ALL}:${idempotencyKey}`)
    .executeTakeFirst();
  return row?.moved;
};
