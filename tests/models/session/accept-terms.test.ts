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
import { siteOf } from '../support/samples.ts';

const server = mockServer();
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
  it('are shown once a member is known, and not to a member who has accepted them', async () => {
    expect((await enter(true)).getState($modal)).toEqual(TERMS);
    expect((await enter(false)).getState($modal)).toBeNull();
  });

  it('are not shown again after they were accepted', async () => {
    const calls = server.answer(registration.acceptTerms, () => ({}));
    const scope = await enter(true);
    await allSettled(accepted, { scope });
    await go(scope, '/hot');
    expect([calls.map(({ request }) => request), scope.getState($modal)]).toEqual([[{ version: '2027-01' }], null]);
  });

  it('are shown again at the next step after they were postponed, but not on the page of the rules', async () => {
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

  it('are shown again when they change once more meanwhile', async () => {
    server.answer(registration.acceptTerms, () => failure('terms_changed'));
    const scope = await enter(true);
    const looks = server.answer(registration.terms, () => ({ version: '2027-02', accepted: false }));
    await allSettled(accepted, { scope });
    expect([looks.length, scope.getState($modal)]).toEqual([1, TERMS]);
    const calls = server.answer(registration.acceptTerms, () => ({}));
    await allSettled(accepted, { scope });
    expect(calls.map(({ request }) => request)).toEqual([{ version: '2027-02' }]);
  });

  it('that change while the page is open are shown when the tab is visible again', async () => {
    server.answer(site.info, () => siteOf());
    const scope = await enter(false);
    server.answer(registration.terms, () => ({ version: '2027-02', accepted: false }));
    await allSettled(loadSiteFx, { scope, params: {} });
    expect(scope.getState($modal)).toEqual(TERMS);
  });

  it('are not shown unless a member is logged in', async () => {
    server.answer(site.info, () => siteOf());
    const looks = server.answer(registration.terms, () => ({ version: '2027-02', accepted: false }));
    const scope = pageOf();
    await allSettled(loadSiteFx, { scope, params: {} });
    expect([looks.length, scope.getState($modal)]).toEqual([0, null]);
  });

  it('that changed while the page was open are shown when the server refuses a call for them', async () => {
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

  it('are shown in their own scope only', async () => {
    const scope = await enter(false);
    server.answer(registration.terms, () => ({ version: '2027-03', accepted: false }));
    await expectIsolated(scope, [$modal], () => allSettled(memberSeen, { scope }));
  });
});
