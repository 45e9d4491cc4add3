import { sql, type RawBuilder } from 'kysely';
import { LIMITS } from '../../../contract/limits.ts';
import type { GameType, Language } from '../../../contract/primitives.ts';
import type { BetRecord, BetTotals, RoundState } from '../../../contract/records.ts';
import type { Database, Tx } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { gameName } from '../games/index.ts';
import type { Period } from './period.ts';
import { addRoundsToSums, ownLedger, roundSumsOf, summedBefore } from './round-sums.ts';
import { within } from './wallet-sums.ts';
import { firstOf } from '../../shared/first-of.ts';

/** Rounds read at once for a download. */
const PART = 2_000;

export interface BetSelection {
  period?: Period | undefined;
  state?: RoundState | undefined;
  gameType?: GameType | undefined;
  /** The last round that the caller has. */
  before?: string | undefined;
}

/** One page of a member's rounds, the last opened first, and with the first page the totals of the selection. */
export const betPage = async (
  tx: Tx,
  member: MemberRow,
  language: Language,
  selection: BetSelection,
): Promise<{ list: BetRecord[]; hasMore: boolean; totals: BetTotals | null }> => {
  const rows = await rowsOf(tx, member, language, selection, LIMITS.listPageSize + 1);
  return {
    list: rows.slice(0, LIMITS.listPageSize),
    hasMore: rows.length > LIMITS.listPageSize,
    totals: selection.before === undefined ? await totalsOf(tx, member, selection) : null,
  };
};

/** Every round of a selection, the last opened first, in parts. Each part is read as of its own moment. */
export async function* allBets(
  database: Database,
  member: MemberRow,
  language: Language,
  { period, state, gameType }: BetSelection,
): AsyncGenerator<BetRecord[]> {
  await addRoundsToSums(database.db, member);
  let before: string | undefined;
  for (let read = PART; read === PART;) {
    const rows = await database.readSnapshot((tx) =>
      rowsOf(tx, member, language, { period, state, gameType, before }, PART),
    );
    if (rows.length > 0) yield rows;
    read = rows.length;
    before = rows.at(-1)?.roundId;
  }
}

interface Row extends Pick<BetRecord, 'stake' | 'payout' | 'currency' | 'exponent' | 'state' | 'vendor'> {
  id: string;
  vendor_name: string;
  node_id: number;
  opened_at: Date;
  closed_at: Date | null;
  free_stake: number;
  /** Both null: the site does not list the game any more. */
  names: Record<string, string> | null;
  code: string | null;
  details: Record<string, string>[] | null;
}

/** At most `limit` rounds of a selection, the last opened first, each with its game and what its bets said was bet on. */
const rowsOf = async (
  tx: Tx,
  member: MemberRow,
  language: Language,
  selection: BetSelection,
  limit: number,
): Promise<BetRecord[]> => {
  const isRare = selection.gameType !== undefined || selection.state !== undefined;
  const found = isRare
    ? rareRounds(member, selection, await summedBefore(tx, member), limit)
    : sql`select * from rounds where ${wanted(member, selection)} order by opened_at desc, id desc limit ${limit}`;
  return betsOf(tx, language, sql`(${found}) r`, sql`order by r.opened_at desc, r.id desc limit ${limit}`);
};

/** Rounds, as `r`, in an order. */
const betsOf = async (
  tx: Tx,
  language: Language,
  rounds: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<BetRecord[]> => {
  const { rows } = await sql<Row>`
    select r.*, g.names, g.code, coalesce(v.name, r.vendor) as vendor_name,
           (select jsonb_agg(t.answer -> 'details' order by t.id) from vendor_txs t
             where t.round_id = r.id and t.kind = 'bet' and t.state <> 'refused' and t.answer ? 'details') as details
      from ${rounds} left join games g on g.merchant = r.merchant and g.node_id = r.node_id
           left join vendors v on v.merchant = r.merchant and v.code = r.vendor
     ${order}`.execute(tx);
  return rows.map((row) => toBet(row, language));
};

/** Rounds by their ids, for a caller who may see them. */
export const betsById = async (
  tx: Tx,
  merchant: string,
  language: Language,
  ids: readonly string[],
): Promise<Map<string, BetRecord>> => {
  const bets = await betsOf(
    tx,
    language,
    sql`rounds r`,
    sql`where r.merchant = ${merchant} and r.id = any(${ids}::uuid[])`,
  );
  return new Map(bets.map((bet) => [bet.roundId, bet]));
};

const toBet = (row: Row, language: Language): BetRecord => ({
  roundId: row.id,
  nodeId: String(row.node_id),
  gameName: gameName(row.names ?? {}, language, row.code ?? row.vendor),
  vendor: row.vendor_name,
  stake: row.stake,
  payout: row.payout,
  freeStake: row.free_stake,
  currency: row.currency,
  exponent: row.exponent,
  state: row.state,
  openedAtMs: row.opened_at.getTime(),
  closedAtMs: row.closed_at?.getTime() ?? null,
  details: (row.details ?? []).map((texts) => texts[language] ?? texts['EN'] ?? ''),
});

/** A condition on the table `rounds`: the member's own play, in the selection, opened before the caller's last round. */
const wanted = (member: MemberRow, { period, before, ...filter }: BetSelection): RawBuilder<boolean> => sql`
  merchant = ${member.merchant} and member_id = ${member.id} and ledger = ${ownLedger(member)}
  and ${within(sql`opened_at`, period)} and ${matches(member, filter)}
  and ${before === undefined ? sql`true` : sql`(opened_at, id) < (${cursor(member, before)})`}`;

const cursor = ({ id }: MemberRow, before: string): RawBuilder<unknown> =>
  sql`select b.opened_at, b.id from rounds b where b.id = ${before} and b.member_id = ${id}`;

/** A condition on rounds or their sums: the selected state and game type. */
const matches = (
  { merchant }: MemberRow,
  { state, gameType }: Pick<BetSelection, 'state' | 'gameType'>,
): RawBuilder<boolean> => sql`${state === undefined ? sql`true` : sql`state = ${state}`}
  and ${
    gameType === undefined
      ? sql`true`
      : sql`node_id = any(array(select g.node_id from games g where g.merchant = ${merchant} and g.game_type = ${gameType}))`
  }`;

/**
 * Rounds of a state or game type, as a query. Few may match, far apart: those that are not summed are read as they are, and the
 * sums lead to the others, by the quarters of an hour that have one. Each quarter but that of the caller's last round has one,
 * so this many quarters and one more are enough.
 */
const rareRounds = (member: MemberRow, selection: BetSelection, summed: Date, limit: number): RawBuilder<unknown> => {
  const { period, before } = selection;
  const condition = wanted(member, selection);
  const newest = sql`order by opened_at desc, id desc limit ${limit}`;
  return sql`
    (select * from rounds where opened_at >= ${summed} and ${condition} ${newest})
    union all
    select quarter.* from (
      select slot from round_sums
       where member_id = ${member.id} and ledger = ${ownLedger(member)} and ${within(sql`slot`, period)}
         and ${before === undefined ? sql`true` : sql`slot <= (select opened_at from (${cursor(member, before)}) last)`}
         and ${matches(member, selection)}
       group by slot order by slot desc limit ${limit + 1}) s
     cross join lateral (
      select * from rounds where opened_at >= s.slot and opened_at < s.slot + interval '15 minutes' and ${condition} ${newest}) quarter`;
};

const totalsOf = async (tx: Tx, member: MemberRow, { period, ...filter }: BetSelection): Promise<BetTotals> => {
  const { rows } = await sql<Pick<BetTotals, 'rounds' | 'stake' | 'payout'>>`
    select coalesce(sum(rounds), 0)::bigint as rounds,
           coalesce(sum(stake) filter (where state <> 'rolled_back'), 0)::bigint as stake,
           coalesce(sum(payout) filter (where state <> 'rolled_back'), 0)::bigint as payout
      from ${roundSumsOf(member, await summedBefore(tx, member), period)} s
     where ${matches(member, filter)}`.execute(tx);
  const totals = firstOf(rows);
  return { ...totals, net: totals.payout - totals.stake, currency: member.currency, exponent: member.exponent };
};
