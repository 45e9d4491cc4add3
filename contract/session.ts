import * as z from 'zod/mini';
import { Done, endpoint, Nothing } from './define.ts';
import { LIMITS } from './limits.ts';
import { Currency, Exponent, MemberId, Millis, Uuid } from './primitives.ts';

/** AUTH-14: agent types 1, 2, 41, 42; trial 4; 0 a plain member. */
export const AGENT_TYPES = [1, 2, 41, 42] as const;
export const TRIAL_TYPE = 4;
export const isAgentType = (type: number | undefined): boolean => AGENT_TYPES.some((each) => each === type);

const trimmed = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
export const Password = z.string().check(z.minLength(1), z.maxLength(128));
export const Username = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(LIMITS.username.min),
    z.maxLength(LIMITS.username.max),
    z.regex(/^[a-z][a-z0-9]*$/),
  );

export const MemberInfo = z.strictObject({
  id: MemberId,
  account: z.string(),
  userName: z.string(),
  nickname: z.string(),
  type: z.int(),
  currency: Currency,
  exponent: Exponent,
  /** The login session that asks: key of the `play` and `session` feeds. */
  sessionId: Uuid,
  sessionStartedAtMs: Millis,
  sessionExpiresAtMs: Millis,
});
export type MemberInfo = z.infer<typeof MemberInfo>;

/** Login result: the token goes into session storage (AUTH-02). */
export const LoginResult = z.strictObject({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  userInfo: MemberInfo,
});
export type LoginResult = z.infer<typeof LoginResult>;

export const LoginForm = z.strictObject({
  username: trimmed(64),
  password: Password,
  captcha: z.optional(z.string().check(z.maxLength(16))),
  type: z.enum(['username', 'sms']),
  /** The agent centre's door lets in nobody else (AUTH-14). */
  as: z.optional(z.literal('agent')),
});

export const RegisterForm = z.strictObject({
  username: Username,
  password: z.string().check(z.minLength(LIMITS.password.min), z.maxLength(LIMITS.password.max)),
  confirmPassword: z.string().check(z.maxLength(128)),
  /** Terms, and being of age: both must be said (AUTH-11). */
  termsAccepted: z.boolean(),
  referralCode: z.optional(z.string().check(z.maxLength(32))),
  affiliateCode: z.optional(z.string().check(z.maxLength(32))),
  domain: z.optional(z.string().check(z.maxLength(253))),
  login: z.literal(true),
});

/**
 * A sealed body: HPKE (DHKEM X25519, HKDF-SHA256, AES-128-GCM) to the server's key; binary parts base64url.
 * `info` is `<METHOD> <path>`, `aad` is `at` in decimal. `at` repeats the `atMs` that came with the key, so a client
 * fetches the key for each call: the server refuses what is older than `sealedForMs`, and any body sent twice.
 */
export const SealedBody = z.strictObject({
  keyId: z.string().check(z.maxLength(32)),
  at: Millis,
  enc: z.string().check(z.maxLength(128)),
  ct: z.string().check(z.maxLength(8_192)),
});
export type SealedBody = z.infer<typeof SealedBody>;

/** How each configurable field of registration stands (AUTH-09). */
export const FieldRule = z.strictObject({
  enabled: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.string(),
  patternId: z.int(),
  minLength: z.int(),
  maxLength: z.int(),
});

export const session = {
  login: endpoint({
    method: 'POST',
    path: '/wps/session/login',
    auth: 'visitor',
    encoding: 'sealed',
    request: LoginForm,
    response: LoginResult,
    errors: ['in_incorrect_password', 'non_member_account', 'non_agent_account', 'account_locked', 'mode_not_offered'],
    perMinute: 20,
    summary: 'Logs in (AUTH-01, AUTH-02).',
  }),
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
    auth: 'session',
    encoding: 'query',
    request: Nothing,
    response: MemberInfo,
    errors: [],
    summary: 'Who is logged in.',
  }),
  register: endpoint({
    method: 'POST',
    path: '/wps/member/register',
    auth: 'visitor',
    encoding: 'sealed',
    request: RegisterForm,
    response: LoginResult,
    errors: [
      'registration_closed',
      'username_taken',
      'password_mismatch',
      'password_is_username',
      'terms_not_accepted',
      'invitation_code_error',
    ],
    perMinute: 10,
    summary: 'Registers and logs in (AUTH-11).',
  }),
  registerRules: endpoint({
    method: 'GET',
    path: '/wps/system/setting/register',
    auth: 'visitor',
    encoding: 'query',
    request: Nothing,
    response: z.strictObject({ fields: z.record(z.string(), FieldRule), minimumAge: z.int() }),
    errors: [],
    summary: 'Fields of registration and their rules (AUTH-09).',
  }),
  ticket: endpoint({
    method: 'POST',
    path: '/wps/session/ticket',
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
