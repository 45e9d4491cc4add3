import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordProblem } from '../../../../contract/auth.ts';
import { Failure } from '../../../http/failure.ts';

/** Initial password of accounts made by an agent. Members must change it (AUTH-02). */
export const WEAK_PASSWORD = '123456';
/** The list is sorted by frequency. */
const COMMONEST = 10_000;
const common = new Set(dictionary['passwords-common'].slice(0, COMMONEST).map((each) => each.toLowerCase()));

/** AUTH-06: throws password_unreadable, password_is_username or password_too_common. The schema checks the length. */
export const checkNewPassword = (password: string, username: string): void => {
  const problem = passwordProblem(password, username);
  if (problem === 'passwordUnreadable') throw new Failure('password_unreadable');
  if (problem === 'passwordIsUsername') throw new Failure('password_is_username');
  if (common.has(password.toLowerCase())) throw new Failure('password_too_common');
};
