import { sql } from 'kysely';
import { textLanguageOf } from '../../../contract/languages.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { GameType, Language } from '../../../contract/primitives.ts';
import type { BetRecord, BetTotals, RoundState } from '../../../contract/records.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Database, Tx } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { gameName } from '../games/index.ts';
import type { Period } from './period.ts';

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

/** What was bet on, of each bet of a round that said so, in order. */
const detailsOf = sql<Record<string, string>[] | null>`(
  select jsonb_agg(t.answer -> 'details' order by t.id) from vendor_txs t
   where t.round_id = rounds.id and t.kind = 'bet' and t.state <> 'refused' and t.answer ? 'details')`.as('details');

/** At most `limit` rounds of a selection, the last opened first. */
const rowsOf = async (
  tx: Tx,
  member: MemberRow,
  language: Language,
  selection: BetSelection,
  limit: number,
): Promise<BetRecord[]> => {
  const { before } = selection;
  const rows = await roundsOf(tx, member, selection)
    .$if(before !== undefined, (q) =>
      q.where(
        sql<boolean>`(rounds.opened_at, rounds.id) < (select b.opened_at, b.id from rounds b where b.id = ${before} and b.member_id = ${member.id})`,
      ),
    )
    .select(['games.names', 'games.code'])
    .selectAll('rounds')
    .select(detailsOf)
    .orderBy('rounds.opened_at', 'desc')
    .orderBy('rounds.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
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
    details: (row.details ?? []).map((words) => words[textLanguageOf(language)] ?? words['EN'] ?? ''),
  }));
};

/** The member's rounds of a selection. Games are joined only where their type or their name matters: it costs as much as the sums. */
const ownRounds = (tx: Tx, member: MemberRow, { period, state }: BetSelection) =>
  inMerchant(tx, member.merchant)
    .selectFrom('rounds')
    .where('rounds.member_id', '=', member.id)
    .$if(period !== undefined, (q) =>
      q.where('rounds.opened_at', '>=', period!.from).where('rounds.opened_at', '<', period!.to),
    )
    .$if(state !== undefined, (q) => q.where('rounds.state', '=', state!));

const roundsOf = (tx: Tx, member: MemberRow, selection: BetSelection) =>
  ownRounds(tx, member, selection)
    .innerJoin('games', (join) =>
      join.onRef('games.merchant', '=', 'rounds.merchant').onRef('games.node_id', '=', 'rounds.node_id'),
    )
    .$if(selection.gameType !== undefined, (q) => q.where('games.game_type', '=', selection.gameType!));

const totalsOf = async (tx: Tx, member: MemberRow, selection: BetSelection): Promise<BetTotals> => {
  const { gameType } = selection;
  const totals = await ownRounds(tx, member, selection)
    .$if(gameType !== undefined, (q) =>
      q.where(
        sql<boolean>`rounds.node_id = any(array(select g.node_id from games g where g.merchant = ${member.merchant} and g.game_type = ${gameType}))`,
      ),
    )
    .select([
      sql<number>`count(*)::bigint`.as('rounds'),
      sql<number>`coalesce(sum(stake) filter (where state <> 'rolled_back'), 0)::bigint`.as('stake'),
      sql<number>`coalesce(sum(payout) filter (where state <> 'rolled_back'), 0)::bigint`.as('payout'),
    ])
    .executeTakeFirstOrThrow();
  return { ...totals, net: totals.payout - totals.stake, currency: member.currency, exponent: member.exponent };
};
