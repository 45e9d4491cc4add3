import { sql } from 'kysely';
import { inMerchant } from '../../../db/merchant.ts';
import type { Db } from '../../../db/database.ts';
import type { Fail } from '../../../http/failure.ts';
import type { MemberRow } from '../../../http/viewer.ts';

/** The member who invited a newcomer. */
export type Inviter = Pick<MemberRow, 'id' | 'type'>;

/** Returns the agent of an affiliate code, or undefined if the code is unknown or belongs to another domain. */
export const agentOfAffiliate = async (
  db: Db,
  merchant: string,
  code: string,
  domain: string | undefined,
): Promise<Inviter | undefined> => {
  const tables = inMerchant(db, merchant);
  const row = await tables
    .selectFrom('affiliate_codes')
    .select(['agent', 'domain'])
    .where('code', '=', code)
    .executeTakeFirst();
  if (!row || (row.domain !== null && row.domain !== domain?.toLowerCase())) return undefined;
  return tables.selectFrom('members').select(['id', 'type']).where('id', '=', row.agent).executeTakeFirst();
};

/**
 * The member with this name or code, if it can invite: not a trial, not locked or frozen, and not excluded. A newcomer learns of none
 * of these. Codes that were typed in capitals are found too.
 */
const memberWith = async (
  db: Db,
  merchant: string,
  column: 'username' | 'referral_code',
  value: string,
): Promise<Inviter | undefined> =>
  inMerchant(db, merchant)
    .selectFrom('members')
    .select(['id', 'type'])
    .where(column, 'in', [value, value.toLowerCase()])
    .where('demo', '=', false)
    .where('locked', '=', false)
    .where('frozen_at', 'is', null)
    .where(sql<boolean>`coalesce(excluded_until <= row_clock(), true)`)
    .orderBy(sql`${sql.ref(column)} = ${value}`, 'desc')
    .limit(1)
    .executeTakeFirst();

interface Invitations {
  affiliateCode?: string;
  referralCode?: string;
  recommenderId?: string;
  domain?: string;
}

/**
 * Returns the inviter of a newcomer: an affiliate code takes precedence over a member's code, and that over a name. No field
 * means no inviter; a wrong one is refused, and the failure names its field (AUTH-11).
 */
export const inviterOf = async (
  db: Db,
  merchant: string,
  given: Invitations,
  fail: Fail<'invitation_code_error'>,
): Promise<Inviter | undefined> => {
  const { affiliateCode, referralCode, recommenderId, domain } = given;
  const found: Inviter[] = [];
  const take = (field: string, inviter: Inviter | undefined) => {
    if (!inviter) throw fail('invitation_code_error', { details: { field } });
    found.push(inviter);
  };
  if (affiliateCode) take('affiliateCode', await agentOfAffiliate(db, merchant, affiliateCode, domain));
  if (referralCode) take('referralCode', await memberWith(db, merchant, 'referral_code', referralCode));
  if (recommenderId) take('recommenderId', await memberWith(db, merchant, 'username', recommenderId));
  return found[0];
};
