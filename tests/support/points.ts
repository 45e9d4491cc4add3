import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PointProductItem } from '../../contract/points-operator.ts';
import type { PointRules } from '../../contract/points.ts';
import { jsonb, type Database } from '../../server/db/database.ts';
import { inMerchant } from '../../server/db/merchant.ts';
import type { MemberRow } from '../../server/http/viewer.ts';

/** A point for each 1,000 minor units in slots, one and a half in live games. */
export const RULES: PointRules = {
  rates: { RNG: 1_000, LIVE: 1_500 },
  expiryDays: 30,
  convert: { points: 10, amount: 5 },
};

/** Writes rules that hold from so many days before today. */
export const writeRules = async ({ db }: Database, rules: PointRules = RULES, daysAgo = 10): Promise<void> => {
  await inMerchant(db, 'parlour')
    .insertInto('point_rules', {
      from_day: sql<string>`points_today('parlour') - ${daysAgo}::int` as unknown as string,
      rules: jsonb(rules),
    })
    .execute();
};

/** Gives a member points, as a rejected exchange does. */
export const givePoints = async ({ db }: Database, { merchant, id }: MemberRow, amount: number): Promise<void> => {
  await sql`select points_add(${merchant}, ${id}, ${amount}, 'returned', 'a test')`.execute(db);
};

/** A product of which there is one, for 10 points, that passes at once. */
export const productItem = (over: Partial<PointProductItem> = {}): PointProductItem => ({
  code: `p-${randomUUID().slice(0, 8)}`,
  category: 'money',
  points: 10,
  amount: 50,
  campaign: null,
  stock: null,
  maxEach: null,
  reviewed: false,
  enabled: true,
  picture: null,
  texts: { EN: { name: 'Fifty cents', description: '' } },
  ...over,
});
