import { afterAll, beforeAll, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { site } from '../../../contract/site.ts';
import { profile } from '../../chaos/support/profile.ts';
import { callServer } from '../../support/calls.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../support/test-server.ts';
import { freshProof, knownCaptcha } from '../../support/captcha.ts';
import { nameOf, stuff } from './stuffing.ts';

/** The full numbers run in the long profile of chaos. */
const PROFILE = {
  tries: profile.volume({ long: 10_000, short: 1_000 }),
  accounts: profile.volume({ long: 1_000, short: 100 }),
  addresses: 50,
  atOnce: profile.of({ long: 16, short: 8 }),
};

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer({ config: { trustProxy: 1, captcha: { check: 'off', work: 2 } } });
});
afterAll(() => test.close());

const logIn = async (form: object, from: string) => {
  const whole = { password: TEST_PASSWORD, type: 'username', ...form };
  return (await callServer(test.url, auth.login, whole, { headers: { 'x-forwarded-for': from } })).body.message;
};

it(
  `[AUTH-19] refuses ${PROFILE.tries} stuffed credentials over ${PROFILE.accounts} accounts from ${PROFILE.addresses} addresses, locks nobody out, and keeps the site responsive`,
  { timeout: 600_000, retry: 0 },
  async () => {
    let isOver = false;
    const stuffed = stuff(test, PROFILE).finally(() => (isOver = true));
    const meanwhile: number[] = [];
    while (!isOver) {
      meanwhile.push((await callServer(test.url, site.info)).status);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const { in_incorrect_password: looked = 0, captcha_needed: stopped = 0, ...others } = await stuffed;
    expect(others).toEqual({});
    expect(looked + stopped).toBe(PROFILE.tries);
    // At most three per name, from any number of addresses.
    expect(looked).toBeLessThanOrEqual(PROFILE.accounts * 3);
    expect(new Set(meanwhile)).toEqual(new Set([200]));

    // The owners, at their own address and at one that the bots used.
    const { id, text } = await knownCaptcha(test.database, test.url);
    expect(await logIn({ username: nameOf(0), captcha: { id, text } }, '192.0.2.1')).toBe('');
    const heavyProof = await freshProof(test.url, 'heavy');
    expect(await logIn({ username: nameOf(2), heavyProof }, '203.0.113.1')).toBe('');
  },
);
