import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { captcha } from '../../../contract/captcha.ts';
import { loadConfig } from '../../../server/config/config.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, startTestServer, TEST_PASSWORD, type TestServer } from '../../support/test-server.ts';

let service: Server;
let answer: RequestListener;
let heard: URLSearchParams[] = [];
let verifyUrl: string;
beforeAll(async () => {
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      heard.push(new URLSearchParams(body));
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  verifyUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}/siteverify`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
afterEach(() => {
  heard = [];
});

const says = (value: unknown, status = 200) => {
  answer = (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };
};

describe.each(['turnstile', 'hcaptcha'] as const)('%s', (kind) => {
  let test: TestServer;
  beforeAll(async () => {
    const env = {
      CAPTCHA_PROVIDER: kind,
      CAPTCHA_SITE_KEY: 'the-site-key',
      CAPTCHA_SECRET: 'the-secret-of-the-service',
    };
    const { captcha: config, secrets } = loadConfig({ ...env, CAPTCHA_VERIFY_URL: verifyUrl }, []);
    test = await startTestServer({ config: { captcha: config, secrets } });
    await addMember(test.database, 'player');
  });
  afterAll(() => test.close());

  const logIn = async (token = 'a-token') => {
    const form = { username: 'player', password: TEST_PASSWORD, type: 'username' };
    const { status, body } = await callServer(test.url, auth.login, form, { headers: { 'x-captcha': token } });
    return [status, body.message];
  };

  it('publishes its public key only', async () => {
    const { body } = await callServer(test.url, captcha.challenge);
    expect(body.value).toEqual({ kind, siteKey: 'the-site-key', challenge: null });
  });

  it('verifies the token at the provider, and accepts the login when the provider does', async () => {
    says({ success: true, hostname: 'x' });
    expect(await logIn()).toEqual([200, '']);
    expect(Object.fromEntries(heard[0]!)).toEqual({
      secret: 'the-secret-of-the-service',
      response: 'a-token',
      remoteip: '127.0.0.1',
      sitekey: 'the-site-key',
    });
  });

  it.each(['timeout-or-duplicate', 'invalid-input-response', 'already-seen-response', 'expired-input-response'])(
    'refuses a token that is wrong or was used: %s',
    async (code) => {
      says({ success: false, 'error-codes': [code] });
      expect(await logIn()).toEqual([403, 'captcha_check_failed']);
    },
  );

  it.each(['invalid-input-secret', 'missing-input-secret', 'sitekey-secret-mismatch', 'bad-request', 'internal-error'])(
    'reports a service or configuration error as such, not as a wrong token: %s',
    async (code) => {
      says({ success: false, 'error-codes': [code] });
      expect(await logIn()).toEqual([503, 'captcha_check_unavailable']);
    },
  );

  it.each([
    ['an error', () => says({ success: true }, 500)],
    ['nonsense', () => says('yes')],
    [
      'a page',
      () => {
        answer = (_request, response) => void response.end('<html>');
      },
    ],
    [
      'another address',
      () => {
        answer = (_request, response) => void response.writeHead(302, { location: '/elsewhere' }).end();
      },
    ],
    [
      'a cut line',
      () => {
        answer = (request) => void request.socket.destroy();
      },
    ],
  ])('refuses the login and reports it when the provider answers %s', async (_what, fail) => {
    fail();
    expect(await logIn()).toEqual([503, 'captcha_check_unavailable']);
  });

  it('gives up on a silent provider after five seconds', { timeout: 15_000 }, async () => {
    answer = () => {};
    expect(await logIn()).toEqual([503, 'captcha_check_unavailable']);
  });

  it('is allowed to load its script, and no other', async () => {
    const policy = (await fetch(`${test.url}/health`)).headers.get('content-security-policy')!;
    const scripts = policy.split(';').find((each) => each.startsWith('script-src '));
    expect(scripts).toBe(
      kind === 'turnstile'
        ? "script-src 'self' https://challenges.cloudflare.com"
        : "script-src 'self' https://hcaptcha.com https://*.hcaptcha.com",
    );
    const own = await startTestServer();
    expect((await fetch(`${own.url}/health`)).headers.get('content-security-policy')).toContain("script-src 'self';");
    await own.close();
  });

  it('never writes its secret to a log', () => {
    expect(JSON.stringify(test.logged)).not.toContain('the-secret-of-the-service');
  });
});

it.each([
  [{ CAPTCHA_PROVIDER: 'turnstile' }, 'CAPTCHA_SITE_KEY is not set, but CAPTCHA_PROVIDER=turnstile needs it.'],
  [
    { CAPTCHA_PROVIDER: 'hcaptcha', CAPTCHA_SITE_KEY: 'x' },
    'CAPTCHA_SECRET is not set, but CAPTCHA_PROVIDER=hcaptcha needs it.',
  ],
])('does not start with %j', (env, said) => {
  expect(() => loadConfig(env, [])).toThrow(said);
});
