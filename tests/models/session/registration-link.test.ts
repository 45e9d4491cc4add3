import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { registrationLinks } from '../../../contract/registration-links.ts';
import { $link, $linkKind, $linkProblem, linkDropped } from '../../../src/features/registration/link.ts';
import { $failure } from '../../../src/features/registration/model.ts';
import { submitted } from '../../../src/features/registration/typed.ts';
import { failure, mockServer } from '../../support/msw.ts';
import { loginOf } from '../support/samples.ts';
import { good, openRegistration, type } from '../support/registration.ts';

const server = mockServer();
const open = () => openRegistration(server, { link: 'abcd2345efgh' });

describe('[AGT-05] [MEM-09] a registration link in the address', () => {
  it('is checked once, says what it makes of a newcomer, and is sent with the form', async () => {
    const checked = server.answer(registrationLinks.clicked, () => ({ kind: 'agent' as const }));
    const sent = server.answer(auth.register, () => loginOf());
    const scope = await open();
    expect(checked.map(({ request }) => request)).toEqual([{ code: 'abcd2345efgh' }]);
    expect([scope.getState($linkKind), scope.getState($linkProblem)]).toEqual(['agent', null]);
    await type(scope, good);
    await allSettled(submitted, { scope });
    expect(sent.map(({ request }) => request)).toEqual([expect.objectContaining({ link: 'abcd2345efgh' })]);
  });

  it.each(['link_expired', 'link_used_up', 'link_disabled', 'link_unknown'] as const)(
    'that is refused with %s is named, until the person registers without it',
    async (key) => {
      server.answer(registrationLinks.clicked, () => failure(key));
      const sent = server.answer(auth.register, () => loginOf());
      const scope = await open();
      expect(scope.getState($linkProblem)).toEqual({ key });
      await allSettled(linkDropped, { scope });
      expect([scope.getState($linkProblem), scope.getState($link)]).toEqual([null, null]);
      await type(scope, good);
      await allSettled(submitted, { scope });
      expect(sent).toHaveLength(1);
      expect(sent[0]!.request).not.toHaveProperty('link');
    },
  );

  it('that is used up while the form is filled in is named at the registration', async () => {
    server.answer(registrationLinks.clicked, () => ({ kind: 'member' as const }));
    server.answer(auth.register, () => failure('link_used_up'));
    const scope = await open();
    await type(scope, good);
    await allSettled(submitted, { scope });
    expect(scope.getState($failure)).toMatchObject({ key: 'link_used_up' });
    expect(scope.getState($linkProblem)).toEqual({ key: 'link_used_up' });
  });

  it('is not given up when the check fails for another reason', async () => {
    server.answer(registrationLinks.clicked, () => failure('too_many_requests'));
    const scope = await open();
    expect([scope.getState($linkProblem), scope.getState($link)]).toEqual([null, 'abcd2345efgh']);
  });
});
