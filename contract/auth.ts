import * as z from 'zod/mini';
import { Done, endpoint, Nothing } from './define.ts';
import { captchaAnswer, CaptchaText } from './captcha.ts';
import { LIMITS } from './limits.ts';
import { DialingCode, MobileNum, VerificationCode } from './messages.ts';
import { REGISTER_ERRORS, RegisterForm, RegisterMobileForm } from './register.ts';
import { brokenBound, FieldRule, isReadable, plainPassword } from './register-fields.ts';
import { SessionKey } from './security-signature.ts';
import { LoginInfo } from './session.ts';
import { TEXT_BOUNDS } from './text-bounds.ts';

const trimmed = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
/**
 * A password as entered at login and at registration. The bound is in UTF-16 units, large enough for every password within its
 * rule.
 */
export const Password = z.string().check(z.overwrite(plainPassword), z.minLength(1), z.maxLength(TEXT_BOUNDS.password));

/** AUTH-16: how long the browser keeps the username. */
export const REMEMBERED_MS = 24 * 3_600_000;
/** AUTH-07: how long the link of a reset mail works. */
export const RESET_LINK_MS = 30 * 60_000;

/** The schema checks the length; `passwordProblem` and the server's list of common passwords check the rest (AUTH-06). */
export const NewPassword = Password.check(
  // In characters, as `brokenBound` counts them; `z.refine` would add code to the page's first load.
  z.regex(new RegExp(`^.{${LIMITS.password.min},${LIMITS.password.max}}$`, 'su')),
);

/** What is wrong with a new password, as far as it can be checked without the server; `username` in lower case. */
export const passwordProblem = (
  password: string,
  username: string,
): 'passwordShort' | 'passwordLong' | 'passwordUnreadable' | 'passwordIsUsername' | undefined => {
  const bound = brokenBound(password, LIMITS.password);
  if (bound) return bound === 'short' ? 'passwordShort' : 'passwordLong';
  if (!isReadable(password)) return 'passwordUnreadable';
  return password.toLowerCase() === username ? 'passwordIsUsername' : undefined;
};

/** Login result: the client keeps the token in session storage (AUTH-02). */
export const LoginResult = z.strictObject({ token: z.string(), ...LoginInfo.shape });
export type LoginResult = z.infer<typeof LoginResult>;

/** By username: name and password; by SMS: number and code. `type` decides which are required (AUTH-01). */
export const LoginForm = z.strictObject({
  username: z.optional(trimmed(TEXT_BOUNDS.username)),
  password: z.optional(Password),
  countryDialingCode: z.optional(DialingCode),
  mobileNum: z.optional(MobileNum),
  verificationCode: z.optional(VerificationCode),
  /** Required after failed logins (AUTH-03). */
  ...captchaAnswer,
  type: z.enum(['username', 'sms']),
  /** The agent centre's login accepts agents only (AUTH-14). */
  as: z.optional(z.literal('agent')),
  publicKey: z.optional(SessionKey),
});

/** Username and password with the letters of a captcha picture, which take the place of the human check. */
export const LoginV2Form = z.strictObject({
  username: trimmed(TEXT_BOUNDS.username),
  password: Password,
  captcha: CaptchaText,
  type: z.literal('username'),
  as: z.optional(z.literal('agent')),
  publicKey: z.optional(SessionKey),
});

/** Refusals after the credentials were correct. */
const ENTERING = ['non_member_account', 'account_locked'] as const;
/** Password problems that only the server can find. */
const NEW_PASSWORD = ['password_is_username', 'password_too_common', 'password_unreadable'] as const;

/** The login methods. Each answers with a session, or names what is still missing. */
export const auth = {
  login: endpoint({
    method: 'POST',
    path: '/wps/session/login',
    auth: 'visitor',
    encoding: 'sealed',
    captcha: true,
    request: LoginForm,
    response: LoginResult,
    errors: [
      ...ENTERING,
      'non_agent_account',
      'in_incorrect_password',
      'captcha_needed',
      'captcha_wrong',
      'mode_not_offered',
      'mobile_number_wrong',
      'verification_code_wrong',
      'text_codes_closed',
    ],
    opensSession: true,
    perMinute: 20,
    summary: 'Logs in (AUTH-01, AUTH-02).',
  }),
  loginV2: endpoint({
    method: 'POST',
    path: '/wps/v2/session/login',
    auth: 'visitor',
    encoding: 'sealed',
    request: LoginV2Form,
    response: LoginResult,
    errors: [...ENTERING, 'non_agent_account', 'in_incorrect_password', 'captcha_needed', 'captcha_wrong'],
    opensSession: true,
    perMinute: 20,
    summary:
      'Logs in by username, password and a captcha picture, for clients without the human check (AUTH-01, AUTH-03).',
  }),
  freePlay: endpoint({
    method: 'POST',
    path: '/wps/session/login/freeplay',
    auth: 'visitor',
    encoding: 'sealed',
    opensSession: true,
    captcha: true,
    request: z.strictObject({
      /** The operating system that the browser states. */
      os: trimmed(64),
      platform: z.literal('W'),
      encryption: z.literal(true),
      gatewayVersion: z.literal(3),
      publicKey: z.optional(SessionKey),
    }),
    response: LoginResult,
    errors: ['mode_not_offered'],
    perMinute: 5,
    summary: 'Opens a trial account with play money, and logs in (AUTH-12).',
  }),
  register: endpoint({
    method: 'POST',
    path: '/wps/member/register',
    auth: 'visitor',
    encoding: 'sealed',
    captcha: true,
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
    captcha: true,
    opensSession: true,
    request: RegisterMobileForm,
    response: LoginResult,
    errors: REGISTER_ERRORS,
    perMinute: 10,
    summary: 'Registers by mobile number and logs in (AUTH-11).',
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/wps/member/password',
    auth: 'member',
    encoding: 'sealed',
    signed: true,
    request: z.strictObject({
      oldPassword: Password,
      newPassword: NewPassword,
      confirmNewPassword: Password,
    }),
    response: Done,
    errors: [...NEW_PASSWORD, 'old_password_wrong', 'password_unchanged', 'password_mismatch'],
    perMinute: 20,
    summary: "Changes the password and ends the member's other sessions (AUTH-06).",
  }),
  mailResetLink: endpoint({
    method: 'POST',
    path: '/wps/member/password/email',
    auth: 'visitor',
    encoding: 'form',
    captcha: true,
    request: z.strictObject({ username: trimmed(TEXT_BOUNDS.username), email: trimmed(TEXT_BOUNDS.email) }),
    response: Done,
    errors: ['mode_not_offered', 'username_email_unknown', 'message_not_sent'],
    perMinute: 10,
    summary: 'Sends a one-time link to set a new password (AUTH-07).',
  }),
  resetByLink: endpoint({
    method: 'POST',
    path: '/wps/member/password/link',
    auth: 'visitor',
    encoding: 'sealed',
    opensSession: true,
    request: z.strictObject({
      code: z.string().check(z.maxLength(64)),
      newPassword: NewPassword,
      publicKey: z.optional(SessionKey),
    }),
    response: LoginResult,
    errors: [...ENTERING, ...NEW_PASSWORD, 'mode_not_offered', 'reset_link_over'],
    perMinute: 20,
    summary: 'Sets a new password by the link of a mail, ends all sessions and logs in (AUTH-07).',
  }),
  resetByPhone: endpoint({
    method: 'POST',
    path: '/wps/member/password/verification',
    auth: 'visitor',
    encoding: 'sealed',
    opensSession: true,
    request: z.strictObject({
      publicKey: z.optional(SessionKey),
      countryDialingCode: DialingCode,
      mobileNum: MobileNum,
      verificationCode: VerificationCode,
      newPassword: NewPassword,
    }),
    response: LoginResult,
    errors: [
      ...ENTERING,
      ...NEW_PASSWORD,
      'mode_not_offered',
      'mobile_number_wrong',
      'verification_code_wrong',
      'text_codes_closed',
    ],
    perMinute: 20,
    summary: 'Sets a new password by a code of a text message, ends all sessions and logs in (AUTH-07).',
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
