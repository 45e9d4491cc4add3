import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RoundState } from '../../contract/live-rounds.ts';
import { playBet, replay } from '../engines/instant/play.ts';
import { endDecided } from '../engines/rounds/choice-steps.ts';
import { publish } from '../engines/rounds/publish.ts';
import { stepNext } from '../engines/rounds/step.ts';
import { ensureTables } from '../engines/rounds/tables.ts';
import { hasBlackjack, pointsOf, type State } from '../families/blackjack/rules.ts';
import type { Replay, RoundView } from '../protocol.ts';
import type { LoadedTitle } from '../titles/load.ts';
import { openPlayer, openStudio, TITLES, type Player, type StudioServer } from './support/studio-server.ts';

const TABLE: LoadedTitle = {
  ...TITLES.get('evening-blackjack')!,
  vendor: 'STUDIO',
  table: { openMs: 600_000, drawMs: 1_000, decideMs: 60_000, showMs: 8_000 },
};
const BET = { hand: 200 };
const [HIT, STAND, DOUBLE] = ['hit', 'stand', 'double'].map((move) => ({ move })) as [object, object, object];

let server: StudioServer;
let player: Player;
beforeEach(async () => {
  // The only table of this vendor.
  server = await openStudio([], new Map([[TABLE.id, TABLE]]));
  server.platform.wallet.game = TABLE.id;
  await ensureTables(server.studio);
  player = await server.open();
});
afterEach(() => server.close());

/** Another player at the table. */
const join = (name: string): Promise<Player> => {
  server.platform.wallet.player = name;
  return openPlayer(server.app);
};
const tableNow = async () =>
  (
    await server.db.query<{ phase: string; step: number; draws_at: Date; number: number }>(
      `select phase, step, draws_at, number from table_round order by number desc limit 1`,
    )
  ).rows[0]!;
/** The time of the table's next step has come. */
const due = () =>
  server.db.query(`update table_round set due_at = clock_timestamp(),
    closes_at = case when phase = 'open' then clock_timestamp() else closes_at end,
    draws_at = case when phase = 'deciding' then clock_timestamp() else draws_at end where due_at is not null`);
const next = async (): Promise<void> => {
  await due();
  expect(await stepNext(server.studio)).toBe(true);
};
/** No more bets, then the first cards. */
const deal = async (): Promise<void> => {
  for (let steps = 0; steps < 2; steps += 1) await next();
};
/** All steps until bets are decided and paid. */
const finish = async (): Promise<void> => {
  while ((await tableNow()).phase !== 'settled') await next();
  await server.work();
};
const published = async () => {
  await publish(server.studio);
  const { states } = server.platform.calls('state').at(-1)!.body as { states: { value: unknown }[] };
  return RoundState.parse(states.at(-1)!.value);
};
const betCalls = () => server.platform.calls('bet');
const betOf = async (of: Player): Promise<RoundView> => (await of.look()).bets.at(-1)!;

const seedsOf = (serverSeed: string) => ({ serverSeed, clientSeed: TABLE.id, nonce: 1 });
/** The cards of these seeds: those of the hand and those after it, and the dealer's. */
const cardsOf = async (serverSeed: string) =>
  (await playBet(TABLE, { hand: 2 }, seedsOf(serverSeed))).step.state as State;
/** Gives the round the first seed, from this number on, whose cards are so. */
async function deals(are: (cards: State) => boolean, from = 1): Promise<string> {
  for (let seed = from; ; seed += 1) {
    const serverSeed = String(seed).padStart(64, '0');
    if (!are(await cardsOf(serverSeed))) continue;
    await server.db.query(`update table_round set server_seed = $1`, [serverSeed]);
    return serverSeed;
  }
}
/** Two hits leave the hand below 21. */
const isLong = ({ next: cards, over }: State): boolean => !over && cards.length > 2;

describe('a table with several choices in a row', () => {
  it('[LIVE-01] all who hit get the same next card; each is paid by the own moves', async () => {
    const seed = await deals(isLong);
    const [hitter, stander, doubler] = [player, await join('member-8'), await join('member-9')];
    const placed = [];
    for (const each of [hitter, stander, doubler]) placed.push(await each.begun(BET));
    const [a, b, c] = placed as [RoundView, RoundView, RoundView];
    await deal();
    const cards = await cardsOf(seed);
    expect(await published()).toMatchObject({
      ...{ phase: 'deciding', dealt: { player: cards.player, dealer: [cards.dealer[0]] }, result: null },
      choice: { step: 0, lastsMs: 60_000, players: { open: 3 } },
    });

    expect((await hitter.moved(a, HIT)).round).toMatchObject({ stake: 200, moves: [HIT], outcome: null });
    await stander.moved(b, STAND);
    expect((await published()).choice!.players).toEqual({ open: 1, hit: 1, stand: 1 });
    expect((await doubler.moved(c, DOUBLE)).round).toMatchObject({ stake: 400, moves: [DOUBLE], outcome: null });
    expect(betCalls().at(-1)!.body).toMatchObject({ amount: 200, round_id: c.id, details: { EN: 'Double 2.00' } });
    await next();

    const second = await published();
    expect(second.dealt).toEqual({ player: [...cards.player, cards.next[0]], dealer: [cards.dealer[0]] });
    expect(second.choice).toEqual({ step: 1, lastsMs: 60_000, players: { open: 1, stand: 1, double: 1 } });
    expect(second.totals).toEqual({ hand: { stake: 600, players: 3 }, double: { stake: 200, players: 1 } });
    expect(second.drawsAtMs - Date.now()).toBeGreaterThan(50_000);
    await hitter.moved(await betOf(hitter), HIT);
    await next();
    await hitter.moved(await betOf(hitter), STAND);
    await finish();

    const { result, seed: revealed, nextAtMs } = await published();
    expect(result).toEqual({ player: [...cards.player, ...cards.next.slice(0, 2)], dealer: cards.dealer });
    expect(nextAtMs - Date.now()).toBeGreaterThan(7_000);
    for (const [of, moves, length] of [
      [hitter, [HIT, HIT, STAND], 4],
      [stander, [STAND], 2],
      [doubler, [DOUBLE], 3],
    ] as const) {
      const paid = await betOf(of);
      const stake = moves.includes(DOUBLE) ? 400 : 200;
      expect(paid).toMatchObject({ status: 'closed', reason: null, stake, moves, outcome: { player: { length } } });
      expect(await replay(TABLE, paid, seedsOf(revealed!))).toMatchObject({ stake, payout: paid.win });
      const { steps } = (await of.call({ method: 'GET', url: `/studio/api/rounds/${paid.id}` })).json<Replay>();
      expect(steps).toHaveLength(moves.length + 1);
      expect(steps[0]!.outcome).toMatchObject({ player: cards.player, dealer: [cards.dealer[0]], over: false });
    }
  });

  it('who makes no move in a step stands, and the round ends when nobody is left', async () => {
    await deals(isLong);
    const other = await join('member-8');
    const [mine, theirs] = [await player.begun(BET), await other.begun(BET)];
    await deal();
    await player.moved(mine, HIT);
    await next();
    const late = await other.move(theirs, HIT);
    expect([late.statusCode, late.json()]).toEqual([409, { code: 'STATE_CHANGED' }]);
    expect((await published()).choice!.players).toEqual({ open: 1, stand: 1 });
    await next();
    expect(await tableNow()).toMatchObject({ phase: 'drawn', step: 1 });
    await finish();
    expect(await betOf(player)).toMatchObject({ status: 'closed', moves: [HIT, STAND], reason: 'LEFT' });
    expect(await betOf(other)).toMatchObject({ status: 'closed', moves: [STAND], reason: 'LEFT' });
  });

  it('a hand that reaches 21 or more is over: the round is drawn', async () => {
    const seed = await deals(({ next: cards, over }) => !over && cards.length === 1);
    const placed = await player.begun(BET);
    await deal();
    await player.moved(placed, HIT);
    await next();
    expect((await tableNow()).phase).toBe('drawn');
    await finish();
    const { player: hand, next: cards } = await cardsOf(seed);
    expect(await betOf(player)).toMatchObject({ moves: [HIT], reason: null, outcome: { player: [...hand, ...cards] } });
  });

  it.each(['player', 'dealer'] as const)('a blackjack of the %s is told at once, without a choice', async (side) => {
    await deals((cards) => hasBlackjack(cards[side]));
    await player.begun(BET);
    await deal();
    expect((await tableNow()).phase).toBe('drawn');
    await finish();
    expect(await betOf(player)).toMatchObject({ status: 'closed', moves: [], reason: null });
  });

  it('ends a step once everybody has decided, also with a stake that is being taken, and not before', async () => {
    await deals(isLong);
    const other = await join('member-8');
    const [mine, theirs] = [await player.begun(BET), await other.begun(BET)];
    await deal();
    const isDue = async (): Promise<boolean> => {
      await endDecided(server.studio);
      return (await tableNow()).draws_at.getTime() <= Date.now();
    };
    expect(await isDue()).toBe(false);
    await player.moved(mine, HIT);
    expect(await isDue()).toBe(false);
    let release = (): void => undefined;
    server.platform.misbehave('bet', { until: new Promise<void>((resolve) => (release = resolve)) });
    const doubled = other.moved(theirs, DOUBLE);
    await expect.poll(betCalls).toHaveLength(3);
    expect(await isDue()).toBe(false);
    release();
    await doubled;
    expect(await isDue()).toBe(true);
    expect(await stepNext(server.studio)).toBe(true);
    expect(await tableNow()).toMatchObject({ phase: 'deciding', step: 1 });
    // Only one player still decides.
    expect(await isDue()).toBe(false);
    await player.moved(await betOf(player), STAND);
    expect(await isDue()).toBe(true);
  });
});

describe('a move', () => {
  it('belongs to its step: of an earlier or a later one, or a second one, it takes nothing', async () => {
    await deals(isLong);
    const placed = await player.begun(BET);
    await deal();
    const refusedWith = async (after: number, move = DOUBLE) => (await player.move(placed, move, { after })).json();
    expect(await refusedWith(1)).toEqual({ code: 'STATE_CHANGED' });
    await player.moved(placed, HIT);
    for (const after of [0, 1]) expect(await refusedWith(after)).toEqual({ code: 'STATE_CHANGED' });
    await next();
    for (const after of [0, 2]) expect(await refusedWith(after, HIT)).toEqual({ code: 'STATE_CHANGED' });
    expect(await refusedWith(1)).toEqual({ code: 'MOVE_NOT_ALLOWED' });
    await player.moved(await betOf(player), STAND);
    await next();
    expect(await refusedWith(2, HIT)).toEqual({ code: 'BET_CLOSED' });
    expect(betCalls()).toHaveLength(1);
    await finish();
    expect(await betOf(player)).toMatchObject({ stake: 200, moves: [HIT, STAND] });
  });

  it('sent again with one id is made once, also in a later step', async () => {
    await deals(isLong);
    const placed = await player.begun(BET);
    await deal();
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => player.move(placed, HIT, { id })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await next();
    expect((await player.move(placed, HIT, { id })).json()).toMatchObject({ round: { moves: [HIT] } });
    expect((await player.move(placed, STAND, { id })).json()).toEqual({ code: 'PAYLOAD_MISMATCH' });
    expect(await betOf(player)).toMatchObject({ moves: [HIT] });
  });

  it.each(['first', 'second'])(
    'after the deadline of the %s step is refused, before any node went on',
    async (which) => {
      await deals(isLong);
      const placed = await player.begun(BET);
      await deal();
      if (which === 'second') {
        await player.moved(placed, HIT);
        await next();
      }
      await server.db.query(`update table_round set draws_at = clock_timestamp()`);
      for (const move of [HIT, STAND, DOUBLE])
        expect((await player.move(await betOf(player), move)).json()).toEqual({ code: 'BET_CLOSED' });
      expect(betCalls()).toHaveLength(1);
    },
  );

  it('is no other player’s, and not that of a bet behind', async () => {
    await deals(isLong);
    const other = await join('member-8');
    const [mine, theirs] = [await player.begun(BET), await other.begun({ behind: 200 })];
    await deal();
    expect((await other.move(mine, HIT)).statusCode).toBe(404);
    expect((await other.move(theirs, HIT)).json()).toEqual({ code: 'MOVE_NOT_ALLOWED' });
  });

  it('to double whose stake is refused takes nothing; another one can be made in time', async () => {
    await deals(isLong);
    const placed = await player.begun(BET);
    await deal();
    server.platform.misbehave('bet', { code: 'INSUFFICIENT_FUNDS' });
    const { round, refused } = await player.moved(placed, DOUBLE);
    expect([refused?.code, round.stake, round.moves]).toEqual(['INSUFFICIENT_FUNDS', 200, []]);
    await player.moved(placed, HIT);
    await next();
    expect((await tableNow()).step).toBe(1);
    await finish();
    expect(await betOf(player)).toMatchObject({ status: 'closed', stake: 200, moves: [HIT, STAND] });
  });

  it('to double holds the next card until its stake is taken', async () => {
    await deals(isLong);
    const other = await join('member-8');
    const [mine, theirs] = [await player.begun(BET), await other.begun(BET)];
    await deal();
    await player.moved(mine, HIT);
    let release = (): void => undefined;
    server.platform.misbehave('bet', { until: new Promise<void>((resolve) => (release = resolve)) });
    const doubled = other.moved(theirs, DOUBLE);
    await expect.poll(betCalls).toHaveLength(3);
    await next();
    expect(await tableNow()).toMatchObject({ phase: 'deciding', step: 0 });
    expect((await published()).dealt).toMatchObject({ player: { length: 2 } });
    release();
    expect((await doubled).round.moves).toEqual([DOUBLE]);
    await next();
    expect(await tableNow()).toMatchObject({ phase: 'deciding', step: 1 });
  });

  it('to double that a killed process left behind is rolled back, and the bet stands', async () => {
    await deals(isLong);
    const placed = await player.begun(BET);
    await deal();
    let release = (): void => undefined;
    server.platform.misbehave('bet', { until: new Promise<void>((resolve) => (release = resolve)) });
    const lost = player.move(placed, DOUBLE);
    await expect.poll(betCalls).toHaveLength(2);
    server.wait(30_000);
    await server.work();
    release();
    await lost;
    await server.work();
    await finish();
    const paid = await betOf(player);
    expect(paid).toMatchObject({ status: 'closed', stake: 200, moves: [STAND], reason: 'LEFT' });
    expect(server.platform.wallet.balance).toBe(99_800 + paid.win!);
  });
});

describe('bets behind', () => {
  /** The house hits at least once. */
  const isWeak = ({ player: hand, next: cards, dealer, over }: State): boolean =>
    !over && cards.length > 2 && pointsOf(hand) < 12 && dealer.length > 1;

  it('are decided by the house without a choice: nobody waits', async () => {
    const seed = await deals(isWeak);
    await player.begun({ behind: 200 });
    await deal();
    expect((await tableNow()).phase).toBe('drawn');
    const { result } = await published();
    await finish();
    const paid = await betOf(player);
    const { behind } = paid.outcome as { behind: number[] };
    expect(paid).toMatchObject({ status: 'closed', moves: [], reason: null });
    expect(behind.length).toBeGreaterThan(2);
    expect(result).toEqual({ player: behind, dealer: (await cardsOf(seed)).dealer });
  });

  it('beside a hand go on when its player stands, and are paid with it', async () => {
    await deals(isWeak);
    const placed = await player.begun({ hand: 200, behind: 400 });
    await deal();
    await player.moved(placed, STAND);
    await next();
    const { result } = await published();
    await finish();
    const paid = await betOf(player);
    const { behind, player: hand, pays } = paid.outcome as State;
    expect([hand.length, (result as { player: number[] }).player]).toEqual([2, behind]);
    expect(paid.win).toBe(pays.hand + pays.behind);
    expect(server.platform.wallet.balance).toBe(100_000 - 600 + paid.win!);
  });
});

it('[secrecy] nothing that leaves the Studio before a step depends on the cards after it', async () => {
  /** All that leaves in two steps, without the cards that are told by then. */
  const shape = async (from: number): Promise<string> => {
    const seed = await deals(isLong, from);
    const placed = await player.begun({ hand: 200, behind: 400 });
    await deal();
    const seen: unknown[] = [placed, await published(), await player.moved(placed, HIT)];
    await next();
    const pages = await Promise.all(
      ['state', 'rounds', `rounds/${placed.id}`].map((path) =>
        player.call({ method: 'GET', url: `/studio/api/${path}` }),
      ),
    );
    const { player: hand, next: cards, dealer } = await cardsOf(seed);
    const all = JSON.stringify([...seen, await published(), pages.map(({ body }) => body), server.platform.seen]);
    expect(all).not.toContain(seed);
    let unknown = all;
    for (const known of [hand, [...hand, cards[0]]]) {
      const dealt = `"player":${JSON.stringify(known)},"dealer":${JSON.stringify(dealer.slice(0, 1))}`;
      expect(all).toContain(dealt);
      unknown = unknown.replaceAll(dealt, 'known');
    }
    return unknown.replaceAll(/[0-9a-f-]{36,64}|-?\d+/g, '#');
  };
  const first = await shape(1);
  await server.close();
  server = await openStudio([], new Map([[TABLE.id, TABLE]]));
  server.platform.wallet.game = TABLE.id;
  await ensureTables(server.studio);
  player = await server.open();
  expect(await shape(1_000)).toBe(first);
});

it('goes on by itself, each step once, however many nodes make it', async () => {
  for (let round = 1; round <= 3; round += 1) {
    let bet = await player.begun(BET);
    for (let hits = 0; (await tableNow()).number === round;) {
      await due();
      await Promise.all(Array.from({ length: 4 }, () => stepNext(server.studio)));
      const { phase, step } = await tableNow();
      if (phase !== 'deciding' || hits > step) continue;
      bet = (await player.moved(bet, HIT)).round;
      hits += 1;
    }
    await server.work();
    // Who hits in each step has 21 or more in the end.
    const paid = (await player.look()).bets.find(({ id }) => id === bet.id)!;
    const { player: cards } = paid.outcome as State;
    expect(paid).toMatchObject({ status: 'closed', moves: cards.slice(2).map(() => HIT), reason: null });
    if (!hasBlackjack((paid.outcome as State).dealer)) expect(pointsOf(cards)).toBeGreaterThanOrEqual(21);
  }
  const { rows } = await server.db.query<{ number: number; phase: string }>(
    `select number, phase from table_round order by number`,
  );
  expect(rows.map(({ phase }) => phase)).toEqual(['settled', 'settled', 'settled', 'open']);
  const paid = await server.db.query<{ won: number }>(`select sum(win)::int as won from round`);
  expect(server.platform.wallet.balance).toBe(100_000 - 3 * 200 + paid.rows[0]!.won);
});
