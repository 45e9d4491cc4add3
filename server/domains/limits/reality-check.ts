import { sql } from 'kysely';
import type { PlayerProtection } from '../../../contract/player-limits.ts';
import type { RealityCheckAnswer, RealityCheckMinutes } from '../../../contract/reality-check.ts';
import type { FeedValues } from '../../../contract/wire.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Tx } from '../../db/database.ts';
import { commonFailure } from '../../http/failure.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { emitState } from '../../live/emit.ts';
import { audit } from '../../operator/audit.ts';
import { staffActor } from '../../operator/actor.ts';
import { lockMember } from './lock-member.ts';

/** The member's interval in force and the merchant's bound, and whether the member was asked to set a limit. */
export const choicesOf = async (
  tx: Tx,
  { merchant, id }: MemberRow,
): Promise<Pick<PlayerProtection, 'realityCheck' | 'requested'>> => {
  const { requested, ...realityCheck } = await inMerchant(tx, merchant)
    .selectFrom('members')
    .innerJoin('merchants', 'merchants.code', 'members.merchant')
    .leftJoin('reality_checks', 'reality_checks.member_id', 'members.id')
    .select([
      sql<number | null>`reality_check_minutes(every_minutes, settings)`.as('everyMinutes'),
      sql<number | null>`(settings ->> 'realityCheckMaxMinutes')::int`.as('maxMinutes'),
      sql<boolean>`limits_prompted_at is not null`.as('requested'),
    ])
    .where('members.id', '=', id)
    .executeTakeFirstOrThrow();
  return { realityCheck, requested };
};

/** Sets the member's interval, at once. A check that is due stays due. */
export const setRealityCheck = async (tx: Tx, member: MemberRow, everyMinutes: RealityCheckMinutes): Promise<void> => {
  await lockMember(tx, member);
  const { realityCheck: before } = await choicesOf(tx, member);
  const max = before.maxMinutes;
  if (max !== null && (everyMinutes === 0 || everyMinutes > max))
    throw commonFailure('invalid_request', { details: { issues: [{ path: 'everyMinutes', problem: 'not_allowed' }] } });
  await write(tx, member, { every_minutes: everyMinutes, ...((await isDue(tx, member)) && { pending_since: now }) });
  await tell(tx, member);
  await audit(tx, {
    merchant: member.merchant,
    actor: `member:${member.id}`,
    action: 'reality_check_set',
    reason: '',
    before: { everyMinutes: before.everyMinutes },
    after: { everyMinutes },
    memberId: member.id,
  });
};

/** Makes a reality check due now, for every login of the member. */
export const askRealityCheck = async (tx: Tx, member: MemberRow, reason: string): Promise<void> => {
  await lockMember(tx, member);
  await write(tx, member, { pending_since: now });
  await tell(tx, member);
  await audit(tx, {
    merchant: member.merchant,
    actor: staffActor(),
    action: 'reality_check_ask',
    reason,
    before: null,
    after: { memberId: member.id },
    memberId: member.id,
  });
};

/** Records the answer to the check that is due for this login. The next one is due an interval later. */
export const answerRealityCheck = async (
  tx: Tx,
  member: MemberRow,
  sessionId: string,
  answer: RealityCheckAnswer,
): Promise<void> => {
  await lockMember(tx, member);
  const tables = inMerchant(tx, member.merchant);
  const due = await tables
    .selectFrom('sessions')
    .select(['play_net as net', 'play_wagered as wagered', sql<Date>`reality_check_at(sessions)`.as('due_at')])
    .where('id', '=', sessionId)
    .where(isPast)
    .executeTakeFirst();
  if (!due) return;
  await tables
    .insertInto('reality_check_answers', { member_id: member.id, session_id: sessionId, answer, ...due })
    .execute();
  await tables.updateTable('sessions').set({ reality_checked_at: now }).where('id', '=', sessionId).execute();
  await tables.updateTable('reality_checks').set({ pending_since: null }).where('member_id', '=', member.id).execute();
  await tell(tx, member);
};

const now = sql<Date>`clock_timestamp()` as unknown as Date;
const isPast = sql<boolean>`reality_check_at(sessions) <= clock_timestamp()`;

const openLogins = (tx: Tx, { merchant, id }: MemberRow) =>
  inMerchant(tx, merchant)
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', id)
    .where('ended_at', 'is', null);

const isDue = async (tx: Tx, member: MemberRow): Promise<boolean> =>
  (await openLogins(tx, member).where(isPast).executeTakeFirst()) !== undefined;

const write = async (
  tx: Tx,
  { merchant, id }: MemberRow,
  set: { every_minutes?: number; pending_since?: Date },
): Promise<void> => {
  await inMerchant(tx, merchant)
    .insertInto('reality_checks', { member_id: id, ...set })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(set))
    .execute();
};

/** Tells every login of the member when its check is due. */
const tell = async (tx: Tx, member: MemberRow): Promise<void> => {
  const logins = await inMerchant(tx, member.merchant)
    .updateTable('sessions')
    .set({ play_version: sql<number>`play_version + 1` })
    .where('member_id', '=', member.id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'play_version as seq', sql<FeedValues['play']>`play_value(sessions)`.as('value')])
    .execute();
  for (const { id, seq, value } of logins)
    await emitState(tx, {
      merchant: member.merchant,
      feed: 'play',
      key: `session:${id}`,
      room: `member:${member.id}`,
      seq,
      value,
    });
};
