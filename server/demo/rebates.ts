import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addDays } from '../../contract/day.ts';
import type { RebateRules } from '../../contract/rebates.ts';
import type { BaseContext } from '../app/base-context.ts';
import { jsonb, type Tx } from '../db/database.ts';
import { inMerchant } from '../db/merchant.ts';
import { todayOf } from '../domains/points/index.ts';
import { payRebate } from '../domains/rebates/index.ts';
import { everyLeased, type LeasedJob } from '../jobs/every-leased.ts';
import { PLAYER } from './merchant.ts';

/** Millionths of the valid stake. */
const RATES: RebateRules['rates'] = {
  RNG: 6_000,
  FISH: 6_000,
  LIVE: 4_000,
  PVP: 4_000,
  SPORTS: 5_000,
  ESPORTS: 5_000,
  LOTT: 3_000,
  ELOTT: 3_000,
};
export const FIRST_REBATES: RebateRules = { rates: RATES, ownRates: true, paid: 'by_hand', min: 10 };
export const SECOND_REBATES: RebateRules = { rates: RATES, ownRates: false, paid: 'daily', min: 10 };

/** Rules hold since before the demo's days, so that play which the job has not counted yet accrues too. */
const SINCE_DAYS = 14;
/** The named player claimed up to these days before the start. */
const CLAIMED_DAYS_AGO = [9, 5, 2];
const EVERY_MS = 5_000;

/** Sets the rules of a merchant that has none. */
export const seedRebates = async (tx: Tx, merchant: string, rules: RebateRules): Promise<void> => {
  const today = await todayOf(tx, merchant);
  const tables = inMerchant(tx, merchant);
  if (await tables.selectFrom('rebate_rules').select('from_day').limit(1).executeTakeFirst()) return;
  await tables.insertInto('rebate_rules', { from_day: addDays(today, -SINCE_DAYS), rules: jsonb(rules) }).execute();
};

/**
 * Claims the named player's rebate of some days as soon as its play of the history is counted: it has a history of claims, and the
 * last days to claim. Once: a player with a claim has its own.
 */
export const startRebateHistory = (ctx: BaseContext): LeasedJob => {
  let isDone = false;
  return everyLeased(ctx, 'demo-rebates', EVERY_MS, async ({ guard }) => {
    if (isDone) return;
    isDone = await ctx.database.transact(async (tx) => {
      await guard(tx);
      return claimPast(tx, ctx.config.merchant);
    });
  });
};

const claimPast = async (tx: Tx, merchant: string): Promise<boolean> => {
  const tables = inMerchant(tx, merchant);
  const player = await tables
    .selectFrom('members')
    .selectAll()
    .where('username', '=', PLAYER.username)
    .executeTakeFirst();
  if (!player) return false;
  const { rows } = await sql<{ waits: boolean; claimed: boolean }>`
    select exists (select from play_waiting where member_id = ${player.id}) as waits,
           exists (select from rebate_claims where member_id = ${player.id}) as claimed`.execute(tx);
  if (rows[0]?.claimed) return true;
  if (rows[0]?.waits) return false;
  const today = await todayOf(tx, merchant);
  for (const daysAgo of CLAIMED_DAYS_AGO)
    await payRebate(tx, player, {
      ...{ way: 'by_hand', until: addDays(today, -daysAgo), min: FIRST_REBATES.min },
      idempotencyKey: randomUUID(),
    });
  return false;
};
