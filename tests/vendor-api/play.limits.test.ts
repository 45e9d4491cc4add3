import { describe, expect, it } from 'vitest';
import { useFloor, merchant, newPlayer, newestBet } from './support/fresh-player.ts';

useFloor();

describe('limits (PP-13, PP-15)', () => {
  it('count losses, not stakes; a win restores room', async () => {
    const { play, stand, member } = await newPlayer();
    await stand.control('limit', { player: member.username, kind: 'loss', left: 2 * play.stake });
    const bet = await play.staked({ amount: 2 * play.stake });
    expect(await newestBet(play)).toBe('LIMIT_LOSS');
    await play.settle(bet, { amount: play.stake });
    await play.nextRound();
    expect(await newestBet(play)).toBe('OK');
  });

  it('of a session count what it lost, and nothing of what it won', async () => {
    const { play, member } = await newPlayer();
    await merchant()
      .insertInto('limits', { member_id: member.id, kind: 'loss', period: 'session', amount: 500, owner: 'operator' })
      .execute();
    const bet = await play.staked({ amount: 300 });
    expect((await play.bet({ amount: 201 })).code).toBe('LIMIT_LOSS');
    await play.settle(bet, { amount: 700 });
    await play.nextRound();
    // 400 are won so far.
    expect((await play.bet({ amount: 900 })).code).toBe('OK');
  });

  it('of player and operator both apply, so the stricter one decides; one that starts later does not apply yet', async () => {
    const { play, member } = await newPlayer();
    const limit = { member_id: member.id, kind: 'stake', period: 'bet' } as const;
    await merchant()
      .insertInto('limits', { ...limit, amount: 500, owner: 'operator' })
      .execute();
    await merchant()
      .insertInto('limits', { ...limit, amount: 300, owner: 'player' })
      .execute();
    expect((await play.bet({ amount: 301 })).code).toBe('LIMIT_STAKE');
    await merchant()
      .updateTable('limits')
      .set({ from_at: new Date(Date.now() + 86_400_000) })
      .where('owner', '=', 'player')
      .execute();
    expect((await play.bet({ amount: 301 })).code).toBe('OK');
    expect((await play.bet({ amount: 501 })).code).toBe('LIMIT_STAKE');
  });

  it('of a week and a month include the days before', async () => {
    const { play, member } = await newPlayer();
    const counter = { member_id: member.id, kind: 'wager', period: 'day' } as const;
    const first = new Date();
    first.setUTCDate(1);
    const day = first.toISOString().slice(0, 10);
    await merchant()
      .insertInto('limit_counters', { ...counter, starts_on: day, amount: 950 })
      .execute();
    const limit = { member_id: member.id, kind: 'wager', amount: 1_000, owner: 'player' } as const;
    await merchant()
      .insertInto('limits', { ...limit, period: 'month' })
      .execute();
    expect((await play.bet({ amount: 51 })).code).toBe('LIMIT_WAGER');
    expect((await play.bet({ amount: 50 })).code).toBe('OK');
  });
});
