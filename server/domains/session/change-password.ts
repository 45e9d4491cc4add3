import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { doors } from '../../../contract/doors.ts';
import { inBrand } from '../../db/brand.ts';
import type { House } from '../../house.ts';
import { Failure } from '../../http/failure.ts';
import type { MemberCall } from '../../http/route.ts';
import { checkPerson } from '../security/confirm.ts';
import { noteCredentials } from '../security/credentials.ts';
import type { Vault } from '../../vault.ts';
import { checkNewPassword } from './password-rule.ts';
import type { Passwords } from './passwords.ts';
import { setPassword } from './set-password.ts';

type Endpoint = typeof doors.changePassword;

/** AUTH-06: changes the password of who is logged in and knows the old one; the member's other sessions end. */
export const changePassword = async (
  house: House,
  means: { vault: Vault; passwords: Passwords },
  call: MemberCall,
  { oldPassword, newPassword, confirmNewPassword }: RequestOf<Endpoint>,
): Promise<ResponseOf<Endpoint>> => {
  const { member, session } = call;
  const { merchant, username } = member;
  if (newPassword !== confirmNewPassword) throw new Failure('password_mismatch');
  await checkPerson(house, means, call, { password: oldPassword }).catch((error: unknown) => {
    throw error instanceof Failure && error.key === 'confirmation_wrong' ? new Failure('old_password_wrong') : error;
  });
  if (newPassword === oldPassword) throw new Failure('password_unchanged');
  checkNewPassword(newPassword, username);
  const hash = await means.passwords.hash(newPassword);
  await house.database.transact(async (tx) => {
    const sessionsEnded = await setPassword(tx, member, { hash, keep: session.id });
    if (sessionsEnded === undefined) throw new Failure('old_password_wrong');
    await inBrand(tx, merchant)
      .updateTable('sessions')
      .set({ change_password: null })
      .where('id', '=', session.id)
      .execute();
    await noteCredentials(tx, member, { action: 'password_change', ip: call.ip, after: { sessionsEnded } });
  });
  return {};
};
