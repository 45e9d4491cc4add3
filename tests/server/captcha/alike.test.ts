import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { callServer } from '../../support/calls.ts';
import type { TestServer } from '../../support/test-server.ts';
import { knownCaptcha } from '../../support/captcha.ts';

/** Number of password verifications. This file has a server of its own, because other files share theirs. */
let verified = 0;
vi.resetModules();
vi.doMock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  const verify: typeof argon2.verify = (...given) => {
    verified += 1;
    return argon2.verify(...given);
  };
  return { ...argon2, verify };
});
const { addMember, startTestServer } = await import('../../support/test-server.ts');
afterAll(() => {
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});

// The method is called with its client below.
// oxlint-disable-next-line typescript/unbound-method
const original = pg.Client.prototype.query as (...given: unknown[]) => unknown;

let test: TestServer;
beforeAll(async () => {
  // Built after the hash function was replaced.
  test = await startTestServer();
});
afterAll(() => test.close());

/** The cost and answer of one login: password verifications, queries in order without their values, and the answer. */
const costOf = async (username: string) => {
  const queries: string[] = [];
  const request = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given) {
    const [query] = given as unknown as [string | { text: string }];
    queries.push(typeof query === 'string' ? query : query.text);
    return original.apply(this, given) as never;
  });
  const before = verified;
  const form = { username, password: 'not the password', type: 'username' };
  const { status, headers, body } = await callServer(test.url, auth.login, form);
  request.mockRestore();
  return { status, length: headers.get('content-length'), body, verified: verified - before, queries };
};

it('[AUTH-19] answers an unknown name and a wrong password alike, at the same cost, at every attempt', async () => {
  await addMember(test.database, 'somebody');
  // The first login creates the keys.
  await costOf('first1');
  for (let nth = 1; nth <= 5; nth += 1) {
    const known = await costOf('somebody');
    const unknown = await costOf('nobody12');
    expect(unknown, `try ${nth}`).toEqual(known);
    expect(known.verified).toBe(nth <= 3 ? 1 : 0);
    expect(known.queries.length).toBeGreaterThan(3);
  }
});

it('[AUTH-19] does so with a passed captcha, too', async () => {
  const tried = async (username: string) => {
    const { id, text } = await knownCaptcha(test.database, test.url);
    const form = { username, password: 'wrong', type: 'username', captcha: { id, text } };
    const { status, body } = await callServer(test.url, auth.login, form);
    return { status, body };
  };
  expect(await tried('nobody12')).toEqual(await tried('somebody'));
});
