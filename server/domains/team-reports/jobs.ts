import { sql } from 'kysely';
import type { BaseContext } from '../../app/base-context.ts';
import { everyLeased, type LeasedJob, type LeasedRun } from '../../jobs/every-leased.ts';
import { firstOf } from '../../shared/first-of.ts';

/** Money is in the reports after this and the time of the work. */
const EVERY_MS = 500;
/** Rows that wait per transaction of the job. */
const AT_ONCE = 1_000;

/** Adds all ledger transactions that wait, and what offers cost, to the days of teams. */
export const addMoney = async (
  { database }: Pick<BaseContext, 'database'>,
  { signal, guard }: Pick<LeasedRun, 'signal' | 'guard'>,
): Promise<void> => {
  for (const rollUp of ['team_money_roll_up', 'team_costs_roll_up'])
    for (let added = AT_ONCE; added === AT_ONCE && !signal.aborted;)
      added = await database.transact(async (tx) => {
        await guard(tx);
        const { rows } = await sql<{ added: number }>`select ${sql.ref(rollUp)}(${AT_ONCE}) as added`.execute(tx);
        return firstOf(rows).added;
      });
};

/** Starts the job that adds money to the reports of agents, on one of the nodes. */
export const startTeamReportJobs = (ctx: BaseContext): LeasedJob[] => [
  everyLeased(ctx, 'team-money', EVERY_MS, (turn) => addMoney(ctx, turn)),
];
