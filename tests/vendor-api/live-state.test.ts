import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { RoundState } from '../../contract/live-rounds.ts';
import type { TableState } from '../../contract/live-tables.ts';
import { everyMerchant } from '../../server/db/database.ts';
import { inMerchant } from '../../server/db/merchant.ts';
import { liveSeqs, readLive } from '../../server/domains/vendor-api/feeds/live.ts';
import { answered } from '../../studio/conformance/harness.ts';
import { GAME, openFloor, type Floor } from './support/floor.ts';

let floor: Floor;
beforeAll(async () => {
  floor = await openFloor();
});
afterAll(() => floor.close());

const round = (number: number, more: Partial<RoundState> = {}): RoundState => ({
  family: 'baccarat',
  number,
  phase: 'open',
  opensAtMs: 1,
  closesAtMs: 2,
  drawsAtMs: 3,
  nextAtMs: 4,
  totals: { player: { stake: 500, players: 1 } },
  players: 1,
  commitment: bytesToHex(sha256(utf8ToBytes('a seed'))),
  seed: null,
  result: null,
  recent: [],
  ...more,
});
const tell = async (...states: { version: number; value: unknown; game?: string }[]) =>
  floor.stand.client.state({
    states: states.map((each) => ({ scope: 'round' as const, game: GAME, ...each })) as never,
  });
const read = (...keys: string[]) => readLive<'round'>(floor.database.db, 'parlour', keys);
/** What was told of the two games. */
const kept = async () => (await read('round:9000', 'round:9001')).filter(({ value }) => value !== null);
const envelopes = () =>
  everyMerchant(floor.database.db)
    .selectFrom('outbox')
    .select(['key', 'room', 'seq', 'value'])
    .where('feed', '=', 'round')
    .orderBy('id')
    .execute();

describe('the state that a vendor tells of a shared game', () => {
  it('is null at version 0 before it was told, for a game that the merchant has', async () => {
    const { db } = floor.database;
    expect(await read('round:9000', 'round:1', 'member:1')).toEqual([{ key: 'round:9000', seq: 0, value: null }]);
    expect(await liveSeqs(db, 'parlour', ['round:9000', 'round:1'])).toEqual(new Map([['round:9000', 0]]));
    // Fixtures are not rows of the platform.
    expect(await read('odds:fixture-1')).toEqual([{ key: 'odds:fixture-1', seq: 0, value: null }]);
  });

  it('is kept and served to everybody at the merchant, with the platform’s own version', async () => {
    expect(answered(await tell({ version: 7, value: round(1) })).code).toBe('OK');
    expect(await kept()).toEqual([{ key: 'round:9000', seq: 1, value: round(1) }]);
    expect(await envelopes()).toEqual([{ key: 'round:9000', room: 'public:parlour', seq: 1, value: round(1) }]);
    expect(await liveSeqs(floor.database.db, 'parlour', ['round:9000'])).toEqual(new Map([['round:9000', 1]]));
  });

  it('is dropped if it is not newer, in whatever order the calls arrive', async () => {
    await tell({ version: 9, value: round(3) });
    await tell({ version: 8, value: round(2) });
    await tell({ version: 9, value: round(4) });
    expect(await kept()).toMatchObject([{ seq: 2, value: { number: 3 } }]);
    expect(await envelopes()).toHaveLength(2);
  });

  it('of several games in one call is kept for each, the newest of one game only', async () => {
    const states = [
      { version: 21, value: round(21) },
      { version: 1, value: round(1), game: 'dragon' },
      { version: 20, value: round(20) },
    ];
    expect(answered(await tell(...states)).code).toBe('OK');
    const numbers = (await kept()).map(({ key, value }) => [key, value?.number]);
    expect(new Map(numbers as [string, number][])).toEqual(
      new Map([
        ['round:9000', 21],
        ['round:9001', 1],
      ]),
    );
  });

  it('is not seen at another merchant', async () => {
    expect(await readLive(floor.database.db, 'other', ['round:9000'])).toEqual([]);
    const { rows } = {
      rows: await inMerchant(floor.database.db, 'other').selectFrom('live_states').selectAll().execute(),
    };
    expect(rows).toEqual([]);
  });

  it.each([
    ['a game of another vendor', { version: 50, value: round(50), game: 'jade-lantern' }, 'INVALID_GAME'],
    ['an unknown family', { version: 50, value: { ...round(50), family: 'chess' } }, 'INVALID_REQUEST'],
    [
      'a result of another shape',
      { version: 50, value: round(50, { result: { player: [1], banker: [2, 3] } }) },
      'INVALID_REQUEST',
    ],
    ['an unknown field', { version: 50, value: { ...round(50), nextResult: 1 } }, 'INVALID_REQUEST'],
    ['a version below 1', { version: 0, value: round(50) }, 'INVALID_REQUEST'],
    [
      'a place with other letters',
      { version: 50, value: round(50, { totals: { '<b>': { stake: 1, players: 1 } } }) },
      'INVALID_REQUEST',
    ],
  ])('is refused with %s, and nothing changes', async (_, given, code) => {
    const before = await kept();
    const result = await tell(given);
    expect(result.kind === 'answered' && result.answer.code).toBe(code);
    expect(await kept()).toEqual(before);
  });

  it('[W9] of a hand goes to its player alone, and that of the table to everybody', async () => {
    const at = { game: GAME, table: 3, version: 1 };
    const empty: TableState = { family: 'teen-patti', demo: false, stake: 400, seats: [], nextAtMs: null, hand: null };
    const cards = { number: 1, place: 2, cards: [51, 47, 3] };
    const { id } = floor.player;
    const published = await floor.stand.client.state({
      states: [
        { ...at, scope: 'table', value: empty },
        { ...at, scope: 'hand', for_player: String(id), value: cards },
      ],
    });
    expect(answered(published).code).toBe('OK');
    const rows = await everyMerchant(floor.database.db)
      .selectFrom('outbox')
      .select(['feed', 'key', 'room', 'value'])
      .where('feed', 'in', ['table', 'hand'])
      .orderBy('feed')
      .execute();
    expect(rows).toEqual([
      { feed: 'hand', key: `hand:${id}-9000-3`, room: `member:${id}`, value: cards },
      { feed: 'table', key: 'table:9000-3', room: 'public:parlour', value: empty },
    ]);
    expect(await readLive(floor.database.db, 'parlour', [`hand:${id}-9000-3`])).toMatchObject([{ value: cards }]);
  });

  it('of a table where nobody has sat is empty, until the vendor tells of it', async () => {
    const { db } = floor.database;
    const keys = ['table:9000-7', `hand:${floor.player.id}-9000-7`];
    const read = (merchant: string, of = keys) => readLive<'table' | 'hand'>(db, merchant, of);
    expect(await read('parlour')).toEqual(keys.map((key) => ({ key, seq: 0, value: null })));
    expect(await liveSeqs(db, 'parlour', keys)).toEqual(new Map(keys.map((key) => [key, 0])));
    expect(await read('other')).toEqual([]);
    expect(await read('parlour', ['table:77-1', 'table:9000-0', 'table:9000', 'round:9001'])).toMatchObject([
      { key: 'round:9001' },
    ]);
    const empty: TableState = { family: 'teen-patti', demo: false, stake: 400, seats: [], nextAtMs: null, hand: null };
    await floor.stand.client.state({
      states: [{ game: GAME, table: 7, version: 1, scope: 'table', value: empty }],
    });
    expect(await read('parlour')).toMatchObject([
      { key: keys[0], seq: 1, value: empty },
      { key: keys[1], seq: 0, value: null },
    ]);
  });

  it.each(['0', '999999', 'player1', ''])('of a hand of nobody (%j) is refused', async (player) => {
    const value = { number: 1, place: 2, cards: [] };
    const hand = { scope: 'hand', game: GAME, table: 3, version: 9, for_player: player, value } as const;
    expect(answered(await floor.stand.client.state({ states: [hand] })).code).toBe('INVALID_REQUEST');
  });

  it('is refused beyond 200 in a call', async () => {
    const many = Array.from({ length: 201 }, (_, at) => ({ version: 100 + at, value: round(1) }));
    const result = await tell(...many);
    expect(result.kind === 'answered' && result.answer.code).toBe('INVALID_REQUEST');
  });
});
