import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { SERVER_LIMITS } from '../../../contract/limits.ts';
import { hashToken } from '../../http/viewer.ts';
import type { CallContext } from './call-context.ts';
import { createPlaySession, type OpenedPlaySession } from './play-session.ts';
import { merchantOf, control, Game, memberOf, Player, SandboxRefused } from './sandbox-control.ts';

const Session = z.strictObject({ session: z.uuid() });

/** Logs the player in and opens a play session. */
export async function openedBy(
  call: CallContext,
  { player, game: code, demo, joined = false }: { player: string; game: string; demo: boolean; joined?: boolean },
): Promise<OpenedPlaySession> {
  const member = await memberOf(call, player);
  const game = await merchantOf(call)
    .selectFrom('games')
    .select(['node_id', 'game_type'])
    .where('vendor', '=', call.vendor)
    .where('code', '=', code)
    .executeTakeFirst();
  if (!game) throw new SandboxRefused(`there is no game ${code}`);
  const loginId = randomUUID();
  await merchantOf(call)
    .insertInto('sessions', {
      id: loginId,
      member_id: member.id,
      token_hash: hashToken(randomUUID()),
      user_agent: 'sandbox',
      ip: '127.0.0.1',
      expires_at: sql<Date>`now() + ${SERVER_LIMITS.sessionMs} * interval '1 millisecond'` as unknown as Date,
    })
    .execute();
  return createPlaySession(call.tx, {
    merchant: call.merchant,
    member,
    loginId,
    game: { vendor: call.vendor, nodeId: game.node_id, gameType: game.game_type },
    language: 'EN',
    demo,
    joined,
  });
}

/** Controls for sessions and games. */
export const playControls = {
  /** Logs the player in and launches a game. Returns the launch token that the player's browser would pass on. */
  session: control(z.strictObject({ ...Player, ...Game, demo: z.boolean() }), async (call, given) => ({
    token: (await openedBy(call, given)).token,
  })),
  /** Expires a play session. */
  expire: control(Session, async (call, { session }) => {
    await merchantOf(call)
      .updateTable('play_sessions')
      .set({ expires_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', session)
      .execute();
    return {};
  }),
  /** Lets the next round of a session start at once (PP-20). */
  pace: control(Session, async (call, { session }) => {
    await merchantOf(call)
      .updateTable('play_sessions')
      .set({ last_round_at: null })
      .where('id', '=', session)
      .execute();
    return {};
  }),
  game: control(z.strictObject({ ...Game, enabled: z.boolean() }), async (call, { game, enabled }) => {
    await merchantOf(call)
      .updateTable('games')
      .set({ enabled })
      .where('vendor', '=', call.vendor)
      .where('code', '=', game)
      .execute();
    return {};
  }),
};
