import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OddsState } from '../../contract/live-odds.ts';
import { acceptNext } from '../engines/book/accept.ts';
import { applyFeed } from '../engines/book/apply.ts';
import { releaseExposure } from '../engines/book/exposure.ts';
import { publishBooks } from '../engines/book/publish.ts';
import { settleNext } from '../engines/book/settle.ts';
import { openFixtures, stepFixtures } from '../engines/book/source.ts';
import { LOSE, VOID, WIN, type FeedMessage, type LegResult } from '../families/shared/book.ts';
import type { Params } from '../families/sportsbook/shape.ts';
import type { Begun, Book, Moved, RoundView, Slips } from '../protocol.ts';
import type { LoadedTitle } from '../titles/load.ts';
import { openPlayer, openStudio, TITLES, type Player, type StudioServer } from './support/studio-server.ts';

const REAL = TITLES.get('football-night')!;
const TITLE: LoadedTitle = {
  ...REAL,
  id: 'book-one',
  vendor: 'STUDIO',
  params: { ...(REAL.params as Params), sports: [{ sport: 'football', open: 3 }], exposure: 20_000 },
};
const ABOUT = { sport: 'football', league: 'league-0', home: 'team-0-0', away: 'team-1-1' };
const SCORE = { home: 0, away: 0, parts: [], clock: 0 };

let server: StudioServer;
let player: Player;
beforeEach(async () => {
  server = await openStudio([], new Map([...TITLES, [TITLE.id, TITLE]]));
  server.platform.wallet.game = TITLE.id;
  player = await server.open();
  for (const fixture of ['book-one-1', 'book-one-2', 'book-one-3']) await announce(fixture);
});
afterEach(() => server.close());

const say = (...messages: FeedMessage[]) =>
  server.db.transact((tx) => applyFeed(server.studio, tx, TITLE.id, messages));
const odds = (
  fixture: string,
  home: number,
  phase: 'before' | 'live' | 'over' = 'before',
  status: 1 | 0 = 1,
): FeedMessage => ({
  ...{ type: 'odds_change', fixture, phase, score: SCORE },
  markets: [
    {
      ...{ id: 'winner', status },
      outcomes: [
        { id: '1', probability: home, back: 0 },
        { id: 'x', probability: 0.2, back: 0 },
        { id: '2', probability: 0.8 - home, back: 0 },
      ],
    },
  ],
});
async function announce(fixture: string): Promise<void> {
  const startsAtMs = Date.now() + 3_600_000;
  await say({ type: 'fixture_change', fixture, about: ABOUT, startsAtMs, score: SCORE }, odds(fixture, 0.5));
}
const settle = (fixture: string, result: LegResult, certainty: 1 | 2 = 1): FeedMessage => ({
  ...{ type: 'bet_settlement', fixture, certainty },
  markets: [
    {
      id: 'winner',
      outcomes: [
        { id: '1', result },
        { id: 'x', result: LOSE },
        { id: '2', result: LOSE },
      ],
    },
  ],
});

const book = async () => (await player.call({ method: 'GET', url: '/studio/api/book' })).json<Book>();
const slips = async () => (await player.call({ method: 'GET', url: '/studio/api/book/slips' })).json<Slips>().slips;
const priceOf = async (fixture = 'book-one-1', outcome = '1'): Promise<number> => {
  const { odds: state } = (await book()).fixtures.find(({ id }) => id === fixture)!;
  return state.markets.find((each) => each.id === 'winner')!.outcomes.find(({ id }) => id === outcome)!.price;
};
const leg = async (fixture = 'book-one-1') => ({
  ...{ fixture, market: 'winner', outcome: '1' },
  price: await priceOf(fixture),
});
const single = async (more: object = {}) => ({
  ...{ legs: [await leg()], sizes: [1], stake: 1_000, tolerance: 'none' },
  ...more,
});
const placed = async (request: unknown): Promise<RoundView> => (await player.begin(request)).json<Begun>().round;
/** All that is due: delayed bets, settlements, and the calls that they queued. */
const turn = async (): Promise<void> => {
  while (await settleNext(server.studio));
  await server.work();
};
const balance = () => server.platform.wallet.balance;

describe('a slip', () => {
  it('takes its stake at the price that the book holds, and is paid by the result', async () => {
    const request = await single();
    const round = await placed(request);
    expect(round).toMatchObject({ status: 'waiting', stake: 1_000, win: null });
    expect(balance()).toBe(99_000);
    const { details } = server.platform.calls('bet').at(-1)!.body as { details: { EN: string } };
    expect(details.EN).toContain(`Winner: Northport Rovers @ ${(request.legs[0]!.price / 1_000).toFixed(2)}`);
    await turn();
    expect(balance()).toBe(99_000);
    await say(odds('book-one-1', 0.5, 'over'), settle('book-one-1', WIN));
    await turn();
    const win = request.legs[0]!.price;
    expect((await slips())[0]).toMatchObject({
      round: { status: 'closed', win },
      results: [WIN],
      canCashOut: false,
    });
    expect(balance()).toBe(99_000 + win);
  });

  it('sent twice with one id is placed once; another slip with that id is refused', async () => {
    const id = crypto.randomUUID();
    const request = await single();
    const [one, again] = [await player.begin(request, id), await player.begin(request, id)];
    expect(again.json<Begun>().round.id).toBe(one.json<Begun>().round.id);
    expect(server.platform.calls('bet')).toHaveLength(1);
    expect((await player.begin({ ...request, stake: 500 }, id)).json()).toEqual({ code: 'PAYLOAD_MISMATCH' });
  });

  it('as a system pays the lines that won, once', async () => {
    const legs = [await leg('book-one-1'), await leg('book-one-2'), await leg('book-one-3')];
    const round = await placed({ legs, sizes: [2, 3], stake: 100, tolerance: 'none' });
    expect(round.stake).toBe(400);
    await say(settle('book-one-1', WIN), settle('book-one-2', LOSE));
    await turn();
    expect((await slips())[0]!.round.status).toBe('waiting');
    await say(settle('book-one-3', WIN));
    await turn();
    const win = Math.floor((100 * legs[0]!.price * legs[2]!.price) / 1_000_000);
    expect((await slips())[0]!.round).toMatchObject({ status: 'closed', win });
    expect(server.platform.calls('settle')).toHaveLength(1);
  });

  it.each([
    ['at a price that moved', 'none', 0.4, 409, 'PRICE_CHANGED'],
    ['at a worse price, if only better ones are accepted', 'better', 0.6, 409, 'PRICE_CHANGED'],
  ])('%s is refused, and takes nothing', async (_, tolerance, home, status, code) => {
    const request = await single({ tolerance });
    await say(odds('book-one-1', home));
    const answer = await player.begin(request);
    expect([answer.statusCode, answer.json()]).toEqual([status, { code }]);
    expect(server.platform.calls('bet')).toEqual([]);
  });

  it.each([
    ['better', 0.4],
    ['any', 0.6],
  ])('with the tolerance “%s” is taken at the new price', async (tolerance, home) => {
    const request = await single({ tolerance });
    await say(odds('book-one-1', home));
    const round = await placed(request);
    expect((round.bet as { legs: { price: number }[] }).legs[0]!.price).toBe(await priceOf());
  });

  it.each<[string, () => FeedMessage[], string]>([
    ['while the market is suspended', () => [{ type: 'bet_stop', fixture: 'book-one-1' }], 'MARKET_SUSPENDED'],
    ['on a market that is not offered any more', () => [odds('book-one-1', 0.5, 'before', 0)], 'BET_CLOSED'],
    ['after the end of the match', () => [odds('book-one-1', 0.5, 'over')], 'BET_CLOSED'],
    ['on a cancelled match', () => [{ type: 'bet_cancel', fixture: 'book-one-1', reason: 'postponed' }], 'BET_CLOSED'],
  ])('%s is refused', async (_, messages, code) => {
    const request = await single();
    await say(...messages());
    expect((await player.begin(request)).json()).toEqual({ code });
    expect(balance()).toBe(100_000);
  });

  it('does not combine legs of one match', async () => {
    const legs = [await leg(), { ...(await leg()), outcome: '2', price: await priceOf('book-one-1', '2') }];
    expect((await player.begin({ legs, sizes: [2], stake: 100, tolerance: 'any' })).json()).toEqual({
      code: 'BET_NOT_OFFERED',
    });
  });

  it('above what the book may lose on an outcome is refused; a bet that is over makes room', async () => {
    const request = await single({ stake: 5_000 });
    let taken = 0;
    while ((await player.begin({ ...request, stake: 5_000 })).statusCode === 200) taken += 1;
    expect(taken).toBeGreaterThan(1);
    expect((await player.begin(request)).json()).toEqual({ code: 'LIMIT_EXPOSURE' });
    const { round, offer } = (await slips())[0]!;
    await player.move(round, { cashOut: offer!.amount });
    await server.work();
    await server.db.transact(releaseExposure);
    expect((await player.begin(request)).statusCode).toBe(200);
  });

  it('whose stake is not taken leaves the book and says why', async () => {
    server.platform.misbehave('bet', { code: 'INSUFFICIENT_FUNDS' });
    expect(await placed(await single())).toMatchObject({ status: 'refused', reason: 'INSUFFICIENT_FUNDS' });
    await server.db.transact(releaseExposure);
    const { rows } = await server.db.query<{ amount: number }>(`select amount from book_exposure`);
    expect(rows).toEqual([{ amount: 0 }]);
    await say(settle('book-one-1', WIN));
    await turn();
    expect(balance()).toBe(100_000);
  });

  it('whose bet is not answered is rolled back, and the stake returns', async () => {
    server.platform.misbehave('bet', 'forget');
    await placed(await single());
    await server.work();
    expect((await slips())[0]!.round.status).toBe('returned');
    expect(balance()).toBe(100_000);
  });
});

describe('a bet on a running match', () => {
  const due = () => server.db.query(`update book_slip set accept_at = clock_timestamp() where state = 'delayed'`);
  const decide = async (): Promise<void> => {
    await due();
    await acceptNext(server.studio);
    await expect.poll(async () => (await slips())[0]!.round.status).not.toBe('open');
  };
  beforeEach(() => say(odds('book-one-1', 0.5, 'live')));

  it('waits, and is taken if nothing moved meanwhile', async () => {
    const round = await placed(await single());
    expect(round.status).toBe('open');
    expect((await slips())[0]!.acceptAtMs).toBeGreaterThan(0);
    expect(await acceptNext(server.studio)).toBe(false);
    expect(balance()).toBe(100_000);
    await decide();
    expect((await slips())[0]).toMatchObject({ round: { status: 'waiting' }, acceptAtMs: null });
    expect(balance()).toBe(99_000);
  });

  it.each<[string, () => Promise<void>, string]>([
    ['the market stops', () => say({ type: 'bet_stop', fixture: 'book-one-1' }), 'MARKET_SUSPENDED'],
    [
      'the market stops and opens again',
      () => say({ type: 'bet_stop', fixture: 'book-one-1' }, odds('book-one-1', 0.5, 'live')),
      'MARKET_SUSPENDED',
    ],
    ['the price moves beyond the tolerance', () => say(odds('book-one-1', 0.55, 'live')), 'PRICE_CHANGED'],
  ])('is refused if %s meanwhile', async (_, meanwhile, reason) => {
    await placed(await single());
    await meanwhile();
    await decide();
    expect((await slips())[0]!.round).toMatchObject({ status: 'refused', reason });
    expect(server.platform.calls('bet')).toEqual([]);
  });

  it('of a node that was killed is decided by another, and once', async () => {
    await placed(await single());
    await due();
    const decided = await Promise.all([
      acceptNext(server.studio),
      acceptNext(server.studio),
      acceptNext(server.studio),
    ]);
    expect(decided.filter(Boolean)).toHaveLength(1);
    await expect.poll(() => server.platform.calls('bet').length).toBe(1);
  });
});

describe('cash-out', () => {
  const cashOut = async (round: RoundView, amount: number, id?: string) =>
    player.move(round, { cashOut: amount }, id === undefined ? {} : { id });

  it('pays the price that was offered, once', async () => {
    await placed(await single());
    const { round, offer, canCashOut } = (await slips())[0]!;
    expect(canCashOut).toBe(true);
    expect(offer!.amount).toBeLessThan(1_000);
    const id = crypto.randomUUID();
    const moved = (await cashOut(round, offer!.amount, id)).json<Moved>();
    await cashOut(round, offer!.amount, id);
    expect(moved.round.win).toBe(offer!.amount);
    expect(balance()).toBe(99_000 + offer!.amount);
    // The result comes too late for it.
    await say(settle('book-one-1', WIN));
    await turn();
    expect(balance()).toBe(99_000 + offer!.amount);
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['a price has changed', () => say(odds('book-one-1', 0.45)), 'PRICE_CHANGED'],
    [
      'the offer has expired',
      () => server.db.query(`update book_slip set offer = jsonb_set(offer, '{expiresAtMs}', '1')`),
      'PRICE_CHANGED',
    ],
    ['the market is suspended', () => say({ type: 'bet_stop', fixture: 'book-one-1' }), 'MARKET_SUSPENDED'],
  ])('is refused once %s', async (_, meanwhile, code) => {
    await placed(await single());
    const { round, offer } = (await slips())[0]!;
    await meanwhile();
    expect((await cashOut(round, offer!.amount)).json()).toEqual({ code });
    expect(balance()).toBe(99_000);
  });

  it('of another amount than the offered one is refused', async () => {
    await placed(await single());
    const { round, offer } = (await slips())[0]!;
    expect((await cashOut(round, offer!.amount + 1)).json()).toEqual({ code: 'PRICE_CHANGED' });
  });
});

describe('the feed', () => {
  it('cancels a match: the stake returns, and does not count as turnover', async () => {
    await placed(await single());
    await say({ type: 'bet_cancel', fixture: 'book-one-1', reason: 'abandoned' });
    await turn();
    expect((await slips())[0]).toMatchObject({ round: { status: 'closed', win: 1_000 }, results: [VOID] });
    expect(server.platform.calls('settle').at(-1)!.body).toMatchObject({ amount: 1_000, valid_stake: 0 });
  });

  it('corrects a result: the difference is adjusted once, up or down', async () => {
    const request = await single();
    await placed(request);
    await say(settle('book-one-1', WIN));
    await turn();
    const win = request.legs[0]!.price;
    expect(balance()).toBe(99_000 + win);
    await say({ type: 'rollback_bet_settlement', fixture: 'book-one-1', markets: ['winner'] });
    await turn();
    expect(balance()).toBe(99_000 + win);
    await say(settle('book-one-1', LOSE, 2));
    await turn();
    await turn();
    expect(server.platform.calls('adjust').map(({ body }) => body['amount'])).toEqual([-win]);
    expect(balance()).toBe(99_000);
    expect((await slips())[0]).toMatchObject({ round: { status: 'closed', win: 0 }, corrections: 1 });
    await say(settle('book-one-1', WIN, 2));
    await turn();
    expect(balance()).toBe(99_000 + win);
    expect(server.platform.calls('adjust')).toHaveLength(2);
  });

  it('takes a cancellation back: the slip is settled again by its result', async () => {
    const request = await single();
    await placed(request);
    await say({ type: 'bet_cancel', fixture: 'book-one-1', reason: 'a mistake' });
    await turn();
    await say({ type: 'rollback_bet_cancel', fixture: 'book-one-1' }, settle('book-one-1', WIN, 2));
    await turn();
    expect(balance()).toBe(99_000 + request.legs[0]!.price);
  });

  it('that repeats itself pays nothing twice', async () => {
    await placed(await single());
    await say(settle('book-one-1', WIN), settle('book-one-1', WIN, 2));
    await turn();
    await say(settle('book-one-1', WIN, 2));
    await turn();
    expect([server.platform.calls('settle').length, server.platform.calls('adjust').length]).toEqual([1, 0]);
  });
});

interface Published {
  scope: string;
  id: string;
  version: number;
  value: OddsState;
}
describe('prices', () => {
  const published = async () => {
    const before = server.platform.calls('state').length;
    await publishBooks(server.studio);
    return server.platform
      .calls('state')
      .slice(before)
      .flatMap(({ body }) => (body as { states: Published[] }).states)
      .filter(({ scope }) => scope === 'odds');
  };

  it('are told to everybody once, as they stand, and only those of fixtures that changed', async () => {
    expect((await published()).map(({ id }) => id).sort()).toEqual(['book-one-1', 'book-one-2', 'book-one-3']);
    expect(await published()).toEqual([]);
    for (const home of [0.4, 0.45, 0.55]) await say(odds('book-one-2', home));
    const [state, ...others] = await published();
    expect([state!.id, others]).toEqual(['book-one-2', []]);
    expect(state!.value.markets[0]!.outcomes[0]!.price).toBe(await priceOf('book-one-2'));
    // A message that changes nothing tells nothing.
    await say(odds('book-one-2', 0.55));
    expect(await published()).toEqual([]);
  });

  it('that the platform did not take are told again', async () => {
    server.platform.misbehave('state', { status: 503 });
    expect((await published()).length).toBeGreaterThan(0);
    expect((await published()).length).toBe(3);
  });

  it('tell neither probabilities nor what will happen', async () => {
    const text = JSON.stringify(await published());
    expect(text).not.toMatch(/probability|strength|pending/);
  });
});

describe('the simulated feed', () => {
  it('keeps the stated number of fixtures open, on any number of nodes', async () => {
    await Promise.all([openFixtures(server.studio, TITLE), openFixtures(server.studio, TITLE)]);
    const { rows } = await server.db.query<{ count: number }>(
      `select count(*)::int as count from book_fixture where ended_at is null`,
    );
    expect(rows[0]!.count).toBe(3);
    await say({ type: 'bet_cancel', fixture: 'book-one-2', reason: 'postponed' });
    await openFixtures(server.studio, TITLE);
    expect((await book()).fixtures.filter(({ odds: { phase } }) => phase === 'before')).toHaveLength(3);
  });

  it('plays a match to its end, and settles what was bet on it', async () => {
    for (const id of ['book-one-1', 'book-one-2', 'book-one-3'])
      await say({ type: 'bet_cancel', fixture: id, reason: 'postponed' });
    await openFixtures(server.studio, TITLE);
    const { fixtures } = await book();
    const { id } = fixtures.find(({ odds: { phase } }) => phase === 'before')!;
    const slip = await placed({ legs: [await leg(id)], sizes: [1], stake: 1_000, tolerance: 'none' });
    expect(slip.status).toBe('waiting');
    await server.db.query(`update book_fixture set starts_at = clock_timestamp()`);
    await server.db.query(`update book_source set state = jsonb_set(state, '{startsAtMs}', '1')`);
    for (let steps = 0; steps < 400; steps += 1) {
      await server.db.query(`update book_source set due_at = clock_timestamp()`);
      if ((await stepFixtures(server.studio, TITLE.id)) === 0) break;
    }
    await turn();
    expect((await slips())[0]!.round.status).toBe('closed');
    expect((await slips())[0]!.results).not.toContain(null);
  }, 60_000);
});

it('two players bet on one outcome: both are in the book, each with its own slip', async () => {
  const other = await openPlayer(server.app);
  const request = await single();
  await Promise.all([player.begin(request), other.begin(request)]);
  expect(server.platform.calls('bet')).toHaveLength(2);
});
