import { sql } from 'kysely';
import type { PayTerms } from '../../../../contract/pay-terms.ts';
import type { SalaryFigure } from '../../../../contract/salary-figure.ts';
import type { Tx } from '../../../../server/db/database.ts';
import type { Line } from '../by-the-specification.ts';

/** The pay data in the database at one moment. */
export interface Moment {
  figures: Map<number, SalaryFigure>;
  lines: (Line & { round: string; windowMs: number | null })[];
  rounds: { id: string; stake: number; payout: number }[];
  bills: { id: string; agent: number; amount: number; turnover: number; windowMs: number }[];
  /** By agent: the salary paid into the wallet, and the wallet's balance. */
  wallets: Map<number, { posted: number; balance: number }>;
  contracts: { id: number; agent: number; terms: PayTerms; fromMs: number; untilMs: number | null }[];
}

/** Reads the pay data of all agents. */
export const readMoment = async (tx: Tx): Promise<Moment> => {
  const all = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(tx)).rows;
  const figures = await all(
    sql<{
      agent: number;
      value: SalaryFigure;
    }>`select agent_id as agent, value from agent_figures where feed = 'salary'`,
  );
  const wallets = await all(
    sql<{ agent: number; posted: number; balance: number }>`
      select m.id as agent, a.balance, coalesce((select sum(e.amount) from entries e join ledger_transactions p on p.id = e.ledger_transaction_id
               where e.account_id = a.id and p.kind = 'salary'), 0)::bigint as posted
        from members m join accounts a on a.member_id = m.id and a.kind = 'wallet' and a.ledger = 'real'`,
  );
  return {
    figures: new Map(figures.map(({ agent, value }) => [agent, value])),
    lines: await all(
      sql`select round_id as round, member_id as member, stake, payout, in_ms(window_at) as "windowMs",
                 in_ms(corrects_at) as "correctsMs", in_ms(salary_window_at(bet_at)) as "termsAtMs" from turnover order by id`,
    ),
    rounds: await all(
      sql`select id, case state when 'closed' then stake else 0 end as stake, case state when 'closed' then payout else 0 end as payout from rounds`,
    ),
    bills: await all(
      sql`select id, agent_id as agent, amount, turnover, in_ms(window_at) as "windowMs" from bills order by window_at desc`,
    ),
    wallets: new Map(wallets.map(({ agent, ...wallet }) => [agent, wallet])),
    contracts: await all(
      sql`select id, downline as agent, terms, in_ms(from_at) as "fromMs", in_ms(until_at) as "untilMs" from pay_contracts`,
    ),
  };
};
