// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoundState } from '../../contract/live-rounds.ts';
import type { ToGame } from '../../contract/vendor-frame.ts';
import { CallRefused, type Api } from '../client/api.ts';
import { loadI18n } from '../client/i18n/index.ts';
import { startTable } from '../client/table-game.ts';
import { openTable } from '../families/blackjack/view/index.ts';
import { cardsOf } from '../families/shared/cards.ts';
import type { Moved, RoundView, State, TitleView } from '../protocol.ts';
import file from '../titles/evening-blackjack.json' with { type: 'json' };
import { roundOf as sampleRound, sessionOf } from './support/client-samples.ts';

const TITLE: TitleView = {
  ...{
    id: file.id,
    family: file.family,
    names: { EN: 'Evening Blackjack' },
    params: file.params,
    figures: [],
    theme: file.theme,
  },
  ...{ pool: null, poolOdds: null, minRoundMs: 0, isTable: true, isBook: false },
};
const [HIT, STAND, DOUBLE] = ['hit', 'stand', 'double'].map((move) => ({ move })) as [object, object, object];
/** 11 against a six; the next cards make 14 and 18. */
const DEALT = { player: cardsOf('9s 2d'), dealer: cardsOf('6c') };
const NEXT = cardsOf('3h 4c');
const RESULT = { player: [...DEALT.player, ...NEXT], dealer: cardsOf('6c Th 9d') };

const session = sessionOf({ game: TITLE.id, stakes: [100, 200, 500] });
const betOf = (more: Partial<RoundView> = {}): RoundView =>
  sampleRound({ game: TITLE.id, id: 'bet-1', status: 'open', bet: { hand: 100 }, tableNumber: 1, ...more });
const roundOf = (more: Partial<RoundState> = {}): RoundState => ({
  ...{ family: 'blackjack', number: 1, phase: 'open', totals: {}, players: 0, recent: [], result: null, seed: null },
  ...{ opensAtMs: Date.now(), closesAtMs: Date.now() + 20_000, drawsAtMs: Date.now() + 21_000 },
  ...{ nextAtMs: Date.now() + 30_000, commitment: 'c'.repeat(64) },
  ...more,
});
const deciding = (step: number, players: Record<string, number> = { open: 1 }): RoundState =>
  roundOf({
    phase: 'deciding',
    dealt: { ...DEALT, player: [...DEALT.player, ...NEXT.slice(0, step)] },
    choice: { step, lastsMs: 10_000, players },
    drawsAtMs: Date.now() + 10_000,
  });

/** The text without the marks that keep amounts together. */
const plain = ({ textContent }: Element): string =>
  textContent.replaceAll(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' ');

/** A table on a page that is live. The server has these bets. */
const opened = async (first: readonly RoundView[] = [betOf()]) => {
  const server = { bets: [...first] };
  const stateOf = (): State => ({
    ...{ session, round: null, bets: server.bets, pool: null, platform: true, serverTimeMs: Date.now() },
    seeds: { commitment: 'c', nextCommitment: 'n', clientSeed: 's', nonce: 0 },
  });
  const api = {
    state: vi.fn(async () => stateOf()),
    move: vi.fn(async (id: string, _: string, __: number, move: unknown): Promise<Moved> => {
      server.bets = server.bets.map((bet) =>
        bet.id === id ? { ...bet, moves: [...bet.moves, move], stake: move === DOUBLE ? 200 : bet.stake } : bet,
      );
      return { round: server.bets[0]!, session, serverTimeMs: Date.now(), refused: null };
    }),
  };
  let tell: (message: ToGame) => void = () => undefined;
  const frame = {
    tell: () => undefined,
    listen: (listener: (message: ToGame) => void) => void (tell = listener),
    loaded: Promise.resolve(),
  };
  const i18n = await loadI18n('EN');
  const root = await startTable(
    { api: api as unknown as Api, i18n, title: TITLE, first: stateOf(), frame },
    { openTable },
  );
  document.body.replaceChildren(root);
  tell({ type: 'connection', live: true });
  let version = 0;
  const button = (name: string) => root.querySelector<HTMLButtonElement>(`.bj-live-move.is-${name}`)!;
  const cards = (row: string) =>
    [...root.querySelectorAll(`.bj-live-hand.is-${row} .card`)].map((each) =>
      each.classList.contains('is-down') ? '?' : each.querySelector('.card-corner')!.textContent,
    );
  return {
    root,
    api,
    server,
    tell,
    button,
    cards,
    label: (row: string) => plain(root.querySelector(`.bj-live-hand.is-${row} .bj-live-label`)!),
    counts: () => [...root.querySelectorAll('.bj-live-counts b')].map((each) => each.textContent),
    press: async (name: string) => {
      button(name).click();
      await vi.advanceTimersByTimeAsync(0);
    },
    key: async (key: string, target: Element = button('hit'), more: KeyboardEventInit = {}) => {
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
      await vi.advanceTimersByTimeAsync(0);
    },
    follow: async (round: RoundState, ms = 300) => {
      tell({ type: 'state', scope: 'round', id: TITLE.id, version: (version += 1), value: round });
      await vi.advanceTimersByTimeAsync(ms);
    },
    open: () => ['hit', 'stand', 'double'].filter((name) => button(name).getAttribute('aria-disabled') === 'false'),
    pressed: () => ['hit', 'stand', 'double'].filter((name) => button(name).getAttribute('aria-pressed') === 'true'),
    plate: () => plain(root.querySelector('.plate')!),
    spoken: () => plain(root.querySelector('[role=status]')!),
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

describe('choices in a row on the page', () => {
  it('are asked for with the hand, the price of a double, the time and what others chose', async () => {
    const table = await opened();
    await table.follow(roundOf());
    expect(table.open()).toEqual([]);
    await table.follow(deciding(0, { open: 3, stand: 2 }));
    expect([table.cards('players'), table.cards('dealer')]).toEqual([
      ['9', '2'],
      ['6', '?'],
    ]);
    expect(table.open()).toEqual(['hit', 'stand', 'double']);
    expect(plain(table.button('double').querySelector('.move-name')!)).toBe('Double (+1.00)');
    expect([table.label('players'), table.label('dealer')]).toEqual(['You: 11', 'Dealer: 6']);
    expect(table.spoken()).toBe('The hand: 11. The dealer shows 6.');
    expect(table.plate()).toBe('11: hit, stand or double? 10 s');
    expect(table.counts()).toEqual(['3', '0', '2', '0']);
    await table.pass(6_000);
    expect([table.plate(), table.spoken()]).toEqual(['11: hit, stand or double? 4 s', '5 s left to choose.']);
    expect(table.root.querySelector('.ring-seconds')!.textContent).toBe('4');
  });

  it('go on with the next card for who hit, without a double; all end with the dealer’s cards and the payment', async () => {
    const table = await opened();
    await table.follow(roundOf());
    await table.follow(deciding(0));
    await table.press('hit');
    expect(table.api.move).toHaveBeenLastCalledWith('bet-1', expect.any(String), 0, HIT);
    expect([table.open(), table.pressed(), table.spoken()]).toEqual([[], ['hit'], 'You hit.']);
    await table.pass(300);
    expect(table.plate()).toMatch(/^You hit\. The card comes in \d+ s at the latest\.$/);
    await table.follow(deciding(1));
    expect([table.cards('players'), table.open(), table.pressed()]).toEqual([['9', '2', '3'], ['hit', 'stand'], []]);
    expect(table.plate()).toMatch(/^14: hit or stand\? \d+ s$/);
    await table.press('double');
    expect(table.api.move).toHaveBeenCalledOnce();
    await table.press('stand');
    expect(table.api.move).toHaveBeenLastCalledWith('bet-1', expect.any(String), 1, STAND);
    await table.pass(300);
    expect(table.plate()).toMatch(/^You stand on 14\./);

    // Somebody else drew one more card, which is not the player's.
    await table.follow(roundOf({ phase: 'drawn', result: RESULT }), 500);
    expect([table.cards('players'), table.cards('dealer')]).toEqual([
      ['9', '2', '3', '4'],
      ['6', '10', '9'],
    ]);
    expect(table.root.querySelectorAll('.is-players .is-beyond')).toHaveLength(1);
    expect(table.label('players')).toBe('You: 14 · Wins');
    expect(table.plate()).toBe('The dealer has 25 and busts.');
    const outcome = {
      ...{ bet: { hand: 100 }, player: RESULT.player.slice(0, 3), dealer: RESULT.dealer, behind: [] },
      ...{ doubled: false, pays: { hand: 200, double: 0, behind: 0 }, over: true },
    };
    table.server.bets = [betOf({ status: 'closed', moves: [HIT, STAND], win: 200, outcome })];
    await table.pass(2_000);
    expect(table.plate()).toBe('Won 2.00 USD');
    expect(table.root.querySelectorAll('.spot.is-won')).toHaveLength(1);
  });

  it('are made by the keys H, S and D while the focus is on a move, not elsewhere (WCAG 2.1.4) nor with the keys of the browser', async () => {
    const table = await opened();
    await table.follow(deciding(0));
    for (const elsewhere of [document.body, table.root.querySelector('.spin')!, table.root.querySelector('.spot')!])
      await table.key('d', elsewhere);
    await table.key('d', table.button('hit'), { ctrlKey: true });
    await table.key('d', table.button('hit'), { repeat: true });
    expect(table.api.move).not.toHaveBeenCalled();
    await table.key('d');
    expect(table.api.move).toHaveBeenCalledExactlyOnceWith('bet-1', expect.any(String), 0, DOUBLE);
    await table.key('h');
    expect([table.api.move.mock.calls.length, table.pressed(), table.spoken()]).toEqual([1, ['double'], 'You double.']);
    expect(table.button('hit').getAttribute('aria-keyshortcuts')).toBe('H');
  });

  it('are over for who made none in a step, and were never those of a bet behind or of a visitor', async () => {
    for (const [bets, line] of [
      [[betOf()], 'You made no move in time and stand on 11.'],
      [[betOf({ bet: { behind: 100 } })], 'The house plays your bet behind. Players decide: 10 s'],
      [[], 'Players decide: 10 s'],
    ] as const) {
      const table = await opened(bets);
      await table.follow(deciding(1));
      expect([table.open(), table.plate()]).toEqual([[], line]);
    }
  });

  it('cannot be made after their time, even before the table says so', async () => {
    const table = await opened();
    await table.follow(deciding(0));
    await table.pass(10_500);
    expect([table.open(), table.plate()]).toEqual([[], 'The time to choose is over.']);
    await table.key('h');
    expect(table.api.move).not.toHaveBeenCalled();
  });

  it('that come too late say that nothing was taken', async () => {
    const table = await opened();
    await table.follow(deciding(0));
    table.api.move.mockRejectedValueOnce(new CallRefused({ code: 'BET_CLOSED' }));
    await table.press('double');
    expect(table.spoken()).toMatch(/Nothing was taken/);
  });

  it('are there again for who opens the table in a later step', async () => {
    const table = await opened([betOf({ moves: [HIT] })]);
    await table.follow(deciding(1));
    expect([table.cards('players'), table.open(), table.pressed()]).toEqual([['9', '2', '3'], ['hit', 'stand'], []]);
    const made = await opened([betOf({ moves: [HIT, STAND] })]);
    await made.follow(deciding(1));
    expect([made.open(), made.pressed()]).toEqual([[], ['stand']]);
  });

  it('[W8] cannot be made while the page is not live', async () => {
    const table = await opened();
    await table.follow(deciding(0));
    table.tell({ type: 'connection', live: false });
    expect(table.open()).toEqual([]);
    table.tell({ type: 'connection', live: true });
    expect(table.open()).toHaveLength(3);
  });
});
