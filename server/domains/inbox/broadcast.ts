import { sql, type RawBuilder } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { inbox, Purpose } from '../../../contract/inbox.ts';
import { jsonb, type Tx } from '../../db/database.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Fail } from '../../http/failure.ts';
import { unreadChanged } from '../notices/index.ts';
import type { Texts } from '../site/index.ts';

/** Members per transaction: their rows are locked for a few dozen milliseconds. */
const AT_ONCE = 500;

type Requested = Pick<RequestOf<typeof inbox.broadcast>, 'to' | 'texts' | 'agentsOnly' | 'purpose'>;

/**
 * Stores a message to many members, which the job sends. The same message to the same receivers is stored once in 24 hours.
 * The caller holds the merchant's lock.
 */
export const storeBroadcast = async (
  tx: Tx,
  merchant: string,
  { to, texts, agentsOnly, purpose }: Requested,
  fail: Fail<'recipient_unknown'>,
): Promise<{ id: number; isNew: boolean }> => {
  const team = to.kind === 'team' ? await agentOf(tx, merchant, to.account, fail) : null;
  const level = to.kind === 'level' ? to.level : null;
  const earlier = await inMerchant(tx, merchant)
    .selectFrom('message_broadcasts')
    .select('id')
    .where('texts', '=', jsonb(texts))
    .where('agents_only', '=', agentsOnly)
    .where('purpose', '=', purpose)
    .where(sql<boolean>`level is not distinct from ${level} and team is not distinct from ${team}`)
    .where(sql<boolean>`at > now() - interval '24 hours'`)
    .executeTakeFirst();
  if (earlier) return { id: earlier.id, isNew: false };
  const { id } = await inMerchant(tx, merchant)
    .insertInto('message_broadcasts', {
      texts: jsonb(texts),
      level,
      team,
      agents_only: agentsOnly,
      purpose,
      last_member: sql`(select coalesce(max(id), 0) from members)` as unknown as number,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, isNew: true };
};

const agentOf = async (tx: Tx, merchant: string, account: string, fail: Fail<'recipient_unknown'>): Promise<number> => {
  const agent = await inMerchant(tx, merchant)
    .selectFrom('members')
    .select('id')
    .where('username', '=', account)
    .where('is_agent', '=', true)
    .executeTakeFirst();
  if (!agent) throw fail('recipient_unknown');
  return agent.id;
};

/** Number of broadcasts listed. */
const LISTED = 20;

type Broadcasts = ResponseOf<typeof inbox.broadcasts>['list'];
const toOf = (account: string | null, level: number | null): Broadcasts[number]['to'] => {
  if (account !== null) return { kind: 'team', account };
  return level === null ? { kind: 'all' } : { kind: 'level', level };
};

/** The newest broadcasts. */
export const broadcastsOf = async (tx: Tx, merchant: string): Promise<Broadcasts> => {
  const rows = await inMerchant(tx, merchant)
    .selectFrom('message_broadcasts')
    .leftJoin('members', 'members.id', 'message_broadcasts.team')
    .select([
      'message_broadcasts.id',
      'texts',
      'level',
      'agents_only',
      'purpose',
      'at',
      'sent',
      'finished_at',
      'members.username',
    ])
    .orderBy('message_broadcasts.id', 'desc')
    .limit(LISTED)
    .execute();
  return rows.map(({ id, texts, level, username, agents_only, purpose, at, sent, finished_at }) => ({
    id,
    to: toOf(username, level),
    agentsOnly: agents_only,
    purpose: purpose as Purpose,
    text: (texts as Texts).EN ?? '',
    atMs: at.getTime(),
    sent,
    isFinished: finished_at !== null,
  }));
};

interface Broadcast {
  id: number;
  merchant: string;
  level: number | null;
  team: number | null;
  agents_only: boolean;
  purpose: Purpose;
  last_member: number;
  served_to: number;
}

/** The next members of a broadcast by id, whether they receive it or not, so that a step is short however few do. */
const nextOf = ({ merchant, team, served_to, last_member }: Broadcast): RawBuilder<unknown> =>
  team === null
    ? sql`select id from members where merchant = ${merchant} and id > ${served_to} and id <= ${last_member}
          order by id limit ${AT_ONCE}`
    : sql`select descendant as id from team_paths
           where ancestor = ${team} and until_at = 'infinity' and descendant > ${served_to} and descendant <= ${last_member}
           order by descendant limit ${AT_ONCE}`;

/** Sends the oldest unfinished broadcast to its next members. Returns whether anything is left to send. */
export const sendNext = async (tx: Tx): Promise<boolean> => {
  const { rows: waiting } = await sql<Broadcast>`
    select id, merchant, level, team, agents_only, purpose, last_member, served_to
      from message_broadcasts where finished_at is null order by id limit 1 for no key update`.execute(tx);
  const [broadcast] = waiting;
  if (!broadcast) return false;
  const { id, merchant, level, agents_only, purpose } = broadcast;
  const { rows: next } = await sql<{ id: number; receives: boolean }>`
    select m.id, not m.demo and (m.is_agent or not ${agents_only})
           and ${purpose === 'account' ? sql`true` : sql`coalesce(m.excluded_until, '-infinity') <= now()`}
           and ${level === null ? sql`true` : sql`(select count(*) from team_paths p where p.descendant = m.id and p.until_at = 'infinity') = ${level}`} as receives
      from (${nextOf(broadcast)}) next join members m on m.id = next.id
     order by m.id`.execute(tx);
  const receivers = next.filter(({ receives }) => receives).map((member) => member.id);
  if (receivers.length > 0) {
    // Threads are locked before members, as everywhere.
    const { rows: threads } = await sql<{ id: number }>`
      insert into message_threads (merchant, kind, member_id, upline)
      select ${merchant}, 'operator', member, null from unnest(${receivers}::bigint[]) member order by member
      on conflict (merchant, kind, member_id, upline) do update set kind = excluded.kind
      returning id`.execute(tx);
    await sql`
      with added as (
        insert into messages (merchant, thread_id, recipient, broadcast_id)
        select merchant, id, member_id, ${id} from message_threads where id = any(${threads.map((thread) => thread.id)}::bigint[])
        returning id, thread_id)
      update message_threads set last_id = added.id from added where message_threads.id = added.thread_id`.execute(tx);
    await unreadChanged(tx, merchant, receivers);
  }
  await inMerchant(tx, merchant)
    .updateTable('message_broadcasts')
    .set({
      sent: sql<number>`sent + ${receivers.length}`,
      ...(next.length < AT_ONCE ? { finished_at: sql<Date>`now()` } : { served_to: next.at(-1)!.id }),
    })
    .where('id', '=', id)
    .execute();
  return true;
};
