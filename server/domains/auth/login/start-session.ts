import { sql } from 'kysely';
import type { LoginResult } from '../../../../contract/auth.ts';
import { isAgentType } from '../../../../contract/session.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { AppContext } from '../../../context.ts';
import { Failure } from '../../../http/failure.ts';
import type { Call } from '../../../http/route.ts';
import type { MemberRow } from '../../../http/viewer.ts';
import { noteCredentials } from '../sessions/audit-credentials.ts';
import { drawFactorTicket } from '../second-factor/tickets.ts';
import { linkPerson, type FirebaseLink } from '../firebase/link.ts';
import { hasSecondFactor } from '../second-factor/second-factor.ts';
import { endSessions, memberInfo, insertSession } from '../sessions/sessions.ts';
import { setPassword } from '../password/set-password.ts';
import { forgetFailures } from './login-lockout.ts';

/** By which door somebody came. */
export interface LoginGrant {
  by: 'username' | 'sms' | 'firebase' | 'freePlay' | 'link' | 'register' | 'passwordReset';
  /** The agent centre's door lets in nobody else (AUTH-14). */
  as?: 'agent';
  /** The password was '123456' (AUTH-02). */
  weak?: boolean;
  /** The new password's hash, and what showed the person: set as the session opens, not before the second factor was shown. */
  reset?: { hash: string; by: 'mail' | 'phone' };
  /** Who Firebase vouched for: is known as this member from then on. */
  link?: FirebaseLink;
  /** Done in the transaction that opens the session, or draws the ticket of the second factor, before it: uses up a code, a link, a token. */
  within?: (tx: Tx) => Promise<unknown>;
}

/** AUTH-14: plain members and agents log in; trials come by free play, anyone else not at all. */
const mayLogIn = (type: number): boolean => type === 0 || isAgentType(type);

const DAY_MS = 86_400_000;

/** Throws what stands against a member's coming in at all. */
const checkMayLogIn = async (db: Db | Tx, member: MemberRow, entry: LoginGrant): Promise<void> => {
  if (!mayLogIn(member.type)) throw new Failure('non_member_account');
  if (entry.as === 'agent' && !isAgentType(member.type)) throw new Failure('non_agent_account');
  if (member.locked || (await isStopped(db, member))) throw new Failure('account_locked');
};

/**
 * The member as it is now, locked until the session is open: a password that changes, a login that the operator stops, while
 * somebody waits at the door, is seen here or sees the new session. Throws what stands against coming in.
 */
export const lockForLogin = async (
  tx: Tx,
  { id, merchant }: Pick<MemberRow, 'id' | 'merchant'>,
  entry: LoginGrant,
): Promise<MemberRow> => {
  const member = await inMerchant(tx, merchant)
    .selectFrom('members')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await checkMayLogIn(tx, member, entry);
  return member;
};

/** Lets in a member who has shown who it is, by whichever door, or throws what stands against it. */
export const startSession = async (
  ctx: AppContext,
  call: Call,
  shown: MemberRow,
  entry: LoginGrant,
): Promise<LoginResult> => {
  const { opened, ticket } = await ctx.database.transact(async (tx) => {
    const member = await lockForLogin(tx, shown, entry);
    // The one that was right is not the password any more.
    if (entry.by === 'username' && member.password_hash !== shown.password_hash)
      throw new Failure('in_incorrect_password');
    await entry.within?.(tx);
    if (await hasSecondFactor(tx, member)) return { ticket: await drawFactorTicket(tx, member, entry) };
    return { opened: await issueSession(ctx, tx, call, member, entry) };
  });
  if (!opened) throw new Failure('second_factor_needed', { details: { ticket } });
  return opened;
};

/** Opens the session that answers a log-in, with the new password where there is one; nothing is checked any more. */
export const issueSession = async (
  ctx: AppContext,
  tx: Tx,
  call: Call,
  member: MemberRow,
  entry: LoginGrant,
): Promise<LoginResult> => {
  if (entry.reset) {
    const { hash, by } = entry.reset;
    const sessionsEnded = await setPassword(tx, member, { hash });
    await noteCredentials(tx, member, { action: 'password_reset', ip: call.ip, after: { by, sessionsEnded } });
  }
  if (entry.link && (await linkPerson(tx, member, entry.link))) {
    const after = { channel: entry.link.channel };
    await noteCredentials(tx, member, { action: 'firebase_link', ip: call.ip, after });
  }
  const passwordExpired = isExpired(ctx, call, member);
  const changePassword = dueChange(call, member, entry, passwordExpired);
  // Who was logged in on this page is so no more: one page has one session.
  const { merchant } = member;
  if (call.session) await endSessions(tx, { merchant, sessionId: call.session.id }, 'logout');
  const { token, session } = await insertSession(tx, member, call, changePassword);
  const first = await inMerchant(tx, member.merchant)
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

const isExpired = (ctx: AppContext, { merchant }: Call, { password_changed_at }: MemberRow): boolean => {
  const days = merchant.settings.passwordExpiryDays;
  return days !== undefined && password_changed_at.getTime() < ctx.now() - days * DAY_MS;
};

/** Why this session's password must be changed; who came without a password is not asked for another one (AUTH-02). */
const dueChange = (
  { merchant }: Call,
  { password_given }: MemberRow,
  { by, weak }: LoginGrant,
  expired: boolean,
): LoginResult['changePassword'] => {
  if (by !== 'username') return null;
  if (weak) return 'weak';
  if (password_given && merchant.modules.includes('FORCED_PASSWORD_CHANGE')) return 'first';
  return expired ? 'expired' : null;
};

/** PP-30: the operator stopped this login. */
const isStopped = async (db: Db | Tx, { merchant, username }: MemberRow): Promise<boolean> =>
  (await inMerchant(db, merchant)
    .selectFrom('stopped_logins')
    .select(sql<number>`1`.as('one'))
    .where('username', '=', username)
    .executeTakeFirst()) !== undefined;
