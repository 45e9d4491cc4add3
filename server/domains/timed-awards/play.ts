import { sql } from 'kysely';
import type { awards } from '../../../contract/awards.ts';
import type { Product, Reward } from '../../../contract/campaigns.ts';
import type { ResponseOf } from '../../../contract/define.ts';
import type { MinorUnits } from '../../../contract/primitives.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { Days } from './periods.ts';

export type OfPlay = Extract<Reward, { kind: 'cash_back' | 'rakeback' }>;

/** What a share is taken of, as a sum over days of play, minor units. */
const BASES = {
  cash_back: sql<number>`coalesce(sum(stake - payout), 0)::bigint`,
  rakeback: sql<number>`coalesce(trunc(sum(edge_micro) / 1000000), 0)::bigint`,
};

interface Play {
  merchant: string;
  product: Product;
  kind: OfPlay['kind'];
  days: Days;
}

const daysOf = ({ merchant, product, days }: Play) => sql`
  from play_days where merchant = ${merchant} and day between ${days.from}::date and ${days.to}::date
   and product_of(game_type) = ${product}`;

/** Members with a base above zero, in the order of their numbers. */
export const playersAfter = async (
  tx: Tx,
  play: Play,
  after: number,
  limit: number,
): Promise<{ memberId: number; base: MinorUnits }[]> => {
  const base = BASES[play.kind];
  const { rows } = await sql<{ memberId: number; base: number }>`
    select member_id as "memberId", ${base} as base ${daysOf(play)} and member_id > ${after}
     group by member_id having ${base} > 0 order by member_id limit ${limit}`.execute(tx);
  return rows;
};

/** A member's valid stakes and base by type of game. */
export const playOf = async (
  db: Db | Tx,
  play: Play,
  memberId: number,
): Promise<ResponseOf<typeof awards.ofPlay>['games']> => {
  const { rows } = await sql<ResponseOf<typeof awards.ofPlay>['games'][number]>`
    select game_type as "gameType", sum(valid_stake)::bigint as "validStake", ${BASES[play.kind]} as base
           ${daysOf(play)} and member_id = ${memberId}
     group by game_type order by 2 desc, 1`.execute(db);
  return rows;
};
