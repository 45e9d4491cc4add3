import path from 'node:path';
import { inspect } from 'node:util';
import type { FirebaseOptions } from '../../contract/firebase.ts';
import { isLoopback } from '../shared/is-loopback.ts';
import { VARIABLES, type Values, type Variable } from './config-variables.ts';
import { StartupError } from '../start/startup-error.ts';

/** The checked configuration of a server. It is read once at start and passed on. */
export interface Config {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** Pictures that were drawn before. */
  picturesDir: string;
  /** Serve HTTPS with the server's own certificate (`--https`). */
  https: boolean;
  /** The public origin; undefined if it follows from host and port (see `originOf`). */
  publicUrl?: string;
  demo: boolean;
  /** Other machines can reach the server, so pages that show or control internals of the demo need the operator's key. */
  exposed: boolean;
  demoTraffic: boolean;
  demoHistory: boolean;
  logLevel: Values['LOG_LEVEL'];
  /** Time from the signal to stop until the node stops; in it calls and pages go to another node. */
  drainMs: number;
  /** false, a number of proxies, or networks separated by commas, as Fastify takes it. */
  trustProxy: Values['TRUST_PROXY'];
  /** Absolute path of a database that maps addresses to countries. */
  geoipDatabase?: string;
  /** Header in which the trusted proxy sends the country, in lower case. */
  countryHeader?: string;
  /** Code of the merchant for host names that belong to none. */
  merchant: string;
  /** Multiplies every limit of calls per minute. */
  rateFactor: number;
  /** Mail carrier, with `secrets.smtpUrl`; undefined: no mail. */
  mail?: { from: string };
  /** Text message carrier, with `secrets.smsToken`; undefined: no text messages. */
  sms?: { url: string; account: string; from: string };
  /** Payment provider for deposits over HTTP, with `secrets.deposit`; undefined: none. */
  deposit?: ProviderAddress;
  /** Payout provider over HTTP, with `secrets.payout`; undefined: none. */
  payout?: ProviderAddress;
  /** Undefined: no login by Firebase. */
  firebase?: FirebaseConfig;
  captcha: {
    check: Values['CAPTCHA_PROVIDER'];
    /** Proof-of-work steps that altcha requires of a browser. */
    work: number;
    siteKey?: string;
    /** Undefined: the provider's own URL. */
    verifyUrl?: string;
  };
  secrets: Secrets;
}

/** A provider's code and the base address of its API. */
export interface ProviderAddress {
  code: string;
  url: string;
}

/** The token of calls to a provider, and the secrets of its webhooks by key id. */
export interface ProviderKeys {
  readonly key: string;
  readonly webhookKeys: Readonly<Record<string, string>>;
}

export interface FirebaseConfig extends FirebaseOptions {
  keysUrl: string;
}

/** Secrets, kept out of logs: the object prints as `[secret]` and serializes to no values. */
export interface Secrets {
  /** Undefined: the server runs its own PostgreSQL. */
  readonly databaseUrl?: string;
  readonly redisUrl?: string;
  /** Undefined: generated and kept in the data folder (see `operatorKey`). */
  readonly operatorKey?: string;
  readonly smtpUrl?: string;
  readonly smsToken?: string;
  /** Where faults are sent; undefined: they are only logged. */
  readonly sentryDsn?: string;
  readonly deposit?: ProviderKeys;
  readonly payout?: ProviderKeys;
  /** Undefined: generated and kept in the data folder (see `secretsKey`). */
  readonly secretsKey?: string;
  /** Of Turnstile or hCaptcha. */
  readonly captchaSecret?: string;
}

/** Reads and checks the configuration. A StartupError names the first wrong variable or argument. */
export function loadConfig(env: NodeJS.ProcessEnv, argv: readonly string[]): Config {
  const https = readArguments(argv).includes('--https');
  const values = readVariables(env);
  checkCaptcha(values);
  checkDemo(values);
  const host = values.HOST ?? (https ? '0.0.0.0' : '127.0.0.1');
  const demo = values.DEMO !== 'off';
  return {
    port: values.PORT,
    host,
    dataDir: path.resolve(values.DATA_DIR),
    picturesDir: path.resolve(values.PICTURES_DIR ?? path.join(values.DATA_DIR, 'pictures')),
    https,
    publicUrl: values.PUBLIC_URL,
    demo,
    exposed: values.PUBLIC_URL !== undefined || !isLoopback(host),
    demoTraffic: demo && values.DEMO_TRAFFIC,
    demoHistory: demo && values.DEMO_HISTORY,
    logLevel: values.LOG_LEVEL,
    drainMs: 1_000 * (values.DRAIN_SECONDS ?? (values.DATABASE_URL === undefined ? 0 : 10)),
    trustProxy: values.TRUST_PROXY,
    geoipDatabase: values.GEOIP_DATABASE && path.resolve(values.GEOIP_DATABASE),
    countryHeader: values.COUNTRY_HEADER,
    merchant: values.MERCHANT,
    rateFactor: values.RATE_FACTOR,
    ...servicesOf(values),
    firebase: firebaseOf(values),
    captcha: {
      check: values.CAPTCHA_PROVIDER,
      work: values.CAPTCHA_WORK,
      siteKey: values.CAPTCHA_SITE_KEY,
      verifyUrl: values.CAPTCHA_VERIFY_URL,
    },
    secrets: sealed({
      databaseUrl: values.DATABASE_URL,
      redisUrl: values.REDIS_URL,
      operatorKey: values.OPERATOR_KEY,
      smtpUrl: values.SMTP_URL,
      smsToken: values.SMS_TOKEN,
      deposit: values.DEPOSIT_KEY ? { key: values.DEPOSIT_KEY, webhookKeys: values.DEPOSIT_WEBHOOK_KEYS! } : undefined,
      sentryDsn: values.SENTRY_DSN,
      payout: values.PAYOUT_KEY ? { key: values.PAYOUT_KEY, webhookKeys: values.PAYOUT_WEBHOOK_KEYS! } : undefined,
      secretsKey: values.SECRETS_KEY,
      captchaSecret: values.CAPTCHA_SECRET,
    }),
  };
}

/** The demo's accounts have published passwords, so on a deployment the demo starts only with DEMO=public. */
function checkDemo({ DEMO, PUBLIC_URL, NODE_ENV }: Values): void {
  if (DEMO !== 'on') return;
  const reason =
    PUBLIC_URL !== undefined ? 'PUBLIC_URL is set' : NODE_ENV === 'production' ? 'NODE_ENV is production' : undefined;
  if (reason === undefined) return;
  throw new StartupError(
    `DEMO is on, but must be off, since ${reason}: the passwords of the demo accounts are published. DEMO=public starts the demo for everybody.`,
  );
}

/** Services outside. Each needs all of its variables or none. */
const SERVICES = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMS_URL', 'SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM'],
  ['DEPOSIT_PROVIDER', 'DEPOSIT_URL', 'DEPOSIT_KEY', 'DEPOSIT_WEBHOOK_KEYS'],
  ['PAYOUT_PROVIDER', 'PAYOUT_URL', 'PAYOUT_KEY', 'PAYOUT_WEBHOOK_KEYS'],
] as const;

function servicesOf(values: Values): Pick<Config, 'mail' | 'sms' | 'deposit' | 'payout'> {
  for (const names of SERVICES) {
    const missing = names.filter((name) => values[name] === undefined);
    if (missing.length > 0 && missing.length < names.length)
      throw new StartupError(`${missing[0]} is not set, but must be, since ${names.find((name) => values[name])} is.`);
  }
  const { MAIL_FROM, SMS_URL, SMS_ACCOUNT, SMS_FROM } = values;
  const { DEPOSIT_PROVIDER, DEPOSIT_URL, PAYOUT_PROVIDER, PAYOUT_URL } = values;
  return {
    mail: MAIL_FROM ? { from: MAIL_FROM } : undefined,
    sms: SMS_URL ? { url: SMS_URL, account: SMS_ACCOUNT!, from: SMS_FROM! } : undefined,
    deposit: DEPOSIT_PROVIDER ? { code: DEPOSIT_PROVIDER, url: DEPOSIT_URL! } : undefined,
    payout: PAYOUT_PROVIDER ? { code: PAYOUT_PROVIDER, url: PAYOUT_URL! } : undefined,
  };
}

/** Returns the origin to print and to expect from browsers, once the port is known. */
export function originOf(config: Config, port: number): string {
  return config.publicUrl ?? `${config.https ? 'https' : 'http'}://localhost:${port}`;
}

function firebaseOf(values: Values): FirebaseConfig | undefined {
  const needed = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN'] as const;
  const missing = needed.filter((name) => values[name] === undefined);
  if (missing.length === needed.length) return undefined;
  if (missing.length > 0)
    throw new StartupError(`${missing.join(', ')} must be set too, for Firebase needs all of them.`);
  return {
    projectId: values.FIREBASE_PROJECT_ID!,
    apiKey: values.FIREBASE_API_KEY!,
    authDomain: values.FIREBASE_AUTH_DOMAIN!,
    channels: values.FIREBASE_CHANNELS,
    keysUrl: values.FIREBASE_KEYS_URL,
  };
}

const ARGUMENTS = ['--https'];

function readArguments(argv: readonly string[]): readonly string[] {
  const unknown = argv.find((each) => !ARGUMENTS.includes(each));
  if (unknown === undefined) return argv;
  throw new StartupError(`The argument ${unknown} is not known; allowed is ${ARGUMENTS.join(', ')}.`);
}

function readVariables(env: NodeJS.ProcessEnv): Values {
  const read = Object.entries(VARIABLES).map(([name, variable]) => [name, readVariable(env, name, variable)]);
  return Object.fromEntries(read) as Values;
}

/** Turnstile and hCaptcha need both of their keys. */
function checkCaptcha({ CAPTCHA_PROVIDER, CAPTCHA_SITE_KEY, CAPTCHA_SECRET }: Values): void {
  if (CAPTCHA_PROVIDER === 'altcha' || CAPTCHA_PROVIDER === 'off') return;
  const missing =
    CAPTCHA_SITE_KEY === undefined ? 'CAPTCHA_SITE_KEY' : CAPTCHA_SECRET === undefined ? 'CAPTCHA_SECRET' : null;
  if (missing) throw new StartupError(`${missing} is not set, but CAPTCHA_PROVIDER=${CAPTCHA_PROVIDER} needs it.`);
}

/** An empty variable counts as not set, as `PORT= npm start` means it. */
function readVariable(env: NodeJS.ProcessEnv, name: string, { schema, allowed, secret }: Variable<unknown>): unknown {
  const text = env[name]?.trim() || undefined;
  const result = schema.safeParse(text);
  if (result.success) return result.data;
  const is = text === undefined ? 'is not set' : secret ? 'is set to something else' : `is ${JSON.stringify(text)}`;
  throw new StartupError(`${name} ${is}, but must be ${allowed}.`);
}

function sealed(secrets: Secrets): Secrets {
  const hide = { enumerable: false, value: () => '[secret]' };
  return Object.freeze(Object.defineProperties(secrets, { toJSON: hide, [inspect.custom]: hide }));
}
