import { allSettled } from 'effector';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { registration } from '../../../contract/register.ts';
import { site } from '../../../contract/site.ts';
import { loadSiteFx } from '../../../src/entities/site/model.ts';
import { accepted, memberSeen, rulesWanted } from '../../../src/features/accept-terms/model.ts';
import { callFailed } from '../../../src/shared/api/call.ts';
import { CallFailure } from '../../../src/shared/api/failure.ts';
import { $modal, modalDismissed, modalOpened } from '../../../src/shared/lib/modals.ts';
import { routeEntered } from '../../../src/shared/lib/navigation.ts';
import { failure, mockServer } from '../../support/msw.ts';
import { expectIsolated } from '../support/isolation.ts';
import { logIn, pageOf } from '../support/page.ts';
import { freshStorage } from '../support/browser.ts';
import { siteOf } from '../support/samples.ts';

const server = mockServer();
freshStorage();
let path = '/';
beforeEach(() => {
  path = '/';
  vi.stubGlobal('window', {
    location: {
      get pathname() {
        return path;
      },
    },
  });
});

const enter = async (due: boolean) => {
  server.answer(registration.terms, () => ({ version: '2027-01', accepted: !due }));
  const scope = pageOf();
  await logIn(scope);
  await allSettled(memberSeen, { scope });
  return scope;
};
const TERMS = { name: 'terms' };
const go = async (scope: Awaited<ReturnType<typeof enter>>, to: string) => {
  path = to;
  await allSettled(routeEntered, { scope, params: { pathname: to, search: '' } });
};

describe('[PP-02] terms that changed', () => {
  it('are asked for once a member is seen, and nobody who has accepted them is', async () => {
    expect((await enter(true)).getState($modal)).toEqual(TERMS);
    expect((await enter(false)).getState($modal)).toBeNull();
  });

  it('accepted, are asked for no more', async () => {
    const calls = server.answer(registration.acceptTerms, () => ({}));
    const scope = await enter(true);
    await allSettled(accepted, { scope });
    await go(scope, '/hot');
    expect([calls.map(({ request }) => request), scope.getState($modal)]).toEqual([[{ version: '2027-01' }], null]);
  });

  it('put off, are asked for at the next step, but not where the rules are read', async () => {
    const scope = await enter(true);
    await allSettled(rulesWanted, { scope });
    await go(scope, '/help');
    expect(scope.getState($modal)).toBeNull();
    await go(scope, '/hot');
    expect(scope.getState($modal)).toEqual(TERMS);
    await allSettled(modalDismissed, { scope });
    await allSettled(modalOpened, { scope, params: { name: 'language' } });
    await go(scope, '/new');
    expect(scope.getState($modal)).toEqual({ name: 'language' });
  });

  it('that changed once more meanwhile are asked for anew', async () => {
    server.answer(registration.acceptTerms, () => failure('terms_changed'));
    const scope = await enter(true);
    const looks = server.answer(registration.terms, () => ({ version: '2027-02', accepted: false }));
    await allSettled(accepted, { scope });
    expect([looks.length, scope.getState($modal)]).toEqual([1, TERMS]);
    const calls = server.answer(registration.acceptTerms, () => ({}));
    await allSettled(accepted, { scope });
    expect(calls.map(({ request }) => request)).toEqual([{ version: '2027-02' }]);
  });

  it('while the page is open, are asked for once the site is looked at again', async () => {
    server.answer(site.info, () => siteOf());
    const scope = await enter(false);
    server.answer(registration.terms, () => ({ version: '2027-02', accepted: false }));
    await allSettled(loadSiteFx, { scope, params: {} });
    expect(scope.getState($modal)).toEqual(TERMS);
  });

  it('are no affair of who is not logged in as a member', async () => {
    server.answer(site.info, () => siteOf());
    const looks = server.answer(registration.terms, () => ({ version: '2027-02', accepted: false }));
    const scope = pageOf();
    await allSettled(loadSiteFx, { scope, params: {} });
    expect([looks.length, scope.getState($modal)]).toEqual([0, null]);
  });

  it('that changed while the page was open are asked for when the server refuses for them', async () => {
    const scope = await enter(false);
    const looks = server.answer(registration.terms, () => ({ version: '2027-04', accepted: false }));
    await allSettled(callFailed, { scope, params: new CallFailure('not_allowed', 403, null) });
    expect([looks.length, scope.getState($modal)]).toEqual([0, null]);
    await allSettled(callFailed, { scope, params: new CallFailure('terms_needed', 403, null) });
    expect([looks.length, scope.getState($modal)]).toEqual([1, TERMS]);
    const calls = server.answer(registration.acceptTerms, () => ({}));
    await allSettled(accepted, { scope });
    expect(calls.map(({ request }) => request)).toEqual([{ version: '2027-04' }]);
  });

  it('are asked for in their own scope only', async () => {
    const scope = await enter(false);
    server.answer(registration.terms, () => ({ version: '2027-03', accepted: false }));
    await expectIsolated(scope, [$modal], () => allSettled(memberSeen, { scope }));
  });
});
