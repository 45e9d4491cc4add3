import { sql, type RawBuilder } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { ProfitRow, TeamProfit, teamReports } from '../../../contract/team-reports.ts';
import { beginsLike } from '../../db/begins-like.ts';
import type { Database, Db, Tx } from '../../db/database.ts';
import { commonFailure } from '../../http/failure.ts';
import type { MemberRow, Merchant } from '../../http/viewer.ts';
import { daysBetween } from '../records/index.ts';
import { countedUntil } from './counted-until.ts';
import { BETS, daysOf } from './direct/source.ts';
import { directSums } from './direct/sums.ts';
import { firstOf } from '../../shared/first-of.ts';

type Requested = RequestOf<typeof teamReports.profitExport>;
/** Whose team, and what of it. */
type Selection = Requested & { agent: MemberRow; merchant: Merchant };
type Row = Omit<ProfitRow, 'who'> & { isAgent: boolean };

const SHARE = sql`sum(d.bets)::bigint as bets, sum(d.stake)::bigint as stake, sum(d.payout)::bigint as payout,
  sum(d.payout - d.stake)::bigint as net`;
/** Names are compared as bytes, so that their order is the same everywhere. */
const COLUMNS = {
  stake: sql`stake`,
  bets: sql`bets`,
  payout: sql`payout`,
  net: sql`net`,
  account: sql`account collate "C"`,
} as const;

/** The sums of a selection, as `d`, with the direct downlines as `m`. */
const selected = (selection: Selection): RawBuilder<unknown> => {
  const { agent, from, to, gameType, memberId, name, deeper } = selection;
  if (deeper) return sql`(${deeperDays(selection)}) d join members m on m.id = d.child_id`;
  return sql`
    team_days d join members m on m.id = d.child_id and m.merchant = ${agent.merchant}
     where d.agent_id = ${agent.id} and d.day between ${from}::date and ${to}::date
       and ${gameType ? sql`d.game_type = ${gameType}` : sql`true`}
       and ${memberId ? sql`d.child_id = ${memberId}` : sql`true`}
       and ${name ? beginsLike(sql`m.username`, name) : sql`true`}`;
};

/** The days of direct downlines without what they did themselves: those of the members below them. */
const deeperDays = ({ gameType, ...selection }: Selection): RawBuilder<unknown> => {
  const below = { ...selection, part: gameType, agents: true };
  return sql`
    select child_id, day, game_type, sum(bets)::bigint as bets, sum(stake)::bigint as stake, sum(payout)::bigint as payout
      from (select d.child_id, d.day, d.game_type, d.bets, d.stake, d.payout from ${daysOf(BETS, below)}
            union all
            select member_id, day, part, -number, -first, -second from ${directSums(BETS, below)}) each
     group by 1, 2, 3
    having (sum(bets), sum(stake), sum(payout)) <> (0, 0, 0)`;
};

/** The direct downlines with figures in the selection. */
const listed = (selection: Selection, only = sql``): RawBuilder<Row> => sql`
  select d.child_id as "memberId", m.username as account, m.is_agent as "isAgent", ${SHARE}
    from ${selected(selection)} ${only}
   group by d.child_id, m.username, m.is_agent`;

const orderedBy = ({ sort = 'stake', ascending }: Selection): RawBuilder<unknown> => {
  const direction = ascending ? sql`asc` : sql`desc`;
  return sql`${COLUMNS[sort]} ${direction}, "memberId" ${direction}`;
};

/** The numbers of all direct downlines of a selection, in its order. */
const orderOf = async (tx: Tx, selection: Selection): Promise<number[]> => {
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce(array_agg("memberId" order by ${orderedBy(selection)}), '{}') as ids
      from (${listed(selection)}) listed`.execute(tx);
  return firstOf(rows).ids;
};

/** The rows of these direct downlines. */
const partOf = async (db: Db, selection: Selection, ids: readonly number[]): Promise<Row[]> =>
  (await listed(selection, sql`and d.child_id = any(${ids}::bigint[])`).execute(db)).rows;

/** A page of the direct downlines with figures in the selection; `before` is the one after which they go on. */
const rowsOf = async (
  tx: Tx,
  selection: Selection,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<Row[]> => {
  const { sort = 'stake', ascending } = selection;
  const column = COLUMNS[sort];
  const { rows } = await sql<Row>`
    with listed as (${listed(selection)})
    select * from listed
     where ${
       before === undefined
         ? sql`true`
         : sql`(${column}, "memberId") ${ascending ? sql`>` : sql`<`}
               (select ${column}, "memberId" from listed where "memberId" = ${before})`
     }
     order by ${orderedBy(selection)} limit ${limit}`.execute(tx);
  return rows;
};

const shareOf = ({ bets, stake, payout, net }: Pick<Row, 'bets' | 'stake' | 'payout' | 'net'>) => ({
  bets,
  stake,
  payout,
  net,
});

const totalsOf = async (tx: Tx, selection: Selection): Promise<TeamProfit> => {
  type Part = Pick<Row, 'bets' | 'stake' | 'payout' | 'net'> & {
    day: string | null;
    gameType: TeamProfit['types'][number]['gameType'] | null;
  };
  const { rows } = await sql<Part>`
    select to_char(d.day, 'YYYY-MM-DD') as day, d.game_type as "gameType", ${SHARE}
      from ${selected(selection)}
     group by grouping sets ((d.day), (d.game_type))`.execute(tx);
  const none = { bets: 0, stake: 0, payout: 0, net: 0 };
  const byDay = new Map(rows.flatMap((row) => (row.day === null ? [] : [[row.day, shareOf(row)] as const])));
  const types = rows.flatMap(({ gameType, ...row }) => (gameType === null ? [] : [{ gameType, ...shareOf(row) }]));
  const total = types.reduce(
    (sum, each) => ({
      bets: sum.bets + each.bets,
      stake: sum.stake + each.stake,
      payout: sum.payout + each.payout,
      net: sum.net + each.net,
    }),
    none,
  );
  return {
    ...total,
    days: daysBetween(selection.from, selection.to).map((day) => ({ day, ...(byDay.get(day) ?? none) })),
    types: types.sort((one, other) => other.stake - one.stake),
    currency: selection.agent.currency,
    exponent: selection.agent.exponent,
    asOfMs: await countedUntil(tx, selection.agent.merchant),
  };
};

/** Refuses a member that was never a direct downline of the agent, in the same way as an unknown one. */
export const requireDirect = async (
  tx: Db | Tx,
  { id, merchant }: MemberRow,
  member: number | undefined,
): Promise<void> => {
  if (member === undefined) return;
  const { rows } = await sql`
    select from team_paths where merchant = ${merchant} and ancestor = ${id} and descendant = ${member} and depth <= 1`.execute(
    tx,
  );
  if (rows.length === 0) throw commonFailure('not_found');
};

/** One page of the team's profit and loss by direct downline, and with the first page its totals by day and game type. */
export const profitPage = async (
  tx: Tx,
  agent: MemberRow,
  merchant: Merchant,
  { before, ...requested }: RequestOf<typeof teamReports.profit>,
): Promise<ResponseOf<typeof teamReports.profit>> => {
  const selection = { ...requested, agent, merchant };
  const last = before === undefined ? undefined : Number(before);
  await requireDirect(tx, agent, selection.memberId);
  await requireDirect(tx, agent, last);
  const rows = await rowsOf(tx, selection, { before: last, limit: LIMITS.listPageSize + 1 });
  return {
    list: rows.slice(0, LIMITS.listPageSize).map(({ isAgent, ...row }) => ({
      ...row,
      who: row.memberId === agent.id ? 'self' : isAgent ? 'team' : 'member',
    })),
    hasMore: rows.length > LIMITS.listPageSize,
    totals: before === undefined ? await totalsOf(tx, selection) : null,
  };
};

/** Rows read at once. */
const AT_ONCE = 2_000;

/**
 * Yields every row of a selection in its order. The order is read first, as one number for each row: to sort again for each part
 * would add up the whole selection each time, and a cursor would keep a connection for as long as a browser takes.
 */
export async function* allProfit(
  database: Database,
  selection: Selection,
  { atOnce } = { atOnce: AT_ONCE },
): AsyncGenerator<Row[]> {
  const ids = await database.readSnapshot(async (tx) => {
    await requireDirect(tx, selection.agent, selection.memberId);
    return orderOf(tx, selection);
  });
  for (let at = 0; at < ids.length; at += atOnce) {
    const part = ids.slice(at, at + atOnce);
    const rows = await partOf(database.db, selection, part);
    const byId = new Map(rows.map((row) => [row.memberId, row]));
    yield part.flatMap((id) => byId.get(id) ?? []);
  }
}
