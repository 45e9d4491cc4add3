import { allSettled, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { auth } from '../../contract/auth.ts';
import { favourites, games } from '../../contract/games.ts';
import { notices } from '../../contract/notices.ts';
import { session } from '../../contract/session.ts';
import { site } from '../../contract/site.ts';
import '../../src/entities/session/live-session.ts';
import '../../src/entities/site/live-status.ts';
import { $favourites } from '../../src/entities/favourites/model.ts';
import { $lanes } from '../../src/entities/games/model.ts';
import { $bigPool } from '../../src/entities/jackpots/model.ts';
import { $newest } from '../../src/entities/notices/model.ts';
import { endReported } from '../../src/entities/session/model.ts';
import { $balance } from '../../src/entities/wallet/model.ts';
import * as change from '../../src/features/passwords/change-password.ts';
import { logoutConfirmed } from '../../src/features/logout/model.ts';
import { createTranslator } from '../../src/shared/i18n/instance.ts';
import { $languageReady, $translator } from '../../src/shared/i18n/model.ts';
import { $modal, modalDismissed, modalOpened } from '../../src/shared/lib/modals.ts';
import { cut, mockServer } from '../support/msw.ts';
import { connected } from './support/connected.ts';
import { liveServer } from './support/live-server.ts';
import { begin, later, logIn, pageOf } from './support/page.ts';
import {
  lanes,
  loginInfoOf,
  MEMBER_KEY,
  memberOf,
  MERCHANT_KEY,
  noticeOf,
  OTHER_SESSION_ID,
  SESSION_ID,
  SESSION_KEY,
  siteOf,
} from './support/samples.ts';
import { freshDocument } from './support/browser.ts';

const server = mockServer();
connected();
freshDocument();

const usd = { currency: 'USD', exponent: 2 };
const serveAll = () => {
  server.answer(site.info, () => siteOf());
  server.answer(notices.list, () => ({ list: [noticeOf(1)], pageNum: 1, totalPages: 1, seq: 1 }));
  server.answer(games.vendors, () => ({ data: { lanes } }));
  server.answer(games.menus, () => ({ list: [] }));
  server.answer(favourites.ids, () => ({ ids: ['7'] }));
};
const page = () => {
  serveAll();
  const live = liveServer();
  live.tell('balance', MEMBER_KEY, { amount: 10_000, ...usd });
  return { live, scope: pageOf({ live, values: [[$translator, createTranslator()]] }) };
};
const whose = (live: ReturnType<typeof liveServer>) => live.identities.map(({ sessionId }) => sessionId);

describe('a page at its start', () => {
  it('as a visitor’s loads texts, notices, vendors and pools, and opens a visitor’s live part', async () => {
    const { live, scope } = page();
    await begin(scope);
    live.connect();
    expect(scope.getState($languageReady)).toBe(true);
    expect(scope.getState($newest)).toEqual([noticeOf(1)]);
    expect(scope.getState($lanes)).toEqual(lanes);
    expect(scope.getState($bigPool)?.id).toBe('grand');
    expect(whose(live)).toEqual([null]);
    expect(live.watched('jackpot', 'notices', 'siteStatus')).toEqual([
      'jackpot pool:grand',
      'jackpot pool:minor',
      `notices ${MERCHANT_KEY}`,
      `siteStatus ${MERCHANT_KEY}`,
    ]);
  });

  it('with a stored token opens one live part, the member’s, and none before the member is known', async () => {
    sessionStorage.setItem('token', 'stored');
    const answer = later<ReturnType<typeof memberOf>>();
    const { live, scope } = page();
    server.answer(session.info, () => answer.promise);
    const begun = begin(scope);
    answer.arrive(memberOf());
    await begun;
    live.connect();
    expect(whose(live)).toEqual([SESSION_ID]);
    expect(live.identities[0]!.api.token).toBe('stored');
    expect(scope.getState($balance)?.amount).toBe(10_000);
    expect([...scope.getState($favourites)]).toEqual(['7']);
  });

  it('has texts to report the failure when no server responds', async () => {
    server.answer(site.info, cut);
    const live = liveServer();
    const scope = pageOf({ live, values: [[$translator, createTranslator()]] });
    await begin(scope);
    expect([scope.getState($languageReady), live.identities]).toEqual([true, []]);
  });
});

describe('[AUTH-02] a password that must be changed', () => {
  const due = memberOf({ changePassword: 'weak' });
  const nameOf = (scope: Scope) => scope.getState($modal)?.name ?? null;

  it('keeps its form open as long as it is due: the form opens again when it is closed or replaced', async () => {
    const { scope } = page();
    await begin(scope);
    await logIn(scope, due);
    expect(nameOf(scope)).toBe('changePassword');
    await allSettled(modalDismissed, { scope });
    expect(nameOf(scope)).toBe('changePassword');
    await allSettled(modalOpened, { scope, params: { name: 'logout' } });
    expect(nameOf(scope)).toBe('logout');
    await allSettled(modalDismissed, { scope });
    expect(nameOf(scope)).toBe('changePassword');
  });

  it('opens its form again after a reload', async () => {
    sessionStorage.setItem('token', 'stored');
    const { scope } = page();
    server.answer(session.info, () => due);
    await begin(scope);
    expect(nameOf(scope)).toBe('changePassword');
  });

  it('lets the member log out', async () => {
    const { scope } = page();
    await begin(scope);
    await logIn(scope, due);
    server.answer(session.logout, () => ({}));
    await allSettled(logoutConfirmed, { scope });
    expect(nameOf(scope)).toBeNull();
  });

  it('closes its form after the change', async () => {
    const { scope } = page();
    await begin(scope);
    await logIn(scope, due);
    server.answer(auth.changePassword, () => ({}));
    server.answer(session.loginInfo, () => loginInfoOf());
    await allSettled(change.oldTyped, { scope, params: '123456' });
    await allSettled(change.fields.newTyped, { scope, params: 'three blue herons' });
    await allSettled(change.fields.confirmTyped, { scope, params: 'three blue herons' });
    await allSettled(change.submitted, { scope });
    expect(nameOf(scope)).toBeNull();
  });
});

describe('[AUTH-02] [AUTH-05] logging in and out', () => {
  it('switches the live part, the balance and the favourites', async () => {
    const { live, scope } = page();
    await begin(scope);
    await logIn(scope);
    live.connect();
    expect([whose(live), scope.getState($balance)?.amount]).toEqual([[null, SESSION_ID], 10_000]);
    expect(live.watched('session')).toContain(`session ${SESSION_KEY}`);
    server.answer(session.logout, () => ({}));
    await allSettled(logoutConfirmed, { scope });
    live.pass();
    expect([whose(live), live.closed()]).toEqual([[null, SESSION_ID, null], 2]);
    expect([scope.getState($balance), scope.getState($favourites).size]).toEqual([null, 0]);
    expect(live.watched('balance', 'play', 'session')).toEqual([]);
  });

  it('shows no message after a logout, and the reason when the session ended otherwise', async () => {
    const { live, scope } = page();
    await begin(scope);
    await logIn(scope);
    live.connect();
    server.answer(session.logout, () => ({}));
    await allSettled(logoutConfirmed, { scope });
    expect(scope.getState($modal)).toBeNull();
    await logIn(scope, memberOf({ sessionId: OTHER_SESSION_ID }));
    live.connect();
    live.tell('session', `session:${OTHER_SESSION_ID}`, { kind: 'ended', reason: 'elsewhere' });
    await allSettled(scope);
    expect(scope.getState($modal)).toEqual({ name: 'sessionEnded', reason: 'elsewhere' });
  });

  it('[LIVE-01] never shows the first member’s balance to another member in the same tab', async () => {
    const { live, scope } = page();
    await begin(scope);
    await logIn(scope);
    live.connect();
    await allSettled(endReported, { scope, params: 'expired' });
    await logIn(scope, memberOf({ id: 43, sessionId: OTHER_SESSION_ID }));
    live.connect();
    expect(scope.getState($balance)).toBeNull();
    live.tell('balance', 'member:43', { amount: 5, ...usd });
    expect(scope.getState($balance)?.amount).toBe(5);
  });
});
