import { allSettled, type Scope } from 'effector';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { games, type GamePlace, type Launch } from '../../../contract/games.ts';
import { site } from '../../../contract/site.ts';
import { $gameWindow, gameChosen, windowRequested } from '../../../src/entities/games/game-window.ts';
import { freePlayRequested } from '../../../src/features/free-play/model.ts';
import { type Holder, leaveRequested } from '../../../src/features/game-frame/model.ts';
import { $launch, $offered, $refusal, gameEntered, gameLeft, slowRetried } from '../../../src/pages/game/model.ts';
import { $modal } from '../../../src/shared/lib/modals.ts';
import { navigateFx } from '../../../src/shared/lib/navigation.ts';
import { failure, mockServer } from '../../support/msw.ts';
import { expectIsolated } from '../support/isolation.ts';
import { liveServer } from '../support/live-server.ts';
import { begin, loadSite, logIn, pageOf } from '../support/page.ts';
import { gameOf, loginOf, SESSION_ID, siteOf, trial } from '../support/samples.ts';

const server = mockServer();
beforeEach(() => {
  server.answer(site.info, () => siteOf());
  server.answer(games.game, ({ nodeId }) => gameOf(nodeId, { supportPlay: 0 }));
});

const launchOf = (nodeId: number, over: Partial<Launch> = {}): Launch => ({
  url: `/studio/play/#launch=${nodeId}`,
  game: gameOf(nodeId),
  demo: false,
  funds: null,
  session: '00000000-0000-4000-8000-000000000007',
  ...over,
});
/** A browser with these popups and this screen. */
const browser = ({ opens = {} }: { opens?: object | null } = {}) => {
  const focus = vi.fn();
  const opened = opens && { closed: false, focus, ...opens };
  const open = vi.fn(() => opened);
  const requestFullscreen = vi.fn(async () => {});
  const window = { open, opener: {}, closed: false, close: vi.fn(), location: { pathname: '/' } };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { documentElement: { requestFullscreen }, fullscreenElement: null });
  return { window, open, focus, requestFullscreen };
};
const goTo = (went: (to: string) => void) => ((_: unknown, to: string) => went(to)) as never;
const page = async () => {
  const live = liveServer();
  const went = vi.fn();
  const scope = pageOf({ live, handlers: [[navigateFx, goTo(went)]] });
  await begin(scope);
  await loadSite(scope);
  return { live, scope, went };
};
const memberPage = async () => {
  const given = await page();
  await logIn(given.scope);
  await given.live.open(given.scope, SESSION_ID);
  return given;
};
const choose = (scope: Scope, openIn: GamePlace) => allSettled(gameChosen, { scope, params: { nodeId: '7', openIn } });
const enter = (scope: Scope, holder: Holder) => allSettled(gameEntered, { scope, params: { nodeId: '7', holder } });

describe('[GAME-07] a game that opens in a popup', () => {
  it('opens the site’s own wrapper in a window that has the session: without noopener', async () => {
    const { open } = browser();
    const { scope, went } = await memberPage();
    await choose(scope, 'popup');
    const [url, name, features] = open.mock.calls[0] as unknown as string[];
    expect([url, name]).toEqual(['/game/7?window=1', 'game-7']);
    expect(features).toMatch(/^popup,/);
    expect(features).not.toMatch(/noopener|noreferrer/);
    expect(scope.getState($gameWindow)?.nodeId).toBe('7');
    expect(went).not.toHaveBeenCalled();
  });

  it.each([
    ['returns no window', null],
    ['returns a closed one', { closed: true }],
  ])(
    'that the browser blocks (it %s) leads to the game’s page, from where it opens at the next click',
    async (_, opens) => {
      const blocking = browser({ opens });
      const { scope, went } = await memberPage();
      await choose(scope, 'popup');
      expect(blocking.open).toHaveBeenCalledOnce();
      expect(scope.getState($gameWindow)).toEqual({ nodeId: '7', free: false, window: null });
      expect(went).toHaveBeenCalledExactlyOnceWith('/game/7');
      const { open } = browser();
      await allSettled(windowRequested, { scope, params: { nodeId: '7', free: false } });
      expect(open).toHaveBeenCalledOnce();
      expect(scope.getState($gameWindow)?.window).toMatchObject({ closed: false });
    },
  );

  it('comes to the front when it is open already, and opens anew when it was closed', async () => {
    const { open, focus } = browser();
    const { scope } = await memberPage();
    await choose(scope, 'popup');
    await choose(scope, 'popup');
    expect([open.mock.calls.length, focus.mock.calls.length]).toEqual([1, 1]);
    Object.assign(scope.getState($gameWindow)!.window!, { closed: true });
    await choose(scope, 'popup');
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('tells the page of it to open it in its window', async () => {
    server.answer(games.launch, () => failure('game_in_popup', { suggestions: [], untilMs: null }));
    const { scope } = await memberPage();
    await enter(scope, 'page');
    expect([scope.getState($launch), scope.getState($refusal)?.key]).toEqual([null, 'game_in_popup']);
    expect(scope.getState($offered)?.displayName).toBe('Game 7');
  });

  it('is launched by the page in the window, which first cuts the way back to its opener', async () => {
    const { window } = browser();
    const openers: unknown[] = [];
    const calls = server.answer(games.launch, () => {
      openers.push(window.opener);
      return launchOf(7);
    });
    const { scope } = await memberPage();
    await enter(scope, 'popup');
    expect(calls[0]!.request).toMatchObject({ nodeId: '7', heldBy: 'popup' });
    expect([openers, scope.getState($launch)?.game.nodeId]).toEqual([[null], '7']);
  });

  it('closes its window when it is left; a window that no page opened goes home', async () => {
    const { window } = browser();
    window.close.mockImplementationOnce(() => void Object.assign(window, { closed: true }));
    server.answer(games.launch, () => launchOf(7));
    const { scope, went } = await memberPage();
    await enter(scope, 'popup');
    await allSettled(leaveRequested, { scope });
    expect([window.close.mock.calls.length, went.mock.calls.length]).toEqual([1, 0]);
    window.closed = false;
    await allSettled(leaveRequested, { scope });
    expect(went).toHaveBeenCalledExactlyOnceWith('/');
  });

  it('is remembered in its own scope only', async () => {
    browser();
    const { scope } = await memberPage();
    await expectIsolated(scope, [$gameWindow], () => choose(scope, 'popup'));
  });
});

describe('[GAME-07 SHELL-01] a game that fills the screen', () => {
  it('uses the click for it; a browser that refuses opens it in the page', async () => {
    const { requestFullscreen, open } = browser();
    requestFullscreen.mockRejectedValueOnce(new Error('not allowed'));
    const { scope } = await memberPage();
    await choose(scope, 'fullScreen');
    expect([requestFullscreen.mock.calls.length, open.mock.calls.length]).toEqual([1, 0]);
  });

  it('gives the screen back when it is left', async () => {
    browser();
    const exitFullscreen = vi.fn(async () => {});
    vi.stubGlobal('document', { fullscreenElement: {}, exitFullscreen });
    server.answer(games.launch, () => launchOf(7));
    const { scope } = await memberPage();
    await enter(scope, 'page');
    await allSettled(gameLeft, { scope });
    expect(exitFullscreen).toHaveBeenCalledOnce();
  });
});

describe('[SYS-04] the origin of a launched game', () => {
  const CDNS = { launchGameCDNs: ['https://one.example', 'https://two.example'] };
  const urlsOf = async (url: string, info: object, tries: number) => {
    server.answer(site.info, () => siteOf(info));
    server.answer(games.launch, () => launchOf(7, { url }));
    const { scope } = await memberPage();
    await enter(scope, 'page');
    const urls = [scope.getState($launch)?.url];
    for (let count = 1; count < tries; count += 1) {
      await allSettled(slowRetried, { scope });
      urls.push(scope.getState($launch)?.url);
    }
    return urls;
  };

  it('is the first of launchGameCDNs; each retry of a slow game takes the next, and the site’s own after the last', async () => {
    expect(await urlsOf('/studio/play/#launch=1', CDNS, 4)).toEqual([
      'https://one.example/studio/play/#launch=1',
      'https://two.example/studio/play/#launch=1',
      '/studio/play/#launch=1',
      'https://one.example/studio/play/#launch=1',
    ]);
  });

  it('is the site’s own without launchGameCDNs', async () => {
    expect(await urlsOf('/studio/play/', {}, 2)).toEqual(['/studio/play/', '/studio/play/']);
  });

  it('is the vendor’s where it gives a full address', async () => {
    expect(await urlsOf('https://vendor.example/play', CDNS, 2)).toEqual(Array(2).fill('https://vendor.example/play'));
  });
});

describe('[GAME-01 AUTH-12] a visitor at a game with a free trial', () => {
  it('learns of it, and after free play in the page the game opens there', async () => {
    browser();
    vi.stubGlobal('navigator', { platform: 'Linux' });
    server.answer(auth.freePlay, () => loginOf(trial));
    const calls = server.answer(games.launch, () => launchOf(7, { demo: true }));
    const { live, scope, went } = await page();
    await live.open(scope);
    await enter(scope, 'page');
    expect([scope.getState($offered)?.supportPlay, scope.getState($modal)]).toEqual([0, { name: 'login' }]);
    await allSettled(freePlayRequested, { scope, params: { here: true } });
    await live.open(scope, SESSION_ID);
    await allSettled(scope);
    expect([calls.length, scope.getState($launch)?.demo]).toEqual([1, true]);
    expect(went).not.toHaveBeenCalled();
  });
});
