import { sql } from 'kysely';
import { LIMITS } from '../../../contract/limits.ts';
import type { Language } from '../../../contract/primitives.ts';
import type { BetRecord, Transaction } from '../../../contract/records.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { gameName } from '../games/index.ts';

/** The query reads one row more than a page, which shows whether there is a next page. */
const cut = <T>(rows: readonly T[]): { list: T[]; hasMore: boolean } => ({
  list: rows.slice(0, LIMITS.listPageSize),
  hasMore: rows.length > LIMITS.listPageSize,
});

/**
 * Returns one page of movements, newest first. Pages go by the wallet's versions, so there are no gaps or duplicates under
 * concurrent writes.
 */
export const transactionPage = async (
  db: Db,
  member: MemberRow,
  { before, after }: { before?: string; after?: string },
): Promise<{ list: Transaction[]; hasMore: boolean }> => {
  const rows = await inMerchant(db, member.merchant)
    .selectFrom('entries')
    .innerJoin('accounts', 'accounts.id', 'entries.account_id')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'entries.ledger_transaction_id')
    .where('accounts.merchant', '=', member.merchant)
    .where('accounts.ledger', '=', member.demo ? 'demo' : 'real')
    .where('accounts.kind', '=', 'wallet')
    .where('accounts.owner', '=', `member:${member.id}`)
    .where('accounts.currency', '=', member.currency)
    .$if(before !== undefined, (q) => q.where('entries.version', '<', Number(before)))
    .$if(after !== undefined, (q) => q.where('entries.version', '>', Number(after)))
    .select([
      'entries.version',
      'entries.amount',
      'entries.balance_after',
      'ledger_transactions.kind',
      'ledger_transactions.about',
      'ledger_transactions.round_id',
      'ledger_transactions.at',
      'accounts.currency',
      'accounts.exponent',
    ])
    .orderBy('entries.version', 'desc')
    .limit(LIMITS.listPageSize + 1)
    .execute();
  const { list, hasMore } = cut(rows);
  return {
    hasMore,
    list: list.map((row) => ({
      version: row.version,
      kind: row.kind as Transaction['kind'],
      amount: row.amount,
      balanceAfter: row.balance_after,
      currency: row.currency,
      exponent: row.exponent,
      atMs: row.at.getTime(),
      about: row.about,
      roundId: row.round_id,
    })),
  };
};

/** Returns one page of a member's rounds, the last opened first. `before` names the last one seen. */
export const betPage = async (
  db: Db,
  member: MemberRow,
  language: Language,
  before?: string,
): Promise<{ list: BetRecord[]; hasMore: boolean }> => {
  const rows = await inMerchant(db, member.merchant)
    .selectFrom('rounds')
    .innerJoin('games', (join) =>
      join.onRef('games.merchant', '=', 'rounds.merchant').onRef('games.node_id', '=', 'rounds.node_id'),
    )
    .where('rounds.member_id', '=', member.id)
    .$if(before !== undefined, (q) =>
      q.where(
        sql<boolean>`(rounds.opened_at, rounds.id) < (select b.opened_at, b.id from rounds b where b.id = ${before} and b.member_id = ${member.id})`,
      ),
    )
    .select(['games.names', 'games.code'])
    .selectAll('rounds')
    .orderBy('rounds.opened_at', 'desc')
    .orderBy('rounds.id', 'desc')
    .limit(LIMITS.listPageSize + 1)
    .execute();
  const { list, hasMore } = cut(rows);
  return {
    hasMore,
    list: list.map((row) => ({
      roundId: row.id,
      nodeId: String(row.node_id),
      gameName: gameName(row.names, language, row.code),
      vendor: row.vendor,
      stake: row.stake,
      payout: row.payout,
      currency: row.currency,
      exponent: row.exponent,
      state: row.state,
      openedAtMs: row.opened_at.getTime(),
      closedAtMs: row.closed_at?.getTime() ?? null,
    })),
  };
};
