import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { auth } from '../../../contract/auth.ts';
import { captcha, WorkProof } from '../../../contract/captcha.ts';
import { createCall } from '../../../src/shared/api/call.ts';
import { captchaWanted } from '../../../src/shared/api/captcha-check.ts';
import { cut, failure, mockServer } from '../../support/msw.ts';
import { pageOf } from '../support/page.ts';
import { loginOf } from '../support/samples.ts';
import { challengeOfWork } from '../support/work.ts';

const server = mockServer();
const loginFx = createCall(auth.login);
const params = { username: 'player1', password: 'x', type: 'username' as const };
const serveWork = () =>
  server.answer(captcha.challenge, async () => ({
    kind: 'altcha' as const,
    siteKey: null,
    challenge: await challengeOfWork(),
  }));
const shownBy = (headers: Headers) =>
  WorkProof.parse(JSON.parse(Buffer.from(headers.get('x-captcha')!, 'base64url').toString()));

describe('[AUTH-01] a call that requires a captcha', () => {
  it('solves the given challenge and sends the solution, a new one for each call', async () => {
    const request = serveWork();
    const calls = server.answer(auth.login, () => loginOf());
    const scope = pageOf();
    await allSettled(loginFx, { scope, params });
    await allSettled(loginFx, { scope, params });
    const proofs = calls.map(({ headers }) => shownBy(headers));
    for (const proof of proofs)
      expect(
        await verifySolution({
          ...proof,
          deriveKey,
          hmacSignatureSecret: 'of challenges',
          hmacKeySignatureSecret: 'of solutions',
        }),
      ).toMatchObject({ verified: true });
    expect(proofs[0]!.challenge.signature).not.toBe(proofs[1]!.challenge.signature);
    expect(request).toHaveLength(2);
  });

  it('uses the solution computed when the form was opened, once', async () => {
    const request = serveWork();
    const calls = server.answer(auth.login, () => loginOf());
    const scope = pageOf();
    await allSettled(captchaWanted, { scope });
    await allSettled(captchaWanted, { scope });
    expect(request).toHaveLength(1);
    await allSettled(loginFx, { scope, params });
    expect(request).toHaveLength(1);
    await allSettled(loginFx, { scope, params });
    expect(request).toHaveLength(2);
    expect(calls).toHaveLength(2);
  });

  it('sends nothing when the server requires no captcha', async () => {
    const calls = server.answer(auth.login, () => loginOf());
    await allSettled(loginFx, { scope: pageOf(), params });
    expect(calls[0]!.headers.has('x-captcha')).toBe(false);
  });

  it('reports why a challenge cannot be loaded, and can be tried again', async () => {
    server.answer(captcha.challenge, cut);
    const calls = server.answer(auth.login, () => loginOf());
    const scope = pageOf();
    await allSettled(captchaWanted, { scope });
    expect(await allSettled(loginFx, { scope, params })).toMatchObject({
      status: 'fail',
      value: { key: 'network_abnormal' },
    });
    expect(calls).toEqual([]);
    serveWork();
    expect(await allSettled(loginFx, { scope, params })).toMatchObject({ status: 'done' });
  });

  it('shows the server’s message when the server rejects the solution', async () => {
    serveWork();
    server.answer(auth.login, () => failure('captcha_check_failed'));
    expect(await allSettled(loginFx, { scope: pageOf(), params })).toMatchObject({
      value: { key: 'captcha_check_failed' },
    });
  });
});
