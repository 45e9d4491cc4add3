import Bowser from 'bowser';
import { sql } from 'kysely';
import type { OwnSession } from '../../../../contract/security.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { BaseContext } from '../../../app/base-context.ts';
import type { MemberCall } from '../../../http/route.ts';
import { endSessions, type EndReason } from './sessions.ts';
import { recordCredentials } from './audit-credentials.ts';

/** Names of browser and system from the user agent string. */
const deviceOf = (userAgent: string): Pick<OwnSession, 'browser' | 'system'> => {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
};

/** Returns the member's live sessions: the calling one first, then by last activity (AUTH-19). */
export const ownSessions = async ({ database }: BaseContext, call: MemberCall): Promise<OwnSession[]> => {
  const rows = await inMerchant(database.db, call.merchant.code)
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip', 'started_at', 'last_seen_at', 'last_active_at'])
    .where('member_id', '=', call.member.id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy(sql`id <> ${call.session.id}`)
    .orderBy('last_seen_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    ...deviceOf(row.user_agent),
    ip: row.ip,
    startedAtMs: row.started_at.getTime(),
    lastSeenAtMs: Math.max(row.last_seen_at.getTime(), row.last_active_at.getTime()),
    current: row.id === call.session.id,
  }));
};

/** Ends the named sessions of the member, or all if none is named. Returns how many ended. */
export const endOwnSessions = (
  { database }: BaseContext,
  { member, ip }: MemberCall,
  which: { sessionId?: string; except?: string },
  reason: EndReason,
): Promise<number> =>
  database.transact(async (tx) => {
    const ended = await endSessions(tx, { merchant: member.merchant, memberId: member.id, ...which }, reason);
    if (ended > 0) await recordCredentials(tx, member, { action: 'sessions_end', ip, after: { ended, why: reason } });
    return ended;
  });
