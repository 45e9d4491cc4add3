import { sql } from 'kysely';
import type { RebateRules } from '../../contract/rebates.ts';
import { jsonb, type Database } from '../../server/db/database.ts';
import { inMerchant } from '../../server/db/merchant.ts';

/** Half a per cent in slots, 0.3 % in live games, claimed by hand from 1 minor unit on. */
export const REBATE_RULES: RebateRules = {
  rates: { RNG: 5_000, LIVE: 3_000 },
  ownRates: false,
  paid: 'by_hand',
  min: 1,
};

/** Opens the module, and writes rules that hold from so many days before today. */
export const writeRebates = async (
  { db }: Database,
  rules: RebateRules = REBATE_RULES,
  { daysAgo = 10, merchant = 'parlour' } = {},
): Promise<void> => {
  await sql`update merchants set modules = modules || '{"REBATE": true}' where code = ${merchant}`.execute(db);
  await inMerchant(db, merchant)
    .insertInto('rebate_rules', {
      from_day: sql<string>`points_today(${merchant}) - ${daysAgo}::int` as unknown as string,
      rules: jsonb(rules),
    })
    .onConflict((conflict) => conflict.columns(['merchant', 'from_day']).doUpdateSet({ rules: jsonb(rules) }))
    .execute();
};

interface Played {
  /** Valid stake, and what of it was bonus money. */
  stake: number;
  bonusStake?: number;
  gameType?: string;
  daysAgo?: number;
}

/** Writes play as the job of the days of play does, and counts it for rebates. */
export const playForRebate = async (
  { db }: Database,
  { merchant, id }: { merchant: string; id: number },
  { stake, bonusStake = 0, gameType = 'RNG', daysAgo = 0 }: Played,
): Promise<void> => {
  const { rows } = await sql<{ day: string }>`
    insert into play_days as d (merchant, member_id, day, game_type, rounds, stake, valid_stake, payout, bonus_stake)
    values (${merchant}, ${id}, points_today(${merchant}) - ${daysAgo}::int, ${gameType}, 1, ${stake}, ${stake}, 0, ${bonusStake})
        on conflict (member_id, day, game_type) do update
       set valid_stake = d.valid_stake + excluded.valid_stake, bonus_stake = d.bonus_stake + excluded.bonus_stake
    returning to_char(day, 'YYYY-MM-DD') as day`.execute(db);
  const changes = [{ merchant, memberId: id, day: rows[0]!.day, gameType, validStake: stake, bonusStake }];
  await sql`select rebates_count(${JSON.stringify(changes)}::jsonb)`.execute(db);
};
