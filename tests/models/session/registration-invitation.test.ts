import { allSettled, createWatch, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { forgetInvitation, invitationHere } from '../../../src/features/registration/kept-invitation.ts';
import { $failure } from '../../../src/features/registration/model.ts';
import { linkDropped } from '../../../src/features/registration/link.ts';
import { formOpened } from '../../../src/features/registration/requested.ts';
import { $form, edited, forgetInvitationFx, submitted } from '../../../src/features/registration/typed.ts';
import { failure, mockServer } from '../../support/msw.ts';
import { loginOf } from '../support/samples.ts';
import { good, openRegistration } from '../support/registration.ts';

const server = mockServer();
const DAY = 86_400_000;
const codes = (referralCode: string) => ({ codes: { referralCode } });
const device = (initial?: string) => {
  const items = new Map(initial === undefined ? [] : [['invitation', initial]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
};

describe('[MEM-09 AUTH-11] the invitation of a device', () => {
  it('is the last link that was followed, for 60 days, until somebody registers', () => {
    const storage = device();
    const later = (days: number) => invitationHere(storage, { codes: {} }, days * DAY);
    expect(later(0)).toEqual({ codes: {} });
    invitationHere(storage, codes('anna'), 0);
    expect(later(7)).toEqual(codes('anna'));
    invitationHere(storage, { codes: {}, link: 'agent7' }, 8 * DAY);
    expect(later(9)).toEqual({ codes: {}, link: 'agent7' });
    expect(invitationHere(storage, codes('ben'), 10 * DAY)).toEqual(codes('ben'));
    expect([later(69), later(70)]).toEqual([codes('ben'), { codes: {} }]);
    forgetInvitation(storage);
    expect(later(11)).toEqual({ codes: {} });
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['no date', '{"codes":{"referralCode":"anna"}}'],
    ['a date to come', `{"codes":{"referralCode":"anna"},"atMs":${9 * DAY}}`],
    ['codes that are no texts', '{"codes":{"referralCode":7,"username":"x"},"link":{},"atMs":0}'],
  ])('is none if what is stored is %s', (_, stored) =>
    expect(invitationHere(device(stored), { codes: {} }, DAY)).toEqual({ codes: {} }),
  );

  it('keeps the one before if a link carries no code that can be one', () => {
    const storage = device();
    invitationHere(storage, codes('anna'), 0);
    const long = codes('x'.repeat(5_000));
    expect(invitationHere(storage, long, 1)).toEqual(long);
    expect(invitationHere(storage, codes(' '), 2)).toEqual(codes('anna'));
  });
});

describe('[MEM-09 AUTH-11] the form', () => {
  const code = (scope: Scope) => scope.getState($form).values.referralCode;

  it('takes the code of a later link, unless a code was typed or cleared', async () => {
    let referralCode = 'anna';
    const scope = await openRegistration(server, { codes: () => ({ referralCode }) });
    const follow = async (next: string) => {
      referralCode = next;
      await allSettled(formOpened, { scope });
    };
    await follow('ben');
    expect(code(scope)).toBe('ben');
    await allSettled(edited, { scope, params: { referralCode: 'carl' } });
    await follow('dora');
    expect(code(scope)).toBe('carl');
    await allSettled(edited, { scope, params: { referralCode: '' } });
    await allSettled(formOpened, { scope });
    expect(code(scope)).toBe('');
  });

  it('forgets the invitation when somebody registered, when its code is refused, and without the link', async () => {
    const scope = await openRegistration(server, codes('anna'));
    let forgotten = 0;
    createWatch({ unit: forgetInvitationFx, scope, fn: () => (forgotten += 1) });
    let refuses = true;
    server.answer(auth.register, () =>
      refuses ? failure('invitation_code_error', { field: 'referralCode' }) : loginOf(),
    );
    await allSettled(edited, { scope, params: good });
    await allSettled(submitted, { scope });
    expect(scope.getState($failure)).toMatchObject({ key: 'invitation_code_error' });
    expect([forgotten, code(scope)]).toEqual([1, 'anna']);
    refuses = false;
    await allSettled(edited, { scope, params: { referralCode: '' } });
    await allSettled(submitted, { scope });
    expect(forgotten).toBe(2);
    await allSettled(linkDropped, { scope });
    expect(forgotten).toBe(3);
  });
});
