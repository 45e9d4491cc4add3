import { isIP } from 'node:net';
import { z } from 'zod';
import { FIREBASE_CHANNELS } from '../../contract/firebase-token.ts';
import { MerchantCode } from '../../contract/primitives.ts';

/** An environment variable, with its schema and a description of the allowed values. */
export interface Variable<T> {
  schema: z.ZodType<T, string | undefined>;
  /** Ends the sentence "PORT is 70000, but must be …". */
  allowed: string;
  /** A secret's value is never repeated in an error. */
  secret?: true;
}

const variable = <T>(schema: z.ZodType<T, string | undefined>, allowed: string): Variable<T> => ({ schema, allowed });
const secret = <T>(schema: z.ZodType<T, string | undefined>, allowed: string): Variable<T> => ({
  schema,
  allowed,
  secret: true,
});

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(fallback)
    .transform((value) => value === 'on');
const address = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol));
const origin = z
  .string()
  .refine((text) => /^https?:\/\//.test(text) && URL.canParse(text))
  .transform((text) => [text.replace(/\/$/, ''), new URL(text).origin] as const)
  .refine(([written, read]) => written.toLowerCase() === read)
  .transform(([, read]) => read);

/** `10.0.0.0/8` or a plain address. */
const isNetwork = (text: string): boolean => {
  const [host = '', bits = '0', ...rest] = text.split('/');
  const version = isIP(host);
  return version > 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
};
const proxies = z
  .union([
    z.literal('off').transform(() => false as const),
    whole(1, 9),
    z.string().refine((text) => text.split(',').every(isNetwork)),
  ])
  .default(false);

const plain = z.string().regex(/^[\x20-\x7e]{1,256}$/);
const sender = z
  .string()
  .regex(/^(?:[^<>@\p{C}]{1,100}<[^<>@\s]{1,64}@[^<>@\s]{1,190}>|[^<>@\s]{1,64}@[^<>@\s]{1,190})$/u);

/** The provider's code, as in payment methods and in its webhook's path. */
const providerCode = variable(
  z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,31}$/)
    .optional(),
  "the provider's code, of 2 to 32 small letters, digits and hyphens",
);
const providerUrl = variable(
  address('https:', 'http:')
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  "the base address of the provider's API, as https://api.example.com/v1",
);
const providerKey = secret(plain.optional(), 'the token of calls to the provider, up to 256 characters');
/** Secrets by key id. There are two keys while one is being replaced. */
const webhookKeys = secret(
  z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .pipe(
      z
        .array(z.string().regex(/^[\w-]{1,32}:[\x21-\x2b\x2d-\x7e]{32,256}$/))
        .min(1)
        .max(5),
    )
    .transform((pairs) => Object.fromEntries(pairs.map((pair) => pair.split(/:(.*)/s, 2) as [string, string])))
    .optional(),
  'one to five webhook keys, as id:secret,id:secret, with secrets of 32 characters or more',
);

/** All environment variables. A new one needs an entry here and a field in `Config`. */
export const VARIABLES = {
  /** 0 takes a free port, for tests. */
  PORT: variable(whole(0, 65_535).default(3000), 'a whole number from 0 to 65535'),
  /**
   * By default only this machine, because without HTTPS browsers offer other devices no WebCrypto; with --https all
   * interfaces.
   */
  HOST: variable(
    z
      .string()
      .regex(/^[\w.:-]{1,253}$/)
      .optional(),
    'an address or a name of this machine, such as 127.0.0.1 or 0.0.0.0',
  ),
  DATA_DIR: variable(z.string().default('./data'), 'a folder'),
  /** Keeps drawn pictures. If not set, they are kept in DATA_DIR. */
  PICTURES_DIR: variable(z.string().optional(), 'a folder'),
  /** Without it the server runs its own PostgreSQL in DATA_DIR. */
  DATABASE_URL: secret(
    address('postgres:', 'postgresql:').optional(),
    'a PostgreSQL address, as postgresql://user:password@host:5432/database',
  ),
  /** Joins several nodes on one DATABASE_URL. */
  REDIS_URL: secret(address('redis:', 'rediss:').optional(), 'a Redis address, as redis://host:6379'),
  /**
   * How long a node that stops goes on, while calls and pages go to another one; 0: it stops at once. By default 10 with
   * DATABASE_URL, which other nodes may share, and 0 without.
   */
  DRAIN_SECONDS: variable(whole(0, 60).optional(), 'a whole number of seconds from 0 to 60'),
  /**
   * The demo merchant with its games and accounts, whose passwords are published. `public` allows it where other machines
   * reach the server.
   */
  DEMO: variable(z.enum(['on', 'off', 'public']).default('on'), 'on, off or public'),
  /** Simulated players, marked as such, that bet through the vendor API. */
  DEMO_TRAFFIC: variable(onOff('on'), 'on or off'),
  /** Thirty days of play and payments, which the first start of a demo makes. */
  DEMO_HISTORY: variable(onOff('on'), 'on or off'),
  LOG_LEVEL: variable(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    'fatal, error, warn, info, debug, trace or silent',
  ),
  /** Which proxies are trusted for a visitor's address: none, a number of hops, or these networks. */
  TRUST_PROXY: variable(proxies, 'off, a number of proxies from 1 to 9, or their addresses, as 10.0.0.0/8,127.0.0.1'),
  /** A file in MaxMind's format that maps addresses to countries. */
  GEOIP_DATABASE: variable(z.string().optional(), 'a file'),
  /** Header that the trusted proxy sets to the country's code. Used without GEOIP_DATABASE. */
  COUNTRY_HEADER: variable(
    z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .toLowerCase()
      .optional(),
    'the name of a header, as cf-ipcountry',
  ),
  /** `production` marks a deployment, where the demo does not start with DEMO=on. */
  NODE_ENV: variable(z.string().optional(), 'production, or anything else for a machine of one’s own'),
  /** The public origin, if a proxy stands before the server. */
  PUBLIC_URL: variable(origin.optional(), 'an origin without a path, as https://play.example.com'),
  /** The merchant for host names that belong to none. */
  MERCHANT: variable(
    z
      .string()
      .default('parlour')
      .pipe(z.custom<string>((value) => MerchantCode.safeParse(value).success)),
    "a merchant's code of 2 to 32 small letters, digits and hyphens",
  ),
  /** Multiplies every limit of calls per minute, for load tests. */
  RATE_FACTOR: variable(whole(1, 1_000).default(1), 'a whole number from 1 to 1000'),
  /** AUTH-15: login by Firebase, if these three are set. None of them is a secret. */
  FIREBASE_PROJECT_ID: variable(
    z
      .string()
      .regex(/^[a-z][a-z0-9-]{4,29}$/)
      .optional(),
    "a Firebase project's id, as parlour-4f2a1",
  ),
  FIREBASE_API_KEY: variable(
    z
      .string()
      .regex(/^[\w-]{10,100}$/)
      .optional(),
    "the key of a Firebase project's web app, of letters, digits, _ and -",
  ),
  FIREBASE_AUTH_DOMAIN: variable(
    z
      .string()
      .regex(/^(?=.{4,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/)
      .optional(),
    'a host name, as parlour-4f2a1.firebaseapp.com',
  ),
  FIREBASE_CHANNELS: variable(
    z
      .string()
      .default('google,facebook,phone')
      .transform((text) => text.split(',').map((each) => each.trim()))
      .pipe(z.array(z.enum(FIREBASE_CHANNELS)).min(1)),
    'some of google,facebook,phone',
  ),
  /** URL of the public keys of ID tokens. */
  FIREBASE_KEYS_URL: variable(
    address('https:', 'http:').default(
      'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    ),
    'a web address',
  ),
  /** The captcha provider: the server's own proof of work (altcha), Turnstile, hCaptcha, or none. */
  CAPTCHA_PROVIDER: variable(
    z.enum(['altcha', 'turnstile', 'hcaptcha', 'off']).default('altcha'),
    'altcha, turnstile, hcaptcha or off',
  ),
  /** Proof-of-work steps that altcha requires of a browser; about 5 ms each on a phone. */
  CAPTCHA_WORK: variable(whole(1, 10_000).default(60), 'a whole number from 1 to 10000'),
  /** The keys from Turnstile or hCaptcha: one for the page, one for the server. */
  CAPTCHA_SITE_KEY: variable(
    z
      .string()
      .regex(/^[\w.-]{1,128}$/)
      .optional(),
    'a site key of up to 128 letters, digits, dots and hyphens',
  ),
  CAPTCHA_SECRET: secret(z.string().min(8).max(256).optional(), 'a secret of 8 to 256 characters'),
  /** URL that checks tokens in place of the provider's own, such as an outgoing proxy. */
  CAPTCHA_VERIFY_URL: variable(
    address('https:', 'http:').optional(),
    'an address, as https://proxy.example.com/siteverify',
  ),
  /** The root key: makes the first staff, and opens /metrics and /docs. If not set, it is generated and kept in DATA_DIR. */
  OPERATOR_KEY: secret(z.string().min(32).max(256).optional(), 'a secret of 32 to 256 characters'),
  /** Mail server, with MAIL_FROM. In a demo without one, messages are shown at /dev/mail. */
  SMTP_URL: secret(address('smtp:', 'smtps:').optional(), 'a mail server, as smtps://user:password@host:465'),
  MAIL_FROM: variable(sender.optional(), 'a sender, as play@example.com or Parlour <play@example.com>'),
  /** Text message API compatible with Twilio's, with the three variables after it. */
  SMS_URL: variable(
    address('http:', 'https:').optional(),
    'an address that takes messages, as https://api.example.com/Accounts/AC1/Messages.json',
  ),
  SMS_ACCOUNT: variable(plain.optional(), "the carrier's name for the account, up to 256 characters"),
  SMS_TOKEN: secret(plain.optional(), "the account's token, up to 256 characters"),
  SMS_FROM: variable(plain.optional(), "the sender's number or name, up to 256 characters"),
  /** A payment provider for deposits over HTTP, with the three variables after it; see docs/deposit-provider.md. */
  DEPOSIT_PROVIDER: providerCode,
  DEPOSIT_URL: providerUrl,
  DEPOSIT_KEY: providerKey,
  DEPOSIT_WEBHOOK_KEYS: webhookKeys,
  /** A payout provider over HTTP, with the three variables after it; see docs/payout-provider.md. */
  PAYOUT_PROVIDER: providerCode,
  PAYOUT_URL: providerUrl,
  PAYOUT_KEY: providerKey,
  PAYOUT_WEBHOOK_KEYS: webhookKeys,
  /** Where faults of pages and of the server are sent, by Sentry's protocol. If not set, they are only logged. */
  SENTRY_DSN: secret(
    z
      .string()
      .regex(/^https?:\/\/\w+@[\w.:-]+(\/[\w-]+)*\/\d+$/)
      .optional(),
    'the address (DSN) of a Sentry project, as https://key@sentry.example.com/1',
  ),
  /**
   * Encrypts secret columns (members' second factors). If not set, it is generated and kept in DATA_DIR. All nodes need the
   * same key.
   */
  SECRETS_KEY: secret(z.string().min(32).max(256).optional(), 'a secret of 32 to 256 characters'),
} as const satisfies Record<string, Variable<unknown>>;

/** The checked values of the variables. */
export type Values = { [Name in keyof typeof VARIABLES]: z.output<(typeof VARIABLES)[Name]['schema']> };
