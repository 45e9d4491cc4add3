import { describe, expect, it } from 'vitest';
import { answered, newId, type Seat } from '../../studio/conformance/stand.ts';
import { useFloor, newSeat } from './support/fresh-player.ts';

useFloor();

describe('bet-settle', () => {
  const body = (seat: Seat, over: object = {}) => ({
    ...seat.betBody(),
    settle_tx_id: newId(),
    win_amount: 3 * seat.stake,
    round_closed: true,
    ...over,
  });

  it('is a bet and its win in one call, executed once', async () => {
    const { seat, stand } = await newSeat({ stakes: 10 });
    const both = body(seat);
    const first = answered(await stand.client.betSettle(both));
    expect(first).toMatchObject({ code: 'OK', balance: 12 * seat.stake, replayed: false });
    expect(answered(await stand.client.betSettle(both))).toMatchObject({
      code: 'ALREADY_PROCESSED',
      platform_tx_id: first.platform_tx_id,
      balance: 12 * seat.stake,
      replayed: true,
    });
    expect(answered(await stand.client.betSettle({ ...both, win_amount: 1 })).code).toBe('PAYLOAD_MISMATCH');
    expect(answered(await stand.client.tx(both.settle_tx_id))).toMatchObject({ kind: 'settle', state: 'applied' });
  });

  it('takes no stake where the win’s transaction id was used before', async () => {
    const { seat, stand } = await newSeat();
    const used = body(seat);
    await stand.client.betSettle(used);
    await seat.nextRound();
    const again = body(seat, { settle_tx_id: used.settle_tx_id });
    expect(answered(await stand.client.betSettle(again)).code).toBe('PAYLOAD_MISMATCH');
    expect(await seat.gained()).toBe(2);
    expect(answered(await stand.client.tx(again.tx_id)).code).toBe('BET_NOT_FOUND');
  });

  it('is refused permanently for the reasons of a bet', async () => {
    const { seat, stand } = await newSeat({ stakes: 1 });
    const poor = body(seat, { amount: 2 * seat.stake });
    expect(answered(await stand.client.betSettle(poor)).code).toBe('INSUFFICIENT_FUNDS');
    await stand.control('money', { player: stand.options.player, balance: 5 * seat.stake });
    expect(answered(await stand.client.betSettle(poor))).toMatchObject({ code: 'INSUFFICIENT_FUNDS', replayed: true });
  });
});
