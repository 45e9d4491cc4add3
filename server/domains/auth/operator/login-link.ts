import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { security } from '../../../../contract/security.ts';
import type { Tx } from '../../../db/database.ts';
import { drawLoginLink, LINK_MINUTES } from '../login/login-links.ts';
import { audit } from '../../../operator/audit.ts';
import { findMember } from '../../../operator/find-member.ts';
import { staffActor } from '../../../operator/actor.ts';
import { lockMerchant } from '../../../operator/merchant.ts';

/** AUTH-04: creates a link that logs this member in once. It expires. The audit names the member, never the code. */
export const loginLink = async (
  tx: Tx,
  { merchant, account, reason }: RequestOf<typeof security.loginLink>,
): Promise<ResponseOf<typeof security.loginLink>> => {
  await lockMerchant(tx, merchant);
  const member = await findMember(tx, { merchant, account });
  const code = await drawLoginLink(tx, member);
  const after = { memberId: member.id };
  await audit(tx, {
    merchant,
    actor: staffActor(),
    action: 'login_link',
    reason,
    before: null,
    after,
    memberId: member.id,
  });
  return { path: `/?token=${code}`, minutes: LINK_MINUTES };
};
