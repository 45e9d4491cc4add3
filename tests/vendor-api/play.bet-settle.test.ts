import { describe, expect, it } from 'vitest';
import { answered, newId, type PlaySession } from '../../studio/conformance/harness.ts';
import { useFloor, newPlayer } from './support/fresh-player.ts';

useFloor();

describe('bet-settle', () => {
  const body = (play: PlaySession, over: object = {}) => ({
    ...play.betBody(),
    settle_tx_id: newId(),
    win_amount: 3 * play.stake,
    round_closed: true,
    ...over,
  });

  it('is a bet and its win in one call, executed once', async () => {
    const { play, stand } = await newPlayer({ stakes: 10 });
    const both = body(play);
    const first = answered(await stand.client.betSettle(both));
    expect(first).toMatchObject({ code: 'OK', balance: 12 * play.stake, replayed: false });
    expect(answered(await stand.client.betSettle(both))).toMatchObject({
      code: 'ALREADY_PROCESSED',
      platform_tx_id: first.platform_tx_id,
      balance: 12 * play.stake,
      replayed: true,
    });
    expect(answered(await stand.client.betSettle({ ...both, win_amount: 1 })).code).toBe('PAYLOAD_MISMATCH');
    expect(answered(await stand.client.tx(both.settle_tx_id))).toMatchObject({ kind: 'settle', state: 'applied' });
  });

  it('takes no stake where the win’s transaction id was used before', async () => {
    const { play, stand } = await newPlayer();
    const used = body(play);
    await stand.client.betSettle(used);
    await play.nextRound();
    const again = body(play, { settle_tx_id: used.settle_tx_id });
    expect(answered(await stand.client.betSettle(again)).code).toBe('PAYLOAD_MISMATCH');
    expect(await play.gained()).toBe(2);
    expect(answered(await stand.client.tx(again.tx_id)).code).toBe('BET_NOT_FOUND');
  });

  it('is refused permanently for the reasons of a bet', async () => {
    const { play, stand } = await newPlayer({ stakes: 1 });
    const poor = body(play, { amount: 2 * play.stake });
    expect(answered(await stand.client.betSettle(poor)).code).toBe('INSUFFICIENT_FUNDS');
    await stand.control('money', { player: stand.options.player, balance: 5 * play.stake });
    expect(answered(await stand.client.betSettle(poor))).toMatchObject({ code: 'INSUFFICIENT_FUNDS', replayed: true });
  });
});
