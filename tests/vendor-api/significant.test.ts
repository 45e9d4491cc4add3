import { beforeEach, describe, expect, it } from 'vitest';
import { jsonb } from '../../server/db/database.ts';
import { audit } from '../../server/operator/audit.ts';
import { chainQueued } from '../../server/operator/audit-job.ts';
import { verifyAudit } from '../../server/operator/verify-audit.ts';
import { newId, type PlaySession } from '../../studio/conformance/harness.ts';
import { GAME, VENDOR } from './support/floor.ts';
import { floor, merchant, newPlayer, useFloor } from './support/fresh-player.ts';

useFloor();

const setThresholds = (settings: object) =>
  floor.database.db
    .updateTable('merchants')
    .set({ settings: jsonb(settings) })
    .where('code', '=', 'parlour')
    .execute();

let play: PlaySession;
let memberId: number;
beforeEach(async () => {
  await setThresholds({ largeBetFrom: 500, largeWinFrom: 900 });
  const player = await newPlayer();
  play = player.play;
  memberId = player.member.id;
});

/** The audit of this player, after the job has appended what waited. */
const audited = async () => {
  await chainQueued(floor);
  expect((await verifyAudit(floor.database, 'parlour')).broken).toBeUndefined();
  return merchant()
    .selectFrom('audit')
    .select(['actor', 'action', 'reason', 'before', 'after'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
};

describe('[PP-29] the audit records', () => {
  it('a bet from the threshold on, and none below it', async () => {
    const start = play.stake * 100;
    await play.staked({ amount: 499 });
    const txId = await play.staked({ amount: 500 });
    expect(await audited()).toEqual([
      {
        actor: `member:${memberId}`,
        action: 'large_bet',
        reason: 'stake of 500 or more',
        before: { balance: start - 499 },
        after: {
          balance: start - 999,
          amount: 500,
          currency: 'USD',
          vendor: VENDOR,
          game: GAME,
          roundId: play.round,
          txId,
        },
      },
    ]);
  });

  it('a win from the threshold on, but no returned stake, no promotion and nothing smaller', async () => {
    const bet = await play.staked({ amount: 100 });
    const start = play.stake * 100 - 100;
    for (const over of [{ amount: 899 }, { amount: 900, reason: 'refund' }, { amount: 900, type: 'promo' }] as const)
      await play.settle(bet, { tx_id: newId(), round_closed: false, ...over });
    const win = newId();
    await play.settle(bet, { tx_id: win, amount: 900 });
    const before = start + 899 + 900 + 900;
    expect(await audited()).toMatchObject([
      {
        actor: `member:${memberId}`,
        action: 'large_win',
        reason: 'win of 900 or more',
        before: { balance: before },
        after: { balance: before + 900, amount: 900, type: 'win', txId: win },
      },
    ]);
  });

  it('bets and wins by the default thresholds where the merchant sets none', async () => {
    await setThresholds({});
    const { play: rich, member } = await newPlayer({ stakes: 10_000 });
    memberId = member.id;
    await rich.staked({ amount: 99_999 });
    const bet = await rich.staked({ amount: 100_000 });
    await rich.settle(bet, { amount: 999_999, round_closed: false });
    await rich.settle(bet, { tx_id: newId(), amount: 1_000_000 });
    expect((await audited()).map(({ action }) => action)).toEqual(['large_bet', 'large_win']);
  });

  it('a rolled back bet, with the vendor and its reason', async () => {
    const start = play.stake * 100;
    const bet = await play.staked({ amount: 100 });
    await play.rollback(bet, { reason: 'the dealer misdealt' });
    await play.rollback(bet, { tx_id: newId(), reason: 'again' });
    expect(await audited()).toMatchObject([
      {
        actor: `vendor:${VENDOR}`,
        action: 'void',
        reason: 'the dealer misdealt',
        before: { targetTxId: bet, kind: 'bet', state: 'applied', balance: start - 100 },
        after: { targetTxId: bet, state: 'rolled_back', balance: start, moved: 100, short: 0 },
      },
    ]);
  });

  it('a rolled back win, with what the wallet lacked', async () => {
    const first = play.round;
    const bet = await play.staked({ amount: 100 });
    const win = newId();
    await play.settle(bet, { tx_id: win, amount: 300 });
    await play.nextRound();
    await play.staked({ amount: play.stake * 100 + 100 });
    await play.rollback(win, { round_id: first, reason: 'a wrong result' });
    expect((await audited()).at(-1)).toMatchObject({
      action: 'void',
      reason: 'a wrong result',
      before: { targetTxId: win, kind: 'settle', state: 'applied', balance: 100 },
      after: { state: 'rolled_back', balance: 0, moved: -100, short: 200 },
    });
  });

  it('a rollback that came before its bet', async () => {
    const early = newId();
    await play.rollback(early, { reason: 'timed out' });
    expect(await audited()).toMatchObject([
      {
        action: 'void',
        before: { targetTxId: early, kind: null, state: null },
        after: { state: 'tombstone', moved: 0 },
      },
    ]);
  });

  it('an adjustment, with the payout and the balance before and after', async () => {
    const bet = await play.staked({ amount: 100 });
    await play.settle(bet, { amount: 300 });
    const before = play.stake * 100 + 200;
    await play.adjust(-50, { reason: 'the odds were wrong' });
    expect(await audited()).toMatchObject([
      {
        actor: `vendor:${VENDOR}`,
        action: 'adjustment',
        reason: 'the odds were wrong',
        before: { payout: 300, balance: before },
        after: { payout: 250, balance: before - 50, moved: -50, short: 0 },
      },
    ]);
  });

  it('nothing of play money, of a repeated call, or of a batch that was refused', async () => {
    const { play: trial, member } = await newPlayer({ demo: true });
    await trial.rollback(await trial.staked({ amount: 600 }));
    const body = play.betBody({ amount: 600 });
    await play.batch([
      { call: 'bet', body },
      { call: 'settle', body: play.settleBody('no such bet') },
    ]);
    expect(await audited()).toEqual([]);
    expect((await play.bet({ tx_id: body.tx_id, amount: 600 })).code).toBe('OK');
    await play.bet({ tx_id: body.tx_id, amount: 600 });
    expect((await audited()).map(({ action }) => action)).toEqual(['large_bet']);
    memberId = member.id;
    expect(await audited()).toEqual([]);
  });
});

it('[PP-29] a bet does not wait for the chain, whatever its size', async () => {
  const whileChainIsHeld = (amount: number) =>
    floor.database.transact(async (tx) => {
      await audit(tx, { merchant: 'parlour', actor: 'test', action: 'held', reason: '', before: null, after: null });
      return (await play.bet({ tx_id: newId(), amount })).code;
    });
  expect([await whileChainIsHeld(100), await whileChainIsHeld(600)]).toEqual(['OK', 'OK']);
  expect((await audited()).map(({ action }) => action)).toEqual(['large_bet']);
});
