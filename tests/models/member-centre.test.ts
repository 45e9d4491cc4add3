import { allSettled, type Scope } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { games } from '../../contract/games.ts';
import { PAGES } from '../../contract/pages.ts';
import { playerLimits, type Exclusion } from '../../contract/player-limits.ts';
import { records } from '../../contract/records.ts';
import { site } from '../../contract/site.ts';
import { withdrawals } from '../../contract/withdrawals.ts';
import { endReported } from '../../src/entities/session/model.ts';
import { ownerChanged } from '../../src/entities/wallet/model.ts';
import { limitsPage } from '../../src/features/limits/index.ts';
import { withdrawPage } from '../../src/features/withdraw/index.ts';
import {
  $breaks,
  $isPaused,
  $movements,
  $movementsFailure,
  $recent,
  movementsRequested,
  overviewPage,
} from '../../src/pages/member/overview-model.ts';
import { $menu, MENU } from '../../src/widgets/member-menu/menu.ts';
import { cut, mockServer } from '../support/msw.ts';
import { expectIsolated } from './support/isolation.ts';
import { liveServer } from './support/live-server.ts';
import { begin, loadSite, logIn, pageOf, settledAfter } from './support/page.ts';
import { gamesOf, idsOf, MEMBER_KEY, memberOf, SESSION_ID, transactionOf, siteOf } from './support/samples.ts';

const server = mockServer();
const usd = { currency: 'USD', exponent: 2 };
const withdrawal = { methods: [], accounts: [], hasPaymentPassword: false, resetWays: [], requirements: [], list: [] };
const breakOf = (kind: Exclusion['kind']): Exclusion => ({
  kind,
  gameType: kind === 'type_lock' ? 'RNG' : null,
  by: 'player',
  startedAtMs: 1,
  untilMs: 2,
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const serve = ({ exclusions = [] as Exclusion[] } = {}) => {
  server.answer(playerLimits.overview, () => ({
    limits: [],
    exclusions,
    realityCheck: { everyMinutes: null, maxMinutes: null },
    requested: true,
    ...usd,
  }));
  server.answer(site.info, () => siteOf());
  return {
    movements: server.answer(records.transactions, () => ({
      list: [7, 6, 5, 4, 3, 2, 1].map((version) => transactionOf(version)),
      hasMore: false,
      totals: null,
    })),
    recent: server.answer(games.recent, () => ({ list: gamesOf(1, 6), pageNum: 1, totalPages: 3 })),
    withdrawal: server.answer(withdrawals.overview, () => ({ ...withdrawal, inVendorWallets: 0, ...usd })),
  };
};
const loggedIn = async () => {
  const live = liveServer();
  const scope = pageOf({ live });
  await begin(scope);
  await loadSite(scope);
  await logIn(scope);
  await allSettled(ownerChanged, { scope, params: { memberId: 42, sessionId: SESSION_ID } });
  await live.open(scope, SESSION_ID);
  const move = async (amount: number) => {
    live.tell('balance', MEMBER_KEY, { amount, ...usd });
    await settledAfter(1_000, scope);
  };
  return { scope, move };
};
const open = async (scope: Scope) => {
  for (const page of [overviewPage, withdrawPage, limitsPage]) await allSettled(page.opened, { scope });
};

describe('[MEM-01] the menu of the member centre', () => {
  it('leads only to pages of the site, each once', () => {
    const links = MENU.flatMap(({ entries }) => entries.map(({ to }) => to));
    expect(new Set(links).size).toBe(links.length);
    const paths = links.map((to) => to.split('?')[0]).filter((path) => path !== '/agentHome');
    expect(paths.filter((path) => !PAGES.includes(path!))).toEqual([]);
  });

  it('[AUTH-14] shows the agent centre to agents only', async () => {
    serve();
    const entriesOf = (scope: Scope) => scope.getState($menu).flatMap(({ entries }) => entries.map(({ to }) => to));
    const [member, agent] = [pageOf(), pageOf()];
    await logIn(member);
    await logIn(agent, memberOf({ type: 1 }));
    expect(entriesOf(member)).not.toContain('/agentHome');
    expect(entriesOf(agent)).toContain('/agentHome');
  });
});

describe('[MEM-01] the overview', () => {
  it('shows the five newest movements and the games played last', async () => {
    const { recent } = serve();
    const { scope } = await loggedIn();
    await open(scope);
    expect(scope.getState($movements)!.map(({ version }) => version)).toEqual([7, 6, 5, 4, 3]);
    expect(idsOf(scope.getState($recent)!)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(recent.map(({ request }) => request.pageSize)).toEqual([6]);
  });

  it('reloads movements and open turnover once after the balance moved, and nothing after it was left', async () => {
    const { movements, withdrawal: turnover, recent } = serve();
    const { scope, move } = await loggedIn();
    await open(scope);
    await move(500);
    const before = [movements.length, turnover.length, recent.length];
    await move(400);
    expect([movements.length, turnover.length, recent.length]).toEqual([before[0]! + 1, before[1]! + 1, before[2]]);
    await allSettled(overviewPage.closed, { scope });
    await move(300);
    expect(movements).toHaveLength(before[0]! + 1);
  });

  it('says that movements could not be loaded, and loads them when asked again', async () => {
    serve();
    server.answer(records.transactions, (_, { nth }) =>
      nth === 1 ? cut() : { list: [transactionOf(1)], hasMore: false, totals: null },
    );
    const { scope } = await loggedIn();
    await open(scope);
    expect(scope.getState($movementsFailure)).not.toBeNull();
    await allSettled(movementsRequested, { scope });
    expect([scope.getState($movements)!.length, scope.getState($movementsFailure)]).toEqual([1, null]);
  });

  it('[W9] forgets everything when the session ends', async () => {
    serve();
    const { scope } = await loggedIn();
    await open(scope);
    await allSettled(endReported, { scope, params: 'logout' });
    expect([scope.getState($movements), scope.getState($recent)]).toEqual([null, null]);
  });

  it('[PP-16 PP-17] names a break that stops all play before a lock of one type', async () => {
    serve({ exclusions: [breakOf('type_lock'), breakOf('cool_off')] });
    const { scope } = await loggedIn();
    await open(scope);
    expect(scope.getState($breaks).map(({ kind }) => kind)).toEqual(['cool_off', 'type_lock']);
    expect(scope.getState($isPaused)).toBe(true);
  });

  it('[PP-16] goes on offering deposits while one type of game is locked', async () => {
    serve({ exclusions: [breakOf('type_lock')] });
    const { scope } = await loggedIn();
    await open(scope);
    expect(scope.getState($isPaused)).toBe(false);
  });

  it('changes in its own scope only', async () => {
    serve();
    const { scope } = await loggedIn();
    await expectIsolated(scope, [$movements, $recent], () => open(scope));
  });
});
