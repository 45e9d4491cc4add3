import { CompiledQuery, sql } from 'kysely';
import { recomputeValidStakes } from '../../studio/engines/rounds/valid-stakes.ts';
import type { Queryable } from '../../studio/server/database.ts';
import { everyMerchant, type Database, type Tx } from '../db/database.ts';
import type { CheckResult, LedgerReport } from '../ledger/check.ts';
import { readStudioTitles } from './studio-titles.ts';

/** Rounds that are computed again, the newest. */
const SAMPLE = 2_000;
const NAMED = 20;

/**
 * Compares what counts of rounds as turnover with what the rules of the Studio's games say, for the Studio whose rounds are in the
 * same database. Null without one.
 */
export const checkValidStakes = async (tx: Tx): Promise<CheckResult | null> => {
  const db = everyMerchant(tx);
  const { rows: found } = await sql<{
    there: boolean;
  }>`select to_regclass('studio.round') is not null as there`.execute(db);
  if (!found[0]!.there) return null;
  const studio = {
    query: (text: string, values: unknown[] = []) => db.executeQuery(CompiledQuery.raw(text, values)),
  } as unknown as Queryable;
  const { all } = await readStudioTitles();
  const groups = await recomputeValidStakes(studio, all, SAMPLE);
  const { rows } = await sql<{ what: string }>`
    select format('round %s counts with %s, its game says %s', g.rounds ->> 0, sum(valid_stake_of(r)), g."validStake") as what
      from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as g (merchant text, vendor text, rounds jsonb, "validStake" bigint)
     cross join lateral jsonb_array_elements_text(g.rounds) as each (round)
      join rounds r on r.merchant = g.merchant and r.vendor = g.vendor and r.vendor_round_id = each.round
     group by g.merchant, g.rounds, g."validStake"
    having bool_and(r.state = 'closed') and count(*) = jsonb_array_length(g.rounds) and sum(valid_stake_of(r)) <> g."validStake"
     limit ${NAMED}`.execute(db);
  return {
    name: 'what counts of a round is what its game says, of a sample',
    counted: groups.length,
    wrong: rows.map(({ what }) => what),
  };
};

/** The report with this check. */
export const withValidStakes = async (database: Database, { clean, results }: LedgerReport): Promise<LedgerReport> => {
  const result = await database.readSnapshot(checkValidStakes);
  return result === null
    ? { clean, results }
    : { clean: clean && result.wrong.length === 0, results: [...results, result] };
};
