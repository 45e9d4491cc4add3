import { describe, expect, it } from 'vitest';
import { createPlaySession } from '../../server/domains/vendor-api/play-session.ts';
import { answered, newId } from '../../studio/conformance/harness.ts';
import { openSession } from '../support/test-server.ts';
import { VENDOR } from './support/floor.ts';
import { floor, useFloor, merchant, newPlayer, newestBet } from './support/fresh-player.ts';

useFloor();

describe('pace (PP-20)', () => {
  it('refuses a slot’s next round within 2.5 s of the last one’s start, and accepts another bet of the same round', async () => {
    const { play } = await newPlayer();
    await play.staked();
    await play.staked();
    expect((await play.bet({ round_id: newId() })).code).toBe('TOO_FAST');
    await merchant()
      .updateTable('play_sessions')
      .set({ last_round_at: new Date(Date.now() - 2_600) })
      .where('id', '=', play.opened.session)
      .execute();
    expect((await play.bet({ round_id: newId() })).code).toBe('OK');
  });

  it('applies across launches: reopening the game does not shorten it', async () => {
    const { play, stand, member } = await newPlayer();
    await play.staked();
    const { session } = await openSession(floor.database, member);
    const { token } = await floor.database.transact((tx) =>
      createPlaySession(tx, {
        merchant: 'parlour',
        member,
        loginId: session.id,
        game: { vendor: VENDOR, nodeId: 9_001, gameType: 'RNG' },
        language: 'EN',
        demo: false,
      }),
    );
    const opened = answered(await stand.client.authenticate({ token }));
    const next = 'session' in opened ? opened.session : '';
    const answer = await play.bet({ session: next, game: 'dragon', round_id: newId() });
    expect(answer.code).toBe('TOO_FAST');
  });
});

describe('one slot at a time (PP-22)', () => {
  it('ends the older slot session, whose open round can still be settled', async () => {
    const { play, stand } = await newPlayer();
    const bet = await play.staked();
    await stand.control('session', { player: stand.options.player, game: 'dragon', demo: false });
    expect(await newestBet(play)).toBe('SESSION_EXPIRED');
    expect((await play.settle(bet)).code).toBe('OK');
  });
});
