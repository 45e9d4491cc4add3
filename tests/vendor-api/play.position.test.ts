import { describe, expect, it } from 'vitest';
import { useFloor, merchant, newPlayer, published } from './support/fresh-player.ts';

useFloor();

describe('net position (PP-10)', () => {
  it('changes with every stake, win and reversal, and is sent in the same transaction', async () => {
    const { play, member } = await newPlayer();
    const { session_id } = await merchant()
      .selectFrom('play_sessions')
      .select('session_id')
      .where('id', '=', play.opened.session)
      .executeTakeFirstOrThrow();
    const bet = await play.staked({ amount: 100 });
    await play.settle(bet, { amount: 250 });
    await play.nextRound();
    const undone = await play.staked({ amount: 40 });
    await play.rollback(undone);
    const rows = await published('play', `session:${session_id}`);
    expect(rows.map(({ seq, value }) => [seq, (value as any).net, (value as any).wagered])).toEqual([
      [2, -100, 100],
      [3, 150, 100],
      [4, 110, 140],
      [5, 150, 100],
    ]);
    expect(rows[0]).toMatchObject({
      room: `member:${member.id}`,
      value: { currency: 'USD', exponent: 2, startedAtMs: expect.any(Number) },
    });
  });

  it('is not changed by free play', async () => {
    const { play } = await newPlayer({ demo: true });
    await play.settle(await play.staked());
    const session = await merchant()
      .selectFrom('sessions')
      .innerJoin('play_sessions', 'play_sessions.session_id', 'sessions.id')
      .select(['play_net', 'play_wagered', 'play_version'])
      .where('play_sessions.id', '=', play.opened.session)
      .executeTakeFirstOrThrow();
    expect(session).toEqual({ play_net: 0, play_wagered: 0, play_version: 1 });
  });
});
