import { isDeepStrictEqual } from 'node:util';
import { flagsWith, type Flags } from '../../../contract/flags.ts';
import type { RequestOf } from '../../../contract/define.ts';
import type { MerchantRow, merchants } from '../../../contract/merchants.ts';
import type { ModuleStates } from '../../../contract/modules.ts';
import type { Brand } from '../../../contract/site.ts';
import { jsonb, type Tx } from '../../db/database.ts';
import type { Fail } from '../../http/failure.ts';
import { findMerchant, type MerchantSettings } from '../../http/viewer.ts';
import { audit } from '../../operator/audit.ts';
import { staffActor } from '../../operator/actor.ts';
import { changeMerchant, lockMerchant } from '../../operator/merchant.ts';
import { rowOf } from './list.ts';
import { differingZones } from './time-zones.ts';

/** Log-in and registration by user name, and passwords by mail: what every merchant needs to open. */
const FIRST_FLAGS = flagsWith(['DIRECTREG3', 'USERNAMEREG3', 'CHNGPASSVERIF3', 'CHNGPASSMAIL3']);
/** No end of the maintenance in which a new merchant begins. */
const CLOSED = 1;

/** Digits of the currency's minor unit by ISO 4217; 2 for a code that it does not have. */
const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** What of a brand contradicts the rest, or the database; undefined if it fits. */
const problemOf = async (tx: Tx, { languages, defaultLanguage, timeZone }: Brand): Promise<string | undefined> => {
  if (new Set(languages).size < languages.length) return 'language_twice';
  if (!languages.includes(defaultLanguage)) return 'default_language_not_offered';
  return (await differingZones(tx, [timeZone])).length > 0 ? 'time_zone_not_the_same_in_database' : undefined;
};

interface Insert {
  brand: Brand;
  flags?: Flags;
  modules?: ModuleStates;
  settings?: MerchantSettings;
  status?: 0 | 1;
}

/** Writes the row of a merchant. Returns false and changes nothing if the code is taken. */
export const insertMerchant = async (
  tx: Tx,
  { brand, flags = FIRST_FLAGS, modules = {}, settings = {}, status = CLOSED }: Insert,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('merchants')
    .values({
      code: brand.merchant,
      brand: jsonb(brand),
      flags: jsonb(flags),
      modules: jsonb(modules),
      settings: jsonb(settings),
      status,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** Makes a merchant, in maintenance. The same request once more answers the same. */
export const newMerchant = async (
  tx: Tx,
  { reason, exponent, ...given }: RequestOf<typeof merchants.newMerchant>,
  fail: Fail<'merchant_taken' | 'brand_wrong'>,
): Promise<MerchantRow> => {
  const brand: Brand = {
    ...given,
    exponent: exponent ?? digitsOf(given.currency),
    demo: false,
  };
  const problem = await problemOf(tx, brand);
  if (problem) throw fail('brand_wrong', { details: { problem } });
  const { merchant } = brand;
  if (await insertMerchant(tx, { brand }))
    await audit(tx, { merchant, actor: staffActor(), action: 'merchant_new', reason, before: null, after: brand });
  else {
    const known = await findMerchant(tx, merchant);
    if (!isDeepStrictEqual(known?.brand, JSON.parse(JSON.stringify(brand)))) throw fail('merchant_taken');
  }
  return rowOf(tx, merchant);
};

/** Changes the brand. Open pages load the site's information again. */
export const changeBrand = async (
  tx: Tx,
  { merchant, change, reason }: RequestOf<typeof merchants.changeMerchant>,
  fail: Fail<'brand_wrong'>,
): Promise<MerchantRow> => {
  const { brand: before } = await lockMerchant(tx, merchant);
  const after: Brand = { ...before, ...change };
  const problem = await problemOf(tx, after);
  if (problem) throw fail('brand_wrong', { details: { problem } });
  await changeMerchant(tx, merchant, { brand: jsonb(after) });
  await audit(tx, { merchant, actor: staffActor(), action: 'merchant_brand', reason, before, after });
  return rowOf(tx, merchant);
};
