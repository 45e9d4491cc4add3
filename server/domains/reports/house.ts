import { sql } from 'kysely';
import type { ResponseOf } from '../../../contract/define.ts';
import type { reportsOperator } from '../../../contract/reports-operator.ts';
import type { Tx } from '../../db/database.ts';
import { dayOf, keyShown, type ReportPeriod } from './period.ts';

type House = NonNullable<ResponseOf<typeof reportsOperator.revenue>['total']['house']>;
/** What the house got and gave besides play. */
export type Costs = Omit<House, 'net'>;

export const NO_COSTS: Costs = { pools: 0, bonuses: 0, agents: 0, corrections: 0, writtenOff: 0, fees: 0 };

/**
 * What the house got and gave besides play, by day or month. The other side of each ledger transaction is read, because entries of
 * the house may not be rolled up yet.
 */
export const costsOf = async (tx: Tx, period: ReportPeriod, by: 'day' | 'month'): Promise<Map<string, Costs>> => {
  const { rows } = await sql<Costs & { key: string }>`
    select ${keyShown(by)} as key,
           coalesce(sum(given) filter (where kind in ('pool_seed', 'pool_fund', 'pool_contribution')), 0)::bigint as pools,
           coalesce(sum(given) filter (where kind = 'bonus'), 0)::bigint as bonuses,
           coalesce(sum(given) filter (where kind = 'salary'), 0)::bigint as agents,
           coalesce(sum(given) filter (where kind = 'correction'), 0)::bigint as corrections,
           coalesce(sum(given) filter (where kind = 'write_off'), 0)::bigint as "writtenOff",
           coalesce(-sum(given) filter (where kind = 'fee'), 0)::bigint as fees
      from (select ${dayOf(sql`t.at`, period, by)} as key, t.kind, sum(e.amount) as given
              from ledger_transactions t
              join entries e on e.ledger_transaction_id = t.id
              join accounts a on a.id = e.account_id and not a.hot and a.ledger = 'real'
             where t.merchant = ${period.merchant.code} and t.round_id is null and t.at >= ${period.begins} and t.at < ${period.ends}
               and t.kind in ('bonus', 'salary', 'correction', 'write_off', 'fee', 'pool_seed', 'pool_fund', 'pool_contribution')
             group by 1, 2) given
     group by given.key`.execute(tx);
  return new Map(rows.map(({ key, ...costs }) => [key, costs]));
};

/** The sum of several days. */
export const addedCosts = (all: Iterable<Costs>): Costs => {
  const sum = { ...NO_COSTS };
  for (const costs of all) for (const name of Object.keys(NO_COSTS) as (keyof Costs)[]) sum[name] += costs[name];
  return sum;
};
