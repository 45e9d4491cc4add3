import { sql, type RawBuilder } from 'kysely';
import { beginsLike } from '../../../db/begins-like.ts';
import type { Merchant, MemberRow } from '../../../http/viewer.ts';

/** Rows of members, and the sums by day of the reports that are made of the same rows. */
export interface Source {
  /** Sums by agent, direct downline, day and `part`. A member's own rows are summed under the member itself. */
  days: RawBuilder<unknown>;
  part: RawBuilder<unknown>;
  /** Three figures of a day: `number`, `first` and `second`. */
  ofDay: (alias: string) => RawBuilder<unknown>;
  /** The rows, as `r`, with `id`, `member_id` and `at`. */
  rows: RawBuilder<unknown>;
  /** Which rows are in the sums. */
  counted: RawBuilder<boolean>;
  /** The time that decides whose team a row belongs to. */
  teamAt: RawBuilder<Date>;
  partOfRow: RawBuilder<string>;
  /** The same three figures, of a row. */
  ofRow: RawBuilder<unknown>;
}

/** Counted bets, behind profit and loss. */
export const BETS: Source = {
  days: sql`team_days`,
  part: sql`game_type`,
  ofDay: (alias) => sql.raw(`${alias}.bets, ${alias}.stake, ${alias}.payout`),
  rows: sql`turnover`,
  counted: sql`r.window_at is not null`,
  teamAt: sql`r.bet_at`,
  partOfRow: sql`(select coalesce(max(g.game_type), 'OTHER') from rounds played join games g on g.merchant = played.merchant and g.node_id = played.node_id
                   where played.id = r.round_id)`,
  ofRow: sql`sign(r.stake)::bigint, r.stake, r.payout`,
};

/** Money in and out of wallets, behind the figures of a period. */
export const MONEY: Source = {
  days: sql`team_money_days`,
  part: sql`kind`,
  ofDay: (alias) => sql.raw(`${alias}.movements, ${alias}.amount_in, ${alias}.amount_out`),
  rows: sql`team_movements`,
  counted: sql`true`,
  teamAt: sql`r.at`,
  partOfRow: sql`r.kind`,
  ofRow: sql`1, greatest(r.amount, 0), greatest(-r.amount, 0)`,
};

/** Whose rows: those of direct members, while they were direct members, on these days of the merchant. */
export interface Selection {
  agent: MemberRow;
  merchant: Merchant;
  from: string;
  to: string;
  memberId?: number | undefined;
  /** The beginning of an account's name. */
  name?: string | undefined;
  part?: string | undefined;
  /** Only direct downlines who are agents. */
  agents?: boolean;
}

/** Sums by day of direct downlines, as `d`, with the downlines as `m`. */
export const daysOf = ({ days, part }: Source, { agent, ...selection }: Selection): RawBuilder<unknown> => sql`
  ${days} d join members m on m.id = d.child_id ${selection.name ? sql`and ${beginsLike(sql`m.username`, selection.name)}` : sql``}
 where d.agent_id = ${agent.id} and d.day between ${selection.from}::date and ${selection.to}::date
   and d.child_id ${selection.memberId === undefined ? sql`<> ${agent.id}` : sql`= ${selection.memberId} and d.child_id <> ${agent.id}`}
   and ${selection.part === undefined ? sql`true` : sql`d.${part} = ${selection.part}`} and ${selection.agents ? sql`m.is_agent` : sql`true`}`;

/** Among the sums of a downline's own rows, those of the same day and part as `d`. The limit makes it a look-up by key. */
export const ownOf = ({ days, part, ofDay }: Source): RawBuilder<unknown> => sql`
  select ${ofDay('own')} from ${days} own
   where own.agent_id = d.child_id and own.child_id = d.child_id and own.day = d.day and own.${part} = d.${part} limit 1`;

/** The merchant's midnight at the beginning of a day. */
const midnight = (day: RawBuilder<unknown>, { brand }: Merchant): RawBuilder<Date> =>
  sql`day_begin((${day})::date, ${JSON.stringify({ timeZone: brand.timeZone })}::jsonb)`;

/**
 * Where rows of a selection are: for each direct member the days on which it has some, or, for few rows that are found by an index of
 * their own, the whole period at once. Each with the time in which the member is a direct one.
 */
export const spansOf = (
  source: Source,
  selection: Selection,
  by: 'day' | 'period',
  /** Only of these downlines `m`. */
  only: RawBuilder<boolean> = sql`true`,
): RawBuilder<unknown> => {
  const { agent, merchant, from, to } = selection;
  const [first, last] = by === 'day' ? [sql`d.day`, sql`d.day`] : [sql`${from}::date`, sql`${to}::date`];
  // Of a player the sums have nothing else. The paths are looked up by key.
  return sql`
    select s.*, p.from_at, p.until_at from (
      select distinct d.child_id as member_id, ${midnight(first, merchant)} as begins, ${midnight(sql`${last} + 1`, merchant)} as ends
        from ${daysOf(source, selection)} and ${only} and (not m.is_agent or exists (${ownOf(source)}))) s
     cross join lateral (
      select from_at, until_at from team_paths
       where ancestor = ${agent.id} and descendant = s.member_id and depth = 1 offset 0) p`;
};

/**
 * A condition on a row `r`: it is in the span `q`, in the agent's team and of the selected part. The planner expects that one row of
 * two hundred is between two unknown times, and would read and sort all rows to find the first; `coalesce` tells it one of two.
 */
export const inSpan = ({ counted, teamAt, partOfRow }: Source, { part }: Selection): RawBuilder<boolean> => sql`
  r.member_id = q.member_id and r.at >= q.begins and r.at < q.ends and ${counted}
  and coalesce(${teamAt} >= q.from_at and ${teamAt} < q.until_at, false) and ${part === undefined ? sql`true` : sql`${partOfRow} = ${part}`}`;
