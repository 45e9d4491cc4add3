import { sql } from 'kysely';
import type { LoginResult } from '../../../contract/doors.ts';
import { isAgentType } from '../../../contract/session.ts';
import { inBrand } from '../../db/brand.ts';
import type { Tx } from '../../db/database.ts';
import type { House } from '../../house.ts';
import { Failure } from '../../http/failure.ts';
import type { Call } from '../../http/route.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { drawFactorTicket } from './factor-tickets.ts';
import { hasSecondFactor } from './second-factor.ts';
import { memberInfo, startSession } from './sessions.ts';
import { forgetFailures } from './throttle.ts';

/** By which door somebody came. */
export interface Entry {
  by: 'username' | 'sms' | 'firebase' | 'freePlay' | 'link' | 'register' | 'passwordReset';
  /** The agent centre's door lets in nobody else (AUTH-14). */
  as?: 'agent';
  /** The password was '123456' (AUTH-02). */
  weak?: boolean;
  /** Done in the transaction that opens the session, before it: uses up a code, sets a password. */
  within?: (tx: Tx) => Promise<unknown>;
}

/** AUTH-14: plain members and agents log in; trials come by free play, anyone else not at all. */
const mayLogIn = (type: number): boolean => type === 0 || isAgentType(type);

const DAY_MS = 86_400_000;

/** Throws what stands against a member's coming in at all. */
export const checkMayEnter = async (house: House, member: MemberRow, entry: Entry): Promise<void> => {
  if (!mayLogIn(member.type)) throw new Failure('non_member_account');
  if (entry.as === 'agent' && !isAgentType(member.type)) throw new Failure('non_agent_account');
  if (member.locked || (await isStopped(house, member))) throw new Failure('account_locked');
};

/** Lets in a member who has shown who it is, by whichever door, or throws what stands against it. */
export const enter = async (house: House, call: Call, member: MemberRow, entry: Entry): Promise<LoginResult> => {
  await checkMayEnter(house, member, entry);
  if (await hasSecondFactor(house.database.db, member)) {
    const ticket = await house.database.transact(async (tx) => {
      await entry.within?.(tx);
      return drawFactorTicket(tx, member, entry);
    });
    throw new Failure('second_factor_needed', { details: { ticket } });
  }
  return house.database.transact(async (tx) => {
    await entry.within?.(tx);
    return openFor(house, tx, call, member, entry);
  });
};

/** Opens the session that answers a log-in; nothing is checked any more. */
export const openFor = async (
  house: House,
  tx: Tx,
  call: Call,
  member: MemberRow,
  entry: Entry,
): Promise<LoginResult> => {
  const passwordExpired = isExpired(house, call, member);
  const changePassword = dueChange(call, member, entry, passwordExpired);
  const { token, session } = await startSession(tx, member, call, changePassword);
  const first = await inBrand(tx, member.merchant)
    .updateTable('members')
    .set({ logged_in_before: true })
    .where('id', '=', member.id)
    .where('logged_in_before', '=', false)
    .executeTakeFirst();
  // After the member's row, as where a password is set: two that meet wait for one another in one order.
  if (entry.by === 'username') await forgetFailures(tx, member);
  call.log.info({ memberId: member.id, by: entry.by }, 'a session begins');
  return {
    token,
    firstTimeLogin: first.numUpdatedRows === 1n,
    passwordExpired,
    changePassword,
    userInfo: memberInfo(member, session),
  };
};

const isExpired = (house: House, { merchant }: Call, { password_changed_at }: MemberRow): boolean => {
  const days = merchant.settings.passwordExpiryDays;
  return days !== undefined && password_changed_at.getTime() < house.now() - days * DAY_MS;
};

/** Why this session's password must be changed; who came without a password is not asked for another one (AUTH-02). */
const dueChange = (
  { merchant }: Call,
  { password_given }: MemberRow,
  { by, weak }: Entry,
  expired: boolean,
): LoginResult['changePassword'] => {
  if (by !== 'username') return null;
  if (weak) return 'weak';
  if (password_given && merchant.modules.includes('FORCED_PASSWORD_CHANGE')) return 'first';
  return expired ? 'expired' : null;
};

/** PP-30: the operator stopped this login. */
const isStopped = async ({ database }: House, { merchant, username }: MemberRow): Promise<boolean> =>
  (await inBrand(database.db, merchant)
    .selectFrom('stopped_logins')
    .select(sql<number>`1`.as('one'))
    .where('username', '=', username)
    .executeTakeFirst()) !== undefined;
