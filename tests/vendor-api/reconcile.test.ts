import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inMerchant } from '../../server/db/merchant.ts';
import { reconcile } from '../../server/domains/vendor-api/reconcile.ts';
import { newId, type PlaySession } from '../../studio/conformance/harness.ts';
import { giveAward } from '../support/campaigns.ts';
import { addKey, openFloor, POOL, SEED, VENDOR, type Floor } from './support/floor.ts';

interface Published {
  tx_id: string;
  kind: string;
  amount: number;
  round_id: string;
  at: number;
}
/** What the vendor reports as booked; pages of two. */
let published: Published[] = [];
let floor: Floor;
let play: PlaySession;
let vendor: FastifyInstance;
/** The platform reconciles as of an hour later, when every transaction must be settled. */
const HOUR_MS = 3_600_000;
let lookMs = 0;

beforeEach(async () => {
  published = [];
  floor = await openFloor();
  vendor = Fastify();
  vendor.get<{ Querystring: { after?: string } }>('/platform/feed', async ({ query }) => {
    const from = Number(query.after ?? 0);
    return { txs: published.slice(from, from + 2), next: from + 2 < published.length ? String(from + 2) : null };
  });
  const base_url = await vendor.listen({ port: 0, host: '127.0.0.1' });
  await addKey(floor, 'ours', 'our-secret', 'out');
  await merchant().updateTable('vendors').set({ base_url }).execute();
  play = await floor.stand.openSession();
  lookMs = Date.now() + HOUR_MS;
});
afterEach(async () => {
  await vendor.close();
  await floor.close();
});

const merchant = () => inMerchant(floor.database.db, 'parlour');
const run = () => reconcile({ ...floor.ctx, now: () => lookMs }, { merchant: 'parlour', vendor: VENDOR });
const tell = (tx_id: string, kind: string, amount: number, over: Partial<Published> = {}) =>
  published.push({ tx_id, kind, amount, round_id: play.round, at: Date.now(), ...over });

/** A round with a jackpot and a win, and a bet that is rolled back, reported as the vendor booked them. */
const playRound = async () => {
  const bet = await play.staked({ amount: 100 });
  tell(bet, 'bet', 100);
  const jackpot = newId();
  await play.settle(bet, { tx_id: jackpot, type: 'jackpot', amount: 0, pool: POOL, round_closed: false });
  tell(jackpot, 'settle', SEED);
  const win = newId();
  await play.settle(bet, { tx_id: win, amount: 250 });
  tell(win, 'settle', 250);
  await play.nextRound();
  const undone = await play.staked({ amount: 50 });
  tell(undone, 'bet', 50);
  const rollback = newId();
  await play.rollback(undone, { tx_id: rollback });
  tell(rollback, 'rollback', 0);
  return { bet, win, undone };
};

it('finds no difference where both sides booked the same, over all pages', async () => {
  await playRound();
  expect(await run()).toEqual({ compared: 5, differences: [], tombstones: 0 });
  expect(await merchant().selectFrom('incidents').selectAll().where('kind', '=', 'reconciliation').execute()).toEqual(
    [],
  );
});

it('[MEM-06] compares a settle by its amount, whatever part of it is bonus money', async () => {
  const member = await merchant()
    .selectFrom('members')
    .selectAll()
    .where('id', '=', Number(play.opened.player))
    .executeTakeFirstOrThrow();
  await giveAward(floor.database, member, { amount: 300, factor: 5_000 });
  play = await floor.stand.openSession({ stakes: 1 });
  const [bet, win] = [await play.staked({ amount: 200 }), newId()];
  await play.settle(bet, { tx_id: win, amount: 301 });
  tell(bet, 'bet', 200);
  tell(win, 'settle', 301);
  expect((await run()).differences).toEqual([]);
});

it('names each difference, and records it as an incident', async () => {
  const { bet, win, undone } = await playRound();
  published.find((tx) => tx.tx_id === bet)!.amount = 101;
  published.find((tx) => tx.tx_id === win)!.round_id = 'another';
  published.splice(
    published.findIndex((tx) => tx.tx_id === undone),
    1,
  );
  tell('never-came', 'settle', 70);
  const { differences } = await run();
  const expected = [
    { txId: bet, problem: 'amount' },
    { txId: win, problem: 'round' },
    { txId: 'never-came', problem: 'not_here' },
    { txId: undone, problem: 'not_there' },
  ];
  expect(differences).toEqual(expected);
  const incidents = await merchant()
    .selectFrom('incidents')
    .select('details')
    .where('kind', '=', 'reconciliation')
    .orderBy('id')
    .execute();
  expect(incidents.map(({ details }) => details)).toEqual(expected.map((each) => ({ vendor: VENDOR, ...each })));
});

it('ignores transactions that may still be in progress', async () => {
  await playRound();
  tell('on-its-way', 'bet', 10, { at: lookMs - 60_000 });
  expect((await run()).differences).toEqual([]);
});

it('checks each time range once', async () => {
  await playRound();
  published[0]!.amount = 7;
  expect((await run()).differences).toHaveLength(1);
  // The same page is read again an hour later: an earlier difference is not reported again, a new one is.
  tell('new', 'bet', 10, { at: lookMs });
  lookMs += HOUR_MS;
  expect((await run()).differences).toEqual([{ txId: 'new', problem: 'not_here' }]);
});

it('counts rollbacks of bets that never arrived (case 17), and no others', async () => {
  await play.rollback(newId());
  const late = play.betBody();
  await play.rollback(late.tx_id);
  await play.bet(late);
  expect((await run()).tombstones).toBe(1);
});
