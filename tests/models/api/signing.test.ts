import { createPublicKey, verify } from 'node:crypto';
import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { drawKey, SIGNATURE, sha256, signedText } from '../../../contract/security-signature.ts';
import { wallet } from '../../../contract/wallet.ts';
import { createCall, createMoneyCall } from '../../../src/shared/api/call.ts';
import { $baseUrl, $token } from '../../../src/shared/api/context.ts';
import { endReported } from '../../../src/entities/session/model.ts';
import { keepKey } from '../../../src/shared/api/security-keys.ts';
import { BASE_URL, failure, mockServer, type Heard } from '../../support/msw.ts';
import { fork } from 'effector';
import { loginOf } from '../support/samples.ts';

const server = mockServer();
const loginFx = createCall(auth.login);
const depositFx = createMoneyCall(wallet.deposit);
const params = {
  request: { method: 'card', amount: 5_000, currency: 'USD' },
  idempotencyKey: '6f1c0c4e-8d2b-4f6a-9a51-0d6a7c1b2e3f',
};
let count = 0;
/** A page with a session whose key is known, and the public half of that key. */
const pageWithKey = async () => {
  count += 1;
  const token = `token-${count}`;
  const drawn = await drawKey();
  await keepKey(token, drawn);
  const scope = fork({
    values: [
      [$baseUrl, BASE_URL],
      [$token, token],
    ],
  });
  return { scope, publicKey: drawn.publicKey };
};
const isBy = async (publicKey: string, { headers, request }: Heard<typeof wallet.deposit>): Promise<boolean> => {
  const raw = Buffer.from(publicKey, 'base64url');
  const [, at, nonce, signature] = SIGNATURE.exec(headers.get('x-signature')!)!;
  const bodyHash = await sha256(JSON.stringify(request));
  const text = signedText({ method: 'POST', path: wallet.deposit.path, bodyHash, atMs: Number(at), nonce: nonce! });
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((each) => each.toString('base64url'));
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  return verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature!, 'base64url'));
};
const refusal = () => failure('unknown_method');

describe('[issue 5] the page signs money calls', () => {
  it('signs each attempt with the key of its session', async () => {
    const { scope, publicKey } = await pageWithKey();
    const calls = server.answer(wallet.deposit, refusal);
    await allSettled(depositFx, { scope, params });
    await allSettled(depositFx, { scope, params });
    expect(calls).toHaveLength(2);
    for (const call of calls) expect(await isBy(publicKey, call)).toBe(true);
    expect(calls[0]!.headers.get('x-signature')).not.toBe(calls[1]!.headers.get('x-signature'));
  });

  it('signs once more with the server’s time when the device’s clock is wrong, with the same idempotency key', async () => {
    const { scope, publicKey } = await pageWithKey();
    const calls = server.answer(wallet.deposit, (_, { nth }) =>
      nth === 1 ? failure('signature_refused', { problem: 'late', serverTimeMs: 1_900_000_000_000 }) : refusal(),
    );
    await allSettled(depositFx, { scope, params });
    expect(calls).toHaveLength(2);
    expect(calls[1]!.headers.get('x-signature')).toMatch(/^1900000000000\./);
    expect(await isBy(publicKey, calls[1]!)).toBe(true);
    expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('does not retry when the signature is wrong for another reason', async () => {
    const { scope } = await pageWithKey();
    const refused = failure('signature_refused', { problem: 'forged', serverTimeMs: 1 });
    const calls = server.answer(wallet.deposit, () => refused);
    await allSettled(depositFx, { scope, params });
    expect(calls).toHaveLength(1);
  });

  it('signs with the key that it made for the login; a refused login leaves no key', async () => {
    const scope = fork({ values: [[$baseUrl, BASE_URL]] });
    const form = { username: 'player1', password: 'x', type: 'username' as const };
    server.answer(auth.login, (_, { nth }) => (nth === 1 ? failure('in_incorrect_password') : loginOf()));
    await allSettled(loginFx, { scope, params: form });
    await allSettled(loginFx, { scope, params: form });
    const inside = fork({
      values: [
        [$baseUrl, BASE_URL],
        [$token, loginOf().token],
      ],
    });
    const calls = server.answer(wallet.deposit, refusal);
    await allSettled(depositFx, { scope: inside, params });
    expect(calls[0]!.headers.get('x-signature')).toMatch(SIGNATURE);
  });

  it('signs nothing after the session has ended', async () => {
    const { scope } = await pageWithKey();
    const token = scope.getState($token)!;
    await allSettled(endReported, { scope, params: 'logout' });
    const calls = server.answer(wallet.deposit, refusal);
    const again = fork({
      values: [
        [$baseUrl, BASE_URL],
        [$token, token],
      ],
    });
    await allSettled(depositFx, { scope: again, params });
    expect(calls[0]!.headers.get('x-signature')).toBeNull();
  });

  it('signs with a key that cannot be exported', async () => {
    const { privateKey } = await drawKey();
    expect(privateKey.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('jwk', privateKey)).rejects.toThrow();
  });
});

it('a login names the browser, the same one for each account', async () => {
  const calls = server.answer(auth.login, () => loginOf());
  for (const username of ['player1', 'player2']) {
    const scope = fork({ values: [[$baseUrl, BASE_URL]] });
    await allSettled(loginFx, { scope, params: { username, password: 'x', type: 'username' } });
  }
  const devices = calls.map(({ headers }) => headers.get('x-device'));
  expect(devices).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), devices[0]]);
});
