import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { jackpots } from '../../contract/jackpots.ts';
import type { JackpotAccount } from '../../contract/jackpots.ts';
import { $accounts, $accountsFailure, accountsRequested } from '../../src/entities/jackpots/accounts.ts';
import { $bigPool, $rolls, poolsKnown } from '../../src/entities/jackpots/model.ts';
import { cut, mockServer } from '../support/msw.ts';
import { expectIsolated } from './support/isolation.ts';
import { liveServer } from './support/live-server.ts';
import { heardOf, pageOf } from './support/page.ts';

const server = mockServer();
const pools = [
  { id: 'grand', name: 'Grand' },
  { id: 'minor', name: 'Minor' },
];
const poolOf = (amount: number, rest: { lastWon?: { amount: number; atMs: number; playerName: string } } = {}) => ({
  name: 'Grand jackpot',
  amount,
  currency: 'USD',
  exponent: 2,
  lastWon: null,
  ...rest,
});
/** Jackpots are conflated every 100 ms; this is a little more. */
const A_BATCH_MS = 120;

const open = async () => {
  const live = liveServer();
  const scope = pageOf({ live });
  live.tell('jackpot', 'pool:grand', poolOf(1_000_000));
  live.tell('jackpot', 'pool:minor', poolOf(50_000));
  await allSettled(poolsKnown, { scope, params: pools });
  await live.open(scope);
  live.pass(A_BATCH_MS);
  return { live, scope };
};

describe('[LIVE-03] jackpots', () => {
  it('start at the true value without counting', async () => {
    const { scope } = await open();
    expect(scope.getState($rolls).grand).toMatchObject({ from: 1_000_000, to: 1_000_000, durationMs: 0 });
    expect(scope.getState($rolls).minor).toMatchObject({ to: 50_000 });
  });

  it('count from the value shown to the last known true value, and never beyond it', async () => {
    const { live, scope } = await open();
    live.pass(2_880);
    live.tell('jackpot', 'pool:grand', poolOf(1_000_300));
    live.pass(A_BATCH_MS);
    const roll = scope.getState($rolls).grand!;
    expect(roll).toMatchObject({ from: 1_000_000, to: 1_000_300, amount: 1_000_300 });
    expect(roll.durationMs).toBeGreaterThan(2_500);
    expect(roll.durationMs).toBeLessThanOrEqual(5_000);
  });

  it('fall to the new seed at once on a win, so that no paid-out money is shown', async () => {
    const { live, scope } = await open();
    const lastWon = { amount: 1_000_000, atMs: 1, playerName: 'p***1' };
    live.tell('jackpot', 'pool:grand', poolOf(400_000, { lastWon }));
    live.pass(A_BATCH_MS);
    expect(scope.getState($rolls).grand).toMatchObject({ from: 400_000, to: 400_000, durationMs: 0 });
    expect(scope.getState($bigPool)?.roll?.pool.lastWon).toEqual(lastWon);
  });

  it('arrive in one batch, so that many pools cost one update', async () => {
    const { live, scope } = await open();
    const changes = heardOf($rolls, scope);
    live.tell('jackpot', 'pool:grand', poolOf(1_000_100));
    live.tell('jackpot', 'pool:minor', poolOf(50_100));
    live.tell('jackpot', 'pool:grand', poolOf(1_000_200));
    live.pass(A_BATCH_MS);
    expect(changes.map(({ grand, minor }) => [grand?.to, minor?.to])).toEqual([[1_000_200, 50_100]]);
  });

  it('subscribe to and show the merchant’s pools only', async () => {
    const { live, scope } = await open();
    expect(live.watched('jackpot')).toEqual(['jackpot pool:grand', 'jackpot pool:minor']);
    live.send(live.tell('jackpot', 'pool:elsewhere', poolOf(7)));
    live.pass(A_BATCH_MS);
    expect(Object.keys(scope.getState($rolls))).toEqual(['grand', 'minor']);
  });

  it('subscribe to nothing on a page whose merchant has none', async () => {
    const live = liveServer();
    const scope = pageOf({ live });
    await allSettled(poolsKnown, { scope, params: [] });
    await live.open(scope);
    expect([live.watched('jackpot'), scope.getState($bigPool)]).toEqual([[], null]);
  });

  it('[HOME-04] feature the merchant’s first pool, with its name before its value is known', async () => {
    const scope = pageOf();
    await allSettled(poolsKnown, { scope, params: pools });
    expect(scope.getState($bigPool)).toEqual({ id: 'grand', name: 'Grand', roll: null });
    const { scope: opened } = await open();
    expect(opened.getState($bigPool)).toMatchObject({ name: 'Grand jackpot', roll: { to: 1_000_000 } });
  });

  it('change in their own scope only', async () => {
    const { live, scope } = await open();
    await expectIsolated(scope, [$rolls, $bigPool], async () => {
      live.tell('jackpot', 'pool:grand', poolOf(1_000_100));
      live.pass(A_BATCH_MS);
    });
  });
});

describe('[PP-28] the sources of each pool’s money', () => {
  const account: JackpotAccount = {
    id: 'grand',
    name: 'Grand',
    currency: 'USD',
    exponent: 2,
    shown: 1_000_300,
    seeded: 1_000_000,
    funded: 100,
    cameMicro: 1_000_300_500_000,
    contributedMicro: 200_500_000,
    paid: 0,
    reserveMicro: 500_000,
    oneIn: 1_000_000,
    referenceStake: 100,
    seedMin: 1_000_000,
    seedMax: 2_000_000,
    reserveBound: 500_000,
    contributionMicro: 10_000,
    games: [{ nodeId: '1', name: 'Reels', iconUrl: '/art/game/1/tile-240.avif' }],
    wins: [],
    biggestWin: null,
  };

  it('come from the server, and can be requested again after a failure', async () => {
    server.answer(jackpots.list, (_, { nth }) => (nth === 1 ? cut() : { list: [account] }));
    const scope = pageOf();
    await allSettled(accountsRequested, { scope });
    expect([scope.getState($accounts), scope.getState($accountsFailure)?.key]).toEqual([null, 'network_abnormal']);
    await allSettled(accountsRequested, { scope });
    expect([scope.getState($accounts), scope.getState($accountsFailure)]).toEqual([[account], null]);
  });
});
