import type { RequestOf } from '../../../../contract/define.ts';
import type { auth, LoginResult } from '../../../../contract/auth.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { BaseContext } from '../../../app/base-context.ts';
import { CAPTCHA_NEXT, takeAnswer } from '../../../captcha/picture-answer.ts';
import type { Captcha } from '../../../captcha/captcha.ts';
import type { Encryption } from '../../../crypto/encryption.ts';
import type { Call } from '../../../http/route.ts';
import type { MemberRow } from '../../../http/viewer.ts';
import { recordFailedLogin } from './audit-failed-login.ts';
import { type LoginFailure, startSession } from './start-session.ts';
import { requireFields } from '../require-fields.ts';
import { WEAK_PASSWORD } from '../password/rule.ts';
import type { Passwords } from '../../../crypto/passwords.ts';
import { beginTry, checkAddress, tryFailed, undoTry } from './login-lockout.ts';

type Form = RequestOf<typeof auth.login>;

/** Logs in by username and password. Neither the answer nor its duration reveals whether a name exists. */
export const login = async (
  ctx: BaseContext,
  { passwords, captcha, encryption }: { passwords: Passwords; captcha: Captcha; encryption: Encryption },
  call: Call<LoginFailure | 'non_agent_account' | 'in_incorrect_password' | 'captcha_needed' | 'captcha_wrong'>,
  form: Form,
): Promise<LoginResult> => {
  const { database } = ctx;
  const merchant = call.merchant.code;
  const { password, ...typed } = requireFields(form, 'username', 'password');
  const username = typed.username.toLowerCase();
  const addressNeedsCheck = await checkAddress(database, call.ip);
  const passed = await takeAnswer(ctx, captcha, merchant, form, call.fail);
  if (!passed && addressNeedsCheck) throw call.fail('captcha_needed', CAPTCHA_NEXT);
  if (!(await beginTry(database, merchant, username, passed))) throw call.fail('captcha_needed', CAPTCHA_NEXT);
  const member = await findMember(ctx, merchant, username);
  const takeBack = async (error: unknown): Promise<never> => {
    await undoTry(database, merchant, username);
    throw error;
  };
  const isRight = await passwords.verify(member?.password_hash, password).catch(takeBack);
  if (!isRight || !member) {
    const unknown = encryption.fingerprint(username);
    const tried = { merchant, memberId: member?.id, unknown, ip: call.ip, by: 'username' };
    const needsCaptcha = await database.transact(async (tx) => {
      const counted = await tryFailed(tx, merchant, username, call.ip);
      await recordFailedLogin(tx, tried, 'in_incorrect_password', counted.failures);
      return counted.needsCaptcha;
    });
    throw call.fail('in_incorrect_password', needsCaptcha ? CAPTCHA_NEXT : {});
  }
  // The password alone does not reset the name's count; only an opened session does.
  const grant = {
    by: 'username',
    weak: password === WEAK_PASSWORD,
    notAgent: form.as && (() => call.fail('non_agent_account')),
    passwordChanged: () => call.fail('in_incorrect_password'),
  } as const;
  return startSession(ctx, call, member, grant).catch(takeBack);
};

const findMember = async (
  { database }: BaseContext,
  merchant: string,
  username: string,
): Promise<MemberRow | undefined> =>
  inMerchant(database.db, merchant)
    .selectFrom('members')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirst();
