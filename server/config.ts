import path from 'node:path';
import { inspect } from 'node:util';
import { VARIABLES, type Values, type Variable } from './config-variables.ts';
import { StartupError } from './startup-error.ts';

/** The whole configuration of a server, checked; read once at start and handed on, never looked up elsewhere. */
export interface Config {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** Serve by a certificate of our own (`--https`). */
  https: boolean;
  /** The origin that visitors type; undefined where it follows from host and port (see `originOf`). */
  publicUrl?: string;
  demo: boolean;
  demoTraffic: boolean;
  logLevel: Values['LOG_LEVEL'];
  /** As Fastify takes it: false, a number of proxies, or networks with commas. */
  trustProxy: Values['TRUST_PROXY'];
  /** Code of the brand shown where the host name belongs to none. */
  merchant: string;
  /** Multiplies every limit of calls a minute. */
  rateFactor: number;
  human: {
    check: Values['HUMAN_CHECK'];
    /** Steps of work that altcha asks of a browser. */
    work: number;
    siteKey?: string;
    /** Undefined: at the service itself. */
    verifyUrl?: string;
  };
  secrets: Secrets;
}

/** What no log may show: it prints as `[secret]` and leaves nothing in JSON. */
export interface Secrets {
  /** Undefined: the server runs a PostgreSQL of its own. */
  readonly databaseUrl?: string;
  readonly redisUrl?: string;
  /** Undefined: drawn and kept in the data folder (see `operatorKey`). */
  readonly operatorKey?: string;
  /** Of Turnstile or hCaptcha. */
  readonly humanSecret?: string;
}

/** Reads and checks the configuration; StartupError names the first variable or argument that is wrong. */
export function loadConfig(env: NodeJS.ProcessEnv, argv: readonly string[]): Config {
  const https = readArguments(argv).includes('--https');
  const values = readVariables(env);
  checkHuman(values);
  return {
    port: values.PORT,
    host: values.HOST ?? (https ? '0.0.0.0' : '127.0.0.1'),
    dataDir: path.resolve(values.DATA_DIR),
    https,
    publicUrl: values.PUBLIC_URL,
    demo: values.DEMO,
    demoTraffic: values.DEMO && values.DEMO_TRAFFIC,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
    merchant: values.MERCHANT,
    rateFactor: values.RATE_FACTOR,
    human: {
      check: values.HUMAN_CHECK,
      work: values.HUMAN_WORK,
      siteKey: values.HUMAN_SITE_KEY,
      verifyUrl: values.HUMAN_VERIFY_URL,
    },
    secrets: sealed({
      databaseUrl: values.DATABASE_URL,
      redisUrl: values.REDIS_URL,
      operatorKey: values.OPERATOR_KEY,
      humanSecret: values.HUMAN_SECRET,
    }),
  };
}

/** The origin to print and to expect of a browser, once the port is known. */
export function originOf(config: Config, port: number): string {
  return config.publicUrl ?? `${config.https ? 'https' : 'http'}://localhost:${port}`;
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

/** A service needs both of the keys that it gave. */
function checkHuman({ HUMAN_CHECK, HUMAN_SITE_KEY, HUMAN_SECRET }: Values): void {
  if (HUMAN_CHECK === 'altcha' || HUMAN_CHECK === 'off') return;
  const missing = HUMAN_SITE_KEY === undefined ? 'HUMAN_SITE_KEY' : HUMAN_SECRET === undefined ? 'HUMAN_SECRET' : null;
  if (missing) throw new StartupError(`${missing} is not set, but HUMAN_CHECK=${HUMAN_CHECK} needs it.`);
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
