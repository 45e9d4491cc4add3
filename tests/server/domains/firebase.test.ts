import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { firebase } from '../../../contract/firebase.ts';
import { session } from '../../../contract/session.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { callServer } from '../../support/calls.ts';
import { PROJECT, startIssuer, type Issuer } from '../../support/firebase-issuer.ts';
import { addMember, startTestServer, type TestServer } from '../../support/test-server.ts';
import { registrationOf } from '../../support/registration.ts';

let issuer: Issuer;
let test: TestServer;
beforeAll(async () => {
  issuer = await startIssuer();
  test = await startTestServer({ config: { firebase: issuer.config } });
});
afterAll(async () => {
  await test.close();
  await issuer.close();
});
afterEach(() => issuer.keysAre('there'));

const tables = () => inMerchant(test.database.db, 'parlour');
let count = 0;
let uid: string;
let name: string;
beforeEach(() => {
  count += 1;
  uid = `uid${count}`;
  name = `person${count}`;
});

type Channel = 'google' | 'facebook' | 'phone';
const logIn = (idToken: string, channel: Channel = 'google', server = test) =>
  callServer(server.url, firebase.login, { channel, idToken });
const said = async (idToken: string, channel: Channel = 'google') => {
  const { status, body } = await logIn(idToken, channel);
  return [status, body.message, (body.value as { problem?: string } | undefined)?.problem];
};
/** Creates a member linked to this uid. */
const addLinked = async () => {
  const member = await addMember(test.database, name);
  await tables()
    .insertInto('firebase_identities', { project: PROJECT, uid, channel: 'google', member_id: member.id })
    .execute();
  return member;
};

describe('[AUTH-15] logging in by Firebase', () => {
  it('gives the page its public configuration, or nothing where Firebase is not configured', async () => {
    const { body } = await callServer(test.url, firebase.options);
    const { projectId, apiKey, authDomain, channels } = issuer.config;
    expect(body.value).toEqual({ firebase: { projectId, apiKey, authDomain, channels } });
    const plain = await startTestServer();
    try {
      expect((await callServer(plain.url, firebase.options)).body.value).toEqual({ firebase: null });
      expect((await logIn(await issuer.token('google.com', uid), 'google', plain)).body.message).toBe(
        'mode_not_offered',
      );
    } finally {
      await plain.close();
    }
  });

  it('starts a session for the member whom Firebase identifies', async () => {
    const member = await addLinked();
    const { status, body } = await logIn(await issuer.token('google.com', uid));
    expect(status).toBe(200);
    const info = await callServer(test.url, session.info, {}, { token: body.value.token });
    expect(info.body.value).toMatchObject({ id: member.id, account: name });
  });

  it('reports for an unknown user that there is no account, and creates none', async () => {
    const { status, body } = await logIn(await issuer.token('facebook.com', uid), 'facebook');
    expect([status, body.message, body.value]).toEqual([409, 'firebase_unregistered', { channel: 'facebook' }]);
    expect(await tables().selectFrom('firebase_identities').selectAll().where('uid', '=', uid).execute()).toEqual([]);
  });

  it('finds a member by the number that both have verified, and links the Firebase user to it', async () => {
    const member = await addMember(test.database, name);
    const mobile = `+1415555${String(1_000 + count)}`;
    await tables().updateTable('members').set({ mobile }).where('id', '=', member.id).execute();
    const phone = () => issuer.token('phone', uid, { claims: { phone_number: mobile } });
    expect((await logIn(await phone(), 'phone')).status).toBe(200);
    await tables().updateTable('members').set({ mobile: null }).where('id', '=', member.id).execute();
    expect((await logIn(await phone(), 'phone')).status).toBe(200);
  });

  it('does not link a member whose second factor is still required', async () => {
    const member = await addMember(test.database, name);
    const mobile = `+1415555${String(1_000 + count)}`;
    await tables().updateTable('members').set({ mobile }).where('id', '=', member.id).execute();
    await tables()
      .insertInto('second_factors', { member_id: member.id, secret: Buffer.of(0), enrolled_at: new Date() })
      .execute();
    const token = await issuer.token('phone', uid, { claims: { phone_number: mobile } });
    expect((await logIn(token, 'phone')).body.message).toBe('second_factor_needed');
    expect(await tables().selectFrom('firebase_identities').selectAll().where('uid', '=', uid).execute()).toEqual([]);
  });

  it('ignores the number of a token of another sign-in channel', async () => {
    const member = await addMember(test.database, name);
    const mobile = `+1415555${String(1_000 + count)}`;
    await tables().updateTable('members').set({ mobile }).where('id', '=', member.id).execute();
    const token = await issuer.token('google.com', uid, { claims: { phone_number: mobile } });
    expect((await logIn(token)).body.message).toBe('firebase_unregistered');
  });

  it('starts no session at another merchant', async () => {
    await addLinked();
    await test.database.db
      .insertInto('merchants')
      .values({
        code: `other${count}`,
        brand: JSON.stringify({ ...(await merchantOf()), merchant: `other${count}` }),
        flags: '{}',
      })
      .execute();
    const idToken = await issuer.token('google.com', uid);
    const { body } = await callServer(
      test.url,
      firebase.login,
      { channel: 'google', idToken },
      { headers: { 'x-merchant': `other${count}` } },
    );
    expect(body.message).toBe('firebase_unregistered');
  });

  it('refuses a member whose login is stopped or locked', async () => {
    const member = await addLinked();
    await tables().updateTable('members').set({ locked: true }).where('id', '=', member.id).execute();
    expect((await logIn(await issuer.token('google.com', uid))).body.message).toBe('account_locked');
  });
});

const merchantOf = async () =>
  (
    await test.database.db
      .selectFrom('merchants')
      .select('brand')
      .where('code', '=', 'parlour')
      .executeTakeFirstOrThrow()
  ).brand as object;

const second = () => Math.floor(Date.now() / 1_000);

describe('an invalid token is refused, whatever user it names', () => {
  const WRONG: [string, string | undefined, () => Promise<string>][] = [
    ['forged', undefined, () => issuer.token('google.com', uid, { forged: true })],
    ['signed with the public key as a secret', undefined, () => issuer.token('google.com', uid, { alg: 'HS256' })],
    ['of another project', undefined, () => issuer.token('google.com', uid, { claims: { aud: 'other' } })],
    [
      'of another issuer',
      undefined,
      () => issuer.token('google.com', uid, { claims: { iss: 'https://evil.example' } }),
    ],
    ['over', undefined, () => issuer.token('google.com', uid, { claims: { exp: second() - 60 } })],
    ['without a person', undefined, () => issuer.token('google.com', uid, { claims: { sub: '' } })],
    [
      'of this morning',
      'not_recent',
      () => issuer.token('google.com', uid, { claims: { auth_time: second() - 3_000 } }),
    ],
    ['of tomorrow', 'not_recent', () => issuer.token('google.com', uid, { claims: { auth_time: second() + 3_000 } })],
    ['of another channel', 'other_channel', () => issuer.token('facebook.com', uid)],
    [
      'of an anonymous person',
      'other_channel',
      () => issuer.token('google.com', uid, { claims: { firebase: { sign_in_provider: 'anonymous' } } }),
    ],
  ];
  it.each(WRONG)('%s', async (_, problem, make) => {
    await addLinked();
    const [status, message, found] = await said(await make());
    expect([status, message]).toEqual([401, 'firebase_token_refused']);
    if (problem) expect(found).toBe(problem);
  });

  /** A token with correct claims: Firebase's emulator issues tokens without a signature, with this header. */
  const unsigned = async (header: object) => {
    const [, payload] = (await issuer.token('google.com', uid)).split('.');
    return `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${payload}.`;
  };
  it.each([
    { alg: 'none', typ: 'JWT' },
    { alg: 'None', typ: 'JWT' },
    { alg: 'none', kid: 'k1' },
    { alg: 'RS256', kid: 'k1' },
    { kid: 'k1' },
  ])('without a signature: %j', async (header) => {
    await addLinked();
    const token = await unsigned(header);
    expect((await said(token)).slice(0, 2)).toEqual([401, 'firebase_token_refused']);
  });

  it('used before', async () => {
    await addLinked();
    const token = await issuer.token('google.com', uid);
    const answers = await Promise.all([logIn(token), logIn(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await said(token)).toEqual([401, 'firebase_token_refused', 'already_used']);
  });

  it('used before, with another encoding of its signature', async () => {
    await addLinked();
    const token = await issuer.token('google.com', uid);
    expect((await logIn(token)).status).toBe(200);
    // The last character of 256 bytes in base64url has two significant bits; the other four are ignored.
    const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const neighbour = SIGNS[SIGNS.indexOf(token.at(-1)!) ^ 1]!;
    expect(await said(token.slice(0, -1) + neighbour)).toEqual([401, 'firebase_token_refused', 'already_used']);
  });

  it.each(['', 'x', 'not a token at all', 'a.b.c'.repeat(2_000), '‮eyJ.eyJ.x', '😀.😀.😀'])('%j', async (idToken) => {
    const { status, body } = await logIn(idToken);
    expect([400, 401, 413]).toContain(status);
    expect(['invalid_request', 'firebase_token_refused', 'body_too_large']).toContain(body.message);
  });
});

describe('when the keys cannot be fetched', () => {
  it.each(['failing', 'nonsense', 'silent'] as const)('(%s) reports it, and accepts the token later', async (state) => {
    // A server of its own, because fetched keys are cached.
    const server = await startTestServer({ config: { firebase: issuer.config } });
    try {
      const member = await addMember(server.database, name);
      await inMerchant(server.database.db, 'parlour')
        .insertInto('firebase_identities', { project: PROJECT, uid, channel: 'google', member_id: member.id })
        .execute();
      const token = await issuer.token('google.com', uid);
      issuer.keysAre(state);
      const { status, body } = await logIn(token, 'google', server);
      expect([status, body.message]).toEqual([503, 'firebase_unavailable']);
      issuer.keysAre('there');
      expect((await logIn(token, 'google', server)).status).toBe(200);
    } finally {
      await server.close();
    }
  });
});

describe('[AUTH-15] a newcomer whom Firebase identifies', () => {
  const register = (firebaseIdToken: string, firebaseChannel: Channel = 'google') =>
    callServer(test.url, auth.register, registrationOf(name, { firebaseChannel, firebaseIdToken }));
  const made = () => tables().selectFrom('members').select('id').where('username', '=', name).execute();

  it('registers once, and logs in by Firebase from then on', async () => {
    const token = await issuer.token('google.com', uid);
    expect((await logIn(token)).body.message).toBe('firebase_unregistered');
    expect((await register(token)).status).toBe(200);
    expect(await said(token)).toEqual([401, 'firebase_token_refused', 'already_used']);
    const { body } = await logIn(await issuer.token('google.com', uid));
    expect(body.value.userInfo.account).toBe(name);
  });

  it.each([
    ['forged', () => issuer.token('google.com', uid, { forged: true }), 'firebase_token_refused'],
    ['of another channel', () => issuer.token('phone', uid), 'firebase_token_refused'],
  ] as const)('with a token that is %s is not registered', async (_, make, key) => {
    expect((await register(await make())).body.message).toBe(key);
    expect(await made()).toEqual([]);
  });

  it('who is linked already is not registered twice', async () => {
    await addLinked();
    name = `${name}b`;
    const { body } = await register(await issuer.token('google.com', uid));
    expect([body.message, body.value]).toEqual(['firebase_token_refused', { problem: 'known_already' }]);
    expect(await made()).toEqual([]);
  });

  it('is created once by two concurrent requests with one token', async () => {
    const token = await issuer.token('google.com', uid);
    const first = register(token);
    name = `${name}b`;
    const answers = await Promise.all([first, register(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });
});

it.each([
  ['over', () => ({ exp: second() - 60 })],
  ['of another project', () => ({ aud: 'other' })],
])('logs no personal data of a token that is %s', async (_, wrong) => {
  const person = { email: 'ann@example.test', name: 'Ann Lee', phone_number: '+14155550199' };
  const before = test.logged.length;
  await logIn(await issuer.token('google.com', uid, { claims: { ...person, ...wrong() } }));
  const lines = test.logged.slice(before);
  expect(lines).toContainEqual(
    expect.objectContaining({ refused: 'firebase_token_refused', err: expect.anything() as unknown }),
  );
  for (const each of [...Object.values(person), uid]) expect(JSON.stringify(lines)).not.toContain(each);
});

it('logs no token', async () => {
  await addLinked();
  const token = await issuer.token('google.com', uid);
  await logIn(token);
  expect(JSON.stringify(test.logged)).not.toContain(token);
});
