import { sql } from 'kysely';
import type { RequestOf } from '../../../contract/define.ts';
import { isAgentType, type LoginResult, type session } from '../../../contract/session.ts';
import { inBrand } from '../../db/brand.ts';
import type { House } from '../../house.ts';
import { Failure } from '../../http/failure.ts';
import type { Call } from '../../http/route.ts';
import type { MemberRow } from '../../http/viewer.ts';
import type { Passwords } from './passwords.ts';
import { memberInfo, startSession } from './sessions.ts';
import { checkTries, countFailure, forgetFailures } from './throttle.ts';

/** AUTH-14: plain members and agents log in here; trials come by free play, anyone else not at all. */
const mayLogIn = (type: number): boolean => type === 0 || isAgentType(type);

const DAY_MS = 86_400_000;

/** Logs in by username and password. Whether a name exists shows neither in the answer nor in its time. */
export const login = async (
  house: House,
  passwords: Passwords,
  call: Call,
  form: RequestOf<typeof session.login>,
): Promise<LoginResult> => {
  if (form.type !== 'username') throw new Failure('mode_not_offered');
  const { database } = house;
  const merchant = call.merchant.code;
  const username = form.username.toLowerCase();
  await checkTries(database, merchant, username);
  const member = await findMember(house, merchant, username);
  if (!(await passwords.verify(member?.password_hash, form.password)) || !member) {
    await countFailure(database, merchant, username);
    throw new Failure('in_incorrect_password');
  }
  await forgetFailures(database, merchant, username);
  if (!mayLogIn(member.type)) throw new Failure('non_member_account');
  if (form.as === 'agent' && !isAgentType(member.type)) throw new Failure('non_agent_account');
  if (member.locked || (await isStopped(house, merchant, username))) throw new Failure('account_locked');
  return database.transact(async (tx) => {
    const { token, session } = await startSession(tx, member, call);
    const first = await inBrand(tx, merchant)
      .updateTable('members')
      .set({ logged_in_before: true })
      .where('id', '=', member.id)
      .where('logged_in_before', '=', false)
      .executeTakeFirst();
    const expiry = call.merchant.settings.passwordExpiryDays;
    return {
      token,
      firstTimeLogin: first.numUpdatedRows === 1n,
      passwordExpired: expiry !== undefined && member.password_changed_at.getTime() < house.now() - expiry * DAY_MS,
      userInfo: memberInfo(member, session),
    };
  });
};

const findMember = async ({ database }: House, merchant: string, username: string): Promise<MemberRow | undefined> =>
  inBrand(database.db, merchant).selectFrom('members').selectAll().where('username', '=', username).executeTakeFirst();

/** PP-30: the operator stopped this login. */
const isStopped = async ({ database }: House, merchant: string, username: string): Promise<boolean> =>
  (await inBrand(database.db, merchant)
    .selectFrom('stopped_logins')
    .select(sql<number>`1`.as('one'))
    .where('username', '=', username)
    .executeTakeFirst()) !== undefined;
