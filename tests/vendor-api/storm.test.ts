import { expect, it } from 'vitest';
import { growPool } from '../support/pools.ts';
import { rollUpHotAccounts } from '../../server/ledger/roll-up.ts';
import { answered, type PlaySession } from '../../studio/conformance/harness.ts';
import type { VendorAnswer } from '../../contract/vendor.ts';
import { expectCleanLedger } from '../server/ledger/support/books.ts';
import { openFloor, POOL } from './support/floor.ts';
import fc from '../support/fast-check.ts';

const PLAYERS = 4;
const WORKERS = 32;
/** Every valid answer to a call of this test. */
const EXPECTED = new Set([
  'OK',
  'ALREADY_PROCESSED',
  'ALREADY_ROLLED_BACK',
  'INSUFFICIENT_FUNDS',
  'BET_NOT_FOUND',
  'BET_CANCELLED',
  'BET_SETTLED',
  'ROUND_CLOSED',
  'PLAYER_LOCKED',
]);

/** One worker's call: a part of a round that many workers share. */
const turn = fc.record({
  player: fc.nat(PLAYERS - 1),
  round: fc.nat(3),
  tx: fc.nat(5),
  call: fc.constantFrom('bet', 'bet', 'settle', 'settle', 'jackpot', 'rollback', 'adjust', 'batch'),
  amount: fc.integer({ min: 1, max: 9 }),
});
type StormStep = typeof turn extends fc.Arbitrary<infer T> ? T : never;

it('32 workers send everything twice and in any order: no internal error, and the ledger checks pass', async () => {
  const floor = await openFloor();
  const plays: PlaySession[] = [];
  for (let n = 0; n < PLAYERS; n += 1) {
    await floor.addPlayer(`storm${n}`);
    plays.push(await floor.standOf(`storm${n}`).openSession({ stakes: 30 }));
  }
  // Many workers open rounds at once, so the game must have no pace limit.
  await floor.database.transact(async (tx) => {
    const { inMerchant } = await import('../../server/db/merchant.ts');
    await inMerchant(tx, 'parlour').updateTable('games').set({ min_round_ms: 0 }).execute();
  });

  const send = async ({ player, round, tx, call, amount }: StormStep): Promise<VendorAnswer> => {
    const play = plays[player]!;
    const name = `p${player}r${round}`;
    const over = { round_id: name };
    const bet = { ...play.betBody(over), tx_id: `${name}b${tx}`, amount: amount * 100 };
    const pool = { id: POOL, contribution_micro: amount * 1_000_000 };
    const settle = play.settleBody(bet.tx_id, { ...over, tx_id: `${name}s${tx}`, round_closed: tx === 5 });
    if (call === 'bet')
      return play.bet({ ...bet, amount: 100 * (tx + 1), pool: { ...pool, contribution_micro: 500_000 } });
    if (call === 'settle') return play.settle(bet.tx_id, settle);
    if (call === 'jackpot')
      return play.settle(bet.tx_id, { ...settle, tx_id: `${name}j${tx}`, type: 'jackpot', amount: 0, pool: POOL });
    if (call === 'adjust') return play.adjust(tx % 2 ? -500 : 300, { ...over, tx_id: `${name}a${tx}` });
    const target = tx % 2 ? bet.tx_id : settle.tx_id;
    const rollback = play.rollbackBody(target, { ...over, tx_id: `${name}x${tx}` });
    if (call === 'rollback') return play.rollback(target, rollback);
    return play.batch([
      { call: 'rollback', body: { ...rollback, tx_id: `${name}y${tx}` } },
      { call: 'adjust', body: play.adjustBody(100, { ...over, tx_id: `${name}z${tx}` }) },
    ]);
  };

  const turns = fc.sample(turn, { numRuns: 400, seed: 20261121 });
  const codes = new Map<string, number>();
  let raining = true;
  const background = (async () => {
    while (raining) {
      await growPool(floor, { merchant: 'parlour', id: POOL }, 100);
      await rollUpHotAccounts(floor);
    }
  })();
  await Promise.all(
    Array.from({ length: WORKERS }, async (_, worker) => {
      for (let n = worker; n < turns.length; n += WORKERS) {
        const [one, again] = await Promise.all([send(turns[n]!), send(turns[n]!)]);
        for (const answer of [one, again]) codes.set(answer.code, (codes.get(answer.code) ?? 0) + 1);
      }
    }),
  );
  raining = false;
  await background;

  expect([...codes.keys()].filter((code) => !EXPECTED.has(code))).toEqual([]);
  // Ensures that the test moved money, had refusals and met repetitions.
  for (const code of ['OK', 'ALREADY_PROCESSED', 'ALREADY_ROLLED_BACK', 'BET_CANCELLED'])
    expect(codes.get(code), code).toBeGreaterThan(0);
  expect(floor.logged.filter((line) => line['msg'] === 'a vendor call failed')).toEqual([]);
  await expectCleanLedger(floor.database);
  for (const [n, play] of plays.entries()) {
    const state = await floor.standOf(`storm${n}`).state();
    const published = answered(
      await floor.stand.client.balance({ session: play.opened.session, player: play.opened.player }),
    );
    expect(published.balance).toBe(state.real);
  }
  await floor.close();
}, 120_000);
