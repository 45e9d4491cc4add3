import { sql } from 'kysely';
import { CHAT_LIMITS } from '../../../contract/chat-message.ts';
import type { Db, Tx } from '../../db/database.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Attended } from '../../live/feeds.ts';
import { changeRoom, roomsOfKeys } from './room-row.ts';

/** A node writes the members that watch its rooms every 10 s: older rows are those of nodes that stopped. */
export const GONE_AFTER_SECONDS = 25;
const isGone = sql<boolean>`at < row_clock() - ${GONE_AFTER_SECONDS} * interval '1 second'`;

interface Present {
  present: number;
  names: string[];
}

/** The number of members in each room of a merchant in which there are any. */
export const presentIn = async (db: Db | Tx, merchant: string): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ room: number; present: number }>`
    select room_id as room, count(distinct member)::int as present
      from chat_presence, unnest(members) as member
     where merchant = ${merchant} and not ${isGone} group by room_id`.execute(db);
  return new Map(rows.map(({ room, present }) => [room, present]));
};

/** Writes who watches rooms at this node, and changes the rooms whose sum over all nodes changed. */
export const countPresent: Attended = async ({ database }, node, rooms) => {
  for (const { merchant, key, members } of rooms)
    await database.transact(async (tx) => {
      const room = await roomsOfKeys(tx, merchant, [key]).selectAll().forNoKeyUpdate().executeTakeFirst();
      if (!room) return;
      await inMerchant(tx, merchant)
        .deleteFrom('chat_presence')
        .where('room_id', '=', room.id)
        .where(sql<boolean>`(node = ${node}::uuid or ${isGone})`)
        .execute();
      if (members.length > 0)
        await inMerchant(tx, merchant)
          .insertInto('chat_presence', { room_id: room.id, node, members: [...members] })
          .execute();
      const { rows } = await sql<Present>`
        with present as (select distinct unnest(members) as id from chat_presence where room_id = ${room.id})
        select (select count(*) from present)::int as present,
               coalesce((select array_agg(name order by lower(name), name) from (
                 select name from chat_members c join present p on p.id = c.member_id
                  where c.merchant = ${merchant} and name is not null
                  order by lower(name), name limit ${CHAT_LIMITS.present}) named), '{}') as names`.execute(tx);
      const [now] = rows;
      if (!now || (now.present === room.present && now.names.join('\n') === room.names.join('\n'))) return;
      await changeRoom(tx, merchant, room.id, now);
    });
};
