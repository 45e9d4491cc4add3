import { isIP } from 'node:net';
import { z } from 'zod';
import { FIREBASE_CHANNELS } from '../contract/firebase-token.ts';
import { MerchantCode } from '../contract/primitives.ts';

/** One variable of the environment: what it may hold, in the check's terms and in a person's. */
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

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));
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

/** Everything that can be set from outside; a new variable is a line here and a field in `Config`. */
export const VARIABLES = {
  /** 0 takes a free port; tests use it. */
  PORT: variable(whole(0, 65_535).default(3000), 'a whole number from 0 to 65535'),
  /** By default this machine alone, since without HTTPS a browser gives other devices no WebCrypto; with --https everyone. */
  HOST: variable(
    z
      .string()
      .regex(/^[\w.:-]{1,253}$/)
      .optional(),
    'an address or a name of this machine, such as 127.0.0.1 or 0.0.0.0',
  ),
  DATA_DIR: variable(z.string().default('./data'), 'a folder'),
  /** Without it the server runs a PostgreSQL of its own in DATA_DIR. */
  DATABASE_URL: secret(
    address('postgres:', 'postgresql:').optional(),
    'a PostgreSQL address, as postgresql://user:password@host:5432/database',
  ),
  /** Joins several nodes on one DATABASE_URL. */
  REDIS_URL: secret(address('redis:', 'rediss:').optional(), 'a Redis address, as redis://host:6379'),
  /** The demo merchant with its games and accounts, whose passwords are published; `public` also where others reach the server. */
  DEMO: variable(z.enum(['on', 'off', 'public']).default('on'), 'on, off or public'),
  /** Simulated players, marked as such, who bet through the vendor API. */
  DEMO_TRAFFIC: variable(onOff('on'), 'on or off'),
  LOG_LEVEL: variable(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    'fatal, error, warn, info, debug, trace or silent',
  ),
  /** Whose word on a visitor's address is taken: nobody's, that of so many proxies, or that of these networks. */
  TRUST_PROXY: variable(proxies, 'off, a number of proxies from 1 to 9, or their addresses, as 10.0.0.0/8,127.0.0.1'),
  /** A file in MaxMind's format, by which a visitor's country is known. */
  GEOIP_DATABASE: variable(z.string().optional(), 'a file'),
  /** Set by the trusted proxy to the country's code; where there is no GEOIP_DATABASE. */
  COUNTRY_HEADER: variable(
    z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .toLowerCase()
      .optional(),
    'the name of a header, as cf-ipcountry',
  ),
  /** `production` marks a deployment: the demo does not start there by itself. */
  NODE_ENV: variable(z.string().optional(), 'production, or anything else for a machine of one’s own'),
  /** The origin that visitors type, where a proxy stands before the server. */
  PUBLIC_URL: variable(origin.optional(), 'an origin without a path, as https://play.example.com'),
  /** The brand shown where the host name belongs to none. */
  MERCHANT: variable(
    z
      .string()
      .default('parlour')
      .pipe(z.custom<string>((value) => MerchantCode.safeParse(value).success)),
    "a brand's code of 2 to 32 small letters, digits and hyphens",
  ),
  /** Multiplies every limit of calls a minute; for load tests. */
  RATE_FACTOR: variable(whole(1, 1_000).default(1), 'a whole number from 1 to 1000'),
  /** AUTH-15: log-in by Firebase, where these three are set; none of them is a secret. */
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
  /** Where the keys are that ID tokens are signed with. */
  FIREBASE_KEYS_URL: variable(
    address('https:', 'http:').default(
      'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    ),
    'a web address',
  ),
  /** Who checks that a person is there before what robots are after: our own proof of work, Turnstile, hCaptcha, or nobody. */
  CAPTCHA_PROVIDER: variable(
    z.enum(['altcha', 'turnstile', 'hcaptcha', 'off']).default('altcha'),
    'altcha, turnstile, hcaptcha or off',
  ),
  /** Steps of work that altcha asks of a browser: some 5 ms each on a phone. */
  CAPTCHA_WORK: variable(whole(1, 10_000).default(60), 'a whole number from 1 to 10000'),
  /** What Turnstile or hCaptcha gave: the key for the page, and the one for the server. */
  CAPTCHA_SITE_KEY: variable(
    z
      .string()
      .regex(/^[\w.-]{1,128}$/)
      .optional(),
    'a site key of up to 128 letters, digits, dots and hyphens',
  ),
  CAPTCHA_SECRET: secret(z.string().min(8).max(256).optional(), 'a secret of 8 to 256 characters'),
  /** Where tokens are checked instead of at the service itself: a proxy on the way out. */
  CAPTCHA_VERIFY_URL: variable(
    address('https:', 'http:').optional(),
    'an address, as https://proxy.example.com/siteverify',
  ),
  /** Lets `npm run operator` in; drawn and kept in DATA_DIR where not given. */
  OPERATOR_KEY: secret(z.string().min(32).max(256).optional(), 'a secret of 32 to 256 characters'),
  /** Carries mail; with MAIL_FROM. In a demo without a carrier, what is sent is shown at /dev/mail. */
  SMTP_URL: secret(address('smtp:', 'smtps:').optional(), 'a mail server, as smtps://user:password@host:465'),
  MAIL_FROM: variable(sender.optional(), 'a sender, as play@example.com or Parlour <play@example.com>'),
  /** Carries text messages as Twilio does; with the three after it. */
  SMS_URL: variable(
    address('http:', 'https:').optional(),
    'an address that takes messages, as https://api.example.com/Accounts/AC1/Messages.json',
  ),
  SMS_ACCOUNT: variable(plain.optional(), "the carrier's name for the account, up to 256 characters"),
  SMS_TOKEN: secret(plain.optional(), "the account's token, up to 256 characters"),
  SMS_FROM: variable(plain.optional(), "the sender's number or name, up to 256 characters"),
  /** Seals what the database must not tell (members' second factors); drawn and kept in DATA_DIR where not given, one for all nodes. */
  SECRETS_KEY: secret(z.string().min(32).max(256).optional(), 'a secret of 32 to 256 characters'),
} as const satisfies Record<string, Variable<unknown>>;

/** What the variables hold once checked. */
export type Values = { [Name in keyof typeof VARIABLES]: z.output<(typeof VARIABLES)[Name]['schema']> };
