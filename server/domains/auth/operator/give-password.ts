import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { security } from '../../../../contract/security.ts';
import { TRIAL_TYPE } from '../../../../contract/session.ts';
import type { Database } from '../../../db/database.ts';
import type { Passwords } from '../../../crypto/passwords.ts';
import { randomReadable } from '../second-factor/readable.ts';
import { setPassword } from '../password/set-password.ts';
import { commonFailure } from '../../../http/failure.ts';
import { audit } from '../../../operator/audit.ts';
import { findMember } from '../../../operator/find-member.ts';
import { staffActor } from '../../../operator/actor.ts';
import { lockMerchant } from '../../../operator/merchant.ts';

/**
 * AUTH-02: generates a password for a member who cannot log in. It counts as set by somebody else, and the member's sessions
 * end. The audit names the member, never the password. An active second factor stays on.
 */
export const givePassword = async (
  { database, passwords }: { database: Database; passwords: Passwords },
  { merchant, account, reason }: RequestOf<typeof security.givePassword>,
): Promise<ResponseOf<typeof security.givePassword>> => {
  const password = randomReadable();
  const hash = await passwords.hash(password);
  await database.transact(async (tx) => {
    await lockMerchant(tx, merchant);
    const member = await findMember(tx, { merchant, account }, { locked: true });
    // A trial account has no password, and no login method accepts one for it.
    if (member.type === TRIAL_TYPE) throw commonFailure('not_found');
    const sessionsEnded = await setPassword(tx, member, { hash, given: true });
    const after = { memberId: member.id, sessionsEnded };
    await audit(tx, {
      merchant,
      actor: staffActor(),
      action: 'password_give',
      reason,
      before: null,
      after,
      memberId: member.id,
    });
  });
  return { password };
};
