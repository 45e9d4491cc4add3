import { describe, expect, it } from 'vitest';
import { floor, useFloor, merchant, newPlayer, newestBet } from './support/fresh-player.ts';

useFloor();

describe('a bet is refused', () => {
  it('for a due reality check, before a new round, until it is confirmed (PP-18)', async () => {
    const { play, member } = await newPlayer();
    const bet = await play.staked();
    await merchant()
      .insertInto('reality_checks', { member_id: member.id, every_minutes: 30, pending_since: new Date() })
      .execute();
    // The running round can be finished.
    expect(await newestBet(play)).toBe('OK');
    await play.settle(bet);
    await play.nextRound();
    expect(await newestBet(play)).toBe('REALITY_CHECK_PENDING');
    await merchant()
      .updateTable('reality_checks')
      .set({ pending_since: null })
      .where('member_id', '=', member.id)
      .execute();
    expect(await newestBet(play)).toBe('OK');
  });

  it.each<[string, string, () => Promise<unknown>, () => Promise<unknown>]>([
    [
      'the merchant’s kill switch (PP-30)',
      'MAINTENANCE',
      () => setMerchant({ play_stopped: true }),
      () => setMerchant({ play_stopped: false }),
    ],
    ['maintenance of the site', 'MAINTENANCE', () => setMerchant({ status: 1 }), () => setMerchant({ status: 0 })],
    ['a restricted region', 'GEO_BLOCKED', () => setMerchant({ status: 2 }), () => setMerchant({ status: 0 })],
    [
      'a vendor that is switched off',
      'GAME_DISABLED',
      () => merchant().updateTable('vendors').set({ enabled: false }).execute(),
      () => merchant().updateTable('vendors').set({ enabled: true }).execute(),
    ],
    [
      'a game in maintenance',
      'MAINTENANCE',
      () =>
        merchant()
          .updateTable('games')
          .set({ maintenance_until: new Date(Date.now() + 60_000) })
          .execute(),
      () => merchant().updateTable('games').set({ maintenance_until: null }).execute(),
    ],
  ])('%s: %s, while the round settles', async (_what, code, begin, end) => {
    const { play } = await newPlayer();
    const bet = await play.staked();
    await begin();
    expect(await newestBet(play)).toBe(code);
    expect((await play.settle(bet)).code).toBe('OK');
    await end();
  });
  const setMerchant = (set: { play_stopped?: boolean; status?: 0 | 1 | 2 }) =>
    floor.database.db.updateTable('merchants').set(set).where('code', '=', 'parlour').execute();

  it('for a login session that has ended, and for a stopped player', async () => {
    const { play, member } = await newPlayer();
    await merchant().insertInto('stopped_logins', { username: member.username, reason: 'test' }).execute();
    expect(await newestBet(play)).toBe('PLAYER_LOCKED');
    await merchant().updateTable('sessions').set({ ended_at: new Date() }).where('member_id', '=', member.id).execute();
    expect(await newestBet(play)).toBe('SESSION_EXPIRED');
  });
});
