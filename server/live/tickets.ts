import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { SERVER_LIMITS } from '../../contract/limits.ts';
import { isAgentType, TRIAL_TYPE } from '../../contract/session.ts';
import { inMerchant } from '../db/merchant.ts';
import type { BaseContext } from '../app/base-context.ts';
import { hashToken } from '../http/viewer.ts';
import type { Viewer } from './viewer.ts';

/** Issues a ticket that admits one socket for this login session, once and within SERVER_LIMITS.ticketMs (W7). */
export const issueTicket = async (
  ctx: BaseContext,
  sessionId: string,
  forMs: number = SERVER_LIMITS.ticketMs,
): Promise<string> => {
  const ticket = randomBytes(32).toString('base64url');
  await ctx.database.db
    .insertInto('socket_tickets')
    .values({
      ticket_hash: hashToken(ticket),
      session_id: sessionId,
      expires_at: sql<Date>`clock_timestamp() + ${forMs} * interval '1 millisecond'`,
    })
    .execute();
  return ticket;
};

export type Redeemed = { viewer: Required<Viewer> } | { refused: 'TICKET_INVALID' | 'SESSION_ENDED' };

/** Redeems a ticket. If two sockets send the same ticket at once, one is admitted. */
export const redeemTicket = async (ctx: BaseContext, merchant: string, ticket: string): Promise<Redeemed> => {
  const { db } = ctx.database;
  const used = await db
    .deleteFrom('socket_tickets')
    .where('ticket_hash', '=', hashToken(ticket))
    .returning(['session_id', sql<boolean>`expires_at > clock_timestamp()`.as('fresh')])
    .executeTakeFirst();
  if (!used?.fresh) return { refused: 'TICKET_INVALID' };
  const session = await inMerchant(db, merchant)
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select(['member_id', 'type', 'demo', sql<boolean>`ended_at is null and expires_at > clock_timestamp()`.as('runs')])
    .where('sessions.id', '=', used.session_id)
    .executeTakeFirst();
  if (!session) return { refused: 'TICKET_INVALID' };
  if (!session.runs) return { refused: 'SESSION_ENDED' };
  return {
    viewer: {
      merchant,
      memberId: session.member_id,
      sessionId: used.session_id,
      isAgent: isAgentType(session.type),
      isReal: session.type !== TRIAL_TYPE && !session.demo,
    },
  };
};

/** Returns those of these sessions that have ended or expired. */
export const endedSessions = async (ctx: BaseContext, sessionIds: readonly string[]): Promise<string[]> => {
  if (sessionIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select given.id from unnest(${sessionIds}::uuid[]) as given (id) left join sessions using (id)
     where sessions.id is null or sessions.ended_at is not null or sessions.expires_at <= clock_timestamp()`.execute(
    ctx.database.db,
  );
  return rows.map(({ id }) => id);
};

/** Updates the last-seen time of these sessions. A locked row is skipped until the next call. */
export const sessionsSeen = async (ctx: BaseContext, sessionIds: readonly string[]): Promise<void> => {
  if (sessionIds.length === 0) return;
  await sql`
    update sessions set last_seen_at = clock_timestamp() where id = any(array(
      select id from sessions where id = any(${sessionIds}::uuid[]) and ended_at is null for no key update skip locked))`.execute(
    ctx.database.db,
  );
};
