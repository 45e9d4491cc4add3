import * as z from 'zod/mini';
import { endpoint, Nothing } from './define.ts';
import { Uuid } from './primitives.ts';
import { TEXT_BOUNDS } from './text-bounds.ts';

/** The captcha provider: the platform's own proof of work, a third party's widget, or none. */
export const CaptchaKind = z.enum(['altcha', 'turnstile', 'hcaptcha', 'off']);
export type CaptchaKind = z.infer<typeof CaptchaKind>;

/** `heavy` replaces the picture captcha: some seconds of proof of work instead of letters to read. */
export const Weight = z.enum(['light', 'heavy']);
export type Weight = z.infer<typeof Weight>;

/** Maximum length of a captcha answer, in the header `x-captcha` or a form, in characters. */
export const PROOF_LENGTH = 4_096;

const hex = z.string().check(z.regex(/^[0-9a-f]{2,128}$/));
/** A challenge in ALTCHA's format (version 2), signed by the server. */
export const WorkChallenge = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.string().check(z.maxLength(32)),
    nonce: hex,
    salt: hex,
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: hex,
    keySignature: hex,
    /** Seconds since 1970. */
    expiresAt: z.int(),
    data: z.strictObject({ key: z.string().check(z.maxLength(32)), weight: Weight }),
  }),
  signature: hex,
});
export type WorkChallenge = z.infer<typeof WorkChallenge>;

/** The content of a proof of work: base64url of its JSON. */
export const WorkProof = z.strictObject({
  challenge: WorkChallenge,
  solution: z.strictObject({ counter: z.int(), derivedKey: hex, time: z.optional(z.number()) }),
});
export type WorkProof = z.infer<typeof WorkProof>;

/** Number of characters in a captcha picture (AUTH-03). */
export const CAPTCHA_LETTERS = 5;

/** The letters read in the picture. */
export const CaptchaText = z.strictObject({ id: Uuid, text: z.string().check(z.maxLength(TEXT_BOUNDS.captcha)) });

/** The letters read in the picture, or the heavy proof of work instead, as form fields. */
export const captchaAnswer = {
  captcha: z.optional(CaptchaText),
  heavyProof: z.optional(z.string().check(z.maxLength(PROOF_LENGTH))),
};

/** The captcha before login and registration, and the picture captcha after too many failed logins. */
export const captcha = {
  challenge: endpoint({
    method: 'GET',
    path: '/wps/captcha/challenge',
    auth: 'visitor',
    encoding: 'query',
    request: z.strictObject({ weight: z.optional(Weight) }),
    response: z.strictObject({
      kind: CaptchaKind,
      /** Public key of the widget; null without a widget. */
      siteKey: z.nullable(z.string()),
      /** The proof of work to do; null with a widget or without captcha. */
      challenge: z.nullable(WorkChallenge),
    }),
    errors: [],
    perMinute: 60,
    summary: 'What shows that a person is there (AUTH-01); `heavy` work stands in for the picture (AUTH-03).',
  }),
  captcha: endpoint({
    method: 'GET',
    path: '/wps/captcha',
    auth: 'visitor',
    encoding: 'query',
    request: Nothing,
    response: z.strictObject({ id: Uuid, image: z.string() }),
    errors: [],
    perMinute: 60,
    summary: 'A picture of letters, PNG in base64, good for five minutes and one form (AUTH-03).',
  }),
} as const;
