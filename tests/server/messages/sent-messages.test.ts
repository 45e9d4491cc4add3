import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../../server/config/config.ts';
import { chooseMessages } from '../../../server/messages/carriers.ts';
import { storedMessages } from '../../../server/messages/sent-messages.ts';
import { addMerchant, startTestServer, TEST_OPERATOR_KEY, type TestServer } from '../../support/test-server.ts';
import { anyFailure } from '../../../server/http/failure.ts';

let demo: TestServer;
let live: TestServer;
beforeAll(async () => {
  demo = await startTestServer({ config: { demo: true } });
  live = await startTestServer();
});
afterAll(async () => {
  await demo.close();
  await live.close();
});

const page = async ({ url }: TestServer) => {
  const response = await fetch(`${url}/dev/mail`);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('the sent messages page of a demo', () => {
  it('shows the sent messages, newest first, and states that it is a demonstration', async () => {
    const messages = storedMessages(demo.database);
    await messages.sms({ merchant: 'parlour', to: '+14155550123', text: 'older words' }, anyFailure);
    await messages.mail(
      {
        merchant: 'parlour',
        to: 'ann@example.test',
        subject: 'Second',
        text: 'https://x.test/?a=1',
      },
      anyFailure,
    );
    const { status, headers, text } = await page(demo);
    expect(status).toBe(200);
    expect(text.indexOf('Second')).toBeLessThan(text.indexOf('older words'));
    expect(text).toMatch(/demonstration/);
    expect(text).toContain('<a href="https://x.test/?a=1">');
    expect(headers.get('x-robots-tag')).toMatch(/noindex/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(text).not.toContain('<script');
  });

  it('escapes the content of messages', async () => {
    const hostile = `<script>alert(1)</script>"'><img src=x> http://x.test/"onclick=a`;
    await storedMessages(demo.database).mail(
      { merchant: 'parlour', to: hostile, subject: hostile, text: hostile },
      anyFailure,
    );
    const { text } = await page(demo);
    expect(text).not.toMatch(/<script>|<img|"onclick/);
    expect(text).toContain('&lt;script&gt;');
  });

  describe('on a server that other machines reach', () => {
    let exposed: TestServer;
    beforeAll(async () => {
      exposed = await startTestServer({ config: { demo: true, exposed: true } });
    });
    afterAll(() => exposed.close());
    const statusFor = async ({ url }: TestServer, headers: Record<string, string>) =>
      (await fetch(`${url}/dev/mail`, { headers })).status;
    const basic = (key: string) => ({ authorization: `Basic ${Buffer.from(`operator:${key}`).toString('base64')}` });

    it('requires the operator’s key, as a bearer token or as the password of basic authentication', async () => {
      const request = await fetch(`${exposed.url}/dev/mail`);
      expect([request.status, request.headers.get('www-authenticate')]).toEqual([
        401,
        expect.stringMatching(/^Basic /),
      ]);
      expect(await statusFor(exposed, basic('another-key'))).toBe(401);
      expect(await statusFor(exposed, { authorization: 'Bearer another-key' })).toBe(401);
      expect(await statusFor(exposed, basic(TEST_OPERATOR_KEY))).toBe(200);
      expect(await statusFor(exposed, { authorization: `Bearer ${TEST_OPERATOR_KEY}` })).toBe(200);
    });

    it('is refused to others through a proxy too, whatever the configuration says', async () => {
      expect(await statusFor(demo, { 'x-forwarded-for': '198.51.100.7' })).toBe(401);
      expect(await statusFor(demo, { 'x-forwarded-for': '198.51.100.7', ...basic(TEST_OPERATOR_KEY) })).toBe(200);
    });

    it('requires the operator’s key for its sandbox, in addition to the vendor’s signature', async () => {
      const control = (headers = {}) => fetch(`${exposed.url}/sandbox/state`, { method: 'POST', body: '{}', headers });
      expect((await control()).headers.get('www-authenticate')).toMatch(/^Basic /);
      // With the key, the missing signature is the reason.
      const { headers } = await control({ authorization: `Bearer ${TEST_OPERATOR_KEY}` });
      expect(headers.get('www-authenticate')).toBeNull();
    });
  });

  it('is refused under a name that another site can point at this machine (DNS rebinding)', async () => {
    const { port } = new URL(demo.url);
    const under = (host: string) =>
      new Promise<number>((resolve, reject) => {
        const request = get({ port, path: '/dev/mail', headers: { host } }, (response) => {
          response.resume();
          resolve(response.statusCode!);
        });
        request.on('error', reject);
      });
    for (const host of ['localhost', 'second.localhost:3000', '127.0.0.1', '[::1]:3000'])
      expect([host, await under(host)]).toEqual([host, 200]);
    for (const host of ['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example:3000', '10.0.0.1'])
      expect([host, await under(host)]).toEqual([host, 401]);
  });

  it('keeps the newest few hundred, per merchant', async () => {
    await addMerchant(demo.database, 'other');
    const messages = storedMessages(demo.database);
    await messages.sms({ merchant: 'other', to: '+14155550111', text: 'the other brand’s' }, anyFailure);
    for (let nth = 1; nth <= 305; nth += 1)
      await messages.sms({ merchant: 'parlour', to: '+14155550123', text: `message ${nth}.` }, anyFailure);
    const { text } = await page(demo);
    expect(text.match(/<article/g)).toHaveLength(300);
    expect(text).toContain('message 305.');
    expect(text).not.toContain('message 5.');
    expect(text).not.toContain('the other brand’s');
  });

  it('does not exist without a demo, or with a carrier', async () => {
    expect((await page(live)).status).toBe(404);
    const carried = await startTestServer({ config: { demo: true, mail: { from: 'a@b.test' } } });
    expect((await page(carried)).status).toBe(404);
    await carried.close();
  });
});

describe('the configured message carrier', () => {
  const config = (env: Record<string, string>) => loadConfig(env, []);
  const sms = { SMS_URL: 'http://127.0.0.1:1/', SMS_ACCOUNT: 'AC1', SMS_TOKEN: 't', SMS_FROM: '+1' };

  it('is absent without a demo and without configuration', () => {
    expect(chooseMessages(config({ DEMO: 'off' }), live.database)).toBeUndefined();
  });

  it('is absent for one kind of message when only the other kind has one', async () => {
    const messages = chooseMessages(config(sms), live.database)!;
    const letter = { merchant: 'parlour', to: 'a@b.test', subject: 's', text: 't' };
    await expect(messages.mail(letter, anyFailure)).rejects.toThrow('message_not_sent');
    await expect(messages.sms(letter, anyFailure)).rejects.toThrow('message_not_sent');
  });

  it('must be configured completely or not at all', () => {
    expect(() => config({ SMTP_URL: 'smtp://h' })).toThrow('MAIL_FROM is not set, but must be, since SMTP_URL is.');
    expect(() => config({ MAIL_FROM: 'a@b.c' })).toThrow('SMTP_URL is not set');
    expect(() => config({ ...sms, SMS_TOKEN: '' })).toThrow('SMS_TOKEN is not set');
    expect(config({ ...sms, SMTP_URL: 'smtps://u:p@h:465', MAIL_FROM: 'Parlour <a@b.c>' })).toMatchObject({
      mail: { from: 'Parlour <a@b.c>' },
      sms: { url: 'http://127.0.0.1:1/', account: 'AC1', from: '+1' },
    });
  });
});
