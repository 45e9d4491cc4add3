import { sql } from 'kysely';
import type { LoginResult } from '../../../../contract/auth.ts';
import { isModuleOn } from '../../../../contract/modules.ts';
import { isAgentType } from '../../../../contract/session.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { BaseContext } from '../../../app/base-context.ts';
import type { Fail, Failure } from '../../../http/failure.ts';
import type { Call } from '../../../http/route.ts';
import type { MemberRow, SessionRow } from '../../../http/viewer.ts';
import { recordCredentials } from '../sessions/audit-credentials.ts';
import { drawFactorTicket } from '../second-factor/tickets.ts';
import { linkPerson, type FirebaseLink } from '../firebase/link.ts';
import { hasSecondFactor } from '../second-factor/second-factor.ts';
import { endSessions, memberInfo, insertSession } from '../sessions/sessions.ts';
import { setPassword } from '../password/set-password.ts';
import { auditRefusal } from './audit-failed-login.ts';
import { forgetFailures } from './login-lockout.ts';

/** What any login of a member may be refused for. */
export type LoginFailure = 'non_member_account' | 'account_locked';

/** The login method and what it requires. */
export interface LoginGrant {
  by: 'username' | 'sms' | 'firebase' | 'freePlay' | 'link' | 'register' | 'passwordReset';
  /** Makes the failure of a member who is no agent; set at the agent centre, which accepts agents only (AUTH-14). */
  notAgent?: (() => Failure) | undefined;
  /** Makes the failure of a password that changed after it was checked; set by a login by password. */
  passwordChanged?: () => Failure;
  /** The password was '123456' (AUTH-02). */
  weak?: boolean;
  /**
   * The new password's hash, and how the member was identified. Set when the session opens, not before the second factor is
   * checked.
   */
  reset?: { hash: string; by: 'mail' | 'phone' };
  /** The person identified by Firebase, to be linked to this member. */
  link?: FirebaseLink;
  /**
   * Runs in the transaction that opens the session or draws the second-factor ticket, before it. Uses up a code, link or token.
   */
  within?: (tx: Tx) => Promise<unknown>;
}

/** AUTH-14: plain members and agents log in. Trial accounts start by free play only; other types never log in. */
const mayLogIn = (type: number): boolean => type === 0 || isAgentType(type);

const DAY_MS = 86_400_000;

/** Throws if this member may not log in at all. */
const checkMayLogIn = async (
  db: Db | Tx,
  member: MemberRow,
  { notAgent }: Pick<LoginGrant, 'notAgent'>,
  fail: Fail<LoginFailure>,
): Promise<void> => {
  if (!mayLogIn(member.type)) throw fail('non_member_account');
  if (notAgent && !isAgentType(member.type)) throw notAgent();
  if (member.locked || (await isStopped(db, member))) throw fail('account_locked');
};

/**
 * Returns the current member row, locked until the session is open: a concurrent password change or operator stop is
 * either seen here or sees the new session. Throws if the member may not log in.
 */
export const lockForLogin = async (
  tx: Tx,
  { id, merchant }: Pick<MemberRow, 'id' | 'merchant'>,
  entry: Pick<LoginGrant, 'notAgent'>,
  fail: Fail<LoginFailure>,
): Promise<MemberRow> => {
  const member = await inMerchant(tx, merchant)
    .selectFrom('members')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await checkMayLogIn(tx, member, entry, fail);
  return member;
};

/** Starts the session of an identified member, for every login method. Throws if the member may not log in. */
export const startSession = async (
  ctx: BaseContext,
  call: Call<LoginFailure>,
  shown: MemberRow,
  entry: LoginGrant,
): Promise<LoginResult> => {
  const tried = { merchant: shown.merchant, memberId: shown.id, ip: call.ip, by: entry.by };
  const { opened, ticket } = await auditRefusal(ctx, tried, () =>
    ctx.database.transact(async (tx) => {
      const member = await lockForLogin(tx, shown, entry, call.fail);
      if (entry.passwordChanged && member.password_hash !== shown.password_hash) throw entry.passwordChanged();
      await entry.within?.(tx);
      if (await hasSecondFactor(tx, member)) return { ticket: await drawFactorTicket(tx, member, ticketEntry(entry)) };
      return { opened: await issueSession(ctx, tx, call, member, entry) };
    }),
  );
  if (!opened) throw call.fail('second_factor_needed', { details: { ticket } });
  return opened;
};

/** The login method as a second-factor ticket keeps it, in JSON. */
export type TicketEntry = Pick<LoginGrant, 'by' | 'weak' | 'reset' | 'link'> & { as?: 'agent' | undefined };

const ticketEntry = ({ by, weak, reset, link, notAgent }: LoginGrant): TicketEntry => ({
  ...{ by, weak, reset, link },
  as: notAgent && 'agent',
});

/** Opens the session that answers a login, and sets the new password if there is one. Checks nothing. */
export const issueSession = async (
  ctx: BaseContext,
  tx: Tx,
  call: Call,
  member: MemberRow,
  entry: LoginGrant,
): Promise<LoginResult> => {
  if (entry.reset) {
    const { hash, by } = entry.reset;
    const sessionsEnded = await setPassword(tx, member, { hash });
    await recordCredentials(tx, member, { action: 'password_reset', ip: call.ip, after: { by, sessionsEnded } });
  }
  if (entry.link && (await linkPerson(tx, member, entry.link))) {
    const after = { channel: entry.link.channel };
    await recordCredentials(tx, member, { action: 'firebase_link', ip: call.ip, after });
  }
  const changePassword = dueChange(call, member, entry, isExpired(ctx, call, member));
  // Ends the session that this page had: a page has one session.
  const { merchant } = member;
  if (call.session) await endSessions(tx, { merchant, sessionId: call.session.id }, 'logout');
  const { token, session } = await insertSession(tx, member, call, changePassword);
  // Lock order: after the member's row, as in setting a password, so that two transactions do not deadlock.
  if (entry.by === 'username') await forgetFailures(tx, member);
  call.log.info({ memberId: member.id, by: entry.by }, 'a session begins');
  return { token, ...loginInfo(ctx, call, member, session) };
};

/** The login result of an open session, without its token. */
export const loginInfo = (
  ctx: BaseContext,
  call: Pick<Call, 'merchant'>,
  member: MemberRow,
  session: SessionRow,
): Omit<LoginResult, 'token'> => ({
  firstTimeLogin: !member.logged_in_before,
  passwordExpired: isExpired(ctx, call, member),
  changePassword: session.change_password,
  userInfo: memberInfo(member, session),
});

const isExpired = (
  ctx: BaseContext,
  { merchant }: Pick<Call, 'merchant'>,
  { password_changed_at }: MemberRow,
): boolean => {
  const days = merchant.settings.passwordExpiryDays;
  return days !== undefined && password_changed_at.getTime() < ctx.now() - days * DAY_MS;
};

/** Returns why this session's password must be changed. A login without a password requires no change (AUTH-02). */
const dueChange = (
  { merchant }: Call,
  { password_given }: MemberRow,
  { by, weak }: LoginGrant,
  expired: boolean,
): LoginResult['changePassword'] => {
  if (by !== 'username') return null;
  if (weak) return 'weak';
  if (password_given && isModuleOn(merchant.modules, 'FORCED_PASSWORD_CHANGE')) return 'first';
  return expired ? 'expired' : null;
};

/** PP-30: whether the operator stopped this login. */
const isStopped = async (db: Db | Tx, { merchant, username }: MemberRow): Promise<boolean> =>
  (await inMerchant(db, merchant)
    .selectFrom('stopped_logins')
    .select(sql<number>`1`.as('one'))
    .where('username', '=', username)
    .executeTakeFirst()) !== undefined;
