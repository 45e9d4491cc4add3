import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { Current } from '../../../live/feeds.ts';
import { memberFeed, membersOf } from '../../../live/member-feed.ts';

const readDeposits = async (db: Db | Tx, merchant: string, keys: readonly string[]): Promise<Current<'deposits'>[]> => {
  const rows = await membersOf(db, 'deposits', merchant, keys)
    .leftJoin('accounts', (join) =>
      join
        .onRef('accounts.merchant', '=', 'members.merchant')
        .on('accounts.ledger', '=', 'real')
        .on('accounts.kind', '=', 'receivable')
        .onRef('accounts.member_id', '=', 'members.id')
        .onRef('accounts.currency', '=', 'members.currency'),
    )
    .select(['members.currency', 'members.exponent', 'accounts.balance'])
    .select(
      sql<number>`(select count(*) from deposits where deposits.merchant = ${merchant}
        and deposits.member_id = members.id and state in ('pending', 'review'))`.as('waiting'),
    )
    .execute();
  return rows.map(({ id, seq, waiting, balance, currency, exponent }) => ({
    key: `member:${id}`,
    seq,
    value: { waiting, owed: balance ? { amount: -balance, currency, exponent } : null },
  }));
};

/** The state of a member's deposits and debt. */
export const depositFeed = memberFeed('deposits', readDeposits);

/**
 * Publishes to a member's pages that a deposit is new or changed, or that the debt changed, in the same transaction.
 * The member's row orders these changes. Call it after any ledger transaction: lock wallets before members.
 */
export const announceDeposits = depositFeed.announce;
