import { sql } from 'kysely';
import { CHAT_LIMITS } from '../../../contract/chat-message.ts';
import type { Db, Tx } from '../../db/database.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Attended, FeedSet } from '../../live/feeds.ts';
import { anyNumber } from '../../live/keys.ts';
import type { Viewer } from '../../live/viewer.ts';
import { changeRoom, keyOf, stateOf } from './room-row.ts';

/** A node writes the members that watch its rooms every 10 s: older rows are those of nodes that stopped. */
export const GONE_AFTER_SECONDS = 25;

const mayRead = ({ isReal }: Viewer, key: string): boolean => isReal === true && key.startsWith('chat:');
const roomsOf = (db: Db | Tx, merchant: string, keys: readonly string[]) =>
  inMerchant(db, merchant).selectFrom('chat_rooms').where('id', '=', anyNumber(keys));

interface Present {
  present: number;
  names: string[];
}

/** Writes who watches rooms at this node, and changes the rooms whose sum over all nodes changed. */
export const countPresent: Attended = async ({ database }, node, rooms) => {
  for (const { merchant, key, members } of rooms)
    await database.transact(async (tx) => {
      const room = await roomsOf(tx, merchant, [key]).selectAll().forNoKeyUpdate().executeTakeFirst();
      if (!room) return;
      await inMerchant(tx, merchant)
        .deleteFrom('chat_presence')
        .where('room_id', '=', room.id)
        .where(sql<boolean>`(node = ${node}::uuid or at < row_clock() - ${GONE_AFTER_SECONDS} * interval '1 second')`)
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

/** Rooms and their messages, for members of real accounts (MEM-08, LIVE-10). */
export const chatFeeds: FeedSet = {
  state: {
    chatRoom: {
      may: mayRead,
      current: async (db, merchant, keys) =>
        (await roomsOf(db, merchant, keys).selectAll().execute()).map((room) => ({
          key: keyOf(room.id),
          seq: room.version,
          value: stateOf(room),
        })),
      seqs: async (db, merchant, keys) =>
        new Map(
          (await roomsOf(db, merchant, keys).select(['id', 'version']).execute()).map(({ id, version }) => [
            keyOf(id),
            version,
          ]),
        ),
      ticks: true,
    },
  },
  events: { chat: { may: mayRead, gathers: true, attended: countPresent } },
};
