import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { records, type RoundState } from '../../../contract/records.ts';
import type { RequestInputOf } from '../../../contract/define.ts';
import type { GameType } from '../../../contract/primitives.ts';
import { checkLedger } from '../../../server/app/compose.ts';
import type { Tx } from '../../../server/db/database.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { callServer } from '../../support/calls.ts';
import { chance } from '../../chaos/support/profile.ts';
import { addGame, addVendor } from '../../support/games.ts';
import { addMember, openSession, type TestServer } from '../../support/test-server.ts';
import { takeTestServer } from '../../support/reused-server.ts';

type Query = RequestInputOf<typeof records.bets>;
interface Round {
  id: string;
  node: number;
  ledger: 'real' | 'demo';
  state: RoundState;
  stake: number;
  payout: number;
  at: number;
}
const HOUR_MS = 3_600_000;
const FIRST_MS = Date.UTC(2026, 8, 1);
const COUNT = 250;
const TYPES: Record<number, GameType> = { 1: 'RNG', 2: 'LIVE', 3: 'FISH' };

let test: TestServer;
let member: MemberRow;
let token: string;
/** The member's rounds, oldest first. */
const played: Round[] = [];

const write = (rounds: readonly Round[]) =>
  test.database.transact(async (tx) => {
    // The rounds alone: no play session of them is kept.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      insert into rounds (id, merchant, vendor, vendor_round_id, member_id, play_session_id, node_id, ledger, currency, exponent,
                          stake, payout, state, opened_at)
      select id, 'parlour', 'ACME', id, ${member.id}, gen_random_uuid(), node, ledger, 'USD', 2, stake, payout, state,
             'epoch'::timestamptz + at * interval '1 millisecond'
        from jsonb_to_recordset(${JSON.stringify(rounds)}::jsonb)
          as r (id uuid, node bigint, ledger text, stake bigint, payout bigint, state text, at bigint)`.execute(tx);
  });

beforeAll(async () => {
  test = await takeTestServer();
  member = await addMember(test.database, 'ann');
  token = (await openSession(test.database, member)).token;
  await addVendor(test.database, 'ACME');
  for (const [node, type] of Object.entries(TYPES)) await addGame(test.database, Number(node), { type });
  const random = chance('bets');
  let atMs = FIRST_MS;
  for (let n = 0; n < COUNT; n += 1) {
    // A game type and two states are rare. Some rounds open at one instant, sometimes there is a pause of days.
    const rare = random();
    atMs += rare < 0.02 ? 50 * HOUR_MS : rare < 0.5 ? Math.floor(random() * HOUR_MS) : 0;
    played.push({
      id: randomUUID(),
      node: n % 97 === 1 ? 3 : random() < 0.5 ? 1 : 2,
      ledger: n % 23 === 5 ? 'demo' : 'real',
      state: n % 61 === 7 ? 'rolled_back' : n % 83 === 9 ? 'open' : 'closed',
      stake: Math.ceil(random() * 500),
      payout: Math.floor(random() * 500),
      at: atMs,
    });
  }
  await write(played);
});
afterAll(() => test.close());

const page = async (query: Query = {}) => (await callServer(test.url, records.bets, query, { token })).body.value;
/** Every page of a selection, and the totals of the first. */
const allOf = async (query: Query) => {
  const first = await page(query);
  const list = [...first.list];
  for (let { hasMore } = first; hasMore;) {
    const next = await page({ ...query, before: list.at(-1)!.roundId });
    expect(next.totals).toBeNull();
    list.push(...next.list);
    hasMore = next.hasMore;
  }
  return { rounds: list.map(({ roundId }) => roundId), totals: first.totals! };
};
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
/** What the answer must be, from the rounds. */
const expected = ({ from, to, state, gameType }: Query, offsetMs = 0) => {
  const inside = played
    .filter(({ ledger }) => ledger === 'real')
    .filter((round) => !state || round.state === state)
    .filter(({ node }) => !gameType || TYPES[node] === gameType)
    .filter(({ at }) => !from || (dayOf(at + offsetMs) >= String(from) && dayOf(at + offsetMs) <= String(to)))
    .sort((one, other) => other.at - one.at || (other.id < one.id ? -1 : 1));
  const counted = inside.filter((round) => round.state !== 'rolled_back');
  const stake = counted.reduce((sum, round) => sum + round.stake, 0);
  const payout = counted.reduce((sum, round) => sum + round.payout, 0);
  return {
    rounds: inside.map(({ id }) => id),
    totals: { rounds: inside.length, stake, payout, net: payout - stake, currency: 'USD', exponent: 2 },
  };
};
const SELECTIONS: Query[] = [
  {},
  { gameType: 'FISH' },
  { gameType: 'LIVE' },
  { gameType: 'SPORTS' },
  { state: 'rolled_back' },
  { state: 'open', gameType: 'RNG' },
  { state: 'closed' },
  { from: '2026-09-01', to: '2026-09-03' },
  { from: '2026-09-02', to: '2026-10-01', gameType: 'RNG' },
  { from: '2026-09-02', to: '2026-09-05', state: 'closed' },
  { from: '2025-11-01', to: '2025-12-01' },
];

const rollUp = (limit: number) =>
  sql`select round_sums_roll_up('parlour', ${member.id}, ${limit})`.execute(test.database.db);
/** What the ledger's check says of the sums. */
const faults = async () => {
  const { results } = await checkLedger(test.database);
  return results
    .filter(({ name }) => name.startsWith('the sums of every member’s rounds'))
    .flatMap(({ wrong }) => wrong);
};

describe('[MEM-03] a selection of rounds', () => {
  // The sums end at different places: nothing summed, a part, all.
  it.each([0, 100, 1_000])('has every round once and their totals, after %i more were summed', async (more) => {
    if (more > 0) await rollUp(more);
    for (const selection of SELECTIONS)
      expect(await allOf(selection), JSON.stringify(selection)).toEqual(expected(selection));
    expect(await faults()).toEqual([]);
  });

  it('has days of the merchant’s time zone', async () => {
    await sql`update merchants set brand = brand || '{"timeZone": "Asia/Kathmandu"}' where code = 'parlour'`.execute(
      test.database.db,
    );
    try {
      for (const selection of SELECTIONS.filter(({ from }) => from))
        expect(await allOf(selection)).toEqual(expected(selection, 345 * 60_000));
    } finally {
      await sql`update merchants set brand = brand || '{"timeZone": "UTC"}' where code = 'parlour'`.execute(
        test.database.db,
      );
    }
  });

  it('is summed by itself when many rounds are not, up to two hours ago', async () => {
    await sql`delete from round_sums`.execute(test.database.db);
    await sql`delete from round_sum_heads`.execute(test.database.db);
    const now = Date.now();
    const more = Array.from({ length: 1_800 }, (_, n): Round => {
      const at = now - 4 * HOUR_MS + n * 8_000;
      return { id: randomUUID(), node: 1, ledger: 'real', state: 'closed', stake: 7, payout: 3, at };
    });
    played.push(...more);
    await write(more);
    await page();
    const { rows } = await sql<{ before: Date; rounds: number }>`
      select (select summed_before from round_sum_heads) as before, (select sum(rounds)::int from round_sums) as rounds`.execute(
      test.database.db,
    );
    expect(rows[0]!.before.getTime()).toBeLessThanOrEqual(now - 2 * HOUR_MS + 60_000);
    expect(rows[0]!.before.getTime()).toBeGreaterThan(now - 2.3 * HOUR_MS);
    expect(rows[0]!.rounds).toBe(played.filter(({ at }) => at < rows[0]!.before.getTime()).length);
    expect((await page()).totals).toEqual(expected({}).totals);
    for (const selection of [{ gameType: 'FISH' }, { from: '2026-09-02', to: '2026-09-02' }] as const)
      expect(await allOf(selection)).toEqual(expected(selection));
  });

  it.each(['before', 'after'] as const)(
    'misses no change of a round that is made just %s it is summed',
    async (order) => {
      await sql`delete from round_sums`.execute(test.database.db);
      await sql`delete from round_sum_heads`.execute(test.database.db);
      const round = played[0]!;
      // As vendor_apply changes a round.
      const change = async (tx: Tx) => {
        await sql`update rounds set payout = payout + 1000 where id = ${round.id}`.execute(tx);
        await sql`select round_sums_renew('parlour', ${member.id}, ${new Date(round.at)})`.execute(tx);
      };
      const sum = async (tx: Tx) =>
        void (await sql`select round_sums_roll_up('parlour', ${member.id}, 10000)`.execute(tx));
      const [first, second] = order === 'before' ? [change, sum] : [sum, change];
      let other: Promise<void> = Promise.resolve();
      await test.database.transact(async (tx) => {
        await first(tx);
        other = test.database.transact(second);
        // The other one meets the first before its commit.
        await sleep(100);
      });
      await other;
      round.payout += 1_000;
      expect(await faults()).toEqual([]);
      expect((await page()).totals).toEqual(expected({}).totals);
    },
  );

  it('is compared with the rounds by the ledger’s check', async () => {
    expect(await faults()).toEqual([]);
    await sql`update round_sums set payout = payout + 1 where ctid = (select min(ctid) from round_sums)`.execute(
      test.database.db,
    );
    expect(await faults()).toHaveLength(1);
    await sql`delete from round_sums where ctid = (select max(ctid) from round_sums)`.execute(test.database.db);
    expect((await faults()).length).toBeGreaterThan(0);
  });
});
