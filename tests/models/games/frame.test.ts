import { allSettled, type Scope } from 'effector';
import { NEVER, of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../../../contract/limits.ts';
import type { RoundState } from '../../../contract/live-rounds.ts';
import type { TableState } from '../../../contract/live-tables.ts';
import { FRAME_LIMITS, type ToGame } from '../../../contract/vendor-frame.ts';
import { $balance, ownerChanged } from '../../../src/entities/wallet/model.ts';
import { fundsShown } from '../../../src/entities/wallet/funds.ts';
import {
  $ready,
  $slow,
  frameGone,
  frameLoaded,
  frameShown,
  gameLost,
  gameReloaded,
  leaveRequested,
  leaveFx,
  openWindowFx,
  type Shown,
} from '../../../src/features/game-frame/model.ts';
import { navigateFx } from '../../../src/shared/lib/navigation.ts';
import { expectIsolated } from '../support/isolation.ts';
import { liveServer } from '../support/live-server.ts';
import { heardOf, pageOf } from '../support/page.ts';
import { SESSION_ID } from '../support/samples.ts';

const ROUND = {
  family: 'baccarat',
  number: 1,
  phase: 'open',
  opensAtMs: 1,
  closesAtMs: 2,
  drawsAtMs: 3,
  nextAtMs: 4,
  totals: {},
  players: 0,
  commitment: 'c'.repeat(64),
  seed: null,
  result: null,
  recent: [],
} as const satisfies RoundState;
const usd = { currency: 'USD', exponent: 2 };
const slot: Shown = { url: 'https://vendor.example/play/#launch=a', mode: 'real', poolId: 'grand' };
beforeEach(() => void vi.stubGlobal('window', { location: { href: 'https://site.example/game/7' } }));

/** The window of a frame and the game in it: the messages posted to it, and those received from its port. */
const gameWindow = () => {
  const posted: { message: unknown; origin: string }[] = [];
  const received: ToGame[] = [];
  let port: MessagePort | undefined;
  const frame = {
    postMessage(message: unknown, origin: unknown, ports: MessagePort[]) {
      posted.push({ message, origin: String(origin) });
      port = ports[0];
      port!.onmessage = ({ data }: MessageEvent<ToGame>) => void received.push(data);
    },
  } as unknown as Pick<Window, 'postMessage'>;
  const messageOf = <T extends ToGame['type']>(type: T) =>
    received.filter((each): each is Extract<ToGame, { type: T }> => each.type === type);
  return {
    frame,
    posted,
    received,
    messageOf,
    say: (message: unknown) => port!.postMessage(message),
    hangUp: () => port?.close(),
  };
};
const games: ReturnType<typeof gameWindow>[] = [];
afterEach(() => games.splice(0).forEach((game) => game.hangUp()));

const playing = async (shown: Shown = slot) => {
  const live = liveServer();
  const went = vi.fn();
  const opened = vi.fn();
  const back = vi.fn(() => ({ isOver: true }));
  const scope = pageOf({
    live,
    handlers: [
      [navigateFx, goTo(went)],
      [openWindowFx, opened],
      [leaveFx, back],
    ],
  });
  live.tell('balance', 'member:42', { amount: 5_000, ...usd });
  await allSettled(ownerChanged, { scope, params: { memberId: 42, sessionId: SESSION_ID } });
  await live.open(scope, SESSION_ID);
  const game = gameWindow();
  games.push(game);
  await allSettled(frameShown, { scope, params: shown });
  await load(scope, game);
  await vi.waitFor(() => expect(game.messageOf('position')).toHaveLength(1));
  return { live, scope, game, went, opened, back };
};
/** The router is the first argument, the path the second. */
const goTo = (went: (to: string) => void) => ((_: unknown, to: string) => went(to)) as never;
const load = (scope: Scope, { frame }: ReturnType<typeof gameWindow>) =>
  allSettled(frameLoaded, { scope, params: frame });

describe('[GAME-07] the channel with a game in its frame', () => {
  it('is handed over with the only message between the windows', async () => {
    const { game } = await playing();
    // A sandboxed document has an opaque origin, so no target origin can be named; only this window receives the port.
    expect(game.posted).toEqual([{ message: { type: 'parlour:frame', version: 1 }, origin: '*' }]);
  });

  it('sends the launch first, then the current state', async () => {
    const { game } = await playing();
    expect(game.received).toEqual([
      { type: 'launch', mode: 'real', language: 'EN' },
      { type: 'connection', live: true },
      { type: 'balance', value: { amount: 5_000, ...usd } },
      { type: 'position', value: null },
    ]);
  });

  it('[PP-23] sends play money in free play, and no net position, which does not count it', async () => {
    const { live, scope, game } = await playing({ ...slot, mode: 'demo', uncounted: true });
    live.tell('play', `session:${SESSION_ID}`, { net: -100, wagered: 100, startedAtMs: 7, ...usd });
    await allSettled(fundsShown, { scope, params: 'wallet:42-demo' });
    live.tell('funds', 'wallet:42-demo', { amount: 99_900, ...usd });
    live.pass();
    await vi.waitFor(() => expect(game.messageOf('balance').at(-1)?.value?.amount).toBe(99_900));
    live.tell('balance', 'member:42', { amount: 4_900, ...usd });
    live.tell('funds', 'wallet:42-demo', { amount: 99_800, ...usd });
    live.pass();
    await vi.waitFor(() => expect(game.messageOf('balance').at(-1)?.value?.amount).toBe(99_800));
    expect(game.messageOf('balance').map(({ value }) => value?.amount)).toEqual([5_000, undefined, 99_900, 99_800]);
    expect(game.messageOf('position').every(({ value }) => value === null)).toBe(true);
    await allSettled(fundsShown, { scope, params: null });
    await vi.waitFor(() => expect(game.messageOf('balance').at(-1)?.value?.amount).toBe(4_900));
  });

  it('[LIVE-01 PP-10] sends each change of balance and position', async () => {
    const { live, scope, game } = await playing();
    live.tell('balance', 'member:42', { amount: 4_900, ...usd });
    live.tell('play', `session:${SESSION_ID}`, { net: -100, wagered: 100, startedAtMs: 7, ...usd });
    live.pass();
    expect(scope.getState($balance)?.amount).toBe(4_900);
    await vi.waitFor(() => {
      expect(game.messageOf('balance').at(-1)?.value?.amount).toBe(4_900);
      expect(game.messageOf('position').at(-1)?.value).toEqual({ net: -100, wagered: 100, startedAtMs: 7, ...usd });
    });
  });

  it('[W8] reports that the page is not live, and that it is live again', async () => {
    const { live, game } = await playing();
    live.cut();
    await vi.waitFor(() =>
      expect(game.messageOf('connection').map((received) => received.live)).toEqual([true, false]),
    );
  });

  it('subscribes to the pool that the game feeds when the game asks for it', async () => {
    const { live, scope, game } = await playing();
    const pool = { name: 'Grand', amount: 1_000_000, ...usd, lastWon: null };
    live.tell('jackpot', 'pool:grand', pool);
    expect(game.messageOf('state')).toEqual([]);
    game.say({ type: 'subscribe', to: [{ scope: 'pool', id: 'grand' }] });
    await vi.waitFor(() => {
      live.pass();
      expect(game.messageOf('state').at(-1)).toMatchObject({ id: 'grand', value: { amount: 1_000_000, ...usd } });
    });
    live.tell('jackpot', 'pool:grand', { ...pool, amount: 1_000_200 });
    live.pass();
    await vi.waitFor(() => expect(game.messageOf('state').at(-1)?.value).toMatchObject({ amount: 1_000_200 }));
    const [first, last] = [game.messageOf('state')[0]!, game.messageOf('state').at(-1)!];
    expect(last.version).toBeGreaterThan(first.version!);
    await allSettled(frameGone, { scope });
  });

  it('[GAME-07] passes on the round that everybody at the game’s table plays, and no other', async () => {
    const { live, game } = await playing({ ...slot, poolId: null, game: { code: 'table-one', nodeId: '20003' } });
    live.tell('round', 'round:20003', ROUND);
    game.say({ type: 'subscribe', to: [{ scope: 'round', id: 'table-one' }] });
    await vi.waitFor(() => {
      live.pass();
      expect(game.messageOf('state')).toEqual([
        { type: 'state', scope: 'round', id: 'table-one', version: 1, value: ROUND },
      ]);
    });
    game.say({ type: 'subscribe', to: [{ scope: 'round', id: 'table-two' }] });
    await vi.waitFor(() => expect(game.messageOf('refused')).toHaveLength(1));
  });

  it('[PP-26] passes on a table of the game, and the player’s own cards at it', async () => {
    const { live, game } = await playing({ ...slot, poolId: null, game: { code: 'quiet-table', nodeId: '60014' } });
    const empty: TableState = { family: 'teen-patti', demo: false, stake: 400, seats: [], nextAtMs: null, hand: null };
    const own = { number: 1, place: 0, cards: [1, 2, 3] };
    live.tell('table', 'table:60014-2', empty);
    live.tell('hand', 'hand:42-60014-2', own);
    const at = { id: 'quiet-table', table: 2 };
    game.say({
      type: 'subscribe',
      to: [
        { scope: 'table', ...at },
        { scope: 'hand', ...at },
      ],
    });
    await vi.waitFor(() => {
      live.pass();
      // The feeds come in any order.
      expect(game.messageOf('state').toSorted((one, other) => other.scope.localeCompare(one.scope))).toEqual([
        { type: 'state', scope: 'table', ...at, version: 1, value: empty },
        { type: 'state', scope: 'hand', ...at, version: 1, value: own },
      ]);
    });
  });

  it('passes on the prices of the fixtures that the game shows, and of those alone', async () => {
    const { live, game } = await playing({ ...slot, poolId: null, game: { code: 'book-one', nodeId: '40001' } });
    const odds = (version: number) => ({
      phase: 'before' as const,
      startsAtMs: 1,
      score: { home: 0, away: 0, parts: [], clock: 0 },
      markets: [{ id: 'winner', version, open: true, outcomes: [{ id: '1', price: 1_850 }] }],
    });
    game.say({ type: 'subscribe', to: ['f-1', 'f-2'].map((id) => ({ scope: 'odds' as const, id })) });
    live.tell('odds', 'odds:f-1', odds(1));
    live.tell('odds', 'odds:f-3', odds(1));
    live.tell('odds', 'odds:f-2', odds(2));
    await vi.waitFor(() => {
      live.pass();
      expect(game.messageOf('state').map(({ id, value }) => [id, value])).toEqual([
        ['f-1', odds(1)],
        ['f-2', odds(2)],
      ]);
    });
  });

  it('sends the game no other pool', async () => {
    const { game } = await playing();
    game.say({ type: 'subscribe', to: [{ scope: 'pool', id: 'minor' }] });
    await vi.waitFor(() =>
      expect(game.messageOf('refused')).toEqual([
        { type: 'refused', problem: 'subscribe.to: this game feeds grand, and has its own rounds and tables only' },
      ]),
    );
  });

  it('is ready when the game reports it', async () => {
    const { scope, game } = await playing();
    expect(scope.getState($ready)).toBe(false);
    game.say({ type: 'ready' });
    await vi.waitFor(() => expect(scope.getState($ready)).toBe(true));
  });

  it('[SYS-14] is slow when it is not ready in time, until it is ready after all', async () => {
    const { live, scope, game } = await playing();
    live.pass(LIMITS.gameReadyMs - 1);
    expect(scope.getState($slow)).toBe(false);
    live.pass(1);
    expect(scope.getState($slow)).toBe(true);
    game.say({ type: 'ready' });
    await vi.waitFor(() => expect(scope.getState($slow)).toBe(false));
  });

  it('[SYS-14] is not slow once it was ready in time, and a retry has the whole time again', async () => {
    const { live, scope, game } = await playing();
    game.say({ type: 'ready' });
    await vi.waitFor(() => expect(scope.getState($ready)).toBe(true));
    live.pass(LIMITS.gameReadyMs);
    expect(scope.getState($slow)).toBe(false);
    await allSettled(frameShown, { scope, params: { ...slot, url: 'https://vendor.example/play/#launch=b' } });
    live.pass(LIMITS.gameReadyMs - 1);
    expect(scope.getState($slow)).toBe(false);
    live.pass(1);
    expect(scope.getState($slow)).toBe(true);
  });

  it('leads out of the game, and to the record', async () => {
    const { game, back, went } = await playing();
    game.say({ type: 'leave' });
    await vi.waitFor(() => expect(back).toHaveBeenCalledOnce());
    game.say({ type: 'openHistory' });
    await vi.waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith('/member/personalHistoryCopy'));
  });

  it('leads home when a game opened by a deep link is left', async () => {
    const went = vi.fn();
    const scope = pageOf({
      handlers: [
        [navigateFx, goTo(went)],
        [leaveFx, () => ({ isOver: false })],
      ],
    });
    await allSettled(leaveRequested, { scope });
    expect(went).toHaveBeenCalledExactlyOnceWith('/');
  });

  it('opens the vendor’s verifier, and no address of another origin or scheme', async () => {
    const { game, opened } = await playing();
    game.say({ type: 'openVerify', url: 'https://vendor.example/verify.html#nonce=1' });
    await vi.waitFor(() =>
      expect(opened).toHaveBeenCalledExactlyOnceWith('https://vendor.example/verify.html#nonce=1'),
    );
    const wrong = [
      'https://site.example/member',
      'https://evil.example/',
      'javascript:alert(1)',
      '//evil.example',
      '/x',
    ];
    for (const url of wrong) game.say({ type: 'openVerify', url });
    await vi.waitFor(() => expect(game.messageOf('refused')).toHaveLength(wrong.length));
    expect(opened).toHaveBeenCalledOnce();
  });

  it('changes in its own scope only', async () => {
    const { scope, game } = await playing();
    game.say({ type: 'ready' });
    await vi.waitFor(() => expect(scope.getState($ready)).toBe(true));
    await expectIsolated(scope, [$ready], () => allSettled(frameGone, { scope }));
  });
});

describe('[W6] a command of the game', () => {
  const session = '00000000-0000-4000-8000-000000000007';
  const table: Shown = { ...slot, poolId: null, game: { code: 'table-one', nodeId: '20003' }, session };
  const id = '00000000-0000-4000-8000-0000000000aa';
  const cashOut = { type: 'command', id, name: 'cashOut', payload: { round: 3 } };

  it('is sent with the play session, and the game gets the vendor’s answer', async () => {
    const { live, game } = await playing(table);
    live.onCommand(() => of({ done: true, game: { code: 'OK', result: { at: 250 } } }));
    game.say(cashOut);
    await vi.waitFor(() => {
      live.pass();
      expect(game.messageOf('answer')).toEqual([{ type: 'answer', id, by: 'vendor', code: 'OK', result: { at: 250 } }]);
    });
    expect(live.commands).toEqual([
      { id, kind: 'game', game: '20003', session, name: 'cashOut', payload: { round: 3 } },
    ]);
  });

  it('is resent with its id until it is acknowledged, over a lost connection, and answered once', async () => {
    const { live, game } = await playing(table);
    live.onCommand(() => NEVER);
    game.say(cashOut);
    await vi.waitFor(() => expect(live.commands).toHaveLength(1));
    live.cut();
    live.onCommand(() => of({ done: true, game: { code: 'OK', result: null } }));
    live.connect();
    await vi.waitFor(() => {
      live.pass();
      expect(game.messageOf('answer')).toHaveLength(1);
    });
    expect(new Set(live.commands.map((sent) => sent.id))).toEqual(new Set([id]));
  });

  it('that the platform refuses is answered with the reason', async () => {
    const { live, game } = await playing(table);
    live.onCommand(() => of({ refused: 'NOT_FOUND' as const }));
    game.say(cashOut);
    await vi.waitFor(() => {
      live.pass();
      expect(game.messageOf('answer')).toEqual([{ type: 'answer', id, by: 'platform', refused: 'NOT_FOUND' }]);
    });
  });

  it('in a replay is refused, and not sent', async () => {
    const { live, game } = await playing({ ...slot, mode: 'replay' });
    game.say(cashOut);
    await vi.waitFor(() =>
      expect(game.messageOf('answer')).toEqual([{ type: 'answer', id, by: 'platform', refused: 'NOT_ALLOWED' }]),
    );
    expect(live.commands).toEqual([]);
  });

  it('is not resent after the game was left', async () => {
    const { live, scope, game } = await playing(table);
    live.onCommand(() => NEVER);
    game.say(cashOut);
    await vi.waitFor(() => expect(live.commands).toHaveLength(1));
    await allSettled(frameGone, { scope });
    live.pass(60_000);
    expect(live.commands).toHaveLength(1);
  });
});

describe('messages that do not fit the contract', () => {
  it.each([
    ['nothing', null],
    ['a text', 'leave'],
    ['an unknown type', { type: 'withdraw', amount: 1 }],
    ['a field too many', { type: 'leave', to: 'https://evil.example' }],
    [
      'too much to watch',
      { type: 'subscribe', to: Array(FRAME_LIMITS.watched + 1).fill({ scope: 'pool', id: 'grand' }) },
    ],
    ['a key of another feed', { type: 'subscribe', to: [{ scope: 'pool', id: 'grand:member' }] }],
    ['a command without an id', { type: 'command', name: 'cashOut', payload: {} }],
    ['a scope that is not offered', { type: 'subscribe', to: [{ scope: 'wallet', id: 'grand' }] }],
    ['a hand without its table', { type: 'subscribe', to: [{ scope: 'hand', id: 'grand' }] }],
  ])('are refused by name and have no effect: %s', async (_, message) => {
    const { game, back, went } = await playing();
    game.say(message);
    await vi.waitFor(() => expect(game.messageOf('refused')).toHaveLength(1));
    expect(game.messageOf('refused')[0]!.problem).toMatch(
      /^(type|leave|command\.id|subscribe\.to(\.0\.(id|scope|table))?): ./,
    );
    expect([back, went].every((each) => each.mock.calls.length === 0)).toBe(true);
  });

  it('closes the channel of a game that floods it, and reports why', async () => {
    const { scope, game, back } = await playing();
    for (let count = 0; count <= FRAME_LIMITS.perSecond; count += 1) game.say({ type: 'ready' });
    await vi.waitFor(() =>
      expect(game.messageOf('refused').at(-1)?.problem).toBe(
        `more than ${FRAME_LIMITS.perSecond} messages in a second`,
      ),
    );
    game.say({ type: 'leave' });
    await allSettled(scope);
    expect(back).not.toHaveBeenCalled();
  });
});

describe('another document in the frame', () => {
  it('that replaces a ready game gets no port, and the game is launched again', async () => {
    const { scope, game } = await playing();
    game.say({ type: 'ready' });
    await vi.waitFor(() => expect(scope.getState($ready)).toBe(true));
    const [reloaded, lost] = [heardOf(gameReloaded, scope), heardOf(gameLost, scope)];
    await load(scope, game);
    expect([game.posted.length, reloaded.length, lost.length]).toEqual([1, 1, 0]);
  });

  it('that replaces a game that was never ready is not launched repeatedly', async () => {
    const { scope, game } = await playing();
    const [reloaded, lost] = [heardOf(gameReloaded, scope), heardOf(gameLost, scope)];
    await load(scope, game);
    expect([game.posted.length, reloaded.length, lost.length]).toEqual([1, 0, 1]);
  });
});
