import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { SERVER_LIMITS } from '../../../../contract/limits.ts';
import type { LoginResult } from '../../../../contract/auth.ts';
import type { MemberInfo } from '../../../../contract/session.ts';
import type { FeedValues } from '../../../../contract/wire.ts';
import { inMerchant } from '../../../db/merchant.ts';
import { everyMerchant, type Database, type Tx } from '../../../db/database.ts';
import { addressKey } from '../../../http/address.ts';
import { hashToken, type MemberRow, type SessionRow } from '../../../http/viewer.ts';
import { keep } from '../../../jobs/retention.ts';
import { emitEvent } from '../../../live/emit.ts';

export type EndReason = FeedValues['session']['reason'];

/** Inserts a login session. Returns the token once; only its hash is stored. */
export const insertSession = async (
  tx: Tx,
  member: MemberRow,
  from: { ip: string; userAgent: string; publicKey?: Buffer; deviceId?: string },
  changePassword: LoginResult['changePassword'] = null,
): Promise<{ token: string; session: SessionRow }> => {
  const token = randomBytes(32).toString('base64url');
  const session = await inMerchant(tx, member.merchant)
    .insertInto('sessions', {
      id: randomUUID(),
      member_id: member.id,
      token_hash: hashToken(token),
      user_agent: from.userAgent,
      public_key: from.publicKey ?? null,
      ip: from.ip,
      change_password: changePassword,
      expires_at: sql<Date>`now() + make_interval(secs => ${SERVER_LIMITS.sessionMs / 1000})` as unknown as Date,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordSignals(tx, member, from);
  return { token, session };
};

/** Records what a login shows of its device and its network: other accounts with the same may be one person's. */
const recordSignals = async (
  tx: Tx,
  { merchant, id: member_id }: MemberRow,
  { ip, deviceId }: { ip: string; deviceId?: string },
): Promise<void> => {
  const address = { member_id, signal: 'address' as const, value: addressKey(ip) };
  const device = deviceId === undefined ? [] : [{ member_id, signal: 'device' as const, value: deviceId }];
  await inMerchant(tx, merchant)
    .insertInto('login_signals', [address, ...device])
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'signal', 'value']).doUpdateSet({ seen_at: sql<Date>`row_clock()` }),
    )
    .execute();
};

const DAY_MS = 86_400_000;

/** An address counts for 90 days after its last login, a device for a year. */
export const signalRetention = [
  keep('login_signals', 'seen_at', 90 * DAY_MS, sql<boolean>`signal = 'address'`),
  keep('login_signals', 'seen_at', 365 * DAY_MS),
];

interface Which {
  merchant: string;
  /** One session, or every session of a member. */
  sessionId?: string;
  memberId?: number;
  /** The member's session to keep. */
  except?: string;
}

/** Ends live sessions and announces each end in the same transaction (W9). Returns how many ended. */
export const endSessions = async (tx: Tx, which: Which, reason: EndReason): Promise<number> => {
  const ended = await inMerchant(tx, which.merchant)
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()`, end_reason: reason })
    .where('ended_at', 'is', null)
    .$if(which.sessionId !== undefined, (q) => q.where('id', '=', which.sessionId!))
    .$if(which.memberId !== undefined, (q) => q.where('member_id', '=', which.memberId!))
    .$if(which.except !== undefined, (q) => q.where('id', '<>', which.except!))
    .returning(['id', 'member_id'])
    .execute();
  for (const row of ended) await announceEnd(tx, which.merchant, row, reason);
  return ended.length;
};

const announceEnd = (tx: Tx, merchant: string, row: { id: string; member_id: number }, reason: EndReason) =>
  emitEvent(tx, {
    merchant,
    feed: 'session',
    key: `session:${row.id}`,
    room: `member:${row.member_id}`,
    value: { kind: 'ended', reason },
  });

/** Sessions ended per run of the job. The rest waits for the next run. */
const BATCH = 500;

/** Ends sessions older than 12 hours, of all merchants. A job calls it every few seconds. */
export const endExpiredSessions = (database: Database): Promise<number> =>
  database.transact(async (tx) => {
    const { rows } = await sql<{ id: string; merchant: string; member_id: number }>`
      update sessions set ended_at = now(), end_reason = 'expired'
       where id = any(array(
         select id from sessions where ended_at is null and expires_at <= now() limit ${BATCH} for update skip locked))
       returning id, merchant, member_id`.execute(everyMerchant(tx));
    for (const row of rows) await announceEnd(tx, row.merchant, row, 'expired');
    return rows.length;
  });

export const memberInfo = (member: MemberRow, session: SessionRow): MemberInfo => ({
  id: member.id,
  account: member.username,
  userName: member.username,
  nickname: member.nickname,
  type: member.type,
  currency: member.currency,
  exponent: member.exponent,
  sessionId: session.id,
  sessionStartedAtMs: session.started_at.getTime(),
  sessionExpiresAtMs: session.expires_at.getTime(),
  changePassword: session.change_password,
});
