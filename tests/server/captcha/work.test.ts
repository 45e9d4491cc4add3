import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { captcha, PROOF_LENGTH } from '../../../contract/captcha.ts';
import { loadConfig } from '../../../server/config/config.ts';
import { workKeyRetention } from '../../../server/captcha/work-keys.ts';
import { createWork, spentProofRetention } from '../../../server/captcha/proof-of-work.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, startTestServer, TEST_PASSWORD, type TestServer } from '../../support/test-server.ts';
import { challengeOf, freshProof, proofOf } from '../../support/captcha.ts';
import { deletePast } from '../../../server/jobs/retention.ts';

let test: TestServer;
let other: TestServer;
const { captcha: config } = loadConfig({ CAPTCHA_WORK: '2' }, []);
beforeAll(async () => {
  [test, other] = await Promise.all([
    startTestServer({ config: { captcha: config } }),
    startTestServer({ config: { captcha: config } }),
  ]);
  await addMember(test.database, 'player');
});
afterAll(() => Promise.all([test.close(), other.close()]));

const logIn = (proof?: string, form: object = {}) =>
  callServer(
    test.url,
    auth.login,
    { username: 'player', password: TEST_PASSWORD, type: 'username', ...form },
    { headers: proof === undefined ? {} : { 'x-captcha': proof } },
  );
const refused = async (proof?: string) => {
  const { status, body } = await logIn(proof);
  return [status, body.message];
};
const FAILED = [403, 'captcha_check_failed'];

describe('[AUTH-01] proof of work at the login', () => {
  it('is enough without a picture or a widget', async () => {
    const { body } = await callServer(test.url, captcha.challenge);
    expect(body.value).toMatchObject({ kind: 'altcha', siteKey: null });
    expect((await logIn(await freshProof(test.url))).status).toBe(200);
  });

  it('is named in the error where it is missing or empty', async () => {
    expect(await refused()).toEqual([403, 'captcha_check_needed']);
    expect(await refused('')).toEqual([403, 'captcha_check_needed']);
  });

  it('is checked after the validation: an invalid request does not use the proof up', async () => {
    const proof = await freshProof(test.url);
    expect((await logIn(proof, { username: ' ' })).body.message).toBe('invalid_request');
    expect((await logIn(proof)).status).toBe(200);
  });

  it('is checked before the login: without it no password is verified, and no attempt is counted', async () => {
    await logIn(undefined, { password: 'wrong' });
    expect(await test.database.db.selectFrom('address_failures').selectAll().execute()).toEqual([]);
  });

  it('accepts each proof once, for one of several concurrent requests', async () => {
    const proof = await freshProof(test.url);
    const answers = await Promise.all([logIn(proof), logIn(proof), logIn(proof)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    expect(await refused(proof)).toEqual(FAILED);
  });

  it('treats another solution of the same challenge as the same proof', async () => {
    const challenge = await challengeOf(test.url);
    expect((await logIn(await proofOf(challenge))).status).toBe(200);
    expect(await refused(await proofOf(challenge))).toEqual(FAILED);
  });

  it('refuses a proof that is wrong, changed, too easy, of another platform, too long, or malformed', async () => {
    const challenge = await challengeOf(test.url);
    const { parameters } = challenge;
    const zeros = '0'.repeat(parameters.keyLength * 2);
    const easier = { ...challenge, parameters: { ...parameters, keyPrefix: '00' } };
    const later = { ...challenge, parameters: { ...parameters, expiresAt: parameters.expiresAt + 3_600 } };
    const proofs = [
      await proofOf(challenge, { solution: { counter: 0, derivedKey: zeros } }),
      await proofOf(challenge, { solution: null }),
      await proofOf(challenge, { challenge: easier }),
      await proofOf(challenge, { challenge: later }),
      await freshProof(other.url),
      await freshProof(test.url, 'heavy'),
      'x'.repeat(PROOF_LENGTH + 1),
      'nonsense',
      Buffer.from('{"challenge":{}}').toString('base64url'),
      Buffer.from('null').toString('base64url'),
    ];
    for (const proof of proofs) expect(await refused(proof)).toEqual(FAILED);
    expect((await logIn(await proofOf(challenge))).status, 'the challenge itself is still good').toBe(200);
  });

  it('refuses a proof after ten minutes', async () => {
    const past = createWork({ ...test.ctx, now: () => Date.now() - 11 * 60_000 });
    expect(await refused(await proofOf(await past.draw('light')))).toEqual(FAILED);
  });

  it('uses the same keys on all nodes and after restarts', async () => {
    const [one, two] = [createWork(test.ctx), createWork(test.ctx)];
    expect(await two.take(await proofOf(await one.draw('light')), 'light')).toBe(true);
    const keys = await test.database.db.selectFrom('captcha_keys').select('id').execute();
    expect(keys).toHaveLength(1);
  });

  it('sends no secret, and deletes expired proofs and keys', async () => {
    const { secret } = await test.database.db.selectFrom('captcha_keys').select('secret').executeTakeFirstOrThrow();
    expect(JSON.stringify(await challengeOf(test.url))).not.toContain(secret.subarray(0, 32).toString('hex'));
    await test.database.db
      .updateTable('spent_proofs')
      .set({ at: new Date(Date.now() - 3_600_000) })
      .execute();
    await test.database.db
      .updateTable('captcha_keys')
      .set({ created_at: new Date(Date.now() - 32 * 86_400_000) })
      .execute();
    const old = await challengeOf(test.url);
    await deletePast(test.database.db, spentProofRetention);
    await deletePast(test.database.db, workKeyRetention);
    expect(await test.database.db.selectFrom('spent_proofs').selectAll().execute()).toEqual([]);
    expect((await test.database.db.selectFrom('captcha_keys').select('id').execute()).map(({ id }) => id)).toEqual([
      old.parameters.data.key,
    ]);
  });
});

it('is not required when the captcha is off; heavy work is accepted all the same', async () => {
  const off = await startTestServer();
  await addMember(off.database, 'player');
  expect((await callServer(off.url, captcha.challenge)).body.value).toEqual({
    kind: 'off',
    siteKey: null,
    challenge: null,
  });
  expect((await callServer(off.url, captcha.challenge, { weight: 'heavy' })).body.value.challenge).not.toBeNull();
  const form = { username: 'player', password: TEST_PASSWORD, type: 'username' };
  expect((await callServer(off.url, auth.login, form)).status).toBe(200);
  await off.close();
});
