import { sql } from 'kysely';
import type {
  VendorAnswer,
  VendorCode,
  VendorFeed,
  VendorPool,
  VendorRequest,
  VendorTx,
} from '../../../contract/vendor.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { lastWinOf, shownInSql } from '../jackpots/index.ts';
import { answer } from './responses.ts';
import { moneyOfPlay } from './free-rounds.ts';
import { bonusOfPlay, isWalletOfPlay } from './wallet-of-play.ts';
import type { VendorCaller } from './call-context.ts';
import { memberIdOf, sessionIdOf } from './load-state.ts';

const merchantOf = (ctx: BaseContext, { merchant }: VendorCaller) => inMerchant(ctx.database.db, merchant);

/** Returns the current balance of the session's wallet. */
export const balance = async (
  ctx: BaseContext,
  caller: VendorCaller,
  { session, player }: VendorRequest<'balance'>,
): Promise<VendorAnswer> => {
  const id = sessionIdOf(session);
  const memberId = memberIdOf(player);
  if (!id || !memberId) return answer('SESSION_INVALID');
  const row = await merchantOf(ctx, caller)
    .selectFrom('play_sessions')
    .innerJoin('sessions', 'sessions.id', 'play_sessions.session_id')
    .innerJoin('members', 'members.id', 'play_sessions.member_id')
    .innerJoin('games', (join) =>
      join.onRef('games.merchant', '=', 'play_sessions.merchant').onRef('games.node_id', '=', 'play_sessions.node_id'),
    )
    .innerJoin('accounts', (join) =>
      join
        .onRef('accounts.merchant', '=', 'play_sessions.merchant')
        .onRef('accounts.ledger', '=', 'play_sessions.ledger')
        .onRef('accounts.currency', '=', 'members.currency')
        .on(isWalletOfPlay),
    )
    .select([
      'accounts.balance',
      bonusOfPlay.as('bonus'),
      'games.node_id',
      sql<boolean>`play_sessions.ended_at is not null or play_sessions.expires_at <= clock_timestamp()
                   or sessions.ended_at is not null or sessions.expires_at <= clock_timestamp()`.as('expired'),
    ])
    .where('play_sessions.id', '=', id)
    .where('play_sessions.vendor', '=', caller.vendor)
    .where('play_sessions.member_id', '=', memberId)
    .where('play_sessions.token_used_at', 'is not', null)
    .executeTakeFirst();
  if (!row) return answer('SESSION_INVALID');
  return answer(row.expired ? 'SESSION_EXPIRED' : 'OK', moneyOfPlay(row.balance, row.bonus, row.node_id));
};

const transactions = (ctx: BaseContext, caller: VendorCaller) =>
  merchantOf(ctx, caller)
    .selectFrom('vendor_txs')
    .select(['id', 'tx_id', 'platform_tx_id', 'kind', 'code', 'amount', 'vendor_round_id', 'member_id', 'at', 'state'])
    .where('vendor', '=', caller.vendor);
type Row = Awaited<ReturnType<ReturnType<typeof transactions>['execute']>>[number];

const viewOf = (row: Row): VendorTx => ({
  tx_id: row.tx_id,
  platform_tx_id: row.platform_tx_id,
  kind: row.kind,
  code: row.code as VendorCode,
  amount: row.amount,
  round_id: row.vendor_round_id,
  player: String(row.member_id),
  at: row.at.getTime(),
  state: row.state,
});

/** Returns the state of a transaction. */
export const transaction = async (
  ctx: BaseContext,
  caller: VendorCaller,
  txId: string,
): Promise<VendorTx | VendorAnswer> => {
  const row = await transactions(ctx, caller).where('tx_id', '=', txId).executeTakeFirst();
  return row ? viewOf(row) : answer('BET_NOT_FOUND', { tx_id: txId });
};

/** Row numbers are assigned before the commit, so a row with a lower number may still appear after one this recent. */
const FEED_LAG = sql<Date>`clock_timestamp() - interval '60 seconds'`;

/** Returns what was booked for this vendor, in order and one minute late, for reconciliation. */
export const feed = async (
  ctx: BaseContext,
  caller: VendorCaller,
  after: number,
  limit: number,
): Promise<VendorFeed> => {
  const rows = await transactions(ctx, caller)
    .where('id', '>', after)
    .where('at', '<=', FEED_LAG)
    .orderBy('id')
    .limit(limit)
    .execute();
  return { txs: rows.map(viewOf), next: rows.length === limit ? String(rows.at(-1)!.id) : null };
};

/** Returns a pool as a game of its merchant shows it (PP-28). */
export const pool = async (
  ctx: BaseContext,
  caller: VendorCaller,
  id: string,
  merchant: string | undefined,
): Promise<VendorPool | VendorAnswer> => {
  const row =
    merchant !== undefined && merchant !== caller.merchant
      ? undefined
      : await merchantOf(ctx, caller)
          .selectFrom('pools')
          .innerJoin('accounts', 'accounts.id', 'pools.account_id')
          .select([shownInSql.as('shown'), 'currency', 'exponent', 'seed_min', 'seed_max', 'funded'])
          .select(['contribution_micro', 'reserve_bound', 'one_in', 'reference_stake'])
          .where('pools.id', '=', id)
          .executeTakeFirst();
  if (!row) return answer('INVALID_GAME', { message: 'there is no such pool' });
  const won = await lastWinOf(ctx.database.db, caller.merchant, id);
  return {
    code: 'OK',
    message: 'done',
    id,
    currency: row.currency,
    exponent: row.exponent,
    shown: row.shown,
    seed: { min: row.seed_min, max: row.seed_max },
    contribution_micro: row.contribution_micro,
    reserve_bound: row.reserve_bound,
    funded: row.funded,
    odds: { one_in: row.one_in, reference_stake: row.reference_stake },
    last_win: won ? { amount: won.amount, at: won.at.getTime() } : null,
    server_time: ctx.now(),
  };
};
