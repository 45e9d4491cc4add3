// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ToGame } from '../../contract/vendor-frame.ts';
import { CallLost, type Api } from '../client/api.ts';
import type { FamilyModule, FamilyView } from '../client/family-view.ts';
import { startGame } from '../client/game.ts';
import { en } from '../client/i18n/en.ts';
import { translator, type I18n } from '../client/i18n/index.ts';
import type { RoundView, SessionView, State, TitleView } from '../protocol.ts';
import { roundOf as sampleRound, sessionOf } from './support/client-samples.ts';

const i18n: I18n = { language: 'EN', locale: 'en', direction: 'ltr', t: translator(en) };
const figures = (rtp: number, stakes: number): TitleView['figures'][number] => ({
  bet: `mines-${stakes}`,
  rtp,
  components: {},
  hitRate: 1,
  winRate: 1,
  deviation: 1,
  maxWin: { stakes, oneIn: null },
  computed: { how: 'enumerated', cases: 1 },
});
const title: TitleView = {
  id: 'star-keeper',
  family: 'mines',
  names: { EN: 'Star Keeper', CN: 'Star Keeper', AR: 'Star Keeper' },
  params: {},
  figures: [figures(989_200, 2_277), figures(990_000, 3_965.77)],
  theme: { ground: '#1f2d4c', accent: '#e6b646', motif: 'round-star' },
  pool: null,
  poolOdds: null,
  minRoundMs: 5_000,
  isTable: false,
  isBook: false,
};
const session = sessionOf({ game: title.id, stakes: [50, 100, 200], minRoundMs: 5_000 });
const seeds = { commitment: 'c', nextCommitment: 'n', clientSeed: 's', nonce: 0 };
const stateOf = (round: RoundView | null, of: SessionView = session): State => ({
  session: of,
  seeds,
  round,
  bets: [],
  pool: null,
  platform: true,
  serverTimeMs: 0,
});
const roundOf = (more: Partial<RoundView> = {}): RoundView =>
  sampleRound({ game: title.id, status: 'closed', outcome: {}, win: 0, ...more });

/** Free rounds with one left, and the answer to the last one. */
const freeRounds = { id: '7', left: 1, stake: 20, won: 130 };
const withFree = { ...session, freeRounds };
const FREE_ROUND = {
  round: roundOf({ stake: 20, win: 10, free: true }),
  session: { ...session, freeRounds: { ...freeRounds, left: 0, won: 140 } },
  serverTimeMs: 0,
};

const family: FamilyView = {
  elements: [],
  labels: { begin: 'Open tile' },
  bet: (stake) => ({ stake }),
  enable: () => undefined,
  start: () => undefined,
  present: () => Promise.resolve(),
  show: () => undefined,
  rest: () => undefined,
  clear: () => undefined,
  action: () => ({ label: 'Cash out 1.12', move: { take: true } }),
  rules: () => Promise.resolve({ rules: () => [], wordFor: () => undefined }),
};

/** A game on a page that is live, with a server that answers as told. */
async function opened(first: RoundView | null = null, at: SessionView = session) {
  const control = document.createElement('button');
  const module: FamilyModule = { open: () => Promise.resolve({ ...family, controls: control }) };
  let tell: (message: ToGame) => void = () => undefined;
  const api = {
    state: vi.fn(() => Promise.resolve(stateOf(first, at))),
    begin: vi.fn(() => Promise.resolve({ round: roundOf({ win: 250 }), session, serverTimeMs: 0 })),
    beginFree: vi.fn((_id: string, _bet: unknown, _rounds: string) => Promise.resolve(FREE_ROUND)),
    move: vi.fn(() => Promise.resolve({ round: roundOf({ win: 112 }), session, serverTimeMs: 0, refused: null })),
    seen: vi.fn(() => Promise.resolve()),
    goodbye: vi.fn<() => void>(),
  };
  const frame = {
    tell: () => undefined,
    listen: (listener: (message: ToGame) => void) => void (tell = listener),
    loaded: Promise.resolve(),
  };
  const opening = { api: api as unknown as Api, i18n, title, first: stateOf(first, at), frame };
  const root = await startGame(opening, module);
  document.body.replaceChildren(root);
  tell({ type: 'connection', live: true });
  await vi.advanceTimersByTimeAsync(0);
  const text = (selector: string): string => root.querySelector(selector)?.textContent ?? '';
  return {
    root,
    api,
    tell,
    button: root.querySelector('.spin') as HTMLButtonElement,
    isReady: () => root.querySelector('.spin')?.getAttribute('aria-disabled') === 'false',
    spoken: () => text('[role=status]'),
    plate: () => text('.plate'),
    banner: () => (root.querySelector('.banner[hidden]') ? null : text('.banner')),
    notice: () => (root.querySelector('.notice[hidden]') ? null : text('.notice')),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}
const press = (key: string, more: KeyboardEventInit = {}, from: Element = document.body): void =>
  void from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('[PP-31] speaks a win as it is, while its figure still counts up', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const game = await opened();
  game.button.click();
  await game.pass(0);
  expect(game.spoken()).toMatch(/^Won .?2\.50/);
});

describe('the stage', () => {
  it('[PP-26] says that a round waits, and its button makes the move of that round', async () => {
    const { plate, spoken, button, api, isReady } = await opened(roundOf({ status: 'waiting', win: null }));
    expect([plate(), spoken()]).toEqual([en.resumed, en.resumed]);
    expect([button.textContent, isReady()]).toEqual(['Cash out 1.12', true]);
    button.click();
    expect(api.move).toHaveBeenCalledWith('r1', expect.any(String), 0, { take: true });
    expect(api.begin).not.toHaveBeenCalled();
  });

  it('[PP-20] says goodbye when the page closes while a round waits, and asks for the state when the page comes back', async () => {
    const { api } = await opened(roundOf({ status: 'waiting', win: null }));
    window.dispatchEvent(new Event('pagehide'));
    expect(api.goodbye).toHaveBeenCalledOnce();
    const request = api.state.mock.calls.length;
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(api.state).toHaveBeenCalledTimes(request + 1);
  });

  it('says no goodbye without a round that waits', async () => {
    const { api } = await opened();
    window.dispatchEvent(new Event('pagehide'));
    expect(api.goodbye).not.toHaveBeenCalled();
  });

  it('announces the bet and then its result, once each', async () => {
    const { root, button, pass } = await opened();
    const said: string[] = [];
    const status = root.querySelector('[role=status]')!;
    new MutationObserver(() => void said.push(status.textContent)).observe(status, { childList: true, subtree: true });
    button.click();
    await pass(100);
    const plain = said.map((text) => text.replaceAll(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' '));
    expect([plain[0], plain.at(-1)]).toEqual(['Bet placed: 1.00 USD.', 'Won 2.50 USD']);
    expect(root.querySelector('.plate')?.getAttribute('role')).toBeNull();
  });

  it('takes no bet while the server cannot be reached, says so, and is ready again afterwards', async () => {
    const { api, button, isReady, notice, pass } = await opened();
    expect([isReady(), notice()]).toEqual([true, null]);
    api.state.mockRejectedValue(new CallLost('gone'));
    await pass(6_000);
    expect([isReady(), notice()]).toEqual([false, en.offline]);
    button.click();
    press(' ');
    expect(api.begin).not.toHaveBeenCalled();
    api.state.mockResolvedValue(stateOf(null));
    await pass(1_500);
    expect([isReady(), notice()]).toEqual([true, null]);
  });

  it('takes no bet while the page has no connection, or while the platform cannot be reached', async () => {
    const { api, isReady, notice, pass, tell } = await opened();
    tell({ type: 'connection', live: false });
    expect(isReady()).toBe(false);
    tell({ type: 'connection', live: true });
    expect(isReady()).toBe(true);
    api.state.mockResolvedValue({ ...stateOf(null), platform: false });
    await pass(6_000);
    expect([isReady(), notice()]).toEqual([false, en.unreachable]);
  });

  it.each([' ', 'Enter'])('plays by the key "%s"; a key that is held down plays once (PP-20)', async (key) => {
    const { api, pass } = await opened();
    press(key);
    press(key, { repeat: true });
    expect(api.begin).toHaveBeenCalledOnce();
    // Long after the round: holding the key down is no autoplay.
    await pass(6_000);
    press(key, { repeat: true });
    expect(api.begin).toHaveBeenCalledOnce();
  });

  it('leaves keys to the control that has the focus', async () => {
    const { api, root } = await opened();
    for (const selector of ['.step', '.stake-select', '.panel-button', '.sound-switch', '.bet-controls button'])
      press(' ', {}, root.querySelector(selector)!);
    expect(api.begin).not.toHaveBeenCalled();
  });

  it('has the focus go from the panels over the stake and the controls to the button', async () => {
    const { root, button } = await opened();
    const order = [...root.querySelectorAll('button, select')].filter((each) => !each.closest('[hidden]'));
    const place = (selector: string): number => order.indexOf(root.querySelector(selector)!);
    const places = ['.panel-button', '.sound-switch', '.menu-button', '.step', '.bet-controls button'].map(place);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(order.at(-1)).toBe(button);
  });

  it('[PP-24] states the returns of all bets and the highest win of any before the first bet', async () => {
    const { root } = await opened();
    const summary = root.querySelector('.summary')!.textContent.replaceAll('\u00a0', ' ');
    expect(summary).toBe('RTP 98.92%\u201399.00% · Max win 3,965.77×');
  });

  it('offers sound by a switch that is off, and no autoplay', async () => {
    const { root } = await opened();
    const sound = root.querySelector('.sound-switch')!;
    expect([sound.getAttribute('aria-label'), sound.getAttribute('aria-pressed')]).toEqual(['Sound', 'false']);
    (sound as HTMLElement).click();
    expect(sound.getAttribute('aria-pressed')).toBe('true');
    expect(root.textContent).not.toMatch(/auto/i);
  });
});

describe('[MEM-06] free rounds', () => {
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = () => undefined;
  });

  it('are named when the game opens, at their own stake, which cannot be changed', async () => {
    const game = await opened(null, withFree);
    expect(game.plate()).toMatch(/^You have free rounds: 1 at .*0\.20/);
    expect(game.banner()).toMatch(/^Free rounds left: 1 at .*0\.20.* · won .*1\.30\sUSD/);
    expect(game.button.textContent).toBe('Free round');
    const select = game.root.querySelector('.stake-select') as HTMLSelectElement;
    expect([select.disabled, select.value, select.options.length]).toEqual([true, '20', 1]);
  });

  it('are played by their id, also without money; the last one says what all have won, and paid rounds follow', async () => {
    const game = await opened(null, withFree);
    game.tell({ type: 'balance', value: { amount: 0, currency: 'USD', exponent: 2 } });
    game.api.state.mockResolvedValue(stateOf(null, FREE_ROUND.session));
    game.button.click();
    expect(game.banner()).toMatch(/^Free rounds left: 0 at/);
    await game.pass(0);
    expect(game.api.begin).not.toHaveBeenCalled();
    expect(game.api.beginFree.mock.calls[0]?.slice(1)).toEqual([{ stake: 20 }, '7']);
    expect(game.plate()).toMatch(/^Won .*0\.10\sUSD/);
    expect(document.querySelector('dialog')?.textContent).toMatch(
      /have been played.*1\.40.*takes its stake from your balance/,
    );
    expect(game.button.textContent).toBe('Open tile');
  });
});
