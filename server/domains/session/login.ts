import type { RequestOf } from '../../../contract/define.ts';
import type { doors, LoginResult } from '../../../contract/doors.ts';
import { inBrand } from '../../db/brand.ts';
import type { House } from '../../house.ts';
import { CAPTCHA_NEXT, takeAnswer } from '../../human/answer.ts';
import type { Human } from '../../human/human.ts';
import { Failure } from '../../http/failure.ts';
import type { Call } from '../../http/route.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { enter } from './enter.ts';
import { given } from './given.ts';
import { loginBySms } from './login-by-sms.ts';
import { WEAK_PASSWORD } from './password-rule.ts';
import type { Passwords } from './passwords.ts';
import { beginTry, checkAddress, tryFailed, undoTry } from './throttle.ts';

type Form = RequestOf<typeof doors.login>;

/** Logs in by username and password. Whether a name exists shows neither in the answer nor in its time. */
export const login = async (
  house: House,
  { passwords, human }: { passwords: Passwords; human: Human },
  call: Call,
  form: Form,
): Promise<LoginResult> => {
  if (form.type === 'sms') return loginBySms(house, call, form);
  const { database } = house;
  const merchant = call.merchant.code;
  const { password, ...typed } = given(form, 'username', 'password');
  const username = typed.username.toLowerCase();
  const addressNeedsCheck = await checkAddress(database, call.ip);
  const passed = await takeAnswer(house, human, merchant, form);
  if (!passed && addressNeedsCheck) throw new Failure('captcha_needed', CAPTCHA_NEXT);
  if (!(await beginTry(database, merchant, username, passed))) throw new Failure('captcha_needed', CAPTCHA_NEXT);
  const member = await findMember(house, merchant, username);
  const takeBack = async (error: unknown): Promise<never> => {
    await undoTry(database, merchant, username);
    throw error;
  };
  const isRight = await passwords.verify(member?.password_hash, password).catch(takeBack);
  if (!isRight || !member) {
    const next = await tryFailed(database, merchant, username, call.ip);
    throw new Failure('in_incorrect_password', next ? CAPTCHA_NEXT : {});
  }
  // Who knows the password and nothing more leaves the name's count as it was: a session alone ends it.
  return enter(house, call, member, { by: 'username', as: form.as, weak: password === WEAK_PASSWORD }).catch(takeBack);
};

const findMember = async ({ database }: House, merchant: string, username: string): Promise<MemberRow | undefined> =>
  inBrand(database.db, merchant).selectFrom('members').selectAll().where('username', '=', username).executeTakeFirst();
