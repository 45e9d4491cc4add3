import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { records } from '../../../contract/records.ts';
import { winners } from '../../../contract/winners.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { jsonb } from '../../../server/db/database.ts';
import type { MemberRow } from '../../../server/http/viewer.ts';
import { callServer } from '../../support/calls.ts';
import { addGame, addVendor } from '../../support/games.ts';
import { giveMoney } from '../../support/money.ts';
import { takeTestServer } from '../../support/reused-server.ts';
import { addMember, openSession, type TestServer } from '../../support/test-server.ts';

let test: TestServer;
let member: MemberRow;
let token: string;
let stranger: string;

// A server of its own: its rounds have no transactions, which the ledger's checks refuse.
beforeAll(async () => {
  test = await takeTestServer();
  member = await addMember(test.database, 'ann');
  token = (await openSession(test.database, member)).token;
  stranger = (await openSession(test.database, await addMember(test.database, 'bob'))).token;
  await addVendor(test.database, 'ACME');
  await addGame(test.database, 1, { names: { EN: 'One', CN: '一' } });
  await addGame(test.database, 2, { type: 'LIVE' });
});
afterAll(() => test.close());

const tables = () => inMerchant(test.database.db, test.merchant);
const give = (amount: number) => giveMoney(test.database, member, amount);
const page = async (query: object = {}, who = token) =>
  (await callServer(test.url, records.transactions, query, { token: who })).body.value;

describe('the record of the wallet', () => {
  it('lists every movement by its version, in adjoining pages, while more arrive', async () => {
    for (let i = 1; i <= 45; i += 1) await give(i);
    const first = await page();
    expect(first.list.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, i) => 45 - i));
    await give(46);
    const second = await page({ before: String(first.list.at(-1)!.version) });
    const third = await page({ before: String(second.list.at(-1)!.version) });
    expect([first.hasMore, second.hasMore, third.hasMore]).toEqual([true, true, false]);
    const all = [...first.list, ...second.list, ...third.list];
    expect(all.map(({ amount }) => amount)).toEqual(Array.from({ length: 45 }, (_, i) => 45 - i));
    expect(all[0]).toMatchObject({ kind: 'bonus', balanceAfter: (45 * 46) / 2, about: 'Test', roundId: null });
  });

  it('is visible to its owner only', async () => {
    expect((await page({}, stranger)).list).toEqual([]);
  });
});

describe('the record of rounds', () => {
  const addRound = async (index: number): Promise<string> => {
    const { session } = await openSession(test.database, member);
    const play = randomUUID();
    await tables()
      .insertInto('play_sessions', {
        id: play,
        member_id: member.id,
        session_id: session.id,
        vendor: 'ACME',
        node_id: 1,
        ledger: 'real',
        language: 'EN',
        launch_token_hash: Buffer.from(play),
        launch_expires_at: new Date(),
        expires_at: new Date(),
      })
      .execute();
    const id = randomUUID();
    await tables()
      .insertInto('rounds', {
        id,
        vendor: 'ACME',
        vendor_round_id: id,
        member_id: member.id,
        play_session_id: play,
        node_id: 1,
        ledger: 'real',
        currency: 'USD',
        exponent: 2,
        stake: index,
        state: 'closed',
        // Several rounds at one instant: the order must still be total.
        opened_at: new Date(1_700_000_000_000 + Math.floor(index / 3)),
        closed_at: new Date(1_700_000_001_000),
      })
      .execute();
    return id;
  };
  const bets = async (query: object = {}, who = token, language = 'CN') =>
    (await callServer(test.url, records.bets, query, { token: who, headers: { 'x-language': language } })).body.value;

  it('is paged without gaps or repetitions, in the language of the page', async () => {
    for (let index = 0; index < 25; index += 1) await addRound(index);
    const first = await bets();
    const second = await bets({ before: first.list.at(-1)!.roundId });
    expect([first.hasMore, second.hasMore]).toEqual([true, false]);
    const stakes = [...first.list, ...second.list].map(({ stake }) => stake);
    expect(new Set(stakes).size).toBe(25);
    expect(stakes.map((stake) => Math.floor(stake / 3))).toEqual(
      stakes.map((stake) => Math.floor(stake / 3)).toSorted((a, b) => b - a),
    );
    expect(first.list[0]).toMatchObject({ gameName: '一', vendor: 'Vendor ACME', state: 'closed', nodeId: '1' });
  });

  it('and a replay are visible to their owner only', async () => {
    const [{ roundId } = { roundId: '' }] = (await bets()).list;
    expect((await bets({}, stranger)).list).toEqual([]);
    expect((await bets({ before: roundId }, stranger)).list).toEqual([]);
    const replay = (who: string) => callServer(test.url, records.replay, { roundId }, { token: who });
    expect((await replay(stranger)).body.message).toBe('not_found');
    // The test vendor has no replay address.
    expect((await replay(token)).body.message).toBe('replay_unavailable');
  });
});

describe('the winners board', () => {
  it('[HOME-06] returns the end of its log with its sequence number, or the highest wins first', async () => {
    const wonBy = (id: number) => 1_000 + ((id * 7) % 15);
    const entry = (id: number, nodeId: string) => ({
      id,
      vo: { customerId: `w${id}`, customerName: 'an***', iconUrl: '/x', gameName: 'One', winAmount: wonBy(id) },
      currency: 'USD',
      exponent: 2,
      atMs: 1_700_000_000_000,
      jackpot: false,
      nodeId,
    });
    const key = `merchant:${test.merchant}` as const;
    const rows = Array.from({ length: 30 }, (_, i) => ({
      feed: 'winners',
      key,
      seq: i + 1,
      room: `public:${test.merchant}`,
      value: jsonb(entry(i + 1, i % 10 === 0 ? '2' : '1')),
      at: new Date(),
    }));
    await tables().insertInto('feed_log', rows).execute();
    await tables().insertInto('feed_heads', { feed: 'winners', key, seq: 30 }).execute();
    const board = (gameCategory: string, limitNum = '20', order?: 'high') =>
      callServer(test.url, winners.board, { gameCategory, language: 'EN', limitNum, ...(order && { order }) });
    const all = (await board('ALL', '99')).body.value;
    expect([all.seq, all.list.map(({ id }) => id)]).toEqual([30, Array.from({ length: 20 }, (_, i) => 30 - i)]);
    expect((await board('LIVE')).body.value.list.map(({ id }) => id)).toEqual([21, 11, 1]);
    const ids = Array.from({ length: 30 }, (_, i) => i + 1);
    const highest = ids.sort((a, b) => wonBy(b) - wonBy(a) || b - a);
    expect((await board('ALL', '20', 'high')).body.value.list.map(({ id }) => id)).toEqual(highest.slice(0, 20));
    expect((await board('NOPE')).body.message).toBe('invalid_request');
  });
});
