import * as z from 'zod/mini';
import { endpoint, Nothing } from './define.ts';
import { REGISTER_ERRORS, RegisterForm, RegisterMobileForm } from './register.ts';
import { FieldRule } from './register-fields.ts';
import { MemberInfo } from './session.ts';

const trimmed = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
export const Password = z.string().check(z.minLength(1), z.maxLength(128));
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

/** The ways in. Whoever comes by one is answered a session, or told what is still missing. */
export const doors = {
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
  register: endpoint({
    method: 'POST',
    path: '/wps/member/register',
    auth: 'visitor',
    encoding: 'sealed',
    human: true,
    opensSession: true,
    request: RegisterForm,
    response: LoginResult,
    errors: REGISTER_ERRORS,
    perMinute: 10,
    summary: 'Registers by username and logs in (AUTH-11).',
  }),
  registerMobile: endpoint({
    method: 'POST',
    path: '/wps/member/register/mobile',
    auth: 'visitor',
    encoding: 'sealed',
    human: true,
    opensSession: true,
    request: RegisterMobileForm,
    response: LoginResult,
    errors: REGISTER_ERRORS,
    perMinute: 10,
    summary: 'Registers by mobile number and logs in (AUTH-11).',
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
