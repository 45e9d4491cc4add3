import { sql } from 'kysely';
import { RAIN_LIMITS } from '../../../contract/rain-value.ts';
import type { RainRefusal } from '../../../contract/rain.ts';
import type { Tx } from '../../db/database.ts';
import { commonFailure } from '../../http/failure.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { GONE_AFTER_SECONDS } from '../chat/index.ts';
import { isPast, type RainRow, type RoomRow } from './rain-row.ts';

/** Why this member takes no share, whatever others do: read before the room is locked. Throws `not_allowed` of a locked account. */
export const claimantRefusal = async (tx: Tx, member: MemberRow, rain: RainRow): Promise<RainRefusal | null> => {
  const { merchant, id } = member;
  if (rain.giver_id === id) return 'own';
  if (rain.ended_at !== null) return rain.taken === rain.shares ? 'taken' : 'ended';
  if (rain.currency !== member.currency || rain.exponent !== member.exponent) return 'currency';
  const { rows } = await sql<{ locked: boolean; refusal: RainRefusal | null }>`
    select m.locked, case
             when m.excluded_until > row_clock() then 'excluded'
             when m.play_blocked_reason is not null then 'blocked'
             when c.name is null then 'no_name'
             when c.muted_until > row_clock() then 'muted'
             when not exists (select from chat_presence p
                               where p.room_id = ${rain.room_id} and m.id = any (p.members)
                                 and p.at >= row_clock() - ${GONE_AFTER_SECONDS} * interval '1 second') then 'absent'
             when (select coalesce(sum(d.valid_stake - d.bonus_stake), 0) from play_days d
                    where d.member_id = m.id and d.day > merchant_day(row_clock(), s.brand) - ${RAIN_LIMITS.playedDays}::int) <= 0
               then 'not_played'
           end as refusal
      from members m join merchants s on s.code = m.merchant
      left join chat_members c on c.member_id = m.id
     where m.merchant = ${merchant} and m.id = ${id}`.execute(tx);
  const { locked, refusal } = rows[0]!;
  if (locked) throw commonFailure('not_allowed');
  return refusal;
};

/** Why nobody, or nobody at this device, takes a share any more. The room is locked. */
export const rainRefusal = async (
  tx: Tx,
  { merchant, id }: MemberRow,
  rain: RainRow,
  room: RoomRow,
): Promise<RainRefusal | null> => {
  if (rain.taken === rain.shares) return 'taken';
  if (room.closed) return 'room_closed';
  if (rain.ended_at !== null || (await isPast(tx, rain.until_at))) return 'ended';
  const { rows } = await sql`
    select from signal_sharers(${merchant}, ${id}, array['device']) o
     where o.sharer = ${rain.giver_id}
        or exists (select from rain_shares s where s.rain_id = ${rain.id} and s.member_id = o.sharer) limit 1`.execute(
    tx,
  );
  return rows.length > 0 ? 'same_device' : null;
};
