import { sql } from 'kysely';
import type { pointsOperator } from '../../../contract/points-operator.ts';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import { PointRules } from '../../../contract/points.ts';
import { inMerchant } from '../../db/merchant.ts';
import { jsonb, type Db, type Tx } from '../../db/database.ts';
import type { Fail } from '../../http/failure.ts';
import { staffActor } from '../../operator/actor.ts';
import { audit } from '../../operator/audit.ts';
import { faultDetails } from '../../operator/file-faults.ts';
import { lockMerchant } from '../../operator/merchant.ts';
import { firstOf } from '../../shared/first-of.ts';

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
): Promise<ResponseOf<typeof pointsOperator.rules>['list']> => {
  const rows = await inMerchant(db, merchant)
    .selectFrom('point_rules')
    .select(['from_day as fromDay', 'rules'])
    .orderBy('from_day', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ fromDay, rules }) => ({ fromDay, rules: PointRules.parse(rules) }));
};

/** The rules that hold today; undefined before the first. */
export const rulesToday = async (db: Db | Tx, merchant: string): Promise<PointRules | undefined> => {
  const today = await todayOf(db, merchant);
  return (await rulesOf(db, merchant)).find(({ fromDay }) => fromDay <= today)?.rules;
};

type SetRules = typeof pointsOperator.setRules;

/** Sets the rules from a day to come. What holds already stays as it is, so that nothing that was earned changes. */
export const setRules = async (
  tx: Tx,
  { merchant, fromDay, rules, reason }: RequestOf<SetRules>,
  fail: Fail<'points_wrong'>,
): Promise<ResponseOf<SetRules>> => {
  await lockMerchant(tx, merchant);
  const today = await todayOf(tx, merchant);
  const known = await rulesOf(tx, merchant);
  const isFirst = !known.some((each) => each.fromDay <= today);
  if (fromDay < today || (fromDay === today && !isFirst))
    throw fail('points_wrong', {
      details: faultDetails([{ index: 0, field: 'fromDay', problem: isFirst ? 'before_today' : 'not_after_today' }]),
    });
  const before = known.find((each) => each.fromDay <= fromDay);
  await inMerchant(tx, merchant)
    .insertInto('point_rules', { from_day: fromDay, rules: jsonb(rules) })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant', 'from_day'])
        .doUpdateSet({ rules: jsonb(rules), written_at: sql<Date>`row_clock()` }),
    )
    .execute();
  await audit(tx, {
    ...{ merchant, actor: staffActor(), action: 'point_rules', reason },
    before: before ?? null,
    after: { fromDay, rules },
  });
  return { fromDay, rules };
};
