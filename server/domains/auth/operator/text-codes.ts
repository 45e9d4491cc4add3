import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { security } from '../../../../contract/security.ts';
import type { Tx } from '../../../db/database.ts';
import { forgetGuesses } from '../codes/codes.ts';
import { commonFailure } from '../../../http/failure.ts';
import { audit } from '../../../operator/audit.ts';
import { findMember } from '../../../operator/find-member.ts';
import { staffActor } from '../../../operator/actor.ts';
import { lockMerchant } from '../../../operator/merchant.ts';

/**
 * AUTH-08: accepts codes for this member's number again. Returns how many wrong ones there were. Throws `not_found` if the
 * member has no number.
 */
export const openTextCodes = async (
  tx: Tx,
  { merchant, account, reason }: RequestOf<typeof security.openTextCodes>,
): Promise<ResponseOf<typeof security.openTextCodes>> => {
  await lockMerchant(tx, merchant);
  const member = await findMember(tx, { merchant, account });
  if (!member.mobile) throw commonFailure('not_found');
  const wrong = await forgetGuesses(tx, { merchant, address: member.mobile });
  const about = { memberId: member.id };
  await audit(tx, {
    merchant,
    actor: staffActor(),
    action: 'text_codes_open',
    reason,
    before: { ...about, wrong },
    after: { ...about, wrong: 0 },
    memberId: member.id,
  });
  return { wrong };
};
