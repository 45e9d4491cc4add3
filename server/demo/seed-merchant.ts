import { DEMO_GAMES } from '../../art/catalogue.ts';
import type { Flags } from '../../contract/flags.ts';
import type { ModuleStates } from '../../contract/modules.ts';
import type { Brand } from '../../contract/site.ts';
import type { Tx } from '../db/database.ts';
import { createPool } from '../domains/jackpots/create-pool.ts';
import { drawFirstKeys, insertMerchant } from '../domains/merchants/index.ts';
import type { MerchantSettings } from '../http/viewer.ts';
import { seedBank } from './bank/seed.ts';
import { seedCashier } from './cashier/seed.ts';
import { seedContent } from './content.ts';
import { seedGames } from './games.ts';
import { DEMO_POOLS } from './pools.ts';
import { readStudioTitles } from './studio-titles.ts';

interface NewMerchant {
  brand: Brand;
  flags: Flags;
  modules: ModuleStates;
  settings: MerchantSettings;
  /** The types of game that it offers; absent: all. */
  gameTypes?: readonly string[];
}

/** Creates a merchant with its games, keys, pools, content and payment methods, but without members. Returns whether it is new. */
export const seedMerchant = async (
  tx: Tx,
  { brand, flags, modules, settings, gameTypes }: NewMerchant,
): Promise<boolean> => {
  const { merchant, name, currency, exponent } = brand;
  const isNew = await insertMerchant(tx, { brand, flags, modules, settings, status: 0 });
  const games = DEMO_GAMES.filter(({ gameType }) => !gameTypes || gameTypes.includes(gameType));
  const titles = await readStudioTitles();
  await seedGames(tx, merchant, games, titles);
  const offered = titles.vendors.filter((code) => games.some(({ vendor }) => vendor === code));
  for (const vendor of offered) await drawFirstKeys(tx, merchant, vendor);
  for (const [position, pool] of DEMO_POOLS.entries())
    await createPool(tx, { ...pool, merchant, currency, exponent, position });
  await seedContent(tx, merchant, name);
  await seedCashier(tx, merchant, name);
  await seedBank(tx, merchant);
  return isNew;
};
