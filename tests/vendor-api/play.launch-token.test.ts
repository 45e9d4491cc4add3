import { describe, expect, it } from 'vitest';
import { answered } from '../../studio/conformance/harness.ts';
import { GAME, type Floor } from './support/floor.ts';
import { useFloor, merchant, newPlayer } from './support/fresh-player.ts';

useFloor();

describe('a launch token', () => {
  const launched = async (stand: Floor['stand']) =>
    (await stand.control<{ token: string }>('session', { player: stand.options.player, game: GAME, demo: false }))
      .token;

  it('opens a session with everything that a game must show, once', async () => {
    const { stand, member } = await newPlayer();
    const token = await launched(stand);
    const [first, second] = await Promise.all([
      stand.client.authenticate({ token }),
      stand.client.authenticate({ token }),
    ]);
    const answers = [answered(first), answered(second)];
    expect(answers.map((answer) => answer.code).sort()).toEqual(['OK', 'SESSION_INVALID']);
    expect(answers.find((answer) => answer.code === 'OK')).toMatchObject({
      player: String(member.id),
      currency: 'USD',
      exponent: 2,
      balance: 10_000,
      language: 'EN',
      game: GAME,
      merchant: 'parlour',
      demo: false,
      limits: { min_stake: 10, max_stake: 1_000_000, min_round_ms: 2_500 },
      position: { net: 0, wagered: 0 },
    });
  });

  it('is refused after 60 s, as is an unknown one', async () => {
    const { stand, member } = await newPlayer();
    const token = await launched(stand);
    await merchant()
      .updateTable('play_sessions')
      .set({ launch_expires_at: new Date(Date.now() - 1) })
      .where('member_id', '=', member.id)
      .where('token_used_at', 'is', null)
      .execute();
    expect(answered(await stand.client.authenticate({ token })).code).toBe('SESSION_EXPIRED');
    expect(answered(await stand.client.authenticate({ token: 'made-up' })).code).toBe('SESSION_INVALID');
  });

  it('must be used before a bet', async () => {
    const { play, stand, member } = await newPlayer();
    await launched(stand);
    const row = await merchant()
      .selectFrom('play_sessions')
      .select('id')
      .where('member_id', '=', member.id)
      .where('token_used_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect((await play.bet({ session: row.id })).code).toBe('SESSION_INVALID');
  });
});
