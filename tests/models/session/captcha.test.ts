import { allSettled, type Scope } from 'effector';
import { VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { captcha as captchaCalls } from '../../../contract/captcha.ts';
import { $environment } from '../../../src/shared/realtime/environment.ts';
import { agentCredentials, agentLoginOpened } from '../../../src/features/login/agent-login.ts';
import { credentials } from '../../../src/features/login/model.ts';
import { $modal, modalOpened } from '../../../src/shared/lib/modals.ts';
import { cut, failure, mockServer } from '../../support/msw.ts';
import { challengeOfWork } from '../support/work.ts';
import { environmentOf, begin, pageOf } from '../support/page.ts';
import { loginOf } from '../support/samples.ts';

const server = mockServer();

const { captcha } = credentials;
const PICTURE = { captcha: true };
const topicId = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`;
const servePictures = () =>
  server.answer(captchaCalls.captcha, (_, { nth }) => ({ id: topicId(nth), image: `picture${nth}` }));

const open = async () => {
  // The clock stands still until a test advances it, so that no test waits a real second.
  const clock = new VirtualTimeScheduler();
  const scope = pageOf({ values: [[$environment, environmentOf(clock)]] });
  await begin(scope);
  await allSettled(modalOpened, { scope, params: { name: 'login' } });
  await allSettled(credentials.usernameTyped, { scope, params: 'player1' });
  await allSettled(credentials.passwordTyped, { scope, params: 'wrong' });
  const letSecondPass = async () => {
    clock.flush();
    await allSettled(scope);
  };
  return { scope, letSecondPass };
};
const send = (scope: Scope) => allSettled(credentials.submitted, { scope });
/** Sends, and waits until the requested picture has arrived. */
const fail = async (scope: Scope) => {
  await send(scope);
  await expect.poll(() => scope.getState(captcha.$captcha)).not.toBeNull();
};

describe('[AUTH-03] a failed login with the captcha flag', () => {
  it('shows the picture, and keeps the name and password', async () => {
    server.answer(auth.login, () => failure('in_incorrect_password', PICTURE));
    servePictures();
    const { scope } = await open();
    await fail(scope);
    expect(scope.getState(captcha.$shown)).toBe(true);
    expect(scope.getState(captcha.$captcha)).toEqual({ id: topicId(1), image: 'picture1' });
    expect([scope.getState(credentials.$username), scope.getState(credentials.$password)]).toEqual([
      'player1',
      'wrong',
    ]);
    expect(scope.getState(credentials.$failure)).toMatchObject({ key: 'in_incorrect_password' });
  });

  it('shows no picture without the flag', async () => {
    server.answer(auth.login, () => failure('in_incorrect_password'));
    const { scope } = await open();
    await send(scope);
    expect(scope.getState(captcha.$shown)).toBe(false);
  });

  it('requires the letters before the next attempt, and sends them with the picture’s id', async () => {
    const calls = server.answer(auth.login, (_, { nth }) =>
      nth === 1 ? failure('in_incorrect_password', PICTURE) : loginOf(),
    );
    servePictures();
    const { scope } = await open();
    await fail(scope);
    await allSettled(captcha.textTyped, { scope, params: '  ' });
    await send(scope);
    expect(scope.getState(credentials.$missing)).toBe('captcha');
    expect(calls).toHaveLength(1);
    await allSettled(captcha.textTyped, { scope, params: ' acdef ' });
    expect(scope.getState(credentials.$missing)).toBeNull();
    await send(scope);
    expect(calls[1]!.request).toEqual({
      username: 'player1',
      password: 'wrong',
      type: 'username',
      captcha: { id: topicId(1), text: 'acdef' },
    });
    expect(scope.getState($modal)).toBeNull();
  });

  it('shows another picture and clears its field after wrong letters', async () => {
    server.answer(auth.login, (_, { nth }) => failure(nth === 1 ? 'in_incorrect_password' : 'captcha_wrong', PICTURE));
    servePictures();
    const { scope, letSecondPass } = await open();
    await fail(scope);
    await letSecondPass();
    await allSettled(captcha.textTyped, { scope, params: 'wrong' });
    await send(scope);
    await expect.poll(() => scope.getState(captcha.$captcha)?.id).toBe(topicId(2));
    expect(scope.getState(captcha.$text)).toBe('');
    expect(scope.getState(captcha.$shown)).toBe(true);
  });

  it('keeps the picture and the letters after a failed connection, because the next attempt needs them', async () => {
    server.answer(auth.login, (_, { nth }) => (nth === 2 ? cut() : failure('in_incorrect_password', PICTURE)));
    servePictures();
    const { scope } = await open();
    await fail(scope);
    await allSettled(captcha.textTyped, { scope, params: 'acdef' });
    await send(scope);
    expect([scope.getState(captcha.$shown), scope.getState(captcha.$text)]).toEqual([true, 'acdef']);
    expect(scope.getState(captcha.$captcha)?.id).toBe(topicId(1));
  });

  it('hides the picture when the next failure has no flag, and when the form is left', async () => {
    server.answer(auth.login, (_, { nth }) => failure('in_incorrect_password', nth === 2 ? undefined : PICTURE));
    servePictures();
    const { scope, letSecondPass } = await open();
    await fail(scope);
    await allSettled(captcha.textTyped, { scope, params: 'acdef' });
    await send(scope);
    expect(scope.getState(captcha.$shown)).toBe(false);
    await letSecondPass();
    await send(scope);
    expect(scope.getState(captcha.$shown)).toBe(true);
    await allSettled(modalOpened, { scope, params: { name: 'register' } });
    expect([scope.getState(captcha.$shown), scope.getState(captcha.$captcha)]).toEqual([false, null]);
  });
});

describe('[LIVE-08] another picture', () => {
  it('loads at most once a second', async () => {
    server.answer(auth.login, () => failure('in_incorrect_password', PICTURE));
    const pictures = servePictures();
    const { scope, letSecondPass } = await open();
    await fail(scope);
    await allSettled(captcha.refreshRequested, { scope });
    await allSettled(captcha.refreshRequested, { scope });
    expect(pictures).toHaveLength(1);
    await letSecondPass();
    await allSettled(captcha.refreshRequested, { scope });
    await expect.poll(() => scope.getState(captcha.$captcha)?.id).toBe(topicId(2));
  });

  it('reports a failed load, and can be requested again', async () => {
    server.answer(auth.login, () => failure('in_incorrect_password', PICTURE));
    const { scope, letSecondPass } = await open();
    server.answer(captchaCalls.captcha, cut);
    await send(scope);
    await expect.poll(() => scope.getState(captcha.$failure)).toMatchObject({ key: 'network_abnormal' });
    servePictures();
    await letSecondPass();
    await allSettled(captcha.refreshRequested, { scope });
    await expect.poll(() => scope.getState(captcha.$captcha)?.id).toBe(topicId(1));
    expect(scope.getState(captcha.$failure)).toBeNull();
  });
});

describe('[AUTH-03] a member who cannot read pictures', () => {
  const serveWork = () =>
    server.answer(captchaCalls.challenge, async ({ weight }) =>
      weight === 'heavy'
        ? { kind: 'altcha' as const, siteKey: null, challenge: await challengeOfWork('heavy') }
        : { kind: 'off' as const, siteKey: null, challenge: null },
    );

  it('lets the device compute a proof of work, and the form is sent by itself', async () => {
    const calls = server.answer(auth.login, (_, { nth }) =>
      nth === 1 ? failure('in_incorrect_password', PICTURE) : loginOf(),
    );
    servePictures();
    serveWork();
    const { scope } = await open();
    await fail(scope);
    await allSettled(captcha.alternativeChosen, { scope });
    expect(calls).toHaveLength(2);
    expect(calls[1]!.request).toMatchObject({ username: 'player1', password: 'wrong' });
    expect(calls[1]!.request.heavyProof).toMatch(/^[\w-]{100,}$/);
    expect(scope.getState($modal)).toBeNull();
  });

  it('has the same choice at the agent login', async () => {
    const calls = server.answer(auth.login, (_, { nth }) =>
      nth === 1 ? failure('in_incorrect_password', PICTURE) : loginOf(),
    );
    servePictures();
    serveWork();
    const scope = pageOf();
    await begin(scope);
    await allSettled(agentLoginOpened, { scope });
    await allSettled(agentCredentials.usernameTyped, { scope, params: 'agent1' });
    await allSettled(agentCredentials.passwordTyped, { scope, params: 'wrong' });
    await allSettled(agentCredentials.submitted, { scope });
    await allSettled(agentCredentials.captcha.alternativeChosen, { scope });
    expect(calls[1]!.request).toMatchObject({ username: 'agent1', as: 'agent' });
    expect(scope.getState(captcha.$shown), 'the other door').toBe(false);
  });

  it('sees an error when the challenge cannot be loaded', async () => {
    server.answer(auth.login, () => failure('in_incorrect_password', PICTURE));
    servePictures();
    const { scope } = await open();
    await fail(scope);
    server.answer(captchaCalls.challenge, () => failure('too_many_requests'));
    await allSettled(captcha.alternativeChosen, { scope });
    expect(scope.getState(captcha.$failure)).toMatchObject({ key: 'too_many_requests' });
    expect(scope.getState(captcha.$working)).toBe(false);
  });
});
