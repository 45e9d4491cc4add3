import { sql } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { BRAND } from '../postings/house.ts';
import type { Period } from '../../../server/domains/records/period.ts';

interface Selection {
  period: Period;
  kind?: string;
}

/** The movements of a selection as one would write them without stored sums: by the ledger's own indexes alone. */
const selected = ({ id }: MemberRow, { period, kind }: Selection) => sql`
  from accounts a join entries e on e.account_id = a.id join ledger_transactions t on t.id = e.ledger_transaction_id
 where a.member_id = ${id} and a.kind = 'wallet' and t.at >= ${period.from} and t.at < ${period.to}
   and ${kind ? sql`t.kind = ${kind}` : sql`true`}`;

const COLUMNS = sql`e.version, e.amount, e.balance_after, t.kind, t.about, t.round_id, t.at`;

/** A page by OFFSET, and with the first one the totals by COUNT and SUM over all rows. */
export const plainPage = async (
  { db }: Database,
  member: MemberRow,
  selection: Selection,
  offset: number,
): Promise<void> => {
  const rows = selected(member, selection);
  await sql`select ${COLUMNS} ${rows} order by e.version desc limit 21 offset ${offset}`.execute(db);
  if (offset === 0) await plainTotals({ db }, member, selection);
};

export const plainTotals = async (
  { db }: Pick<Database, 'db'>,
  member: MemberRow,
  selection: Selection,
): Promise<void> => {
  await sql`select count(*), sum(greatest(e.amount, 0)), sum(greatest(-e.amount, 0)) ${selected(member, selection)}`.execute(
    db,
  );
};

interface BetSelection {
  period: Period;
  state?: string;
  gameType?: string;
}

/** The rounds of a selection as one would write them without stored sums. */
const selectedBets = ({ id }: MemberRow, { period, state, gameType }: BetSelection) => sql`
  from rounds r join games g on g.merchant = r.merchant and g.node_id = r.node_id
 where r.merchant = ${BRAND} and r.member_id = ${id} and r.opened_at >= ${period.from} and r.opened_at < ${period.to}
   and ${state ? sql`r.state = ${state}` : sql`true`} and ${gameType ? sql`g.game_type = ${gameType}` : sql`true`}`;

/** A page of rounds by OFFSET, and with the first one the totals by COUNT and SUM. */
export const plainBets = async (
  { db }: Database,
  member: MemberRow,
  selection: BetSelection,
  offset: number,
): Promise<void> => {
  const rows = selectedBets(member, selection);
  await sql`select r.*, g.names ${rows} order by r.opened_at desc, r.id desc limit 21 offset ${offset}`.execute(db);
  if (offset === 0) await sql`select count(*), sum(r.stake), sum(r.payout) ${rows}`.execute(db);
};

interface PlainRow {
  version: number;
  amount: number;
  balance_after: number;
  kind: string;
  about: string;
  at: Date;
}

/** The whole file from one query, in memory; `held` is called while all of it is. */
export const plainCsv = async (
  { db }: Database,
  member: MemberRow,
  selection: Selection,
  held: () => void,
): Promise<string> => {
  const { rows } =
    await sql<PlainRow>`select ${COLUMNS} ${selected(member, selection)} order by e.version desc`.execute(db);
  const lines = rows.map((row) =>
    [
      row.version,
      row.at.toISOString(),
      row.kind,
      `"${row.about}"`,
      (row.amount / 100).toFixed(2),
      (row.balance_after / 100).toFixed(2),
    ].join(','),
  );
  held();
  return lines.join('\r\n');
};
