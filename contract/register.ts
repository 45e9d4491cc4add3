import * as z from 'zod/mini';
import { Done, endpoint, Nothing } from './define.ts';
import { FirebaseChannel, FirebaseIdToken } from './firebase-token.ts';
import { captchaAnswer } from './captcha.ts';
import { MerchantCode } from './primitives.ts';
import { FieldRule, plainPassword, RegisterField } from './register-fields.ts';
import { SessionKey } from './security-signature.ts';
import { OperatorReason } from './operator-reason.ts';
import { TEXT_BOUNDS } from './text-bounds.ts';

/** Longer than any field may be. A field's own bounds are checked with its rule. */
const trimmed = z.string().check(z.maxLength(256), z.trim());
const NewPassword = z.string().check(z.maxLength(256), z.overwrite(plainPassword));
const Username = z.string().check(z.maxLength(256), z.trim(), z.toLowerCase());
/** Without the plus sign. */
export const DiallingCode = z.string().check(z.regex(/^[1-9][0-9]{0,2}$/));

const extras = {
  payeeName: z.optional(trimmed),
  birthday: z.optional(trimmed),
  email: z.optional(trimmed),
  idNumber: z.optional(trimmed),
  qqNum: z.optional(trimmed),
  line: z.optional(trimmed),
  whatsapp: z.optional(trimmed),
  facebook: z.optional(trimmed),
  wechat: z.optional(trimmed),
  paymentPassword: z.optional(trimmed),
  recommenderId: z.optional(Username),
  affiliateCode: z.optional(trimmed),
  referralCode: z.optional(trimmed),
  /** The code of an agent's registration link. It decides the upline, whatever other codes say. */
  link: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  ...captchaAnswer,
  /** The code from the text message. */
  verificationCode: z.optional(z.string().check(z.maxLength(TEXT_BOUNDS.smsCode), z.trim())),
  /** Acceptance of the terms and confirmation of age; both are required (AUTH-11). */
  termsAccepted: z.boolean(),
  /** Host of the page. An affiliate's code may be bound to it. */
  domain: z.optional(z.string().check(z.maxLength(253))),
  /** The Firebase sign-in method that the new member registers with (AUTH-15). */
  firebaseChannel: z.optional(FirebaseChannel),
  firebaseIdToken: z.optional(FirebaseIdToken),
  login: z.literal(true),
  publicKey: z.optional(SessionKey),
};

/** AUTH-11: the merchant decides which fields are required; see `registerRules`. */
export const RegisterForm = z.strictObject({
  username: Username,
  password: NewPassword,
  confirmPassword: NewPassword,
  mobileNum: z.optional(trimmed),
  countryDialingCode: z.optional(DiallingCode),
  ...extras,
});

export const RegisterMobileForm = z.strictObject({
  mobileNum: trimmed,
  countryDialingCode: DiallingCode,
  password: z.optional(NewPassword),
  confirmPassword: z.optional(NewPassword),
  registerUrl: z.optional(z.string().check(z.maxLength(2_000))),
  registerMethod: z.literal('WEB'),
  ...extras,
});

/** Refusals of a registration. */
export const REGISTER_ERRORS = [
  'registration_closed',
  'field_invalid',
  'username_taken',
  'mobile_taken',
  'email_taken',
  'mobile_invalid',
  'password_mismatch',
  'password_is_username',
  'password_too_common',
  'terms_not_accepted',
  'under_age',
  'verification_code_wrong',
  'text_codes_closed',
  'invitation_code_error',
  'link_unknown',
  'link_expired',
  'link_used_up',
  'link_disabled',
  'captcha_wrong',
  'firebase_token_refused',
  'firebase_unavailable',
] as const;

/** A country whose mobile numbers can be registered. */
export const Country = z.strictObject({
  /** ISO 3166. */
  country: z.string(),
  diallingCode: z.string(),
  /** Allowed numbers of digits of a mobile number there. */
  mobileLengths: z.array(z.int()),
});
export type Country = z.infer<typeof Country>;

const AffiliateCode = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/));
const Domain = z.string().check(z.toLowerCase(), z.regex(/^[a-z0-9.-]{1,253}$/));

/** Endpoints of registration. */
export const registration = {
  sendRegPhoneCode: endpoint({
    method: 'POST',
    path: '/wps/verification/sms/register',
    auth: 'visitor',
    encoding: 'json',
    captcha: true,
    request: z.strictObject({ countryDialingCode: DiallingCode, mobileNo: trimmed }),
    response: z.strictObject({ expiredMinutes: z.int() }),
    errors: ['registration_closed', 'mode_not_offered', 'mobile_invalid', 'message_not_sent', 'text_codes_closed'],
    perMinute: 10,
    summary: 'Sends the code that a registration with a mobile number needs (AUTH-08, AUTH-11).',
  }),
  countryCodes: endpoint({
    method: 'GET',
    path: '/wps/system/countryCodes',
    auth: 'visitor',
    encoding: 'query',
    request: Nothing,
    response: z.strictObject({ list: z.array(Country) }),
    errors: [],
    summary: 'Dialling codes, and how many digits a mobile number has (AUTH-11).',
  }),
  affiliate: endpoint({
    method: 'GET',
    path: '/wps/agent/affiliate',
    auth: 'visitor',
    encoding: 'query',
    request: z.strictObject({ code: trimmed, domain: z.optional(z.string().check(z.maxLength(253))) }),
    response: z.strictObject({ code: z.string() }),
    errors: ['invitation_code_error'],
    perMinute: 20,
    summary: 'Whether an affiliate code is right on this domain (AUTH-11).',
  }),
  terms: endpoint({
    method: 'GET',
    path: '/wps/member/terms',
    automatic: true,
    auth: 'member',
    encoding: 'query',
    request: Nothing,
    response: z.strictObject({ version: z.string(), accepted: z.boolean() }),
    errors: [],
    summary: 'The terms that hold now, and whether this member has accepted them (PP-02).',
  }),
  acceptTerms: endpoint({
    method: 'PUT',
    path: '/wps/member/terms',
    auth: 'member',
    encoding: 'json',
    request: z.strictObject({ version: z.string().check(z.maxLength(32)) }),
    response: Done,
    errors: ['terms_changed'],
    summary: 'Accepts the terms that hold now (PP-02).',
  }),
  setField: endpoint({
    method: 'PUT',
    path: '/operator/register/fields',
    auth: 'operator',
    roles: ['admin'],
    encoding: 'json',
    request: z.strictObject({
      merchant: MerchantCode,
      field: RegisterField,
      enabled: z.optional(z.boolean()),
      required: z.optional(z.boolean()),
      patternId: z.optional(z.int().check(z.nonnegative(), z.maximum(24))),
      minLength: z.optional(z.int().check(z.nonnegative(), z.maximum(200))),
      maxLength: z.optional(z.int().check(z.positive(), z.maximum(200))),
      reason: z.optional(OperatorReason),
    }),
    response: FieldRule,
    errors: ['unknown_merchant', 'pattern_reserved', 'field_bounds_wrong', 'field_always_requested'],
    summary: 'Sets a field of registration: whether it is asked for, its pattern and bounds (AUTH-09).',
  }),
  setTerms: endpoint({
    method: 'PUT',
    path: '/operator/terms',
    auth: 'operator',
    roles: ['admin'],
    encoding: 'json',
    request: z.strictObject({
      merchant: MerchantCode,
      version: z.string().check(z.regex(/^[\w.-]{1,32}$/)),
      reason: z.optional(OperatorReason),
    }),
    response: z.strictObject({ version: z.string() }),
    errors: ['unknown_merchant'],
    summary: 'Names the version of the terms that hold from now on; every member is asked again (PP-02).',
  }),
  setAffiliate: endpoint({
    method: 'PUT',
    path: '/operator/affiliates',
    auth: 'operator',
    roles: ['agents'],
    encoding: 'json',
    request: z.strictObject({
      merchant: MerchantCode,
      code: AffiliateCode,
      account: z.string().check(z.maxLength(64)),
      domain: z.nullable(Domain),
      reason: z.optional(OperatorReason),
    }),
    response: z.strictObject({ code: z.string(), account: z.string(), domain: z.nullable(z.string()) }),
    errors: ['unknown_merchant', 'not_found', 'downline_not_an_agent'],
    summary: 'Gives an agent an affiliate code, on one domain or on all (AUTH-11).',
  }),
} as const;
