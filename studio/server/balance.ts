import { nowOf, platformOf, type Studio } from './context.ts';
import { endSession, sessionById, written, type SessionRow } from './sessions.ts';

/** A balance this recent is not requested again. */
const FRESH_MS = 4_000;

/** Requests the balance from the platform unless it is recent. Returns undefined if the platform is unreachable. */
export async function refreshBalance(studio: Studio, session: SessionRow): Promise<SessionRow | undefined> {
  if (session.ended || studio.nowMs() - session.balance_at.getTime() < FRESH_MS) return session;
  const requestedAt = nowOf(studio);
  const platform = platformOf(studio, session);
  const result = await platform.balance({ session: session.platform_session, player: session.player });
  if (result.kind === 'unanswered') return undefined;
  const { code, balance, free_rounds: freeRounds } = result.answer;
  if (code === 'SESSION_EXPIRED' || code === 'SESSION_INVALID') {
    await endSession(studio.db, session, 'expired');
    return { ...session, ended: 'expired' };
  }
  if (code !== 'OK' || balance === null) return undefined;
  // A bet or win since the request has a newer balance.
  await studio.db.query(
    `update play_session set balance = $2, balance_at = $3, free_rounds = $4 where id = $1 and balance_at < $3`,
    [session.id, balance, requestedAt, written(freeRounds)],
  );
  return sessionById(studio.db, session.id);
}
