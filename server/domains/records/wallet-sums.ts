import { sql, type RawBuilder } from 'kysely';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import type { Period } from './period.ts';
import { firstOf } from '../../shared/first-of.ts';

/** The wallet whose movements are a member's record, and up to which version they are summed. */
export interface RecordedWallet {
  id: number;
  summedTo: number;
}

/** Rows after the sums are added to them only from this number on: adding few costs more than reading them. */
export const TAIL = 1_000;
/** Rows per transaction. */
export const CHUNK = 20_000;

/** The member's wallet: the real one, or a trial account's demo wallet. Undefined before its first movement. */
export const walletOf = async (tx: Db | Tx, member: MemberRow): Promise<RecordedWallet | undefined> => {
  const row = await inMerchant(tx, member.merchant)
    .selectFrom('accounts')
    .leftJoin('wallet_sum_heads as head', 'head.account_id', 'accounts.id')
    .where('accounts.merchant', '=', member.merchant)
    .where('accounts.ledger', '=', member.demo ? 'demo' : 'real')
    .where('accounts.kind', '=', 'wallet')
    .where('accounts.owner', '=', `member:${member.id}`)
    .where('accounts.currency', '=', member.currency)
    .select(['accounts.id', 'head.version as summedTo'])
    .executeTakeFirst();
  return row && { id: row.id, summedTo: row.summedTo ?? 0 };
};

/** Adds a wallet's movements to its sums, if there are many; a record is opened often, and most find few new ones. */
export const addToSums = async (db: Db, member: MemberRow): Promise<void> => {
  const wallet = await walletOf(db, member);
  if (!wallet) return;
  const { rows } = await sql<{ version: number }>`select version from accounts where id = ${wallet.id}`.execute(db);
  if (firstOf(rows).version - wallet.summedTo <= TAIL) return;
  for (let added = CHUNK; added === CHUNK;) {
    const answer = await sql<{ added: number }>`select wallet_sums_roll_up(${wallet.id}, ${CHUNK}) as added`.execute(
      db,
    );
    added = firstOf(answer.rows).added;
  }
};

/** A condition on a time column; always true without a period. */
export const within = (column: RawBuilder<unknown>, period: Period | undefined): RawBuilder<boolean> =>
  period ? sql`${column} >= ${period.from} and ${column} < ${period.to}` : sql`true`;

/**
 * Sums of a wallet's movements in a period by slot, kind and game, as a table expression: the stored ones, and those of the
 * movements after them. Columns: slot, kind, node_id, movements, amount_in, amount_out.
 */
export const sumsOf = ({ id, summedTo }: RecordedWallet, period: Period | undefined): RawBuilder<unknown> => sql`(
  select slot, transaction_kind as kind, node_id, movements::bigint, amount_in, amount_out
    from wallet_sums where account_id = ${id} and ${within(sql`slot`, period)}
  union all
  select date_bin('15 minutes', t.at, 'epoch'), t.kind, coalesce(r.node_id, 0), 1, greatest(e.amount, 0), greatest(-e.amount, 0)
    from entries e
    join ledger_transactions t on t.id = e.ledger_transaction_id
    left join rounds r on r.id = t.round_id
   where e.account_id = ${id} and e.version > ${summedTo} and ${within(sql`t.at`, period)}
)`;
