import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FixtureState, SlipsState } from '../../contract/book-fixtures.ts';
import { BookTerms, VendorSlip } from '../../contract/book-slips.ts';
import { platformCalls } from '../../contract/vendor-platform.ts';
import { acceptNext } from '../engines/book/accept.ts';
import { applyFeed } from '../engines/book/apply.ts';
import { publishBooks } from '../engines/book/publish.ts';
import { settleNext } from '../engines/book/settle.ts';
import { LOSE, WIN, type FeedMessage } from '../families/shared/book.ts';
import { signRequest } from '../signature.ts';
import { BOOK, change, odds, score, settle } from './support/book-title.ts';
import { KEY } from './support/scripted-platform.ts';
import { openStudio, TITLES, type StudioServer } from './support/studio-server.ts';

/* The book of a title as the platform shows it in its own pages: states, `join`, `slips`, and commands. */

let server: StudioServer;
let session: string;
beforeEach(async () => {
  server = await openStudio([], new Map([...TITLES, [BOOK.id, BOOK]]));
  server.platform.wallet.game = BOOK.id;
  for (const fixture of ['book-one-1', 'book-one-2']) await say(change(fixture), odds(fixture, 0.5));
});
afterEach(() => server.close());

const say = (...messages: FeedMessage[]) => server.db.transact((tx) => applyFeed(server.studio, tx, BOOK.id, messages));
const call = async (path: string, body: object, key = KEY) => {
  const pathWithQuery = `/studio/platform${path}`;
  const payload = JSON.stringify(body);
  const moment = { timestampMs: server.clock.ms, nonce: randomUUID() };
  const headers = signRequest(key, { method: 'POST', pathWithQuery, rawBody: payload }, moment);
  const answer = await server.app.inject({
    ...{ method: 'POST', url: pathWithQuery, payload },
    headers: { ...headers, 'content-type': 'application/json' },
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
const JOIN = {
  token: 'one-time',
  game: BOOK.id,
  language: 'EN',
  demo: false,
  merchant: 'parlour',
  platform: 'PARLOUR',
};
const join = async (): Promise<BookTerms> => {
  const { terms } = platformCalls.join.parse((await call('/join', JOIN)).body);
  const { rows } = await server.db.query<{ id: string }>(`select platform_session as id from play_session`);
  session = rows[0]!.id;
  return terms;
};
const command = async (name: string, payload: object, id: string = randomUUID()) =>
  (await call('/command', { command_id: id, session, game: BOOK.id, name, payload, at: 1 })).body as {
    code: string;
    result: { slip: VendorSlip } | null;
  };
const slips = async (state: 'open' | 'over' = 'open', more: object = {}) =>
  platformCalls.slips.parse((await call('/slips', { session, game: BOOK.id, state, page: 1, ...more })).body).slips;
const priceOf = async (fixture: string): Promise<number> => {
  const { rows } = await server.db.query<{ price: number }>(
    `select (markets #>> '{winner,outcomes,0,price}')::int as price from book_fixture where id = $1`,
    [fixture],
  );
  return rows[0]!.price;
};
const single = async (more: object = {}, fixture = 'book-one-1') => ({
  legs: [{ fixture, market: 'winner', outcome: '1', price: await priceOf(fixture) }],
  ...{ sizes: [1], stake: 1_000, tolerance: 'none', ...more },
});
const balance = () => server.platform.wallet.balance;
const published = async (scope: string) => {
  const before = server.platform.calls('state').length;
  await publishBooks(server.studio);
  return server.platform
    .calls('state')
    .slice(before)
    .flatMap(({ body }) => (body as { states: { scope: string; version: number; value: unknown }[] }).states)
    .filter((state) => state.scope === scope);
};

describe('join', () => {
  it('opens a session, and answers what the book takes in it', async () => {
    const terms = await join();
    expect(terms).toMatchObject({ currency: 'USD', exponent: 2, minStake: 10, maxStake: 5_000, step: 10, maxLegs: 8 });
    expect(terms.stakes.every((stake) => stake >= 10 && stake <= 5_000)).toBe(true);
    expect(server.platform.calls('authenticate')).toHaveLength(1);
  });

  it('of a game that is no book is refused', async () => {
    expect((await call('/join', { ...JOIN, game: 'jade-lantern' })).body).toEqual({ code: 'INVALID_GAME' });
    expect(server.platform.calls('authenticate')).toEqual([]);
  });
});

describe('what is told of a fixture', () => {
  const facts = async () => (await published('fixture')).map(({ value }) => FixtureState.parse(value));

  it('names both sides and the league in each language, once', async () => {
    const [one] = await facts();
    expect(one).toMatchObject({
      sport: 'football',
      home: { id: 'team-0-0', names: { EN: 'Northport Rovers' } },
      timeline: [],
    });
    expect(Object.keys(one!.league!.names)).toEqual(expect.arrayContaining(['CN', 'EN', 'AR']));
    expect(await facts()).toEqual([]);
  });

  it('has its start, each score and its end, and not each price', async () => {
    await facts();
    const live = (home: number, away: number, clock: number, phase: 'live' | 'over' = 'live') =>
      odds('book-one-1', 0.5, phase, { score: score(home, away, clock) });
    await say(live(0, 0, 0));
    await facts();
    await say(live(0, 0, 1), odds('book-one-1', 0.4, 'live', { score: score(0, 0, 2) }));
    expect(await facts()).toEqual([]);
    await say(live(1, 0, 9), live(1, 1, 30), live(1, 1, 90, 'over'));
    const [{ timeline } = { timeline: [] }] = await facts();
    expect(timeline.map(({ kind, side, home, away, clock }) => [kind, side, home, away, clock])).toEqual([
      ['start', null, 0, 0, 0],
      ['score', 'home', 1, 0, 9],
      ['score', 'away', 1, 1, 30],
      ['end', null, 1, 1, 90],
    ]);
  });
});

describe('placeSlip', () => {
  beforeEach(join);

  it('takes the stake once, whatever the number of repetitions, also at the same time', async () => {
    const id = randomUUID();
    const slip = await single();
    const first = await command('placeSlip', slip, id);
    expect(first.code).toBe('OK');
    const taken = VendorSlip.parse(first.result!.slip);
    expect(taken).toMatchObject({ state: 'open', total: 1_000, paid: null, canCashOut: true, code: null });
    expect(taken.legs[0]!.home).toMatchObject({ EN: 'Northport Rovers' });
    const again = await Promise.all([command('placeSlip', slip, id), command('placeSlip', slip, id)]);
    expect(again.map(({ result }) => result!.slip.id)).toEqual([taken.id, taken.id]);
    expect(balance()).toBe(99_000);
    expect((await command('placeSlip', { ...slip, stake: 500 }, id)).code).toBe('PAYLOAD_MISMATCH');
  });

  it('at a price that moved is refused and takes nothing', async () => {
    const slip = await single();
    await say(odds('book-one-1', 0.4));
    expect(await command('placeSlip', slip)).toEqual({ code: 'PRICE_CHANGED', result: null });
    expect([balance(), await slips(), await slips('over')]).toEqual([100_000, [], []]);
  });

  it('without the money is refused by the platform’s code, also when it is repeated', async () => {
    server.platform.misbehave('bet', { code: 'INSUFFICIENT_FUNDS' });
    const [id, slip] = [randomUUID(), await single()];
    for (let time = 0; time < 2; time += 1)
      expect(await command('placeSlip', slip, id)).toEqual({ code: 'INSUFFICIENT_FUNDS', result: null });
    expect((await slips('over'))[0]).toMatchObject({ state: 'refused', code: 'INSUFFICIENT_FUNDS' });
  });

  it('on a running match waits, and is decided after its delay', async () => {
    await say(odds('book-one-1', 0.5, 'live'));
    const { result } = await command('placeSlip', await single());
    expect(result!.slip).toMatchObject({ state: 'waiting', acceptAtMs: expect.any(Number), canCashOut: false });
    expect(balance()).toBe(100_000);
    await server.db.query(`update book_slip set accept_at = clock_timestamp()`);
    await acceptNext(server.studio);
    await expect.poll(async () => (await slips())[0]!.state).toBe('open');
    expect(balance()).toBe(99_000);
  });

  it('of a node that was killed before the stake was taken is cancelled, and its repetition says so', async () => {
    const [id, slip] = [randomUUID(), await single()];
    await command('placeSlip', slip, id);
    await server.db.query(`update round set state = 'created', outcome = null, lease_until = $1`, [
      new Date(server.clock.ms),
    ]);
    await server.work();
    expect(await command('placeSlip', slip, id)).toEqual({ code: 'INTERRUPTED', result: null });
  });

  it('with a payload of another shape is refused', async () => {
    expect((await command('placeSlip', { ...(await single()), chase: 1 })).code).toBe('BAD_REQUEST');
    expect((await command('placeTwo', {})).code).toBe('UNKNOWN_COMMAND');
  });
});

describe('cashOutSlip', () => {
  beforeEach(join);

  it('pays the offered amount once', async () => {
    await command('placeSlip', await single());
    const { id, offer } = (await slips())[0]!;
    const [command_, payload] = [randomUUID(), { slip: id, amount: offer!.amount }];
    const first = await command('cashOutSlip', payload, command_);
    await command('cashOutSlip', payload, command_);
    expect(first).toMatchObject({ code: 'OK', result: { slip: { state: 'cashed-out', paid: offer!.amount } } });
    expect(balance()).toBe(99_000 + offer!.amount);
  });

  it('of another amount, or of a slip of somebody else, is refused', async () => {
    await command('placeSlip', await single());
    const { id, offer } = (await slips())[0]!;
    expect((await command('cashOutSlip', { slip: id, amount: offer!.amount + 1 })).code).toBe('PRICE_CHANGED');
    server.platform.wallet.player = 'member-8';
    await server.db.query(`delete from play_session where platform_session <> $1`, [session]);
    await call('/join', JOIN);
    const { rows } = await server.db.query<{ id: string }>(
      `select platform_session as id from play_session where player_account like '%member-8%'`,
    );
    session = rows[0]!.id;
    expect((await command('cashOutSlip', { slip: id, amount: offer!.amount })).code).toBe('NOT_FOUND');
    expect(await slips()).toEqual([]);
  });
});

describe('slips', () => {
  beforeEach(join);

  it('come by state and fixture, the newest first, in pages', async () => {
    for (let placed = 0; placed < 22; placed += 1)
      await command('placeSlip', await single({ stake: 100 }, placed === 3 ? 'book-one-2' : 'book-one-1'));
    const page = async (number: number) =>
      platformCalls.slips.parse((await call('/slips', { session, game: BOOK.id, state: 'open', page: number })).body);
    const [one, two] = [await page(1), await page(2)];
    expect([one.slips.length, one.more, two.slips.length, two.more]).toEqual([20, true, 2, false]);
    expect(one.slips[0]!.placedAtMs).toBeGreaterThanOrEqual(two.slips[0]!.placedAtMs);
    expect(await slips('open', { fixture: 'book-one-2' })).toHaveLength(1);
  });

  it('are over with what they paid, and settled again after a correction', async () => {
    const slip = await single();
    await command('placeSlip', slip);
    await say(settle('book-one-1', WIN));
    while (await settleNext(server.studio));
    await server.work();
    expect(await slips()).toEqual([]);
    expect((await slips('over'))[0]).toMatchObject({
      state: 'settled',
      paid: slip.legs[0]!.price,
      legs: [{ result: WIN }],
    });
    await say(
      { type: 'rollback_bet_settlement', fixture: 'book-one-1', markets: ['winner'] },
      settle('book-one-1', LOSE),
    );
    while (await settleNext(server.studio));
    await server.work();
    expect((await slips('over'))[0]).toMatchObject({ state: 'settled', paid: 0, corrections: 1 });
  });

  it('are told to their player at each change, with versions that grow', async () => {
    const changes: { version: number; value: SlipsState }[] = [];
    const tell = async () => {
      for (const { version, value } of await published('slips'))
        changes.push({ version, value: SlipsState.parse(value) });
    };
    await command('placeSlip', await single());
    await command('placeSlip', await single({ stake: 500 }));
    await tell();
    await tell();
    const { id, offer } = (await slips())[0]!;
    await command('cashOutSlip', { slip: id, amount: offer!.amount });
    await tell();
    await say(settle('book-one-1', WIN));
    while (await settleNext(server.studio));
    await tell();
    expect(changes.map(({ value }) => value)).toEqual([
      { open: 2, waiting: 0 },
      { open: 1, waiting: 0 },
      { open: 0, waiting: 0 },
    ]);
    expect(changes.map(({ version }) => version)).toEqual(
      changes.map(({ version }) => version).toSorted((a, b) => a - b),
    );
  });

  it('of a session that the merchant does not know are not answered', async () => {
    expect((await call('/slips', { session: 'play-9', game: BOOK.id, state: 'open', page: 1 })).status).toBe(404);
  });
});
