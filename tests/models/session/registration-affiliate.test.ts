import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { registration } from '../../../contract/register.ts';
import { $affiliate } from '../../../src/features/registration/affiliate.ts';
import { formOpened } from '../../../src/features/registration/requested.ts';
import type { Values } from '../../../src/features/registration/check.ts';
import { $errors } from '../../../src/features/registration/model.ts';
import { $form, edited, submitted } from '../../../src/features/registration/typed.ts';
import { modalOpened } from '../../../src/shared/lib/modals.ts';
import { cut, failure, mockServer } from '../../support/msw.ts';
import { loginOf } from '../support/samples.ts';
import { good, openRegistration, type } from '../support/registration.ts';

const server = mockServer();

const affiliateCode = { enabled: true, required: false, patternId: 4, minLength: 1, maxLength: 32 };
const open = (codes?: Values) => openRegistration(server, { fields: { affiliateCode }, codes });
const serve = () =>
  server.answer(registration.affiliate, ({ code }) =>
    code === 'SPRING' ? { code } : failure('invitation_code_error'),
  );

describe('[AUTH-11] an affiliate code', () => {
  it('is looked up on this domain after typing stops, and shown as known', async () => {
    const calls = serve();
    const scope = await open();
    const typing = ['S', 'SP', 'SPRING'].map((code) => allSettled(edited, { scope, params: { affiliateCode: code } }));
    await Promise.all(typing);
    expect(calls.map(({ request }) => request)).toEqual([{ code: 'SPRING', domain: 'parlour.test' }]);
    expect([scope.getState($affiliate), scope.getState($errors)]).toEqual(['known', {}]);
  });

  it('from a link that is unknown shows its error at once, and blocks the form', async () => {
    serve();
    const registers = server.answer(auth.register, () => loginOf());
    const scope = await open({ affiliateCode: 'NOBODY' });
    expect(scope.getState($errors)).toEqual({ affiliateCode: 'unknownCode' });
    await type(scope, good);
    await allSettled(submitted, { scope });
    expect(registers).toHaveLength(0);
    await type(scope, { affiliateCode: 'SPRING' });
    await allSettled(submitted, { scope });
    expect(registers[0]!.request).toMatchObject({ affiliateCode: 'SPRING' });
  });

  it('that was typed or cleared in place of a link’s code stays when the form is opened again', async () => {
    serve();
    const scope = await open({ affiliateCode: 'NOBODY' });
    for (const affiliateCode of ['SPRING', '']) {
      await type(scope, { affiliateCode });
      await allSettled(modalOpened, { scope, params: { name: 'login' } });
      await allSettled(modalOpened, { scope, params: { name: 'register' } });
      await allSettled(formOpened, { scope });
      expect(scope.getState($form).values.affiliateCode).toBe(affiliateCode);
    }
  });

  it('is looked up again when the form is sent, because an agent may have received it meanwhile', async () => {
    serve();
    const scope = await open({ affiliateCode: 'AUTUMN' });
    server.answer(registration.affiliate, ({ code }) => ({ code }));
    await type(scope, good);
    await allSettled(submitted, { scope });
    expect([scope.getState($affiliate), scope.getState($errors)]).toEqual(['known', {}]);
  });

  it('does not block the form when the lookup fails: the registration checks it', async () => {
    server.answer(registration.affiliate, cut);
    const registers = server.answer(auth.register, () => loginOf());
    const scope = await open({ affiliateCode: 'SPRING' });
    expect([scope.getState($affiliate), scope.getState($errors)]).toEqual([null, {}]);
    await type(scope, good);
    await allSettled(submitted, { scope });
    expect(registers).toHaveLength(1);
  });

  it('is not looked up when its format is invalid', async () => {
    const calls = serve();
    const scope = await open();
    await type(scope, { affiliateCode: 'two words' });
    expect(calls).toHaveLength(0);
  });
});
