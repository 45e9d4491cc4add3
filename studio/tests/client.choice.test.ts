// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoundState } from '../../contract/live-rounds.ts';
import type { ToGame } from '../../contract/vendor-frame.ts';
import { CallLost, CallRefused, type Api } from '../client/api.ts';
import { loadI18n } from '../client/i18n/index.ts';
import { startTable } from '../client/table-game.ts';
import { openTable } from '../families/casino-holdem/view/index.ts';
import { cardsOf } from '../families/shared/cards.ts';
import type { Moved, RoundView, State, TitleView } from '../protocol.ts';
import file from '../titles/parlour-hold-em.json' with { type: 'json' };
import { roundOf as sampleRound, sessionOf } from './support/client-samples.ts';

const TITLE: TitleView = {
  id: file.id,
  family: file.family,
  names: { EN: 'Parlour Hold’em' },
  params: file.params,
  figures: [],
  theme: file.theme,
  pool: null,
  poolOdds: null,
  minRoundMs: 0,
  isTable: true,
  isBook: false,
};
const DEALT = { player: cardsOf('Ac Kc'), board: cardsOf('Ad 7h 2s') };
const RESULT = { player: DEALT.player, board: [...DEALT.board, ...cardsOf('3d 9s')], dealer: cardsOf('9h 4c') };
const CALL = { move: 'call' };

const session = sessionOf({ game: TITLE.id, stakes: [100, 200, 500] });
const betOf = (more: Partial<RoundView> = {}): RoundView =>
  sampleRound({ game: TITLE.id, id: 'bet-1', status: 'open', bet: { ante: 100 }, tableNumber: 1, ...more });
const roundOf = (more: Partial<RoundState> = {}): RoundState => ({
  family: 'casino-holdem',
  number: 1,
  phase: 'open',
  opensAtMs: Date.now(),
  closesAtMs: Date.now() + 20_000,
  drawsAtMs: Date.now() + 21_000,
  nextAtMs: Date.now() + 30_000,
  totals: {},
  players: 0,
  commitment: 'c'.repeat(64),
  seed: null,
  result: null,
  recent: [],
  ...more,
});
const deciding = (more: Partial<RoundState> = {}): RoundState =>
  roundOf({ phase: 'deciding', dealt: DEALT, drawsAtMs: Date.now() + 12_000, ...more });

/** The text without the marks that keep amounts together. */
const plain = ({ textContent }: Element): string =>
  textContent.replaceAll(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' ');

/** A table on a page that is live. The server has these bets. */
const opened = async (first: readonly RoundView[] = [betOf()]) => {
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
    move: vi.fn(async (id: string, _: string, __: number, move: unknown): Promise<Moved> => {
      const isCall = (move as typeof CALL).move === 'call';
      server.bets = server.bets.map((bet) =>
        bet.id === id ? { ...bet, moves: [move], stake: isCall ? 300 : 100 } : bet,
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
  const opening = { api: api as unknown as Api, i18n, title: TITLE, first: stateOf(), frame };
  const root = await startTable(opening, { openTable });
  document.body.replaceChildren(root);
  tell({ type: 'connection', live: true });
  let version = 0;
  const button = (name: string) => root.querySelector<HTMLButtonElement>(`.holdem-choice.is-${name}`)!;
  const cards = (row: string) =>
    [...root.querySelectorAll(`.is-${row} .card`)].map((each) =>
      each.classList.contains('is-down') ? '?' : each.querySelector('.card-corner')!.textContent,
    );
  return {
    root,
    api,
    server,
    tell,
    button,
    cards,
    press: async (name: string) => {
      button(name).click();
      await vi.advanceTimersByTimeAsync(0);
    },
    follow: async (round: RoundState, ms = 0) => {
      tell({ type: 'state', scope: 'round', id: TITLE.id, version: (version += 1), value: round });
      await vi.advanceTimersByTimeAsync(ms);
    },
    isOpen: () => button('call').getAttribute('aria-disabled') === 'false',
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

describe('a choice on the page', () => {
  it('is asked for once the hand and the flop are dealt, with its price and its time', async () => {
    const table = await opened();
    await table.follow(roundOf());
    expect(table.isOpen()).toBe(false);
    await table.follow(deciding(), 100);
    expect([table.cards('players'), table.cards('board'), table.cards('dealer')]).toEqual([
      ['A', 'K'],
      ['A', '7', '2', '?', '?'],
      ['?', '?'],
    ]);
    expect([table.isOpen(), plain(table.button('call'))]).toEqual([true, 'Call 2.00twice the ante']);
    expect(table.spoken()).toBe('The hand: Pair. Call for twice the ante, or fold.');
    expect(table.plate()).toBe('Call or fold: 12 s');
    await table.pass(8_000);
    expect([table.plate(), table.spoken()]).toEqual(['Call or fold: 4 s', '5 s left to choose.']);
  });

  it('is one in a round: who has a bet in it places no other', async () => {
    const place = (table: Awaited<ReturnType<typeof opened>>) =>
      table.root.querySelector('.on-ante')!.getAttribute('aria-disabled');
    const [without, placed] = [await opened([betOf({ status: 'refused' })]), await opened()];
    for (const table of [without, placed]) await table.follow(roundOf());
    expect([place(without), place(placed)]).toEqual(['false', 'true']);
    await placed.follow(roundOf({ number: 2 }));
    expect(place(placed)).toBe('false');
  });

  it('is sent once, and stands until the draw, which is shown to everybody', async () => {
    const table = await opened();
    await table.follow(roundOf());
    await table.follow(deciding(), 100);
    await table.press('call');
    expect(table.api.move).toHaveBeenCalledExactlyOnceWith('bet-1', expect.any(String), 0, CALL);
    expect([table.isOpen(), table.spoken()]).toEqual([false, 'You call.']);
    expect(table.button('call').getAttribute('aria-pressed')).toBe('true');
    expect(table.button('call').getAttribute('aria-description')).toBe('2.00 of 2.00');
    await table.press('fold');
    expect(table.api.move).toHaveBeenCalledOnce();
    await table.pass(300);
    expect(table.plate()).toBe('You call. Cards are dealt in 12 s.');
    await table.follow(roundOf({ phase: 'drawn', result: RESULT }), 500);
    expect([table.cards('board'), table.cards('dealer')]).toEqual([
      ['A', '7', '2', '3', '9'],
      ['9', '4'],
    ]);
    expect(table.plate()).toBe('The players win: Pair against Pair.');
    const outcome = {
      ...{ bet: { ante: 100 }, ...RESULT, move: 'call' },
      ...{ pays: { ante: 200, call: 400, aces: 0 }, over: true },
    };
    table.server.bets = [betOf({ status: 'closed', stake: 300, moves: [CALL], win: 600, outcome })];
    await table.pass(2_000);
    expect(table.plate()).toBe('Won 6.00 USD');
    expect(table.root.querySelectorAll('.spot.is-won')).toHaveLength(2);
  });

  it('cannot be made after its time, even before the table says so', async () => {
    const table = await opened();
    await table.follow(deciding(), 100);
    await table.pass(12_500);
    expect([table.isOpen(), table.plate()]).toEqual([false, 'The time to choose is over.']);
    await table.press('call');
    expect(table.api.move).not.toHaveBeenCalled();
  });

  it('is not asked of those who have no ante', async () => {
    for (const bets of [[], [betOf({ bet: { aces: 100 } })], [betOf({ status: 'refused' })]]) {
      const table = await opened(bets);
      await table.follow(deciding(), 300);
      expect([table.isOpen(), table.plate()]).toEqual([false, 'Players decide: 12 s']);
    }
  });

  it('whose stake is refused can be made again; why is shown for long enough to be read', async () => {
    const table = await opened();
    await table.follow(deciding(), 100);
    table.api.move.mockImplementationOnce(async () => ({
      ...{ round: betOf(), session, serverTimeMs: Date.now() },
      refused: { code: 'INSUFFICIENT_FUNDS' },
    }));
    await table.press('call');
    expect(table.isOpen()).toBe(true);
    const why = table.plate();
    expect(why).toMatch(/balance/);
    await table.pass(3_000);
    expect(table.plate()).toBe(why);
    await table.pass(1_500);
    expect(table.plate()).toBe('Call or fold: 8 s');
    await table.press('call');
    expect(table.plate()).toBe('You call. Cards are dealt in 8 s.');
  });

  it('that comes too late says that nothing was taken', async () => {
    const table = await opened();
    await table.follow(deciding(), 100);
    table.api.move.mockRejectedValueOnce(new CallRefused({ code: 'BET_CLOSED' }));
    await table.press('call');
    expect(table.spoken()).toMatch(/Nothing was taken/);
  });

  it('whose answer is lost is shown as the server has it', async () => {
    const table = await opened();
    await table.follow(deciding(), 100);
    table.api.move.mockImplementationOnce(async () => {
      table.server.bets = [betOf({ moves: [CALL], stake: 300 })];
      throw new CallLost('lost');
    });
    await table.press('call');
    await table.pass(5_000);
    expect(table.isOpen()).toBe(false);
    expect(table.plate()).toBe('You call. Cards are dealt in 7 s.');
  });

  it('is there again for who opens the table while players decide', async () => {
    const table = await opened([betOf({ moves: [CALL], stake: 300 })]);
    await table.follow(deciding());
    expect([table.cards('players'), table.isOpen()]).toEqual([['A', 'K'], false]);
    expect(table.button('call').getAttribute('aria-pressed')).toBe('true');
    await table.follow(roundOf({ phase: 'drawn', result: RESULT }), 500);
    expect(table.cards('dealer')).toEqual(['9', '4']);
  });

  it('[W8] cannot be made while the page is not live', async () => {
    const table = await opened();
    await table.follow(deciding(), 100);
    table.tell({ type: 'connection', live: false });
    expect(table.isOpen()).toBe(false);
    table.tell({ type: 'connection', live: true });
    expect(table.isOpen()).toBe(true);
  });

  it('has new time after an outage, and the player is told', async () => {
    const { follow, plate, spoken } = await opened();
    await follow(deciding());
    await follow(deciding({ interrupted: true, drawsAtMs: Date.now() + 15_000 }));
    const said = 'The game was interrupted and has resumed. You have the full time again.';
    expect([spoken(), plate()]).toEqual([said, said]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(plate()).toContain('10');
  });
});
