import { allSettled } from 'effector';
import { VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { captcha as captchaCalls } from '../../../contract/captcha.ts';
import { fieldRules, type FieldSetting } from '../../../contract/register-fields.ts';
import { $failure, $errors, captcha } from '../../../src/features/registration/model.ts';
import { submitted } from '../../../src/features/registration/typed.ts';
import { $modal, modalOpened } from '../../../src/shared/lib/modals.ts';
import { cut, failure, mockServer } from '../../support/msw.ts';
import { challengeOfWork } from '../support/work.ts';
import { loginOf } from '../support/samples.ts';
import { good, openRegistration, type } from '../support/registration.ts';

const server = mockServer();

const setting = (state: Partial<FieldSetting> = {}): FieldSetting => ({
  enabled: true,
  required: true,
  patternId: 0,
  minLength: 1,
  maxLength: 16,
  ...state,
});
const topicId = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`;
const servePictures = () =>
  server.answer(captchaCalls.captcha, (_, { nth }) => ({ id: topicId(nth), image: `picture${nth}` }));

const open = async (state?: Partial<FieldSetting>) => {
  // The clock stands still until a test advances it, so that no test waits a real second.
  const clock = new VirtualTimeScheduler();
  const scope = await openRegistration(server, { fields: { captcha: setting(state) }, clock });
  const letSecondPass = async () => {
    clock.flush();
    await allSettled(scope);
  };
  return { scope, letSecondPass, came: () => expect.poll(() => scope.getState(captcha.$captcha)).not.toBeNull() };
};

describe('[AUTH-09 AUTH-03] the picture of a registration', () => {
  it('is not loaded when the merchant has it off', async () => {
    const pictures = servePictures();
    const { scope } = await open({ enabled: false });
    expect([pictures.length, scope.getState(captcha.$shown)]).toEqual([0, false]);
  });

  it('is required before the form is sent, and is sent with it', async () => {
    servePictures();
    const calls = server.answer(auth.register, () => loginOf());
    const { scope, came } = await open();
    await came();
    await type(scope, good);
    await allSettled(submitted, { scope });
    expect([calls.length, scope.getState($errors)]).toEqual([0, { captcha: 'empty' }]);
    await allSettled(captcha.textTyped, { scope, params: ' acdef ' });
    expect(scope.getState($errors)).toEqual({});
    await allSettled(submitted, { scope });
    expect(calls[0]!.request).toMatchObject({ captcha: { id: topicId(1), text: 'acdef' } });
    expect([scope.getState($modal), scope.getState(captcha.$captcha)]).toEqual([null, null]);
  });

  it('may be left empty when it is optional', async () => {
    servePictures();
    const calls = server.answer(auth.register, () => loginOf());
    const { scope, came } = await open({ required: false });
    await came();
    await type(scope, good);
    await allSettled(submitted, { scope });
    expect(calls[0]!.request).not.toHaveProperty('captcha');
  });

  it.each(['field_invalid', 'terms_not_accepted', 'too_many_requests', 'captcha_check_failed', 'network_abnormal'])(
    'stays with its letters when the server has not checked it: %s',
    async (key) => {
      const pictures = servePictures();
      const calls = server.answer(auth.register, (_, { nth }) =>
        nth > 1 ? loginOf() : key === 'network_abnormal' ? cut() : failure(key),
      );
      const { scope, letSecondPass, came } = await open();
      await came();
      await type(scope, good);
      await allSettled(captcha.textTyped, { scope, params: 'acdef' });
      await allSettled(submitted, { scope });
      await letSecondPass();
      expect([scope.getState($failure)?.key, pictures.length]).toEqual([key, 1]);
      await allSettled(submitted, { scope });
      expect(calls.at(-1)!.request.captcha).toEqual({ id: topicId(1), text: 'acdef' });
      expect(scope.getState($modal)).toBeNull();
    },
  );

  it('is valid for one check: after it another picture loads, and the other fields stay', async () => {
    servePictures();
    server.answer(auth.register, (_, { nth }) =>
      failure(nth === 1 ? 'username_taken' : 'captcha_wrong', nth === 1 ? undefined : { captcha: true }),
    );
    const { scope, letSecondPass, came } = await open();
    await came();
    await type(scope, good);
    for (const nth of [2, 3]) {
      await letSecondPass();
      await allSettled(captcha.textTyped, { scope, params: 'acdef' });
      await allSettled(submitted, { scope });
      await expect.poll(() => scope.getState(captcha.$captcha)?.id).toBe(topicId(nth));
      expect(scope.getState(captcha.$text)).toBe('');
    }
    expect(scope.getState($failure)).toMatchObject({ key: 'captcha_wrong' });
    expect(scope.getState(captcha.$requested), 'brought to its field once it was wrong').toBe(1);
  });

  it('appears and is reported as missing when the merchant has just switched it on', async () => {
    servePictures();
    server.answer(auth.register, () => failure('field_invalid', { problems: { captcha: 'empty' } }));
    const { scope, came } = await open({ enabled: false });
    server.answer(auth.registerRules, () => ({ fields: fieldRules({ captcha: setting() }), minimumAge: 18 }));
    await type(scope, good);
    await allSettled(submitted, { scope });
    await came();
    expect(scope.getState($errors)).toEqual({ captcha: 'empty' });
    await allSettled(captcha.textTyped, { scope, params: 'a' });
    expect(scope.getState($errors)).toEqual({});
  });

  it('is cleared when the form is left', async () => {
    servePictures();
    const { scope, came } = await open();
    await came();
    await allSettled(modalOpened, { scope, params: { name: 'login' } });
    expect(scope.getState(captcha.$captcha)).toBeNull();
  });
});

describe('[AUTH-03] a visitor who cannot read the registration’s picture', () => {
  const serveWork = () =>
    server.answer(captchaCalls.challenge, async ({ weight }) => ({
      kind: weight === 'heavy' ? ('altcha' as const) : ('off' as const),
      siteKey: null,
      challenge: weight === 'heavy' ? await challengeOfWork('heavy') : null,
    }));

  it('lets the device compute a proof, which sends the form or is kept until the form is complete', async () => {
    servePictures();
    serveWork();
    const calls = server.answer(auth.register, () => loginOf());
    const { scope, came } = await open();
    await came();
    await type(scope, { ...good, birthday: '' });
    await allSettled(captcha.alternativeChosen, { scope });
    expect([calls.length, scope.getState($errors), scope.getState(captcha.$worked)]).toEqual([
      0,
      { birthday: 'empty' },
      true,
    ]);
    await type(scope, good);
    await allSettled(submitted, { scope });
    expect(calls[0]!.request.heavyProof).toMatch(/^[\w-]{100,}$/);
    expect(calls[0]!.request).not.toHaveProperty('captcha');
    expect(scope.getState($modal)).toBeNull();
  });

  it('reuses the proof when the server has not checked it, and computes another when it has', async () => {
    servePictures();
    serveWork();
    const keys = ['too_many_requests', 'username_taken'];
    const calls = server.answer(auth.register, (_, { nth }) => failure(keys[nth - 1] ?? 'registration_closed'));
    const { scope, came } = await open();
    await came();
    await type(scope, good);
    await allSettled(captcha.alternativeChosen, { scope });
    expect(scope.getState(captcha.$worked)).toBe(true);
    await allSettled(submitted, { scope });
    expect(calls[1]!.request.heavyProof).toBe(calls[0]!.request.heavyProof);
    expect(scope.getState(captcha.$worked)).toBe(false);
  });
});
