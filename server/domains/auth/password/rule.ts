import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordProblem } from '../../../../contract/auth.ts';
import type { Fail } from '../../../http/failure.ts';

type GuessableFailure = 'password_is_username' | 'password_too_common';
type PasswordFailure = 'password_unreadable' | GuessableFailure;

/** Initial password of accounts made by an agent. Members must change it (AUTH-02). */
export const WEAK_PASSWORD = '123456';
/** The list is sorted by frequency. */
const COMMONEST = 10_000;
const common = new Set(dictionary['passwords-common'].slice(0, COMMONEST).map((each) => each.toLowerCase()));

/** AUTH-06: throws password_unreadable, password_is_username or password_too_common. The schema checks the length. */
export const checkNewPassword = (password: string, username: string, fail: Fail<PasswordFailure>): void => {
  if (passwordProblem(password, username) === 'passwordUnreadable') throw fail('password_unreadable');
  checkGuessable(password, username, fail);
};

/** Throws password_is_username or password_too_common. The form of a registration is checked before, and is readable. */
export const checkGuessable = (password: string, username: string, fail: Fail<GuessableFailure>): void => {
  if (passwordProblem(password, username) === 'passwordIsUsername') throw fail('password_is_username');
  if (common.has(password.toLowerCase())) throw fail('password_too_common');
};
