// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoundState } from '../../contract/live-rounds.ts';
import type { ToGame, ToPage } from '../../contract/vendor-frame.ts';
import { openFlight } from '../families/crash/view/index.ts';
import type { Api } from '../client/api.ts';
import { startFlight } from '../client/flight-game.ts';
import { loadI18n } from '../client/i18n/index.ts';
import type { RoundView, State, TitleView } from '../protocol.ts';
import file from '../titles/lantern-rising.json' with { type: 'json' };
import { completeBrowser } from './families/support/bare-browser.ts';
import { roundOf as sampleRound, sessionOf } from './support/client-samples.ts';

const TITLE: TitleView = {
  ...{ id: file.id, family: file.family, names: { EN: 'Lantern Rising' }, params: file.params, theme: file.theme },
  ...{ figures: [], pool: null, poolOdds: null, minRoundMs: 0, isTable: true, isBook: false },
};
const session = sessionOf({ game: TITLE.id, stakes: [100, 200] });
const betOf = (more: Partial<RoundView> = {}): RoundView =>
  sampleRound({
    ...{ game: TITLE.id, id: 'bet-1', status: 'open', stake: 100, outcome: null, win: null, tableNumber: 1 },
    bet: { stake: 100, auto: null },
    ...more,
  });
const chain = { tip: 'a'.repeat(64), place: 1, length: 10_000, nextTip: 'b'.repeat(64) };
const roundOf = (phase: RoundState['phase'], more: Partial<RoundState> = {}, tookOffAtMs: number | null = null) => ({
  ...{ family: 'crash' as const, number: 1, phase, opensAtMs: Date.now(), closesAtMs: Date.now() + 8_000 },
  ...{ drawsAtMs: Date.now() + 8_500, nextAtMs: Date.now() + 12_000, totals: {}, players: 0 },
  ...{ commitment: 'c'.repeat(64), seed: null, result: null, recent: [] },
  flight: { tookOffAtMs, bets: [], count: 0, chain },
  ...more,
});

const opened = async (first: readonly RoundView[] = []) => {
  const server = { bets: [...first] };
  const stateOf = (): State => ({
    session,
    seeds: { commitment: 'c', nextCommitment: 'n', clientSeed: 's', nonce: 0 },
    ...{ round: null, bets: server.bets, pool: null, platform: true, serverTimeMs: Date.now() },
  });
  const api = {
    state: vi.fn(async () => stateOf()),
    begin: vi.fn(async () => {
      const round = betOf();
      server.bets = [...server.bets, round];
      return { round, session, serverTimeMs: Date.now() };
    }),
  };
  let tell: (message: ToGame) => void = () => undefined;
  const published: ToPage[] = [];
  const frame = {
    tell: (message: ToPage) => void published.push(message),
    listen: (listener: (message: ToGame) => void) => void (tell = listener),
    loaded: Promise.resolve(),
  };
  const i18n = await loadI18n('EN');
  const root = await startFlight(
    { api: api as unknown as Api, i18n, title: TITLE, first: stateOf(), frame },
    { openFlight },
  );
  document.body.replaceChildren(root);
  tell({ type: 'connection', live: true });
  let version = 0;
  const button = root.querySelector('.spin') as HTMLButtonElement;
  return {
    ...{ root, api, server, tell, published, button },
    follow: async (value: RoundState, ms = 0) => {
      tell({ type: 'state', scope: 'round', id: TITLE.id, version: (version += 1), value });
      await vi.advanceTimersByTimeAsync(ms);
    },
    press: async () => {
      button.click();
      await vi.advanceTimersByTimeAsync(0);
    },
    commands: () => published.filter((message) => message.type === 'command'),
    isOn: () => button.getAttribute('aria-disabled') === 'false',
    spoken: () => root.querySelector('[role="status"].spoken')!.textContent.replaceAll(/[\u2066\u2069]/g, ''),
    plate: () => root.querySelector('.plate')!.textContent,
  };
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('crypto', webcrypto);
  completeBrowser();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const RETURNED = 'The game was interrupted, and the round was cancelled. Your stake of 1.00 USD is returned.';
const plain = (text: string): string => text.replaceAll(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' ');

describe('the one button', () => {
  it('bets, waits, cashes out at the multiplier that it says, and says where the bet is out', async () => {
    const { follow, press, button, isOn, commands, tell, api, spoken } = await opened();
    await follow(roundOf('open'), 100);
    expect([button.textContent, isOn()]).toEqual(['Bet', true]);
    await press();
    expect(api.begin).toHaveBeenCalledExactlyOnceWith(expect.any(String), { stake: 100, auto: null });
    expect([button.textContent, isOn()]).toEqual(['Bet placed', false]);
    await follow(roundOf('flying', {}, Date.now() - 5_000), 100);
    expect([button.textContent, isOn()]).toEqual(['Cash out 1.35×', true]);
    await press();
    expect([button.textContent, isOn()]).toEqual(['Cashing out', false]);
    expect(commands()).toMatchObject([{ name: 'cashOut', payload: { bet: 'bet-1' } }]);
    const { id } = commands()[0]!;
    tell({ type: 'answer', id, by: 'vendor', code: 'OK', result: { bet: 'bet-1', at: 137, win: 137 } });
    await vi.advanceTimersByTimeAsync(0);
    expect([button.textContent, isOn(), spoken()]).toEqual(['Cashed out 1.37×', false, 'Cashed out at 1.37×.']);
    await press();
    expect(commands()).toHaveLength(1);
  });

  it('does nothing for who has no bet in a flight, and before a bet can be cashed out', async () => {
    const { follow, press, button, isOn, commands, api } = await opened();
    await follow(roundOf('flying', {}, Date.now() - 5_000), 100);
    expect([button.textContent, isOn()]).toEqual(['Next flight soon', false]);
    await press();
    expect([api.begin.mock.calls.length, commands().length]).toEqual([0, 0]);
  });

  it('waits for the first hundredth above the stake', async () => {
    const { follow, isOn } = await opened([betOf()]);
    await follow(roundOf('flying', {}, Date.now() + 300), 100);
    expect(isOn()).toBe(false);
    await vi.advanceTimersByTimeAsync(500);
    expect(isOn()).toBe(true);
  });

  it('[W8] is off while the page is not live, and says so', async () => {
    const { follow, isOn, tell } = await opened([betOf()]);
    await follow(roundOf('flying', {}, Date.now() - 5_000), 100);
    tell({ type: 'connection', live: false });
    expect(isOn()).toBe(false);
  });
});

describe('what became of the bet', () => {
  it.each([
    ['TOO_LATE', 'Too late: the flight had already ended.'],
    ['TOO_EARLY', 'Too early: cashing out starts at 1.01×.'],
  ])('after an answer %s is said', async (code, text) => {
    const { follow, press, commands, tell, spoken, plate } = await opened([betOf()]);
    await follow(roundOf('flying', {}, Date.now() - 5_000), 100);
    await press();
    tell({ type: 'answer', id: commands()[0]!.id, by: 'vendor', code, result: null });
    await vi.advanceTimersByTimeAsync(0);
    expect([spoken(), plate()]).toEqual([text, text]);
  });

  it('is said with the end of the flight if it was still in', async () => {
    const { follow, server, spoken, plate } = await opened([betOf()]);
    await follow(roundOf('flying', {}, Date.now() - 5_000), 100);
    await follow(roundOf('drawn', { result: { end: 140 } }, Date.now() - 6_000));
    expect(spoken()).toBe('The flight crashed at 1.40×. Your bet was still in.');
    server.bets = [
      betOf({
        status: 'closed',
        win: 0,
        outcome: { bet: { stake: 100, auto: null }, end: 140, at: null, payout: 0 },
      }),
    ];
    await vi.advanceTimersByTimeAsync(5_000);
    expect(plate()).toBe('No win');
  });

  it('is said if an outage called the flight off: the stake is returned', async () => {
    const { follow, server, spoken, plate, button, root } = await opened([betOf()]);
    const flying = roundOf('flying', {}, Date.now() - 5_000);
    await follow(flying, 100);
    const flight = { ...flying.flight, calledOffAt: 135, bets: [{ player: 1, stake: 100, at: null }], count: 1 };
    await follow({ ...flying, phase: 'drawn', result: { end: 900 }, interrupted: true, flight });
    const said =
      'The game was interrupted at 1.35×. The flight is cancelled: stakes that had not cashed out are returned.';
    expect([spoken(), plate()]).toEqual([said, said]);
    expect(root.querySelector('.flight-status')!.textContent).toBe('Cancelled at 1.35×');
    expect([...root.querySelectorAll('.bet-state')].map(({ textContent }) => textContent)).toEqual([
      'Returned',
      'Returned',
    ]);
    server.bets = [betOf({ status: 'returned', reason: 'OUTAGE' })];
    await vi.advanceTimersByTimeAsync(5_000);
    expect([button.textContent, plain(plate())]).toEqual(['Next flight soon', RETURNED]);
  });

  it('is said to a player who comes back after a flight that an outage called off', async () => {
    const { follow, plate } = await opened([betOf({ status: 'returned', reason: 'OUTAGE' })]);
    await follow(roundOf('open', { number: 2 }), 100);
    expect(plain(plate())).toBe(RETURNED);
    await follow(roundOf('open', { number: 3 }), 100);
    expect(plain(plate())).not.toBe(RETURNED);
  });

  it('is learned soon after the bet’s own target passed', async () => {
    const bet = { stake: 100, auto: 150 };
    const { follow, server, button, plate } = await opened([betOf({ bet })]);
    await follow(roundOf('flying', {}, Date.now() - 6_000), 100);
    server.bets = [betOf({ bet, status: 'closed', win: 150, outcome: { bet, end: null, at: 150, payout: 150 } })];
    await vi.advanceTimersByTimeAsync(2_500);
    expect(button.textContent).toBe('Cashed out 1.50×');
    expect(plate()).toContain('Won');
  });
});
