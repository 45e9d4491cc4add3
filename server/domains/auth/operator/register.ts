import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import { patternOf } from '../../../../contract/patterns.ts';
import type { registration } from '../../../../contract/register.ts';
import {
  ALWAYS_REQUESTED,
  fieldRules,
  type FieldRule,
  type FieldSetting,
} from '../../../../contract/register-fields.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { isAgentType } from '../../../../contract/session.ts';
import { inMerchant } from '../../../db/merchant.ts';
import { jsonb, type Tx } from '../../../db/database.ts';
import { termsVersionOf } from '../../../http/terms.ts';
import type { Fail } from '../../../http/failure.ts';
import type { Merchant, MerchantSettings } from '../../../http/viewer.ts';
import { audit } from '../../../operator/audit.ts';
import { findMember } from '../../../operator/find-member.ts';
import { staffActor } from '../../../operator/actor.ts';
import { changeMerchant, lockMerchant } from '../../../operator/merchant.ts';

const change = (tx: Tx, { code, settings }: Merchant, set: Partial<MerchantSettings>): Promise<Merchant> =>
  changeMerchant(tx, code, { settings: jsonb({ ...settings, ...set }) });

type Field = RequestOf<typeof registration.setField>['field'];

/** Bounds that no merchant can widen: the server's own for names and passwords. */
const WIDEST: Partial<Record<Field, { min: number; max: number }>> = {
  username: LIMITS.username,
  recommenderId: LIMITS.username,
  password: LIMITS.password,
  confirmPassword: LIMITS.password,
};

const checkSetting = (
  field: Field,
  { enabled, required, patternId, minLength, maxLength }: FieldSetting,
  fail: Fail<'field_always_requested' | 'field_bounds_wrong' | 'pattern_reserved'>,
): void => {
  if (!patternOf(patternId)) throw fail('pattern_reserved', { details: { patternId } });
  // Accounts are looked up by name, so names have one format.
  if (field === 'username' && patternId !== 1) throw fail('field_always_requested', { details: { patternId: 1 } });
  if (ALWAYS_REQUESTED.includes(field) && !(enabled && required)) throw fail('field_always_requested');
  // The age follows only from a date.
  if (field === 'birthday' && patternId !== 8 && patternId !== 9)
    throw fail('pattern_reserved', { details: { patternId, takes: [8, 9] } });
  const widest = WIDEST[field] ?? { min: 0, max: 200 };
  if (minLength > maxLength || minLength < widest.min || maxLength > widest.max)
    throw fail('field_bounds_wrong', { details: { ...widest } });
};

/**
 * Changes a field of a merchant's registration form and notifies open pages. Omitted properties keep their values (AUTH-09).
 * A reserved pattern is refused (AUTH-10).
 */
export const setRegisterField = async (
  tx: Tx,
  { merchant, field, reason = '', ...requested }: RequestOf<typeof registration.setField>,
  fail: Fail<'field_always_requested' | 'field_bounds_wrong' | 'pattern_reserved'>,
): Promise<FieldRule> => {
  const row = await lockMerchant(tx, merchant);
  const { enabled, required, patternId, minLength, maxLength } = fieldRules(row.settings.registerFields)[field];
  const before: FieldSetting = { enabled, required, patternId, minLength, maxLength };
  const after: FieldSetting = { ...before, ...requested };
  checkSetting(field, after, fail);
  const registerFields = { ...row.settings.registerFields, [field]: after };
  await change(tx, row, { registerFields });
  const written = { merchant, actor: staffActor(), action: 'register_field', reason };
  await audit(tx, { ...written, before: { field, ...before }, after: { field, ...after } });
  return fieldRules(registerFields)[field];
};

/** Sets the current version of the terms. Open pages ask their members to accept it (PP-02). */
export const setTerms = async (
  tx: Tx,
  { merchant, version, reason = '' }: RequestOf<typeof registration.setTerms>,
): Promise<{ version: string }> => {
  const row = await lockMerchant(tx, merchant);
  await change(tx, row, { termsVersion: version });
  const written = { merchant, actor: staffActor(), action: 'terms', reason };
  await audit(tx, { ...written, before: { version: termsVersionOf(row) }, after: { version } });
  return { version };
};

/** Assigns an affiliate code to an agent. A code that is assigned again refers to its new agent from then on. */
export const setAffiliate = async (
  tx: Tx,
  { merchant, code, account, domain, reason = '' }: RequestOf<typeof registration.setAffiliate>,
  fail: Fail<'downline_not_an_agent'>,
): Promise<ResponseOf<typeof registration.setAffiliate>> => {
  await lockMerchant(tx, merchant);
  const tables = inMerchant(tx, merchant);
  const agent = await findMember(tx, { merchant, account });
  if (!isAgentType(agent.type)) throw fail('downline_not_an_agent');
  const before = await tables
    .selectFrom('affiliate_codes')
    .select(['agent', 'domain'])
    .where('code', '=', code)
    .executeTakeFirst();
  await tables
    .insertInto('affiliate_codes', { code, agent: agent.id, domain })
    .onConflict((conflict) => conflict.columns(['merchant', 'code']).doUpdateSet({ agent: agent.id, domain }))
    .execute();
  const after = { code, account: agent.username, domain };
  await audit(tx, { merchant, actor: staffActor(), action: 'affiliate', reason, before: before ?? null, after });
  return after;
};
