import type { RequestOf } from '../../../contract/define.ts';
import type { doors, LoginResult } from '../../../contract/doors.ts';
import { inBrand } from '../../db/brand.ts';
import type { House } from '../../house.ts';
import { Failure } from '../../http/failure.ts';
import type { Call } from '../../http/route.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { enter } from './enter.ts';
import { given } from './given.ts';
import { loginBySms } from './login-by-sms.ts';
import { WEAK_PASSWORD } from './password-rule.ts';
import type { Passwords } from './passwords.ts';
import { checkTries, countFailure, forgetFailures } from './throttle.ts';

/** Logs in by username and password. Whether a name exists shows neither in the answer nor in its time. */
export const login = async (
  house: House,
  passwords: Passwords,
  call: Call,
  form: RequestOf<typeof doors.login>,
): Promise<LoginResult> => {
  if (form.type === 'sms') return loginBySms(house, call, form);
  const { database } = house;
  const merchant = call.merchant.code;
  const { password, ...typed } = given(form, 'username', 'password');
  const username = typed.username.toLowerCase();
  await checkTries(database, merchant, username);
  const member = await findMember(house, merchant, username);
  if (!(await passwords.verify(member?.password_hash, password)) || !member) {
    await countFailure(database, merchant, username);
    throw new Failure('in_incorrect_password');
  }
  await forgetFailures(database, merchant, username);
  return enter(house, call, member, { by: 'username', as: form.as, weak: password === WEAK_PASSWORD });
};

const findMember = async ({ database }: House, merchant: string, username: string): Promise<MemberRow | undefined> =>
  inBrand(database.db, merchant).selectFrom('members').selectAll().where('username', '=', username).executeTakeFirst();
