import * as z from 'zod/mini';
import { endpoint, Nothing } from './define.ts';
import { Uuid } from './primitives.ts';
import { TEXT_BOUNDS } from './text-bounds.ts';

/** Who checks that a person is there: our own proof of work, somebody's widget, or nobody. */
export const CaptchaKind = z.enum(['altcha', 'turnstile', 'hcaptcha', 'off']);
export type CaptchaKind = z.infer<typeof CaptchaKind>;

/** `heavy` stands in for the picture captcha: some seconds of work instead of letters to read. */
export const Weight = z.enum(['light', 'heavy']);
export type Weight = z.infer<typeof Weight>;

/** Longest proof that is read, in the header `x-captcha` or a form, characters. */
export const PROOF_LENGTH = 4_096;

const hex = z.string().check(z.regex(/^[0-9a-f]{2,128}$/));
/** A challenge in ALTCHA's form (version 2), signed by the house. */
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

/** What a proof of work is, as base64url of its JSON. */
export const WorkProof = z.strictObject({
  challenge: WorkChallenge,
  solution: z.strictObject({ counter: z.int(), derivedKey: hex, time: z.optional(z.number()) }),
});
export type WorkProof = z.infer<typeof WorkProof>;

/** Characters that a picture shows (AUTH-03). */
export const CAPTCHA_LETTERS = 5;

/** What was read in the picture, or the heavy work done instead, as a form carries it. */
export const captchaAnswer = {
  captcha: z.optional(z.strictObject({ id: Uuid, text: z.string().check(z.maxLength(TEXT_BOUNDS.captcha)) })),
  heavyProof: z.optional(z.string().check(z.maxLength(PROOF_LENGTH))),
};

/** What stands before the doors: the human check, and the picture for who failed to log in too often. */
export const captcha = {
  challenge: endpoint({
    method: 'GET',
    path: '/wps/captcha/challenge',
    auth: 'visitor',
    encoding: 'query',
    request: z.strictObject({ weight: z.optional(Weight) }),
    response: z.strictObject({
      kind: CaptchaKind,
      /** Public key of the widget; null where there is none. */
      siteKey: z.nullable(z.string()),
      /** The work to do; null where a widget asks, or nobody. */
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
