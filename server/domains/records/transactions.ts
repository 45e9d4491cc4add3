import { sql } from 'kysely';
import { LIMITS } from '../../../contract/limits.ts';
import type { PaymentReference } from '../../../contract/payment-records.ts';
import type { Language } from '../../../contract/primitives.ts';
import type { Transaction, TransactionKind, TransactionTotals } from '../../../contract/records.ts';
import type { Database, Tx } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { namesOf } from './movement-names.ts';
import type { Period } from './period.ts';
import { sumsOf, walletOf, within, type RecordedWallet } from './wallet-sums.ts';
import { firstOf } from '../../shared/first-of.ts';

export interface TransactionSelection {
  period?: Period | undefined;
  kind?: TransactionKind | undefined;
  /** The version of the last row that the caller has. */
  before?: number | undefined;
}
/** A movement as it is read. */
interface Row {
  version: number;
  amount: number;
  balance_after: number;
  kind: Transaction['kind'];
  about: string;
  actor: string;
  round_id: string | null;
  payment_kind: PaymentReference['kind'] | null;
  payment_id: string | null;
  at: Date;
}
interface Slot {
  slot: Date;
  first: number;
  last: number;
  movements: number;
}

/**
 * What a row says, from its entry `e` and its ledger transaction `t`. A deposit's transactions are keyed by its id; those of a
 * withdrawal have it as their actor.
 */
const COLUMNS = sql`e.version, e.amount, e.balance_after, t.kind, t.about, t.actor, t.round_id, t.at,
  case when t.actor like 'withdrawal:%' then 'withdrawal'
       when t.kind in ('deposit', 'fee', 'shortfall') and t.actor like 'provider:%' then 'deposit' end as payment_kind,
  case when t.actor like 'withdrawal:%' then substr(t.actor, 12)
       when t.kind in ('deposit', 'fee', 'shortfall') and t.actor like 'provider:%' then left(t.idempotency_key, 36) end as payment_id`;
/** Versions read at once for a download. */
const PART = 5_000;
/** Slots read at once; a year has 35,136. */
const SLOTS = 60;
/** The highest version that a bigint's JavaScript number keeps exactly. */
const NEWEST = Number.MAX_SAFE_INTEGER;

/** One page of a member's movements, newest first, and with the first page the totals of the selection. */
export const transactionPage = async (
  tx: Tx,
  member: MemberRow,
  language: Language,
  selection: TransactionSelection,
): Promise<{ list: Transaction[]; hasMore: boolean; totals: TransactionTotals | null }> => {
  const wallet = await walletOf(tx, member);
  const rows = wallet ? await rowsOf(tx, wallet, selection, LIMITS.listPageSize + 1) : [];
  const shown = await namesOf(tx, member.merchant, rows.slice(0, LIMITS.listPageSize), language);
  return {
    list: shown.map((row) => toTransaction(member, row)),
    hasMore: rows.length > LIMITS.listPageSize,
    totals: selection.before === undefined ? await transactionTotals(tx, member, selection) : null,
  };
};

/** The totals of a selection, from the stored sums and the movements after them. */
export const transactionTotals = async (
  tx: Tx,
  member: MemberRow,
  selection: TransactionSelection,
): Promise<TransactionTotals> => {
  const { currency, exponent } = member;
  const wallet = await walletOf(tx, member);
  const sums = wallet ? await totalsOf(tx, wallet, selection) : { movements: 0, in: 0, out: 0, net: 0 };
  return { ...sums, currency, exponent };
};

/**
 * Every movement of a selection, newest first, in parts. Movements never change, so parts need no common snapshot; those after
 * the beginning are left out.
 */
export async function* allTransactions(
  { db }: Database,
  member: MemberRow,
  { period, kind }: Pick<TransactionSelection, 'period' | 'kind'>,
): AsyncGenerator<Transaction[]> {
  const wallet = await walletOf(db, member);
  if (!wallet) return;
  const newest = await sql<{ version: number }>`select version from accounts where id = ${wallet.id}`.execute(db);
  for (let below = firstOf(newest.rows).version + 1; below > 1; below -= PART) {
    const { rows } = await sql<Row>`
      select ${COLUMNS} from entries e join ledger_transactions t on t.id = e.ledger_transaction_id
       where e.account_id = ${wallet.id} and e.version >= ${below - PART} and e.version < ${below}
         and ${within(sql`t.at`, period)} and ${kind ? sql`t.kind = ${kind}` : sql`true`}
       order by e.version desc`.execute(db);
    if (rows.length > 0) yield rows.map((row) => toTransaction(member, row));
  }
}

/** Movements by their wallets and versions, for a caller who may see them; the key is both, with a blank between. */
export const transactionsById = async (
  tx: Tx,
  { merchant, currency, exponent }: Pick<MemberRow, 'merchant' | 'currency' | 'exponent'>,
  language: Language,
  request: readonly { accountId: number; version: number }[],
): Promise<Map<string, Transaction>> => {
  const { rows } = await sql<Row & { account: number }>`
    select e.account_id as account, ${COLUMNS}
      from unnest(${request.map(({ accountId }) => accountId)}::bigint[], ${request.map(({ version }) => version)}::bigint[]) as a (id, version)
      join entries e on e.account_id = a.id and e.version = a.version
      join ledger_transactions t on t.id = e.ledger_transaction_id`.execute(tx);
  const shown = await namesOf(tx, merchant, rows, language);
  return new Map(shown.map((row) => [`${row.account} ${row.version}`, toTransaction({ currency, exponent }, row)]));
};

const toTransaction = ({ currency, exponent }: Pick<MemberRow, 'currency' | 'exponent'>, row: Row): Transaction => ({
  version: row.version,
  kind: row.kind,
  amount: row.amount,
  balanceAfter: row.balance_after,
  currency,
  exponent,
  atMs: row.at.getTime(),
  about: row.about,
  roundId: row.round_id,
  payment: row.payment_kind && row.payment_id ? { kind: row.payment_kind, id: row.payment_id } : null,
});

const totalsOf = async (tx: Tx, wallet: RecordedWallet, { period, kind }: TransactionSelection) => {
  const { rows } = await sql<{ movements: number; in: number; out: number; net: number }>`
    select coalesce(sum(movements), 0)::bigint as movements,
           coalesce(sum(amount_in), 0)::bigint as "in", coalesce(sum(amount_out), 0)::bigint as "out",
           coalesce(sum(amount_in - amount_out), 0)::bigint as net
      from ${sumsOf(wallet, period)} s where ${kind ? sql`s.kind = ${kind}` : sql`true`}`.execute(tx);
  return firstOf(rows);
};

/**
 * At most `limit` movements of a selection, newest first. Those that are not summed yet are read as they are; the sums lead to
 * the others, so that a rare kind is found without reading everything between.
 */
const rowsOf = async (
  tx: Tx,
  wallet: RecordedWallet,
  { period, kind, before = NEWEST }: TransactionSelection,
  limit: number,
): Promise<Row[]> => {
  const wanted = sql<boolean>`e.version < ${before} and ${within(sql`t.at`, period)} and ${kind ? sql`t.kind = ${kind}` : sql`true`}`;
  const found: Row[] = [];
  if (before > wallet.summedTo + 1) {
    // The tail is short, and read first: a rare type would lead the planner through all ledger transactions of that type.
    const { rows } = await sql<Row>`
      with e as materialized (select * from entries where account_id = ${wallet.id} and version > ${wallet.summedTo})
      select ${COLUMNS} from e join ledger_transactions t on t.id = e.ledger_transaction_id
       where ${wanted} order by e.version desc limit ${limit}`.execute(tx);
    found.push(...rows);
  }
  let below: Date | 'infinity' | null = await slotAfter(tx, wallet, before);
  while (found.length < limit && below !== null) {
    const slots = await slotsOf(tx, wallet, { period, kind, below });
    const next = enough(slots, limit - found.length);
    const count = limit - found.length;
    // A movement may have a lower version than one of the slot before: its transaction began earlier and ended later. Each
    // slot is read for itself up to the limit; without it the planner reads the wallet backwards, and everything between.
    const { rows } = await sql<Row>`
      select row.* from unnest(${next.map(({ slot }) => slot)}::timestamptz[], ${next.map(({ first }) => first)}::bigint[],
                               ${next.map(({ last }) => last)}::bigint[]) as s (slot, first, last)
       cross join lateral (
         select ${COLUMNS} from entries e join ledger_transactions t on t.id = e.ledger_transaction_id
          where e.account_id = ${wallet.id} and e.version between s.first and s.last and e.version <= ${wallet.summedTo}
            and t.at >= s.slot and t.at < s.slot + interval '15 minutes' and ${wanted}
          order by e.version desc limit ${count}) row
       order by row.version desc limit ${count}`.execute(tx);
    found.push(...rows);
    below = next.length < slots.length || slots.length === SLOTS ? next.at(-1)!.slot : null;
  }
  return found;
};

/** The first slot that holds nothing below this version. */
const slotAfter = async (tx: Tx, { id }: RecordedWallet, before: number): Promise<Date | 'infinity'> => {
  if (before === NEWEST) return 'infinity';
  const { rows } = await sql<{ slot: Date }>`
    select date_bin('15 minutes', t.at, 'epoch') + interval '30 minutes' as slot
      from entries e join ledger_transactions t on t.id = e.ledger_transaction_id
     where e.account_id = ${id} and e.version = ${before}`.execute(tx);
  return rows[0]?.slot ?? 'infinity';
};

/** The newest slots with movements of the selection, below a slot. */
const slotsOf = async (
  tx: Tx,
  { id }: RecordedWallet,
  { period, kind, below }: Pick<TransactionSelection, 'period' | 'kind'> & { below: Date | 'infinity' },
): Promise<Slot[]> => {
  const { rows } = await sql<Slot>`
    select slot, min(first_version) as first, max(last_version) as last, sum(movements)::bigint as movements
      from wallet_sums
     where account_id = ${id} and slot < ${below}::timestamptz and ${within(sql`slot`, period)}
       and ${kind ? sql`transaction_kind = ${kind}` : sql`true`}
     group by slot order by slot desc limit ${SLOTS}`.execute(tx);
  return rows;
};

/** The first slots that hold this many movements, and one more, whose versions may be higher than some of theirs. */
const enough = (slots: readonly Slot[], count: number): Slot[] => {
  let held = 0;
  const last = slots.findIndex(({ movements }) => (held += movements) >= count);
  return last === -1 ? [...slots] : slots.slice(0, last + 2);
};
