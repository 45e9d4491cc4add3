import * as z from 'zod/mini';
import { Done, endpoint, Nothing } from './define.ts';
import { LoginResult, Password } from './auth.ts';
import { MerchantCode, Millis, Uuid } from './primitives.ts';
import { SessionKey } from './security-signature.ts';
import { OperatorReason } from './site.ts';
import { TEXT_BOUNDS } from './text-bounds.ts';

/** A code as typed: six digits of an authenticator, or a recovery code; spaces and hyphens do not count. */
const TypedCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(TEXT_BOUNDS.securityCode));
/** A secret of 256 bits that the house has drawn, base64url. */
const Drawn = z.string().check(z.maxLength(64));

/** A login session as its owner sees it. */
export const OwnSession = z.strictObject({
  id: Uuid,
  /** As far as the browser says so; null where it says nothing known. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  ip: z.string(),
  startedAtMs: Millis,
  lastSeenAtMs: Millis,
  /** The one that asks. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

export const SecondFactorState = z.strictObject({
  on: z.boolean(),
  recoveryCodesLeft: z.int(),
});

/** What the operator does for a member, and why. */
const ForMember = z.strictObject({
  merchant: MerchantCode,
  account: z.string().check(z.maxLength(32)),
  reason: OperatorReason,
});

export const security = {
  confirm: endpoint({
    method: 'POST',
    path: '/wps/session/confirm',
    auth: 'session',
    encoding: 'sealed',
    signed: true,
    request: z.strictObject({ password: z.optional(Password), code: z.optional(TypedCode) }),
    response: z.strictObject({ confirmation: z.string(), expiresAtMs: Millis }),
    errors: ['confirmation_wrong'],
    perMinute: 20,
    summary:
      'Shows anew who it is, by password or code: a confirmation for one call, and the end of an idle time (PP-04).',
  }),
  secondFactor: endpoint({
    method: 'POST',
    path: '/wps/session/login/secondFactor',
    auth: 'visitor',
    encoding: 'sealed',
    request: z.strictObject({ ticket: Drawn, code: TypedCode, publicKey: z.optional(SessionKey) }),
    response: LoginResult,
    opensSession: true,
    errors: [
      'second_factor_wrong',
      'second_factor_over',
      'second_factor_closed',
      'non_member_account',
      'non_agent_account',
      'account_locked',
    ],
    perMinute: 20,
    summary: 'The second half of a log-in (AUTH-17); the ticket came with `second_factor_needed`.',
  }),
  state: endpoint({
    method: 'GET',
    path: '/wps/member/secondFactor',
    auth: 'member',
    encoding: 'query',
    automatic: true,
    request: Nothing,
    response: SecondFactorState,
    errors: [],
    summary: 'Whether the second factor is on.',
  }),
  enrol: endpoint({
    method: 'POST',
    path: '/wps/member/secondFactor',
    auth: 'member',
    encoding: 'json',
    confirmed: true,
    request: Nothing,
    response: z.strictObject({ secret: z.string(), uri: z.string() }),
    errors: ['second_factor_on'],
    summary: 'Draws a secret for an authenticator; it counts once a code of it was shown.',
  }),
  activate: endpoint({
    method: 'POST',
    path: '/wps/member/secondFactor/activate',
    auth: 'member',
    encoding: 'sealed',
    signed: true,
    request: z.strictObject({ code: TypedCode }),
    response: z.strictObject({ recoveryCodes: z.array(z.string()) }),
    errors: ['second_factor_wrong', 'second_factor_on'],
    perMinute: 20,
    summary: 'Switches the second factor on; the recovery codes are answered this once.',
  }),
  disable: endpoint({
    method: 'POST',
    path: '/wps/member/secondFactor/off',
    auth: 'member',
    encoding: 'sealed',
    signed: true,
    request: z.strictObject({ password: Password, code: TypedCode }),
    response: Done,
    errors: ['confirmation_wrong', 'second_factor_off'],
    perMinute: 20,
    summary: 'Switches the second factor off, by password and code.',
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/wps/member/sessions',
    auth: 'session',
    encoding: 'query',
    request: Nothing,
    response: z.strictObject({ list: z.array(OwnSession) }),
    errors: [],
    summary: 'The member’s live sessions, this one first (AUTH-19).',
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/wps/member/sessions/end',
    auth: 'session',
    encoding: 'json',
    signed: true,
    request: z.strictObject({ sessionId: Uuid }),
    response: Done,
    errors: [],
    summary: 'Ends one of the member’s sessions.',
  }),
  endOthers: endpoint({
    method: 'POST',
    path: '/wps/member/sessions/endOthers',
    auth: 'session',
    encoding: 'json',
    signed: true,
    request: Nothing,
    response: z.strictObject({ ended: z.int() }),
    errors: [],
    summary: 'Ends every session of the member’s but this one.',
  }),
  exchange: endpoint({
    method: 'POST',
    path: '/wps/session/exchange',
    auth: 'visitor',
    encoding: 'sealed',
    request: z.strictObject({ code: Drawn, publicKey: z.optional(SessionKey) }),
    response: LoginResult,
    opensSession: true,
    errors: ['login_link_over', 'non_member_account', 'account_locked'],
    perMinute: 20,
    summary: 'A one-time link’s code becomes a session (AUTH-04).',
  }),
  loginLink: endpoint({
    method: 'POST',
    path: '/operator/loginLinks',
    auth: 'operator',
    encoding: 'json',
    request: ForMember,
    response: z.strictObject({ path: z.string(), minutes: z.int() }),
    errors: ['unknown_merchant'],
    summary: 'A one-time link that lets this member in (AUTH-04).',
  }),
  openTextCodes: endpoint({
    method: 'POST',
    path: '/operator/textCodes',
    auth: 'operator',
    encoding: 'json',
    request: ForMember,
    response: z.strictObject({ wrong: z.int() }),
    errors: ['unknown_merchant'],
    summary: 'Takes codes sent to this member’s number again, after too many wrong ones (AUTH-08).',
  }),
  givePassword: endpoint({
    method: 'POST',
    path: '/operator/passwords',
    auth: 'operator',
    encoding: 'json',
    request: ForMember,
    response: z.strictObject({ password: z.string() }),
    errors: ['unknown_merchant'],
    summary:
      'Gives this member a password that is answered this once; with FORCED_PASSWORD_CHANGE it is changed at the next log-in (AUTH-02).',
  }),
} as const;
