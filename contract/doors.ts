import * as z from 'zod/mini';
import { endpoint, Nothing } from './define.ts';
import { PROOF_LENGTH } from './human.ts';
import { LIMITS } from './limits.ts';
import { Uuid } from './primitives.ts';
import { MemberInfo } from './session.ts';

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
  /** What was read in the picture, after failed log-ins … */
  captcha: z.optional(z.strictObject({ id: Uuid, text: z.string().check(z.maxLength(16)) })),
  /** … or the heavy work done instead. */
  heavyProof: z.optional(z.string().check(z.maxLength(PROOF_LENGTH))),
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

/** How each configurable field of registration stands (AUTH-09). */
export const FieldRule = z.strictObject({
  enabled: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.string(),
  patternId: z.int(),
  minLength: z.int(),
  maxLength: z.int(),
});

/** The ways in. Whoever comes by one is answered a session, or told what is still missing. */
export const doors = {
  login: endpoint({
    method: 'POST',
    path: '/wps/session/login',
    auth: 'visitor',
    encoding: 'sealed',
    human: true,
    request: LoginForm,
    response: LoginResult,
    errors: [
      'in_incorrect_password',
      'captcha_needed',
      'captcha_wrong',
      'non_member_account',
      'non_agent_account',
      'account_locked',
      'mode_not_offered',
    ],
    perMinute: 20,
    summary: 'Logs in (AUTH-01, AUTH-02).',
  }),
  register: endpoint({
    method: 'POST',
    path: '/wps/member/register',
    auth: 'visitor',
    encoding: 'sealed',
    human: true,
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
} as const;
