import { inMerchant } from '../../../db/merchant.ts';
import type { Tx } from '../../../db/database.ts';
import type { Fail } from '../../../http/failure.ts';
import { hasAccepted, termsVersionOf } from '../../../http/terms.ts';
import type { MemberRow, Merchant } from '../../../http/viewer.ts';

/** Records a member's consents with the version and the time. */
export const consent = async (tx: Tx, member: MemberRow, kinds: readonly string[], version: string): Promise<void> => {
  await inMerchant(tx, member.merchant)
    .insertInto(
      'consents',
      kinds.map((kind) => ({ member_id: member.id, kind, version })),
    )
    .execute();
};

/** Accepts the current terms for a member. Throws terms_changed if the accepted version is not the current one. */
export const acceptTerms = async (
  tx: Tx,
  merchant: Merchant,
  member: MemberRow,
  version: string,
  fail: Fail<'terms_changed'>,
): Promise<void> => {
  if (version !== termsVersionOf(merchant)) throw fail('terms_changed');
  // Serializes requests of two tabs, so that one consent is recorded.
  await inMerchant(tx, merchant.code)
    .selectFrom('members')
    .select('id')
    .where('id', '=', member.id)
    .forNoKeyUpdate()
    .execute();
  if (!(await hasAccepted(tx, member, version))) await consent(tx, member, ['terms'], version);
};
