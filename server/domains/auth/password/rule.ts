import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordProblem } from '../../../../contract/auth.ts';
import { Failure } from '../../../http/failure.ts';

/** What accounts made by an agent may begin with, and nobody may keep (AUTH-02). */
export const WEAK_PASSWORD = '123456';
/** The list is in order of how common they are. */
const COMMONEST = 10_000;
const common = new Set(dictionary['passwords-common'].slice(0, COMMONEST).map((each) => each.toLowerCase()));

/** AUTH-06: throws password_unreadable, password_is_username or password_too_common; its length is the schema's affair. */
export const checkNewPassword = (password: string, username: string): void => {
  const problem = passwordProblem(password, username);
  if (problem === 'passwordUnreadable') throw new Failure('password_unreadable');
  if (problem === 'passwordIsUsername') throw new Failure('password_is_username');
  if (common.has(password.toLowerCase())) throw new Failure('password_too_common');
};
