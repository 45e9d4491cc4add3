import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { book } from '../../contract/book.ts';
import { everyMerchant } from '../../server/db/database.ts';
import { inMerchant } from '../../server/db/merchant.ts';
import { vendorCommands } from '../../server/domains/vendor-api/commands.ts';
import { readLive } from '../../server/domains/vendor-api/feeds/live.ts';
import { Refused } from '../../server/live/refusal.ts';
import { answered } from '../../studio/conformance/harness.ts';
import { callServer } from '../support/calls.ts';
import { openSession } from '../support/test-server.ts';
import { fixture, market, odds, SLIP, startBookVendor, TERMS, type Published } from './support/book-vendor.ts';
import { GAME, openFloor, type Floor } from './support/floor.ts';

/* The book of a type in the site's own pages: what a vendor tells, the lists, the player's session and slips. */

let floor: Floor;
let vendor: Awaited<ReturnType<typeof startBookVendor>>;
beforeAll(async () => {
  floor = await openFloor();
  vendor = await startBookVendor(floor);
});
afterAll(async () => {
  await vendor.close();
  await floor.close();
});
beforeEach(() => vendor.calls.splice(0));
afterEach(async () => {
  const { db } = floor.database;
  for (const table of ['live_states', 'book_fixtures', 'books', 'outbox'] as const)
    await everyMerchant(db).deleteFrom(table).execute();
  await merchant().updateTable('games').set({ enabled: true, maintenance_until: null }).execute();
});

const merchant = () => inMerchant(floor.database.db, 'parlour');
const tell = async (...states: Published[]) => answered(await floor.stand.client.state({ states })).code;
const list = async (over: object = {}) => {
  const request = { type: 'SPORTS', pageNo: '1', language: 'EN', ...over };
  return (await callServer(floor.url, book.fixtures, request)).body.value;
};
const ids = async (over: object = {}) => (await list(over)).list.map(({ id }) => id);
const envelopes = async (feed: string) => {
  const rows = await everyMerchant(floor.database.db)
    .selectFrom('outbox')
    .select(['key', 'room', 'seq', 'value'])
    .where('feed', '=', feed)
    .orderBy('id')
    .execute();
  return rows;
};
const minutes = (count: number): number => 1_900_000_000_000 + count * 60_000;

describe('the line of a fixture', () => {
  it('comes from its odds, and is told only if it has changed', async () => {
    const winner = market('winner', 1_900, 3_000, 4_000);
    await tell(odds('f-1'));
    // A price beside the row.
    await tell(odds('f-1', { markets: [winner, market('parity', 1_900, 2_000)] }));
    expect(await envelopes('line')).toHaveLength(1);
    expect(await envelopes('odds')).toHaveLength(2);
    await tell(odds('f-1', { markets: [market('winner', 1_800, 3_100, 4_000)] }));
    expect((await envelopes('line')).map(({ key, room, seq }) => [key, room, seq])).toEqual([
      ['line:f-1', 'public:parlour', 1],
      ['line:f-1', 'public:parlour', 2],
    ]);
    const [line] = await readLive<'line'>(floor.database.db, 'parlour', ['line:f-1']);
    expect(line!.value).toMatchObject({ phase: 'before', count: 1, markets: [{ id: 'winner' }] });
  });

  it('of older odds than the kept ones is dropped with them', async () => {
    const late = odds('f-1', { markets: [] });
    await tell(odds('f-1'));
    await tell(late);
    expect(await readLive<'line'>(floor.database.db, 'parlour', ['line:f-1'])).toMatchObject([{ value: { count: 2 } }]);
  });
});

describe('the list', () => {
  it('has a fixture once its vendor told odds and names, in the caller’s language', async () => {
    await tell(odds('f-1'));
    expect(await list()).toMatchObject({ book: null, list: [], others: 2 });
    await tell(fixture('f-1'));
    expect(await list({ language: 'AR' })).toMatchObject({
      book: { game: '9000', name: 'The lantern', open: true, untilMs: null, seq: 1, supportPlay: 0 },
      ...{ others: 1, total: 1, totalPages: 1 },
      list: [{ id: 'f-1', sport: 'football', home: { name: 'نورثبورت' }, away: { name: 'Redvale' }, seq: 1 }],
    });
  });

  it('is in the order of the phase, in pages, and filtered by sport and words without accents', async () => {
    await tell(
      ...['f-1', 'f-2', 'f-3'].map((id, at) => odds(id, { startsAtMs: minutes(3 - at) })),
      odds('f-4', { phase: 'live', startsAtMs: minutes(9) }),
      odds('f-5', { phase: 'over' }),
    );
    await tell(
      ...['f-1', 'f-2', 'f-4', 'f-5'].map((id) => fixture(id)),
      fixture('f-3', { sport: 'tennis', league: null }),
    );
    expect(await ids()).toEqual(['f-4', 'f-3', 'f-2', 'f-1']);
    expect(await ids({ phase: 'before' })).toEqual(['f-3', 'f-2', 'f-1']);
    expect([await ids({ phase: 'live' }), await ids({ phase: 'over' })]).toEqual([['f-4'], ['f-5']]);
    expect(await ids({ sport: 'tennis' })).toEqual(['f-3']);
    expect(await ids({ text: 'ROVERS coast', phase: 'before' })).toEqual(['f-2', 'f-1']);
    expect([await ids({ text: '北港', sport: 'tennis' }), await ids({ text: '%' })]).toEqual([['f-3'], []]);
    expect(await list({ pageSize: '3', pageNo: '2' })).toMatchObject({
      total: 4,
      totalPages: 2,
      list: [{ id: 'f-1' }],
    });
    expect(await list({ pageSize: '3', pageNo: '9' })).toMatchObject({ total: 4, list: [] });
  });

  it('begins with the most followed sports of those that run, and continues by time', async () => {
    const sports = { 'f-1': 'rugby', 'f-2': 'football', 'f-3': 'curling', 'f-4': 'tennis' };
    const all = Object.entries(sports);
    await tell(
      ...all.map(([id], at) => odds(id, { phase: id === 'f-4' ? 'before' : 'live', startsAtMs: minutes(at) })),
    );
    await tell(...all.map(([id, sport]) => fixture(id, { sport })));
    expect([await ids(), await ids({ phase: 'live' })]).toEqual([
      ['f-2', 'f-1', 'f-3', 'f-4'],
      ['f-2', 'f-1', 'f-3'],
    ]);
  });

  it('is told of in the feed “book” when a fixture is new or its phase changes, and not with each price', async () => {
    await tell(odds('f-1'), fixture('f-1'), odds('f-2'), fixture('f-2'));
    await tell(odds('f-1', { markets: [] }), fixture('f-1', { timeline: [] }));
    await tell(odds('f-1', { phase: 'live' }));
    await tell(odds('f-2', { phase: 'over' }));
    const football = (live: number, before: number) => ({ sports: [{ sport: 'football', live, before }] });
    expect((await envelopes('book')).map(({ key, seq, value }) => [key, seq, value])).toEqual([
      ['book:SPORTS', 1, football(0, 2)],
      ['book:SPORTS', 2, football(1, 1)],
      ['book:SPORTS', 3, football(1, 0)],
    ]);
    expect((await list()).book).toMatchObject({ seq: 3, state: football(1, 0) });
  });

  it('of a game in maintenance is shown, and not open; one that is switched off gives way to another', async () => {
    await tell(odds('f-1'), fixture('f-1'));
    const until = new Date(Date.now() + 60_000);
    await merchant().updateTable('games').set({ maintenance_until: until }).execute();
    expect((await list()).book).toMatchObject({ open: false, untilMs: until.getTime() });
    await tell(odds('f-9', {}, { game: 'dragon' }), fixture('f-9', {}, { game: 'dragon' }));
    await merchant().updateTable('games').set({ enabled: false }).where('code', '=', GAME).execute();
    expect((await list()).book).toMatchObject({ game: '9001' });
    await merchant().updateTable('games').set({ enabled: false }).execute();
    expect((await list()).book).toMatchObject({ game: '9000', open: false, untilMs: null });
  });

  it('forgets fixtures a day after their end, and keeps what is still to come', async () => {
    await tell(odds('f-1', { phase: 'over' }), fixture('f-1'), odds('f-2'), fixture('f-2'));
    await sql`update book_fixtures set ended_at = ended_at - interval '25 hours'`.execute(floor.database.db);
    await sql`update live_states set at = at - interval '3 days' where key like '%f-2'`.execute(floor.database.db);
    await sql`select fixtures_forget(interval '1 day', interval '2 days')`.execute(floor.database.db);
    expect([await ids({ phase: 'over' }), await ids()]).toEqual([[], ['f-2']]);
    const keys = ['odds:f-1', 'line:f-1', 'fixture:f-1'];
    expect((await readLive(floor.database.db, 'parlour', keys)).map(({ seq }) => seq)).toEqual([0, 0, 0]);
  });
});

describe('a fixture', () => {
  const one = async (id: string) => callServer(floor.url, book.fixture, { id, language: 'EN' });

  it('comes with the last results of its sides', async () => {
    await tell(odds('f-1'), fixture('f-1'));
    for (const id of ['f-2', 'f-3']) await tell(odds(id, { phase: 'over' }), fixture(id));
    const { value } = (await one('f-1')).body;
    expect(value).toMatchObject({
      type: 'SPORTS',
      game: '9000',
      fixture: { id: 'f-1', league: { name: 'Coastal League' } },
    });
    expect(value.form.home.map(({ id }) => id)).toEqual(['f-3', 'f-2']);
    expect(value.form.away).toHaveLength(2);
  });

  it('of which nothing is told is not found', async () => {
    await tell(odds('f-1'));
    expect((await one('f-1')).body.message).toBe('not_found');
  });
});

describe('the player’s session', () => {
  const player = async (name: string) => {
    const member = await floor.addPlayer(`${name}-${randomUUID().slice(0, 8)}`);
    const { token, session } = await openSession(floor.database, member);
    const open = async () =>
      (await callServer(floor.url, book.open, { type: 'SPORTS', language: 'AR' }, { token })).body;
    const slips = async (of: string) =>
      (await callServer(floor.url, book.slips, { session: of, state: 'open', pageNo: '1', language: 'AR' }, { token }))
        .body;
    return { member, loginId: session.id, open, slips };
  };
  beforeEach(() => tell(odds('f-1'), fixture('f-1')));

  it('opens at the vendor, with its terms, and its slips come with names in the caller’s language', async () => {
    const { open, slips, member } = await player('opener');
    const { value } = await open();
    expect(value).toMatchObject({ game: '9000', demo: false, funds: null, terms: TERMS });
    expect(vendor.calls).toMatchObject([
      { path: '/platform/join', signed: true, body: { game: GAME, language: 'AR' } },
    ]);
    const opened = answered(await floor.stand.client.authenticate({ token: String(vendor.calls[0]!.body['token']) }));
    expect(opened).toMatchObject({ code: 'OK', session: value.session, player: String(member.id) });
    const answer = await slips(value.session);
    expect(answer.value.list).toMatchObject([{ id: SLIP.id, legs: [{ home: 'نورثبورت', away: 'Redvale' }] }]);
    const recent = await merchant()
      .selectFrom('recent_games')
      .select('node_id')
      .where('member_id', '=', member.id)
      .execute();
    expect(recent).toEqual([{ node_id: 9_000 }]);
  });

  it('of another member, or of a launch, has no slips', async () => {
    const [one, other] = [await player('one'), await player('other')];
    const { session } = (await one.open()).value;
    expect((await other.slips(session)).message).toBe('not_found');
    await merchant().updateTable('play_sessions').set({ joined: false }).where('id', '=', session).execute();
    expect((await one.slips(session)).message).toBe('not_found');
  });

  it('is refused as a launch is', async () => {
    const { open, slips, member } = await player('refused');
    const { session } = (await open()).value;
    vendor.fail(true);
    expect([(await open()).message, (await slips(session)).message]).toEqual(['game_maintenance', 'game_maintenance']);
    vendor.fail(false);
    await merchant().updateTable('games').set({ enabled: false }).execute();
    expect((await open()).message).toBe('game_disabled');
    await merchant().updateTable('members').set({ locked: true }).where('id', '=', member.id).execute();
    expect((await open()).message).not.toBe('');
  });

  it('takes commands for slips with the payloads of the contract alone', async () => {
    const { open, member, loginId } = await player('placer');
    const { session } = (await open()).value;
    const actor = { merchant: 'parlour', memberId: member.id, sessionId: loginId, isAgent: false };
    const admit = (name: string, payload: Record<string, unknown>) =>
      floor.database
        .transact((tx) =>
          vendorCommands.game!.admit(tx, actor, {
            id: randomUUID(),
            kind: 'game',
            game: '9000',
            session,
            name,
            payload,
          }),
        )
        .then(
          () => 'admitted',
          (error: unknown) => (error instanceof Refused ? error.refused : Promise.reject(error as Error)),
        );
    const leg = { fixture: 'f-1', market: 'winner', outcome: '1', price: 1_900 };
    const slip = { legs: [leg], sizes: [1], stake: 100, tolerance: 'none' };
    expect(await admit('placeSlip', slip)).toBe('admitted');
    for (const bad of [
      { ...slip, stake: 0.5 },
      { ...slip, legs: [] },
      { ...slip, legs: [{ ...leg, price: 1_000 }] },
      { ...slip, sizes: [1, 1] },
    ])
      expect(await admit('placeSlip', bad)).toBe('BAD_PAYLOAD');
    expect(await admit('cashOutSlip', { slip: 'B-1', amount: -1 })).toBe('BAD_PAYLOAD');
  });
});

it('slips are told to their player alone, and to nobody outside the merchant', async () => {
  const tellOf = (player: string) =>
    tell({ scope: 'slips', game: GAME, for_player: player, version: 1, value: { open: 2, waiting: 1 } });
  expect(await tellOf(String(floor.player.id))).toBe('OK');
  expect(await tellOf('999999')).toBe('INVALID_REQUEST');
  const key = `slips:${floor.player.id}-9000`;
  expect(await envelopes('slips')).toMatchObject([{ key, room: `member:${floor.player.id}`, seq: 1 }]);
  const other = `slips:${floor.player.id}-9001`;
  expect(await readLive<'slips'>(floor.database.db, 'parlour', [key, other])).toEqual([
    { key, seq: 1, value: { open: 2, waiting: 1 } },
    { key: other, seq: 0, value: { open: 0, waiting: 0 } },
  ]);
});
