import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { Downline, DownlineOrder, DownlineStep, downlines } from '../../../contract/downlines.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { PAY_KINDS, type PayKind } from '../../../contract/pay-terms.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { MemberCall } from '../../http/route.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { maxBelow } from '../rebates/index.ts';
import { firstOf } from '../../shared/first-of.ts';

/** Indexed orders of a level; a name is unique. */
const ORDERS: Record<DownlineOrder, ReturnType<typeof sql>> = {
  agents: sql`is_agent desc, username`,
  account: sql`username`,
  joined: sql`created_at desc, id desc`,
};
/** A page with a socket reports once a minute. */
const PAGE_OPEN = sql`interval '150 seconds'`;

// Paths without an end hold now; the others are of bets before a change of upline.

/**
 * The ways from an agent, who is left out, down to members, themselves included, by member. Whoever is not in the agent's team is
 * left out.
 */
export const pathsTo = async (
  db: Db | Tx,
  { merchant, id }: Pick<MemberRow, 'merchant' | 'id'>,
  members: readonly number[],
): Promise<Map<number, DownlineStep[]>> => {
  const { rows } = await sql<DownlineStep & { member: number }>`
    select own.descendant as member, m.id as "memberId", m.username as account
      from unnest(${members}::bigint[]) as asked
      join team_paths own on own.ancestor = ${id} and own.descendant = asked and own.depth > 0 and own.until_at = 'infinity'
      join team_paths p on p.descendant = asked and p.depth < own.depth and p.until_at = 'infinity'
      join members m on m.id = p.ancestor and m.merchant = ${merchant}
     order by p.depth desc`.execute(db);
  const paths = new Map<number, DownlineStep[]>();
  for (const { member, ...step } of rows) paths.set(member, [...(paths.get(member) ?? []), step]);
  return paths;
};

/** Numbers of the whole level and of all below it. */
const totalsOf = async (tx: Tx, under: number) => {
  const { rows } = await sql<{ direct: number; agents: number; all: number }>`
    select count(*) as direct, count(*) filter (where is_agent) as agents,
           (select count(*) - 1 from team_paths where ancestor = ${under} and until_at = 'infinity') as "all"
      from members where upline = ${under}`.execute(tx);
  return firstOf(rows);
};

interface Row {
  id: number;
  username: string;
  isAgent: boolean;
  direct: number;
  all: number;
  joinedAtMs: number;
  rebateRate: number;
}

/** One page of a level. The index leads to the page, so only its rows are counted. */
const rowsOf = async (
  tx: Tx,
  merchant: string,
  under: number,
  { order, page }: { order: DownlineOrder; page: number },
): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select m.id, m.username, m.is_agent as "isAgent", in_ms(m.created_at) as "joinedAtMs", m.rebate_rate as "rebateRate",
           case when m.is_agent then (select count(*) from members d where d.upline = m.id) else 0 end as direct,
           case when m.is_agent then (select count(*) - 1 from team_paths p where p.ancestor = m.id and p.until_at = 'infinity') else 0 end as "all"
      from (select id, row_number() over () as place from (
              select id from members where upline = ${under} order by ${ORDERS[order]}
               limit ${LIMITS.listPageSize} offset ${(page - 1) * LIMITS.listPageSize}) page) listed
      join members m on m.id = listed.id and m.merchant = ${merchant}
     order by listed.place`.execute(tx);
  return rows;
};

interface OwnRow {
  id: number;
  balance: number;
  lastSeenAtMs: number | null;
  isOnline: boolean;
}
type Contracts = NonNullable<Downline['own']>['contracts'];

/** What an agent sees of direct members only. */
const ownOf = async (
  tx: Tx,
  { merchant, id: agent }: MemberRow,
  ids: readonly number[],
): Promise<Map<number, OwnRow & { contracts: Contracts }>> => {
  const { rows } = await sql<OwnRow>`
    select m.id, coalesce(a.balance, 0)::bigint as balance, in_ms(s.last_seen_at) as "lastSeenAtMs",
           exists (select from sessions open where open.member_id = m.id and open.merchant = m.merchant and open.ended_at is null
                      and open.last_seen_at > clock_timestamp() - ${PAGE_OPEN}) as "isOnline"
      from members m
      left join accounts a on a.member_id = m.id and a.kind = 'wallet' and a.ledger = 'real' and a.currency = m.currency
      left join lateral (
        select last_seen_at from sessions where member_id = m.id order by started_at desc limit 1) s on true
     where m.merchant = ${merchant} and m.id = any(${ids}::bigint[])`.execute(tx);
  const { rows: contracts } = await sql<{ downline: number; kind: PayKind; state: 'requested' | 'active' | 'ending' }>`
    select downline, kind, state from pay_contracts
     where merchant = ${merchant} and upline = ${agent} and downline = any(${ids}::bigint[])
       and state in ('active', 'ending', 'requested')
     order by state = 'requested'`.execute(tx);
  const none = () => Object.fromEntries(PAY_KINDS.map((kind) => [kind, null])) as Contracts;
  const found = new Map(rows.map((row) => [row.id, { ...row, contracts: none() }]));
  // A request comes last: it is what waits for an answer.
  for (const { downline, kind, state } of contracts) found.get(downline)!.contracts[kind] = state;
  return found;
};

/** One level of the agent's team. The level of a deeper member shows names and sizes of teams only. */
export const teamLevel = async (
  tx: Tx,
  { merchant, member, fail }: MemberCall,
  { under: request = member.id, order = 'agents', page: wanted = 1 }: RequestOf<typeof downlines.level>,
): Promise<ResponseOf<typeof downlines.level>> => {
  const isOwn = request === member.id;
  const path = isOwn ? [] : (await pathsTo(tx, member, [request])).get(request);
  if (!path) throw fail('not_found');
  const totals = await totalsOf(tx, request);
  const pages = Math.max(1, Math.ceil(totals.direct / LIMITS.listPageSize));
  const page = Math.min(Math.max(1, wanted), pages);
  const rows = await rowsOf(tx, merchant.code, request, { order, page });
  const own = isOwn
    ? await ownOf(
        tx,
        member,
        rows.map(({ id }) => id),
      )
    : undefined;
  return {
    path,
    list: rows.map(({ id, username, isAgent, direct, all, joinedAtMs, rebateRate }) => {
      const shown = own?.get(id);
      return {
        ...{ memberId: id, account: username, isAgent, direct, all },
        own: shown
          ? {
              balance: shown.balance,
              joinedAtMs,
              lastSeenAtMs: shown.lastSeenAtMs,
              isOnline: shown.isOnline,
              rebateRate,
              contracts: shown.contracts,
            }
          : null,
      };
    }),
    page,
    pages,
    ...totals,
    ownRate: member.rebate_rate,
    maxRate: maxBelow(merchant, member.rebate_rate),
    isFrozen: member.frozen_at !== null,
    currency: member.currency,
    exponent: member.exponent,
  };
};
