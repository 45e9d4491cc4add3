import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import { Ladder } from '../../../contract/levels.ts';
import { RebateRules } from '../../../contract/rebates.ts';
import type { rebatesOperator } from '../../../contract/rebates-operator.ts';
import { inMerchant } from '../../db/merchant.ts';
import { jsonb, type Db, type Tx } from '../../db/database.ts';
import type { Fail } from '../../http/failure.ts';
import { staffActor } from '../../operator/actor.ts';
import { audit } from '../../operator/audit.ts';
import { faultDetails } from '../../operator/file-faults.ts';
import { lockMerchant } from '../../operator/merchant.ts';
import { firstOf } from '../../shared/first-of.ts';
import { rulesProblems } from './rules-problems.ts';

/** Versions of one answer. */
const SHOWN = 100;

/** The merchant's day. */
export const todayOf = async (db: Db | Tx, merchant: string): Promise<string> => {
  const { rows } = await sql<{ day: string }>`select to_char(points_today(${merchant}), 'YYYY-MM-DD') as day`.execute(
    db,
  );
  return firstOf(rows).day;
};

/** The rules by the day from which they hold, the newest first. */
export const rulesOf = async (
  db: Db | Tx,
  merchant: string,
): Promise<ResponseOf<typeof rebatesOperator.rules>['list']> => {
  const rows = await inMerchant(db, merchant)
    .selectFrom('rebate_rules')
    .select(['from_day as fromDay', 'rules'])
    .orderBy('from_day', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ fromDay, rules }) => ({ fromDay, rules: RebateRules.parse(rules) }));
};

/** The rules that hold today; undefined before the first. */
export const rulesToday = async (db: Db | Tx, merchant: string): Promise<RebateRules | undefined> => {
  const today = await todayOf(db, merchant);
  return (await rulesOf(db, merchant)).find(({ fromDay }) => fromDay <= today)?.rules;
};

/** The merchant's levels, the lowest first; none where it has none. */
export const levelsOf = async (db: Db | Tx, merchant: string): Promise<Ladder['levels']> => {
  const row = await inMerchant(db, merchant).selectFrom('level_ladders').select('ladder').executeTakeFirst();
  return row ? Ladder.parse(row.ladder).levels : [];
};

type SetRules = typeof rebatesOperator.setRules;

/** Sets the rules from a day to come. What holds already stays as it is, so that nothing that was accrued changes. */
export const setRules = async (
  tx: Tx,
  { merchant, fromDay, rules, reason }: RequestOf<SetRules>,
  fail: Fail<'rebate_rules_wrong'>,
): Promise<ResponseOf<SetRules>> => {
  await lockMerchant(tx, merchant);
  const factors = (await levelsOf(tx, merchant)).map(({ rebateFactor = 1_000 }) => rebateFactor);
  const today = await todayOf(tx, merchant);
  const problems = rulesProblems(rules, { today, fromDay, maxFactor: Math.max(1_000, ...factors) });
  if (problems.length > 0) throw fail('rebate_rules_wrong', { details: faultDetails(problems) });
  const before = (await rulesOf(tx, merchant)).find((each) => each.fromDay <= fromDay);
  await inMerchant(tx, merchant)
    .insertInto('rebate_rules', { from_day: fromDay, rules: jsonb(rules) })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant', 'from_day'])
        .doUpdateSet({ rules: jsonb(rules), written_at: sql<Date>`row_clock()` }),
    )
    .execute();
  await audit(tx, {
    ...{ merchant, actor: staffActor(), action: 'rebate_rules', reason },
    before: before ?? null,
    after: { fromDay, rules },
  });
  return { fromDay, rules };
};
