import { sql } from 'kysely';
import type { BaseContext } from '../app/base-context.ts';
import { inMerchant } from '../db/merchant.ts';
import type { Tx } from '../db/database.ts';
import { claimAward } from '../domains/awards/index.ts';
import { putCampaign, setCampaignState } from '../domains/campaigns/index.ts';
import { lockWallet } from '../domains/wallet/index.ts';
import { everyLeased, type LeasedJob } from '../jobs/every-leased.ts';
import { PEOPLE } from './history/people.ts';
import { seedMember } from './members.ts';
import { PLAYER } from './merchant.ts';
import { referralItems } from './items/referrals.ts';
import { WANDERERS } from './traffic/find-players.ts';

/** The campaigns have run for so long that everybody came while they did. */
const SINCE_DAYS = 60;
/** Members of the history whom the player invited: they deposit and play. */
const INVITED = [...PEOPLE.slice(2, 4), ...PEOPLE.slice(20)].map(({ username }) => username);
/** Invited and registered, no more than that, days ago. */
const NEWCOMERS = [
  ['willow_b', 4],
  ['otto.h', 1],
] as const;
/** Invited where there is no history: simulated players, who begin to play. */
const SIMULATED = WANDERERS.slice(2, 5);
const EVERY_MS = 5_000;

/** What the operator's functions refuse is a mistake in the demo's own data. */
const fail = (key: string, { details }: { details?: unknown } = {}): never => {
  throw new Error(`The demo's referrals: ${key} ${JSON.stringify(details)}`);
};

/** Makes the campaigns of a merchant that has none of them, and whom its named player has invited. */
export const seedReferrals = async (tx: Tx, merchant: string, player: string): Promise<void> => {
  const tables = inMerchant(tx, merchant);
  const known = await tables
    .selectFrom('campaigns')
    .select('id')
    .where('code', '=', referralItems[0]!.code)
    .executeTakeFirst();
  const member = await tables.selectFrom('members').selectAll().where('username', '=', player).executeTakeFirst();
  if (known || !member) return;
  const reason = 'the demo';
  for (const campaign of referralItems) {
    await putCampaign(tx, { merchant, campaign, reason }, fail);
    await setCampaignState(tx, { merchant, code: campaign.code, state: 'running', reason }, fail);
  }
  const codes = referralItems.map(({ code }) => code);
  const since = sql<Date>`row_clock() - make_interval(days => ${SINCE_DAYS})`;
  await sql`
    with old as (update campaigns set first_run_at = ${since} where merchant = ${merchant} and code = any (${codes}::text[]) returning id)
    update campaign_terms t set written_at = ${since} from old where t.campaign_id = old.id`.execute(tx);
  for (const [username, joinedDaysAgo] of NEWCOMERS)
    await seedMember(tx, {
      ...{ merchant, username, nickname: username, grant: 0, joinedDaysAgo },
      // Nobody logs in as one of them.
      passwordHash: member.password_hash,
    });
  await invite(tx, merchant, [...INVITED, ...NEWCOMERS.map(([username]) => username)]);
};

/** Lets the named player have invited these members, where they exist. */
const invite = async (tx: Tx, merchant: string, usernames: readonly string[]): Promise<void> => {
  await sql`
    with came as (
      update members m set referred_by = i.id
        from members i
       where i.merchant = ${merchant} and i.username = ${PLAYER.username} and m.merchant = i.merchant
         and m.username = any (${usernames}::text[]) and m.referred_by is null and m.id > i.id
      returning m.merchant, m.id, m.referred_by, m.created_at
    ), made as (
      insert into referrals (merchant, inviter_id, invited_id, joined_at)
      select merchant, referred_by, id, created_at from came order by created_at, id
      returning merchant, id
    )
    insert into referral_waiting (merchant, referral_id) select merchant, id from made`.execute(tx);
};

/**
 * Claims the named player's first award for an invitation, once. Where there is no history it also lets the player have invited simulated
 * players, as soon as there are some.
 */
export const startReferralHistory = (ctx: BaseContext): LeasedJob => {
  let isDone = false;
  return everyLeased(ctx, 'demo-referrals', EVERY_MS, async ({ guard }) => {
    if (isDone) return;
    isDone = await ctx.database.transact(async (tx) => {
      await guard(tx);
      return claimFirst(tx, ctx.config.merchant);
    });
  });
};

const claimFirst = async (tx: Tx, merchant: string): Promise<boolean> => {
  const tables = inMerchant(tx, merchant);
  const player = await tables
    .selectFrom('members')
    .selectAll()
    .where('username', '=', PLAYER.username)
    .executeTakeFirst();
  if (!player) return false;
  const invited = await tables.selectFrom('referrals').select('id').where('inviter_id', '=', player.id).execute();
  if (invited.length <= NEWCOMERS.length) await invite(tx, merchant, SIMULATED);
  await lockWallet(tx, { ...player, memberId: player.id });
  const awards = await tables
    .selectFrom('awards')
    .selectAll()
    .where('member_id', '=', player.id)
    .where('referral_id', 'is not', null)
    .orderBy('id')
    .execute();
  const [first, ...others] = awards;
  if (!first || others.length === 0) return false;
  if (first.state === 'issued') await claimAward(tx, first, `member:${player.id}`);
  return true;
};
