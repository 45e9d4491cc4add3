// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoundState } from '../../contract/live-rounds.ts';
import type { ToGame } from '../../contract/vendor-frame.ts';
import { openTable } from '../families/baccarat/view/index.ts';
import type { Api } from '../client/api.ts';
import { CallRefused } from '../client/api.ts';
import { loadI18n } from '../client/i18n/index.ts';
import { startTable } from '../client/table-game.ts';
import type { RoundView, State, TitleView } from '../protocol.ts';
import file from '../titles/grand-baccarat.json' with { type: 'json' };
import { roundOf as sampleRound, sessionOf } from './support/client-samples.ts';

const TITLE: TitleView = {
  id: file.id,
  family: file.family,
  names: { EN: 'Grand Baccarat' },
  params: file.params,
  figures: [],
  theme: file.theme,
  pool: null,
  poolOdds: null,
  minRoundMs: 0,
  isTable: true,
  isBook: false,
};
/** Player 9, banker 3: the player wins on two cards. */
const RESULT = { player: [8, 12], banker: [2, 25] };

const OUTCOME = { chips: { player: 100 }, ...RESULT, pays: { player: 200 }, payout: 200 };

const session = sessionOf({ game: TITLE.id, stakes: [100, 200, 500] });
const betOf = (more: Partial<RoundView> = {}): RoundView =>
  sampleRound({
    game: TITLE.id,
    id: 'bet-1',
    status: 'open',
    bet: { chips: { player: 100 } },
    tableNumber: 1,
    ...more,
  });
const roundOf = (more: Partial<RoundState> = {}): RoundState => ({
  family: 'baccarat',
  number: 1,
  phase: 'open',
  opensAtMs: Date.now(),
  closesAtMs: Date.now() + 20_000,
  drawsAtMs: Date.now() + 22_000,
  nextAtMs: Date.now() + 30_000,
  totals: {},
  players: 0,
  commitment: 'c'.repeat(64),
  seed: null,
  result: null,
  recent: [],
  ...more,
});

/** The text without the marks that keep amounts together. */
const plain = ({ textContent }: Element): string =>
  textContent.replaceAll(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' ');

/** A table on a page that is live. The server has these bets. */
const opened = async (first: readonly RoundView[] = []) => {
  const server = { bets: [...first] };
  const stateOf = (): State => ({
    session,
    seeds: { commitment: 'c', nextCommitment: 'n', clientSeed: 's', nonce: 0 },
    round: null,
    bets: server.bets,
    pool: null,
    platform: true,
    serverTimeMs: Date.now(),
  });
  const api = {
    state: vi.fn(async () => stateOf()),
    begin: vi.fn(async () => {
      const round = betOf();
      server.bets.push(round);
      return { round, session, serverTimeMs: Date.now() };
    }),
  };
  let tell: (message: ToGame) => void = () => undefined;
  const published: unknown[] = [];
  const frame = {
    tell: (message: unknown) => void published.push(message),
    listen: (listener: (message: ToGame) => void) => void (tell = listener),
    loaded: Promise.resolve(),
  };
  const opening = {
    api: api as unknown as Api,
    i18n: await loadI18n('EN'),
    title: TITLE,
    first: stateOf(),
    frame,
  };
  const root = await startTable(opening, { openTable });
  document.body.replaceChildren(root);
  tell({ type: 'connection', live: true });
  let version = 0;
  const follow = async (round: RoundState, ms = 0) => {
    tell({ type: 'state', scope: 'round', id: TITLE.id, version: (version += 1), value: round });
    await vi.advanceTimersByTimeAsync(ms);
  };
  const spot = (name: RegExp) =>
    [...root.querySelectorAll<HTMLButtonElement>('.spot')].find((each) =>
      name.test(each.ariaLabel ?? each.getAttribute('aria-label') ?? ''),
    )!;
  const button = root.querySelector('.spin') as HTMLButtonElement;
  return {
    root,
    api,
    server,
    published,
    tell,
    follow,
    spot,
    press: async () => {
      button.click();
      await vi.advanceTimersByTimeAsync(0);
    },
    isReady: () => button.getAttribute('aria-disabled') === 'false',
    plate: () => plain(root.querySelector('.plate')!),
    spoken: () => plain(root.querySelector('[role=status]')!),
    chips: () => [...root.querySelectorAll('.chip')].map(({ textContent }) => textContent),
    notes: () => [...root.querySelectorAll('.spot-note')].map(({ textContent }) => textContent),
    counts: () => root.querySelector('.roads')!.getAttribute('aria-label'),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a table on the page', () => {
  it('asks the page for its own round, and counts down while bets are taken', async () => {
    const table = await opened();
    expect(table.published).toContainEqual({ type: 'subscribe', to: [{ scope: 'round', id: TITLE.id }] });
    expect(table.isReady()).toBe(false);
    await table.follow(roundOf({ players: 3, totals: { player: { stake: 700, players: 2 } } }));
    expect(table.plate()).toBe('Place your bets: 20 s · players: 3');
    expect(table.notes()).toEqual(['7.00']);
    await table.pass(12_000);
    expect(table.plate()).toBe('Place your bets: 8 s · players: 3');
    await table.pass(3_500);
    expect(table.spoken()).toBe('Betting closes in 5 s.');
  });

  it('places the chips that were laid, and frees the board for more', async () => {
    const table = await opened();
    await table.follow(roundOf());
    expect(table.isReady()).toBe(false);
    table.spot(/^Player$/).click();
    expect([table.isReady(), table.chips()]).toEqual([true, ['1']]);
    await table.press();
    expect(table.api.begin).toHaveBeenCalledExactlyOnceWith(expect.any(String), { chips: { player: 100 } });
    expect([table.chips(), table.notes(), table.isReady()]).toEqual([[], ['1.00 of 1.00'], false]);
    expect(table.spoken()).toBe('Bet placed: 1.00 USD.');
  });

  it('takes no more bets when the time is over, even before the table says so', async () => {
    const table = await opened();
    await table.follow(roundOf());
    table.spot(/^Banker$/).click();
    await table.pass(20_500);
    expect([table.isReady(), table.plate()]).toEqual([false, 'No more bets']);
    await table.press();
    expect(table.api.begin).not.toHaveBeenCalled();
    await table.follow(roundOf({ phase: 'closed' }));
    expect(table.spoken()).toBe('No more bets');
  });

  it('says that a bet came too late, and that nothing was taken', async () => {
    const table = await opened();
    await table.follow(roundOf());
    table.spot(/^Banker$/).click();
    table.api.begin.mockRejectedValueOnce(new CallRefused({ code: 'BET_CLOSED' }));
    await table.press();
    expect(table.spoken()).toMatch(/Betting is closed.*Nothing was taken/s);
  });

  it('shows the draw to everybody, and adds it to the last results', async () => {
    const table = await opened();
    await table.follow(roundOf({ recent: [{ player: [0, 1], banker: [8, 12] }] }));
    expect(table.counts()).toBe('Last results: player 0, banker 1, tie 0');
    await table.follow(roundOf({ phase: 'drawn', result: RESULT }), 5_000);
    expect([table.plate(), table.counts()]).toEqual(['Player wins.', 'Last results: player 1, banker 0, tie 0']);
    expect(table.root.querySelectorAll('.bac-hand.is-winner')).toHaveLength(1);
  });

  it('states what the own bets paid once they are paid, and only then', async () => {
    const table = await opened();
    await table.follow(roundOf());
    table.spot(/^Player$/).click();
    await table.press();
    await table.follow(roundOf({ phase: 'drawn', result: RESULT }), 1_000);
    expect(table.plate()).toBe('Player wins.');
    table.server.bets = [betOf({ status: 'closed', win: 200, outcome: OUTCOME })];
    await table.pass(2_000);
    expect([table.plate(), table.spoken()]).toEqual(['Won 2.00 USD', 'Won 2.00 USD']);
    expect(table.root.querySelectorAll('.spot.is-won')).toHaveLength(1);
  });

  it('[PP-21] does not call a return that is not above the stakes a win', async () => {
    const table = await opened();
    await table.follow(roundOf());
    table.spot(/^Player$/).click();
    await table.press();
    table.server.bets = [
      betOf({ status: 'closed', win: 100 }),
      betOf({ id: 'bet-2', status: 'closed', win: 0 }),
      betOf({ id: 'bet-3', status: 'refused', stake: 900 }),
    ];
    await table.follow(roundOf({ phase: 'drawn', result: RESULT }), 3_000);
    expect(table.plate()).toBe('Returned 1.00 USD of 2.00 USD');
  });

  it('begins the next round with an empty board', async () => {
    const table = await opened();
    await table.follow(roundOf());
    table.spot(/^Player$/).click();
    await table.press();
    table.server.bets = [betOf({ status: 'closed', win: 0 })];
    await table.follow(roundOf({ phase: 'drawn', result: RESULT }), 3_000);
    expect(table.chips()).toEqual(['1']);
    await table.follow(roundOf({ number: 2, recent: [RESULT] }));
    expect([table.chips(), table.notes(), table.counts(), table.spoken()]).toEqual([
      [],
      [],
      'Last results: player 1, banker 0, tie 0',
      'Round 2. Place your bets.',
    ]);
    table.spot(/^Tie$/).click();
    expect(table.chips()).toEqual(['1']);
  });

  it('shows a round in which it is opened after the draw without movement, with the own bets', async () => {
    const table = await opened([betOf({ status: 'closed', win: 200 })]);
    await table.follow(roundOf({ phase: 'settled', result: RESULT }));
    expect(table.root.querySelectorAll('.bac-hand .card:not(.is-down)')).toHaveLength(4);
    expect(table.chips()).toEqual(['1']);
  });

  it('[W8] takes no bets while the page is not live', async () => {
    const table = await opened();
    await table.follow(roundOf());
    table.spot(/^Player$/).click();
    table.tell({ type: 'connection', live: false });
    expect(table.isReady()).toBe(false);
    table.tell({ type: 'connection', live: true });
    expect(table.isReady()).toBe(true);
  });

  it('[PP-18] takes no bets during a pause, and says that none is being sent', async () => {
    const table = await opened();
    await table.follow(roundOf());
    table.spot(/^Player$/).click();
    table.tell({ type: 'pause', on: true });
    expect([table.isReady(), table.published.at(-1)]).toEqual([false, { type: 'paused' }]);
  });
});
