import { randomBytes } from 'node:crypto';
import { inMerchant } from '../../db/merchant.ts';
import type { BaseContext } from '../../app/base-context.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { createPasswords } from '../../crypto/passwords.ts';
import { seedMember } from '../members.ts';

/** Players beside those of the agents' teams, with realistic names for the winners board. They stand in `simulated_members`. */
export const WANDERERS =
  'amberfox bluequill cedar77 dawnlark elmwood fernleaf goldmoth hazelnut inkwell jadefish kitewing lindenoak mapleseed nightowl'.split(
    ' ',
  );
/** Players who play only at tables at which players play against each other. */
export const AT_TABLES =
  'onyxfinch pebble22 quartzowl reedwarbler saltmarsh thistle9 umberjay vesperlily willowtern yarrow64'.split(' ');

/** Creates missing simulated players, with a random password that is not kept. `grant` is in minor units. */
export const seedPlayers = async (ctx: BaseContext, names: readonly string[], grant: number): Promise<void> => {
  const { merchant } = ctx.config;
  const passwordHash = await createPasswords().hash(randomBytes(24).toString('base64url'));
  await ctx.database.transact(async (tx) => {
    for (const username of names)
      await seedMember(tx, { merchant, username, nickname: username, passwordHash, grant, simulated: true });
  });
};

const simulated = (ctx: BaseContext, merchant: string) =>
  inMerchant(ctx.database.db, merchant)
    .selectFrom('members')
    .innerJoin('simulated_members', 'simulated_members.member_id', 'members.id');

/** Finds a merchant's simulated players, without those who play only at tables. */
export const findPlayers = (ctx: BaseContext, merchant: string): Promise<MemberRow[]> =>
  simulated(ctx, merchant).selectAll('members').where('username', 'not in', AT_TABLES).execute();

export const findTablePlayers = (ctx: BaseContext, merchant: string): Promise<MemberRow[]> =>
  simulated(ctx, merchant).selectAll('members').where('username', 'in', AT_TABLES).execute();

/** Whether this player of a merchant is simulated. */
export const isSimulated = async (ctx: BaseContext, merchant: string, player: string): Promise<boolean> => {
  const found = await simulated(ctx, merchant)
    .select('members.id')
    .where('members.id', '=', Number(player))
    .executeTakeFirst();
  return found !== undefined;
};
