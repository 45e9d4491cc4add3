import type { FeedSet } from '../../live/feeds.ts';
import type { Viewer } from '../../live/viewer.ts';
import { countPresent } from './presence.ts';
import { keyOf, roomsOfKeys, stateOf } from './room-row.ts';

const mayRead = ({ isReal }: Viewer, key: string): boolean => isReal === true && key.startsWith('chat:');

/** Rooms and their messages, for members of real accounts (MEM-08, LIVE-10). */
export const chatFeeds: FeedSet = {
  state: {
    chatRoom: {
      may: mayRead,
      current: async (db, merchant, keys) =>
        (await roomsOfKeys(db, merchant, keys).selectAll().execute()).map((room) => ({
          key: keyOf(room.id),
          seq: room.version,
          value: stateOf(room),
        })),
      seqs: async (db, merchant, keys) =>
        new Map(
          (await roomsOfKeys(db, merchant, keys).select(['id', 'version']).execute()).map(({ id, version }) => [
            keyOf(id),
            version,
          ]),
        ),
      ticks: true,
    },
  },
  events: { chat: { may: mayRead, gathers: true, attended: countPresent } },
};
