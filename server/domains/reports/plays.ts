import { sql, type RawBuilder } from 'kysely';
import { dayOf, type ReportPeriod } from './period.ts';

/** What plays are grouped by: columns of a round `r` and, if `joined`, its game `g`. */
const GROUPS: Record<string, { key: RawBuilder<unknown>; joined?: boolean }> = {
  'game-type': { key: sql`coalesce(g.game_type, 'OTHER')`, joined: true },
  vendor: { key: sql`r.vendor` },
  game: { key: sql`r.node_id` },
};

/** The game of a round `r`, if a grouping needs it. */
const gameOf = (by: string): RawBuilder<unknown> =>
  GROUPS[by]?.joined ? sql`left join games g on g.merchant = r.merchant and g.node_id = r.node_id` : sql``;

/**
 * Plays with real money that moved money, by `key` and member, as a query with key, member_id, bets, stake, wins, jackpots (the wins
 * that pools paid) and moved (the change of the member's wallets). A reversal counts on its own day, against what it reverses.
 * One pass over the transactions of the time: its index leads to them, and the round tells the ledger and the game.
 * `until` null: plays after the period, too, with the key null.
 */
export const playsOf = (period: ReportPeriod, by: string, until: Date | null = period.ends): RawBuilder<unknown> => {
  const key = GROUPS[by]?.key ?? dayOf(sql`t.at`, period, by);
  return sql`
    select ${until === null ? sql`case when t.at < ${period.ends} then ${key} end` : key} as key, t.member_id,
           sum(case when t.kind = 'bet' then 1 when x.kind = 'bet' then -1 else 0 end) as bets,
           sum(case when t.kind = 'bet' then t.amount when x.kind = 'bet' then -t.amount else 0 end) as stake,
           sum(case t.kind when 'settle' then t.moved + t.bonus_moved when 'adjust' then t.amount else coalesce(-x.paid, 0) end) as wins,
           sum(case when t.kind = 'settle' and t.pool_id is not null then t.moved
                    when x.pool_id is not null then coalesce(-x.paid, 0) else 0 end) as jackpots,
           sum(t.moved) as moved
      from vendor_txs t
      join rounds r on r.id = t.round_id and r.ledger = 'real'
      ${gameOf(by)}
      left join lateral (
        select v.kind, v.pool_id, case v.kind when 'adjust' then v.amount when 'settle' then v.moved + v.bonus_moved end as paid from vendor_txs v
         where t.kind = 'rollback' and v.merchant = t.merchant and v.vendor = t.vendor and v.tx_id = t.target_tx_id offset 0) x on true
     where t.merchant = ${period.merchant.code} and t.at >= ${period.begins} and ${until === null ? sql`true` : sql`t.at < ${until}`}
       and t.ledger_transaction_id is not null
     group by 1, 2`;
};

/** The valid stakes of rounds opened in the period by `key`, as a query with key and valid. Blocks of other times are not read. */
export const validStakesOf = (period: ReportPeriod, by: string): RawBuilder<unknown> => {
  const key = GROUPS[by]?.key ?? dayOf(sql`r.opened_at`, period, by);
  return sql`
    select ${key} as key, sum(valid_stake_of(r)) as valid
      from rounds r ${gameOf(by)}
     where r.merchant = ${period.merchant.code} and r.ledger = 'real' and r.opened_at >= ${period.begins} and r.opened_at < ${period.ends}
     group by 1`;
};
