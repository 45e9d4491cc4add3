import { describe, expect, it } from 'vitest';
import { settlesOf } from '../engines/instant/settle.ts';
import type { RoundRow } from '../engines/instant/rounds.ts';
import type { LoadedTitle } from '../titles/load.ts';

const round = { id: 'r', player: 'p', bet_tx_id: 'r-bet', game: 'g', currency: 'USD', stake: 500 } as RoundRow;
const title = {} as LoadedTitle;
const settled = (payout: number, notAtRisk: number) =>
  settlesOf(round, { title, payout, notAtRisk, poolWon: false, demoJackpot: null });

describe('what a settle says of its round (vendor matrix 32)', () => {
  it('is a refund when the stake is returned and no part of it was at risk', () => {
    expect(settled(500, 500)).toMatchObject([{ amount: 500, valid_stake: 0, reason: 'refund', round_closed: true }]);
  });

  it('is a result when bets on both sides cancel each other out and the winning side pays less than the stake', () => {
    expect(settled(490, 500)).toMatchObject([{ amount: 490, valid_stake: 0, reason: 'result' }]);
  });

  it('is a result when a part of the stake was at risk', () => {
    expect(settled(100, 100)).toMatchObject([{ amount: 100, valid_stake: 400, reason: 'result' }]);
  });

  it('is a result, without a valid stake, when all of it was at risk', () => {
    expect(settled(0, 0)[0]).toMatchObject({ amount: 0, reason: 'result' });
    expect(settled(0, 0)[0]).not.toHaveProperty('valid_stake');
  });
});
