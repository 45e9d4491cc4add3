import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { auth } from '../../../../contract/auth.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { BaseContext } from '../../../app/base-context.ts';
import type { CallOf } from '../../../http/route.ts';
import { checkPerson } from '../sessions/confirm.ts';
import { recordCredentials } from '../sessions/audit-credentials.ts';
import type { Encryption } from '../../../crypto/encryption.ts';
import { checkNewPassword } from './rule.ts';
import type { Passwords } from '../../../crypto/passwords.ts';
import { setPassword } from './set-password.ts';

type Endpoint = typeof auth.changePassword;

/** AUTH-06: changes the password of a logged-in member who knows the old one. Ends the member's other sessions. */
export const changePassword = async (
  ctx: BaseContext,
  means: { encryption: Encryption; passwords: Passwords },
  call: CallOf<Endpoint>,
  { oldPassword, newPassword, confirmNewPassword }: RequestOf<Endpoint>,
): Promise<ResponseOf<Endpoint>> => {
  const { member, session } = call;
  const { merchant, username } = member;
  if (newPassword !== confirmNewPassword) throw call.fail('password_mismatch');
  await checkPerson(ctx, means, call, { password: oldPassword }, () => call.fail('old_password_wrong'));
  if (newPassword === oldPassword) throw call.fail('password_unchanged');
  checkNewPassword(newPassword, username, call.fail);
  const hash = await means.passwords.hash(newPassword);
  await ctx.database.transact(async (tx) => {
    const sessionsEnded = await setPassword(tx, member, { hash, keep: session.id });
    if (sessionsEnded === undefined) throw call.fail('old_password_wrong');
    await inMerchant(tx, merchant)
      .updateTable('sessions')
      .set({ change_password: null })
      .where('id', '=', session.id)
      .execute();
    await recordCredentials(tx, member, { action: 'password_change', ip: call.ip, after: { sessionsEnded } });
  });
  return {};
};
