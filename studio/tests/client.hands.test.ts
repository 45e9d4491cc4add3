// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HandState, TableState } from '../../contract/live-tables.ts';
import type { ToGame } from '../../contract/vendor-frame.ts';
import type { Api } from '../client/api.ts';
import { loadI18n } from '../client/i18n/index.ts';
import { startSeats } from '../client/seat-game.ts';
import { openHands } from '../families/teen-patti/view/index.ts';
import type { State, TitleView } from '../protocol.ts';
import file from '../titles/quiet-table.json' with { type: 'json' };
import { roundOf, sessionOf } from './support/client-samples.ts';

const { id, family, params, theme, hands } = file;
const TITLE: TitleView = {
  ...{ id, family, names: { EN: 'Quiet Table' }, params, theme, hands },
  ...{ figures: [], pool: null, poolOdds: null, minRoundMs: 0, isTable: false, isBook: false },
};
const session = sessionOf({ game: TITLE.id, stakes: [400, 2_000, 10_000] });
const PERSON = { simulated: false, away: false };
type Hand = NonNullable<TableState['hand']>;
type Shown = NonNullable<Hand['shown']>;

const tableOf = (more: Partial<TableState> = {}): TableState => ({
  ...{ family: 'teen-patti', demo: false, stake: 400, nextAtMs: null, hand: null },
  seats: [PERSON, null, { simulated: true, away: false }, null, null],
  ...more,
});
const handOf = (more: Partial<Hand> = {}, shown: Partial<Shown> = {}): Hand => {
  const seat = { bet: 10, left: 390, seen: false, packed: false, cards: null };
  return {
    ...{ number: 1, phase: 'playing', commitment: 'c'.repeat(64), seed: null, moves: 1 },
    turn: { place: 0, untilMs: Date.now() + 20_000 },
    shown: { dealer: 2, unit: 10, pot: 20, seats: [seat, null, seat, null, null], last: null, end: null, ...shown },
    ...more,
  };
};

/** A game on a page that is live; the player sits at table 3, in the first seat, if `seat` says so. */
const opened = async (seat: State['seat'] = null, language = 'EN') => {
  const server: { seat: State['seat']; round: State['round'] } = { seat, round: null };
  const stateOf = (): State => ({
    ...{ session, bets: [], pool: null, platform: true, serverTimeMs: Date.now(), ...server },
    seeds: { commitment: 'c', nextCommitment: 'n', clientSeed: 's', nonce: 0 },
    tables: [{ stake: 400, table: 3 }],
  });
  const api = { state: vi.fn(async () => stateOf()), seen: vi.fn(async () => undefined) };
  let tell: (message: ToGame) => void = () => undefined;
  const published: { type: string; id?: string; name?: string; payload?: unknown; to?: unknown }[] = [];
  const frame = {
    tell: (message: unknown) => void published.push(message as (typeof published)[number]),
    listen: (listener: (message: ToGame) => void) => void (tell = listener),
    loaded: Promise.resolve(),
  };
  const i18n = await loadI18n(language);
  const root = await startSeats(
    { api: api as unknown as Api, i18n, title: TITLE, first: stateOf(), frame },
    { openHands },
  );
  document.body.replaceChildren(root);
  tell({ type: 'connection', live: true });
  await vi.advanceTimersByTimeAsync(0);
  /** The vendor answers the last command. */
  const answer = async (code = 'OK') => {
    const command = published.filter(({ type }) => type === 'command').at(-1)!;
    tell({ type: 'answer', id: command.id!, by: 'vendor', code, result: null });
    await vi.advanceTimersByTimeAsync(0);
    return { name: command.name, payload: command.payload };
  };
  const acts = () => [...root.querySelectorAll<HTMLButtonElement>('.oval-acts button')];
  return {
    ...{ root, api, server, published },
    async follow(value: TableState | null, ms = 0) {
      tell({ type: 'state', scope: 'table', id: TITLE.id, table: 3, version: value && 1, value });
      await vi.advanceTimersByTimeAsync(ms);
    },
    pause: () => tell({ type: 'pause', on: true }),
    answer,
    hand: (value: HandState) => tell({ type: 'state', scope: 'hand', id: TITLE.id, table: 3, version: 1, value }),
    /** Presses a button, and has the vendor answer the command. */
    async press(name: string, code = 'OK') {
      [...acts(), root.querySelector<HTMLButtonElement>('.spin')!]
        .find((each) => each.textContent.startsWith(name))!
        .click();
      await vi.advanceTimersByTimeAsync(0);
      return answer(code);
    },
    async key(key: string, target: Element) {
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await vi.advanceTimersByTimeAsync(0);
    },
    acts: () => acts().map((each) => each.firstChild!.textContent),
    plate: () => root.querySelector('.plate')!.textContent,
    spoken: () => root.querySelector('[role=status]')!.textContent,
    seats: () => [...root.querySelectorAll('.oval-seat')].map(({ textContent }) => textContent),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
};
/** The other player packed. */
const END: Shown['end'] = { by: 'packed', winners: [0], rake: 1, won: 19 };
const SEAT = { table: 3, place: 0, stake: 400, isAway: false };

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

describe('a table for players against each other', () => {
  it('shows the table with a free seat before the player sits, and takes that seat', async () => {
    const game = await opened();
    expect(game.published).toContainEqual({ type: 'subscribe', to: [{ scope: 'table', id: TITLE.id, table: 3 }] });
    await game.follow(tableOf({ hand: handOf({ turn: { place: 2, untilMs: Date.now() + 9_000 } }) }));
    expect(game.root.querySelector('.oval-pot')!.textContent).toBe('0.20');
    expect(game.seats()[2]).toMatch(/^Seat 3Left to bet:3\.90DealerSimulated · BlindBet:0\.10/);
    expect(game.acts()).toEqual([]);
    game.server.seat = SEAT;
    expect(await game.press('Sit down')).toEqual({ name: 'sit', payload: { stake: 400, table: 3 } });
    const topics = ['table', 'hand'].map((scope) => ({ scope, id: TITLE.id, table: 3 }));
    expect(game.published).toContainEqual({ type: 'subscribe', to: topics });
  });

  it('lets the player choose a free seat, and no seat while one is taken or the table is not known', async () => {
    const game = await opened();
    const free = () =>
      [...game.root.querySelectorAll<HTMLButtonElement>('.oval-sit')].flatMap((each, place) =>
        each.hidden ? [] : place,
      );
    expect(free()).toEqual([]);
    await game.follow(tableOf());
    expect(free()).toEqual([1, 3, 4]);
    game.server.seat = { ...SEAT, place: 3 };
    game.root.querySelectorAll<HTMLButtonElement>('.oval-sit')[3]!.click();
    expect(await game.answer()).toEqual({ name: 'sit', payload: { stake: 400, table: 3, place: 3 } });
    expect(free()).toEqual([]);
  });

  it('says who waits alone, and for what; the seat can be left', async () => {
    const game = await opened(SEAT);
    await game.follow(null);
    expect(game.plate()).toMatch(/^Waiting for opponents/);
    await game.follow(tableOf({ seats: [PERSON, null, { simulated: false, away: true }, null, null] }));
    expect(game.plate()).toMatch(/^Waiting for opponents/);
    expect(game.acts()).toEqual(['Sit out', 'Leave seat']);
    expect(game.root.textContent).not.toContain('Your move ');
    await game.follow(tableOf());
    expect(game.plate()).toBe('Waiting for the next hand.');
    await game.follow(tableOf({ hand: handOf({ phase: 'staking', shown: null, turn: null, moves: 0 }) }));
    expect(game.plate()).toBe('Collecting stakes.');
    game.server.seat = null;
    expect((await game.press('Leave seat')).name).toBe('leave');
    expect(game.plate()).toMatch(/^Choose a stake/);
  });

  it('offers the moves of the own turn only, by button and by digit among them (WCAG 2.1.4), and shows the own cards once told', async () => {
    const game = await opened(SEAT);
    await game.follow(tableOf({ hand: handOf() }));
    expect(game.plate()).toBe('Your turn: 20 s');
    expect(game.spoken()).toBe('Your turn.');
    expect(game.acts()).toEqual(['See cards', 'Pack', 'Show 0.10', 'Bet 0.10', 'Raise 0.20']);
    await game.key('4', document.body);
    await game.key('4', game.root.querySelector('.spin')!);
    expect(game.published.filter(({ type }) => type === 'command')).toEqual([]);
    await game.key('4', game.root.querySelector('.oval-acts button')!);
    expect(game.published.at(-1)).toMatchObject({ name: 'act', payload: { hand: 1, after: 1, act: 'bet' } });
    await game.press('Bet', 'TOO_LATE');
    expect(game.plate()).toBe('Your time for this turn has run out. Nothing was changed.');
    const others = { hand: handOf({ moves: 2, turn: { place: 2, untilMs: Date.now() + 9_000 } }) };
    await game.follow(tableOf(others));
    expect(game.acts()).toEqual(['Sit out', 'Leave seat']);
    game.hand({ number: 1, place: 0, cards: [51, 50, 49] });
    expect(game.seats()[0]).toMatch(/Trail/);
    await game.pass(5_000);
    expect(game.plate()).toBe('Seat 3 · Simulated: 4 s');
  });

  it('tells the rake and the winner of the pot, then what the hand paid, until the next hand can begin', async () => {
    const game = await opened(SEAT);
    await game.follow(tableOf({ hand: handOf() }));
    game.server.round = roundOf({ id: 'hand-1', game: TITLE.id, status: 'closed', stake: 400, win: 409 });
    const over = handOf({ phase: 'over', turn: null, moves: 2 }, { end: END, last: { place: 2, act: 'pack' } });
    await game.follow(tableOf({ hand: over, nextAtMs: Date.now() + 6_000 }));
    expect(game.root.querySelector('.oval-middle')!.textContent).toBe('Pot0.20Rake 0.01');
    expect(game.root.querySelectorAll('.is-winner')).toHaveLength(1);
    expect(game.plate()).toMatch(/^Hand won\. .*4\.09/);
    expect(game.api.seen).toHaveBeenCalledWith('hand-1');
    game.server.round = null;
    await game.pass(7_000);
    expect(game.root.querySelector('.oval-pot')!.textContent).toBe('');
    expect(game.plate()).toBe('Waiting for the next hand.');
  });

  it('[PP-26] tells of an outage once, and that the turn begins again', async () => {
    const game = await opened(SEAT);
    await game.follow(tableOf({ hand: handOf() }));
    await game.follow(tableOf({ hand: handOf({ interrupted: true }) }));
    const said = 'The game was interrupted and has resumed. The turn starts again.';
    expect([game.plate(), game.spoken()]).toEqual([said, said]);
    await game.pass(10_000);
    await game.follow(tableOf({ hand: handOf({ interrupted: true, moves: 2 }) }));
    expect(game.plate()).toBe('Your turn: 20 s');
  });

  it('is away after a pause, and comes back', async () => {
    const game = await opened({ ...SEAT, isAway: true });
    await game.follow(tableOf());
    expect(game.plate()).toBe('You are sitting out.');
    expect(game.acts()).toEqual(['Leave seat']);
    game.server.seat = SEAT;
    expect((await game.press('I’m back')).name).toBe('back');
    expect(game.acts()).toEqual(['Sit out', 'Leave seat']);
  });

  it('[PP-18] finishes the running hand in a pause, and is away from the next ones', async () => {
    const game = await opened(SEAT);
    await game.follow(tableOf({ hand: handOf() }));
    game.pause();
    expect(game.published).not.toContainEqual({ type: 'paused' });
    expect((await game.press('Bet')).name).toBe('act');
    await game.follow(tableOf({ hand: handOf({ phase: 'over', turn: null, moves: 2 }, { end: END }) }));
    expect(game.published.at(-1)).toMatchObject({ type: 'command', name: 'away' });
    game.server.seat = { ...SEAT, isAway: true };
    await game.answer();
    expect(game.published).toContainEqual({ type: 'paused' });
  });

  it('tells a player who comes in the middle of a hand that the next one is dealt', async () => {
    const game = await opened({ ...SEAT, place: 1 });
    await game.follow(tableOf({ seats: [PERSON, PERSON, PERSON, null, null], hand: handOf() }));
    expect(game.plate()).toBe('Seat 1: 20 s · You will be dealt in from the next hand.');
  });
});
