import * as z from 'zod/mini';
import { Done, endpoint, Nothing } from './define.ts';
import { Currency, Exponent, MemberId, Millis, Uuid } from './primitives.ts';

/** AUTH-14: agent types are 1, 2, 41, 42; 4 is a trial; 0 is a plain member. */
export const AGENT_TYPES = [1, 2, 41, 42] as const;
export const TRIAL_TYPE = 4;
export const isAgentType = (type: number | undefined): boolean => AGENT_TYPES.some((each) => each === type);

/** Why the password must change before money moves: set by somebody else, '123456', or too old (AUTH-02). */
export const PasswordDue = z.enum(['first', 'weak', 'expired']);

export const MemberInfo = z.strictObject({
  id: MemberId,
  account: z.string(),
  userName: z.string(),
  nickname: z.string(),
  type: z.int(),
  currency: Currency,
  exponent: Exponent,
  /** The session that makes the call: key of the `play` and `session` feeds. */
  sessionId: Uuid,
  sessionStartedAtMs: Millis,
  sessionExpiresAtMs: Millis,
  /** Of this session; null when no change is needed. */
  changePassword: z.nullable(PasswordDue),
});
export type MemberInfo = z.infer<typeof MemberInfo>;

/** What a login decides besides its token (AUTH-02). */
export const LoginInfo = z.strictObject({
  /** The first-login action has not run yet: `firstLogin` reports it. */
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  changePassword: z.nullable(PasswordDue),
  userInfo: MemberInfo,
});

export const session = {
  logout: endpoint({
    method: 'DELETE',
    path: '/wps/session/logout',
    auth: 'session',
    encoding: 'query',
    request: Nothing,
    response: Done,
    errors: [],
    whileClosed: true,
    summary: 'Ends this session (AUTH-05).',
  }),
  logoutEverywhere: endpoint({
    method: 'DELETE',
    path: '/wps/session/logout/all',
    auth: 'session',
    signed: true,
    encoding: 'query',
    request: Nothing,
    response: z.strictObject({ ended: z.int() }),
    errors: [],
    whileClosed: true,
    summary: 'Ends every session of this member, this one included.',
  }),
  info: endpoint({
    method: 'GET',
    path: '/wps/member/info',
    automatic: true,
    // Without it the page could not subscribe to the merchant's feed, which reports that the site is open again (SYS-01).
    whileClosed: true,
    auth: 'session',
    encoding: 'query',
    request: Nothing,
    response: MemberInfo,
    errors: [],
    summary: 'Who is logged in.',
  }),
  loginInfo: endpoint({
    method: 'GET',
    path: '/wps/session/loginInfo',
    automatic: true,
    auth: 'session',
    encoding: 'query',
    request: Nothing,
    response: LoginInfo,
    errors: [],
    summary:
      'The login result of this session without its token, as after a change of the password (AUTH-02, AUTH-06).',
  }),
  firstLogin: endpoint({
    method: 'POST',
    path: '/wps/session/firstLogin',
    automatic: true,
    auth: 'session',
    encoding: 'json',
    request: Nothing,
    response: Done,
    errors: [],
    summary: 'Reports that the first-login action ran: later logins are no first ones (AUTH-02).',
  }),
  icon: endpoint({
    method: 'GET',
    path: '/wps/member/info/icon',
    automatic: true,
    auth: 'session',
    encoding: 'query',
    request: Nothing,
    response: z.strictObject({ iconUrl: z.string() }),
    errors: [],
    summary: 'Address of the picture that stands for this member.',
  }),
  ticket: endpoint({
    method: 'POST',
    path: '/wps/session/ticket',
    automatic: true,
    auth: 'session',
    encoding: 'json',
    request: Nothing,
    response: z.strictObject({ ticket: z.string(), expiresAtMs: Millis }),
    errors: [],
    perMinute: 120,
    whileClosed: true,
    summary: 'A single-use ticket for the socket, 30 s (W7).',
  }),
} as const;
