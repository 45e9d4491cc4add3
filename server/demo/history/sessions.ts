import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { SERVER_LIMITS } from '../../../contract/limits.ts';
import type { Tx } from '../../db/database.ts';
import type { PlannedSession } from './plan.ts';

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

/** Writes the logins and play sessions of the history, all ended. They move no money. */
export const writeSessions = async (tx: Tx, merchant: string, sessions: readonly PlannedSession[]): Promise<void> => {
  const rows = sessions.map(({ loginId, platformSession, memberId, startedAtMs, endedAtMs, net, wagered, of }) => ({
    ...{ net, wagered, node: of.nodeId, vendor: of.title.vendor },
    ...{ login: loginId, play: platformSession, member: memberId, token: randomBytes(32).toString('hex') },
    ...{ launch: randomBytes(32).toString('hex'), begins: new Date(startedAtMs), ends: new Date(endedAtMs) },
    expires: new Date(startedAtMs + SERVER_LIMITS.sessionMs),
    // An address of the documentation's range (RFC 5737).
    ip: `203.0.113.${memberId % 250}`,
  }));
  const from = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (login uuid, play uuid, member bigint, token text,
    launch text, begins timestamptz, ends timestamptz, expires timestamptz, ip text, net bigint, wagered bigint,
    node bigint, vendor text)`;
  await sql`
    insert into sessions (id, merchant, member_id, token_hash, user_agent, ip, started_at, last_seen_at, last_active_at, expires_at,
                          ended_at, end_reason, play_net, play_wagered)
    select login, ${merchant}, member, decode(token, 'hex'), ${AGENT}, ip, begins, ends, begins, expires, ends, 'logout', net, wagered
      from ${from}`.execute(tx);
  await sql`
    insert into play_sessions (id, merchant, member_id, session_id, vendor, node_id, ledger, language, launch_token_hash,
                               launch_expires_at, token_used_at, started_at, expires_at, ended_at, end_reason)
    select play, ${merchant}, member, login, vendor, node, 'real', 'EN', decode(launch, 'hex'),
           begins + interval '1 minute', begins + interval '2 seconds', begins, expires, ends, 'logout'
      from ${from}`.execute(tx);
  await sql`
    insert into recent_games (merchant, member_id, node_id, at)
    select ${merchant}, member, node, max(begins) from ${from} group by member, node on conflict do nothing`.execute(
    tx,
  );
};
