import type { Studio } from '../../server/context.ts';
import type { Queryable } from '../../server/database.ts';
import type { SessionRow } from '../../server/sessions.ts';
import { RETURN_MS, type Outage } from '../outages/outage.ts';

/*
 * Rounds of a family that `endsOnLeaving` end soon after the last sign of their player (decision 0007). `idle_until` is
 * when the player counts as gone for lack of moves; `lease_until` is that, or earlier for lack of contact.
 */

/** A player who says nothing for so long is disconnected. Browsers wake the timers of a hidden page only once a minute. */
export const SILENT_MS = 90_000;
/** After a goodbye a reload still resumes the round for so long. */
export const GOODBYE_MS = 15_000;

/** When a round that waits is played out, unless its player gives a sign. */
export function deadlinesOf(
  nowMs: number,
  awayMs: number,
  endsOnLeaving: boolean,
): { lease: Date | null; idle: Date | null } {
  if (awayMs === Infinity) return { lease: null, idle: null };
  const idle = new Date(nowMs + awayMs);
  return endsOnLeaving ? { lease: new Date(nowMs + Math.min(awayMs, SILENT_MS)), idle } : { lease: idle, idle: null };
}

/** The player's game asked for something: an open round waits on, unless the player has made no move for too long. */
export async function keepWaiting(
  studio: Studio,
  { player_account, game, ended }: Pick<SessionRow, 'player_account' | 'game' | 'ended'>,
): Promise<void> {
  if (ended || !studio.titles.get(game)?.family.endsOnLeaving) return;
  await studio.db.query(
    `update round set lease_until = least(idle_until, $3)
     where player_account = $1 and game = $2 and state = 'waiting' and idle_until is not null`,
    [player_account, game, new Date(studio.nowMs() + SILENT_MS)],
  );
}

/** The player's game closed, or the platform ended its session: an open round ends soon, unless the player comes back. */
export async function startLeaving(
  studio: Studio,
  { merchant, platform_session }: Pick<SessionRow, 'merchant' | 'platform_session'>,
): Promise<void> {
  await studio.db.query(
    `update round r set lease_until = least(r.lease_until, $3)
     from play_session s join player_account a on a.id = s.player_account
     where s.platform_session = $1 and a.merchant = $2 and r.player_account = s.player_account and r.game = s.game
       and r.state = 'waiting' and r.idle_until is not null`,
    [platform_session, merchant, new Date(studio.nowMs() + GOODBYE_MS)],
  );
}

/** An outage does not count as time in which a player said or did nothing. After it, players have the time of a reload at least. */
export async function waitOn(studio: Studio, tx: Queryable, { ms }: Outage): Promise<void> {
  const nowMs = studio.nowMs();
  await tx.query(
    `update round set lease_until = greatest(lease_until + $1 * interval '1 millisecond', $3),
            idle_until = greatest(idle_until + $1 * interval '1 millisecond', $3)
      where state = 'waiting' and lease_until > $2`,
    [ms, new Date(nowMs - ms), new Date(nowMs + RETURN_MS)],
  );
}
