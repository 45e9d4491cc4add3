import path from 'node:path';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { loadConfig, originOf } from '../../server/config/config.ts';
import { VARIABLES } from '../../server/config/config-variables.ts';

/** Values that each variable refuses and accepts; a new variable must be added here. */
const EXAMPLES: Record<keyof typeof VARIABLES, { bad: string[]; good: string[] }> = {
  PORT: { bad: ['-1', '3000.5', '65536', '0x10', 'http', '1e3'], good: ['0', '1', '65535'] },
  HOST: { bad: ['a b', 'http://x', 'x/y'], good: ['0.0.0.0', '::', 'localhost'] },
  DATA_DIR: { bad: [], good: ['/srv/parlour', 'data 2'] },
  PICTURES_DIR: { bad: [], good: ['/srv/parlour', 'data 2'] },
  DATABASE_URL: {
    bad: ['mysql://u:p@h/d', 'localhost:5432', 'postgres'],
    good: ['postgresql://u:p@h:5432/d', 'postgres:///d?host=/var/run/postgresql'],
  },
  REDIS_URL: { bad: ['http://h', 'localhost:6379'], good: ['redis://h:6379', 'rediss://:p@h'] },
  DRAIN_SECONDS: { bad: ['-1', '2.5', '61', '10s'], good: ['0', '60'] },
  FIREBASE_PROJECT_ID: { bad: ['UPPER', 'a', 'https://x'], good: ['parlour-4f2a1'] },
  FIREBASE_API_KEY: { bad: ['short', 'with space in it'], good: ['AIzaSyA-abcdefghij_0123456789'] },
  FIREBASE_AUTH_DOMAIN: { bad: ['https://x.y', 'nodot'], good: ['parlour-4f2a1.firebaseapp.com'] },
  FIREBASE_CHANNELS: { bad: ['twitter', ','], good: ['google', 'phone, facebook'] },
  FIREBASE_KEYS_URL: { bad: ['ftp://x', 'keys'], good: ['http://127.0.0.1:9/keys'] },
  DEMO: { bad: ['yes', 'true', '1', 'ON'], good: ['on', 'off', 'public'] },
  NODE_ENV: { bad: [], good: ['development', 'test'] },
  DEMO_TRAFFIC: { bad: ['yes', '0'], good: ['on', 'off'] },
  DEMO_HISTORY: { bad: ['30', 'yes'], good: ['on', 'off'] },
  LOG_LEVEL: { bad: ['loud', 'INFO'], good: ['debug', 'silent'] },
  TRUST_PROXY: {
    bad: ['on', 'true', '0', '10', '10.0.0.0/33', '10.0.0.0/8,', 'proxy.example'],
    good: ['off', '1', '10.0.0.0/8,127.0.0.1', 'fd00::/8'],
  },
  GEOIP_DATABASE: { bad: [], good: ['/srv/geo.mmdb'] },
  COUNTRY_HEADER: { bad: ['a b', 'x:y'], good: ['CF-IPCountry', 'x-country'] },
  PUBLIC_URL: {
    bad: ['play.example.com', 'https://play.example.com/site', 'ftp://x', 'https://u:p@x', 'https://x?y'],
    good: ['https://play.example.com', 'https://play.example.com/', 'http://10.0.0.5:8080'],
  },
  MERCHANT: { bad: ['P', 'Parlour', '1x', 'a_b'], good: ['parlour', 'brand-2'] },
  RATE_FACTOR: { bad: ['0', '1001', 'many'], good: ['1', '1000'] },
  SECRETS_KEY: { bad: ['short', 'x'.repeat(257)], good: ['x'.repeat(32)] },
  CAPTCHA_PROVIDER: { bad: ['on', 'recaptcha'], good: ['altcha', 'off'] },
  CAPTCHA_WORK: { bad: ['0', '10001', 'much'], good: ['1', '10000'] },
  CAPTCHA_SITE_KEY: { bad: ['a b', '<x>'], good: ['0x4AAAAAAA', '10000000-ffff-ffff-ffff-000000000001'] },
  CAPTCHA_SECRET: { bad: ['short', 'x'.repeat(257)], good: ['0x0000000000000000000'] },
  CAPTCHA_VERIFY_URL: { bad: ['example.com', 'ftp://x/y'], good: ['https://proxy.example.com/siteverify'] },
  OPERATOR_KEY: { bad: ['short', 'x'.repeat(257)], good: ['x'.repeat(32)] },
  SENTRY_DSN: {
    bad: ['sentry.example.com/1', 'https://sentry.example.com/1', 'https://key@sentry.example.com'],
    good: ['https://key@sentry.example.com/1', 'http://key@127.0.0.1:9000/7'],
  },
  SMTP_URL: { bad: ['mail.example.com', 'http://mail.example.com'], good: [] },
  MAIL_FROM: { bad: ['play', 'a@b@c', 'Parlour <play>', 'x\r\nBcc: <a@b.c>'], good: [] },
  SMS_URL: { bad: ['api.example.com', 'ftp://x'], good: [] },
  SMS_ACCOUNT: { bad: ['ä', 'x'.repeat(257)], good: [] },
  SMS_TOKEN: { bad: ['x\ny', 'x'.repeat(257)], good: [] },
  SMS_FROM: { bad: ['x\ty', 'x'.repeat(257)], good: [] },
  DEPOSIT_PROVIDER: { bad: ['A', 'acme pay', 'x'.repeat(33)], good: ['acme'] },
  DEPOSIT_URL: { bad: ['api.example.com', 'ftp://x'], good: ['https://api.example.com/v1/'] },
  DEPOSIT_KEY: { bad: ['x\ny', 'x'.repeat(257)], good: ['token'] },
  DEPOSIT_WEBHOOK_KEYS: {
    bad: ['short:secret', `no colon ${'x'.repeat(32)}`, `:${'x'.repeat(32)}`],
    good: [`new:${'x'.repeat(32)}`, `new:${'x:'.repeat(16)}, old:${'y'.repeat(40)}`],
  },
  PAYOUT_PROVIDER: { bad: ['A', 'acme pay', 'x'.repeat(33)], good: ['acme'] },
  PAYOUT_URL: { bad: ['api.example.com', 'ftp://x'], good: ['https://api.example.com/v1/'] },
  PAYOUT_KEY: { bad: ['x\ny', 'x'.repeat(257)], good: ['token'] },
  PAYOUT_WEBHOOK_KEYS: {
    bad: ['short:secret', `no colon ${'x'.repeat(32)}`, `:${'x'.repeat(32)}`],
    good: [`new:${'x'.repeat(32)}`, `new:${'x:'.repeat(16)}, old:${'y'.repeat(40)}`],
  },
};
const DEPOSIT = {
  DEPOSIT_PROVIDER: 'acme',
  DEPOSIT_URL: 'https://api.example.com',
  DEPOSIT_KEY: 'token',
  DEPOSIT_WEBHOOK_KEYS: `new:${'x:'.repeat(16)}, old:${'y'.repeat(40)}`,
};
const PAYOUT = {
  PAYOUT_PROVIDER: 'acme',
  PAYOUT_URL: 'https://api.example.com',
  PAYOUT_KEY: 'token',
  PAYOUT_WEBHOOK_KEYS: `new:${'x:'.repeat(16)}, old:${'y'.repeat(40)}`,
};
/** Variables that must be set together or not at all. */
const FIREBASE = {
  FIREBASE_PROJECT_ID: 'parlour-4f2a1',
  FIREBASE_API_KEY: 'AIzaSyA-abcdefghij_0123456789',
  FIREBASE_AUTH_DOMAIN: 'parlour-4f2a1.firebaseapp.com',
};
const NAMES = Object.keys(VARIABLES) as (keyof typeof VARIABLES)[];

function complaint(env: NodeJS.ProcessEnv, argv: string[] = []): string {
  try {
    loadConfig(env, argv);
  } catch (error) {
    expect((error as Error).name).toBe('StartupError');
    return (error as Error).message;
  }
  throw new Error(`taken: ${JSON.stringify(env)} ${argv.join(' ')}`);
}

describe('an invalid variable', () => {
  it.each(NAMES.flatMap((name) => EXAMPLES[name].bad.map((value) => ({ name, value }))))(
    '$name=$value is refused in one sentence that names the variable and the allowed values',
    ({ name, value }) => {
      const said = complaint({ [name]: value });
      expect(said).toMatch(new RegExp(`^${name} is .+, but must be .+\\.$`));
      expect(said).toContain(VARIABLES[name].allowed);
      expect(said.split('\n')).toHaveLength(1);
    },
  );

  it.each(NAMES.flatMap((name) => EXAMPLES[name].good.map((value) => ({ name, value }))))(
    '$name=$value is accepted',
    ({ name, value }) => {
      const others = name.startsWith('FIREBASE')
        ? FIREBASE
        : name.startsWith('DEPOSIT')
          ? DEPOSIT
          : name.startsWith('PAYOUT')
            ? PAYOUT
            : name === 'PUBLIC_URL'
              ? { DEMO: 'off' }
              : {};
      expect(() => loadConfig({ ...others, [name]: value }, [])).not.toThrow();
    },
  );

  it('includes a variable that requires others', () => {
    expect(complaint({ ...FIREBASE, FIREBASE_API_KEY: '' })).toBe(
      'FIREBASE_API_KEY must be set too, for Firebase needs all of them.',
    );
  });

  it.each([
    ['deposit', DEPOSIT],
    ['payout', PAYOUT],
  ] as const)('[WAL-01 WAL-02] reads a %s provider with its keys by id', (kind, variables) => {
    const prefix = kind.toUpperCase();
    const config = loadConfig({ ...variables, [`${prefix}_URL`]: 'https://api.example.com/v1/' }, []);
    expect(config[kind]).toEqual({ code: 'acme', url: 'https://api.example.com/v1' });
    const webhookKeys = { new: 'x:'.repeat(16), old: 'y'.repeat(40) };
    expect(config.secrets[kind]).toEqual({ key: 'token', webhookKeys });
    expect(complaint({ ...variables, [`${prefix}_KEY`]: '' })).toBe(
      `${prefix}_KEY is not set, but must be, since ${prefix}_PROVIDER is.`,
    );
    expect(complaint({ ...variables, [`${prefix}_WEBHOOK_KEYS`]: 'hunter2' })).not.toContain('hunter2');
  });

  it('does not print a secret', () => {
    expect(complaint({ DATABASE_URL: 'mysql://root:hunter2@db/x' })).not.toContain('hunter2');
    expect(complaint({ OPERATOR_KEY: 'hunter2' })).not.toContain('hunter2');
    expect(complaint({ REDIS_URL: 'http://:hunter2@redis' })).not.toContain('hunter2');
  });
});

describe('the demo on a deployment', () => {
  const PUBLIC = { PUBLIC_URL: 'https://play.example.com' };

  it.each([
    ['PUBLIC_URL is set', PUBLIC],
    ['PUBLIC_URL is set', { ...PUBLIC, DEMO: 'on' }],
    ['NODE_ENV is production', { NODE_ENV: 'production' }],
    ['NODE_ENV is production', { NODE_ENV: 'production', DEMO: 'on' }],
  ])('does not start, because %s: %o', (reason, env) => {
    expect(complaint(env)).toBe(
      `DEMO is on, but must be off, since ${reason}: the passwords of the demo accounts are published. DEMO=public starts the demo for everybody.`,
    );
  });

  it('starts with DEMO=public; the site without a demo starts without it', () => {
    for (const env of [PUBLIC, { NODE_ENV: 'production' }]) {
      expect(loadConfig({ ...env, DEMO: 'public' }, []).demo).toBe(true);
      expect(loadConfig({ ...env, DEMO: 'off' }, []).demo).toBe(false);
    }
  });

  it('detects whether other machines reach the server', () => {
    const exposed = (env: NodeJS.ProcessEnv, argv: string[] = []) => loadConfig(env, argv).exposed;
    expect([
      exposed({}),
      exposed({ HOST: 'localhost' }),
      exposed({ HOST: '127.0.0.2' }),
      exposed({ HOST: '::1' }),
    ]).toEqual([false, false, false, false]);
    expect(exposed({ HOST: '127.0.0.1' }, ['--https'])).toBe(false);
    expect(exposed({}, ['--https'])).toBe(true);
    for (const HOST of ['0.0.0.0', '::', '192.168.1.5', '127.0.0.1.example.com'])
      expect(exposed({ HOST }), HOST).toBe(true);
    expect(exposed({ ...PUBLIC, DEMO: 'public' })).toBe(true);
  });
});

describe('the configuration', () => {
  it('has defaults: local machine only, demo on, own database', () => {
    expect(loadConfig({}, [])).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: path.resolve('data'),
      https: false,
      demo: true,
      demoTraffic: true,
      demoHistory: true,
      trustProxy: false,
      merchant: 'parlour',
    });
    expect(loadConfig({}, []).secrets.databaseUrl).toBeUndefined();
  });

  it('treats an empty variable as unset', () => {
    expect(loadConfig({ PORT: '', DEMO: ' ', DATABASE_URL: '' }, [])).toEqual(loadConfig({}, []));
  });

  it('has no simulated traffic without the demo', () => {
    expect(loadConfig({ DEMO: 'off', DEMO_TRAFFIC: 'on' }, []).demoTraffic).toBe(false);
    expect(loadConfig({ DEMO: 'off', DEMO_HISTORY: 'on' }, []).demoHistory).toBe(false);
  });

  it('listens on all interfaces with --https, unless HOST is set', () => {
    expect(loadConfig({}, ['--https'])).toMatchObject({ https: true, host: '0.0.0.0' });
    expect(loadConfig({ HOST: '127.0.0.1' }, ['--https']).host).toBe('127.0.0.1');
  });

  it('refuses an unknown argument', () => {
    expect(complaint({}, ['--htps'])).toBe('The argument --htps is not known; allowed is --https.');
  });

  it('determines the site’s public origin', () => {
    expect(originOf(loadConfig({}, []), 3000)).toBe('http://localhost:3000');
    expect(originOf(loadConfig({}, ['--https']), 4000)).toBe('https://localhost:4000');
    const deployed = loadConfig({ PUBLIC_URL: 'https://Play.Example.com/', DEMO: 'off' }, []);
    expect(originOf(deployed, 3000)).toBe('https://play.example.com');
  });

  it('logs no secret', () => {
    const config = loadConfig({ DATABASE_URL: 'postgresql://u:hunter2@h/d', OPERATOR_KEY: 'hunter2'.repeat(6) }, []);
    expect(config.secrets.databaseUrl).toContain('hunter2');
    for (const shown of [JSON.stringify(config), inspect(config, { depth: 9 }), JSON.stringify([config.secrets])]) {
      expect(shown).toContain('[secret]');
      expect(shown).not.toContain('hunter2');
    }
  });
});
