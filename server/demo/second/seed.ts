import { sql } from 'kysely';
import { jsonb, type Tx } from '../../db/database.ts';
import { inMerchant } from '../../db/merchant.ts';
import { insertHost } from '../../domains/merchants/index.ts';
import { seedMember } from '../members.ts';
import { SECOND_REBATES, seedRebates } from '../rebates.ts';
import { seedMerchant } from '../seed-merchant.ts';
import { GUEST, HOST, SECOND, SECOND_BRAND, SECOND_FLAGS, SECOND_GAME_TYPES, SECOND_SETTINGS } from './merchant.ts';

/** Creates the second merchant with its host name. Leaves existing data unchanged. */
export const seedSecond = async (tx: Tx, port: number): Promise<void> => {
  await seedMerchant(tx, {
    brand: SECOND_BRAND,
    flags: SECOND_FLAGS,
    modules: { FREE_PLAY: true, REBATE: true, CHAT_ROOM: true, CHAT_RAIN: true },
    settings: SECOND_SETTINGS,
    gameTypes: SECOND_GAME_TYPES,
  });
  await seedRebates(tx, SECOND.merchant, SECOND_REBATES);
  await insertHost(tx, SECOND.merchant, SECOND.host);
  // Links in its mails have the port of this start, unless the operator set another domain.
  await tx
    .updateTable('merchants')
    .set({ settings: sql`settings || ${jsonb({ mainDomain: `${SECOND.host}:${port}` })}` })
    .where('code', '=', SECOND.merchant)
    .where(sql<boolean>`coalesce(settings ->> 'mainDomain', ${SECOND.host}) like ${`${SECOND.host}%`}`)
    .execute();
};

/** Creates the second merchant's player and the agent above it, unless they exist. */
export const seedSecondMembers = async (tx: Tx, passwordHash: string): Promise<void> => {
  const { merchant } = SECOND;
  await seedMember(tx, { merchant, ...HOST, passwordHash });
  const host = await inMerchant(tx, merchant)
    .selectFrom('members')
    .select('id')
    .where('username', '=', HOST.username)
    .where('type', '=', HOST.type)
    .executeTakeFirst();
  await seedMember(tx, { merchant, ...GUEST, passwordHash, upline: host?.id ?? null });
};
