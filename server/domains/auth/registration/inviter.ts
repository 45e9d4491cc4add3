import { inMerchant } from '../../../db/merchant.ts';
import type { Db } from '../../../db/database.ts';
import { Failure } from '../../../http/failure.ts';
import type { MemberRow } from '../../../http/viewer.ts';

/** Who brought a newcomer. */
export type Inviter = Pick<MemberRow, 'id' | 'type'>;

/** The agent of an affiliate code; undefined where the code is none, or belongs to another domain. */
export const agentOfAffiliate = async (
  db: Db,
  merchant: string,
  code: string,
  domain: string | undefined,
): Promise<Inviter | undefined> => {
  const brand = inMerchant(db, merchant);
  const row = await brand
    .selectFrom('affiliate_codes')
    .select(['agent', 'domain'])
    .where('code', '=', code)
    .executeTakeFirst();
  if (!row || (row.domain !== null && row.domain !== domain?.toLowerCase())) return undefined;
  return brand.selectFrom('members').select(['id', 'type']).where('id', '=', row.agent).executeTakeFirst();
};

const memberWith = async (
  db: Db,
  merchant: string,
  column: 'username' | 'referral_code',
  value: string,
): Promise<Inviter | undefined> =>
  inMerchant(db, merchant).selectFrom('members').select(['id', 'type']).where(column, '=', value).executeTakeFirst();

interface Invitations {
  affiliateCode?: string;
  referralCode?: string;
  recommenderId?: string;
  domain?: string;
}

/**
 * Who brought a newcomer: an affiliate's code counts before a member's, and that before a name. None is no invitation; a wrong
 * one among them is refused, and its field named (AUTH-11).
 */
export const inviterOf = async (db: Db, merchant: string, given: Invitations): Promise<Inviter | undefined> => {
  const { affiliateCode, referralCode, recommenderId, domain } = given;
  const found: Inviter[] = [];
  const take = (field: string, inviter: Inviter | undefined) => {
    if (!inviter) throw new Failure('invitation_code_error', { details: { field } });
    found.push(inviter);
  };
  if (affiliateCode) take('affiliateCode', await agentOfAffiliate(db, merchant, affiliateCode, domain));
  if (referralCode) take('referralCode', await memberWith(db, merchant, 'referral_code', referralCode));
  if (recommenderId) take('recommenderId', await memberWith(db, merchant, 'username', recommenderId.toLowerCase()));
  return found[0];
};
