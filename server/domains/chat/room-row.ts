import { sql } from 'kysely';
import type { ChatRoomState } from '../../../contract/chat-message.ts';
import type { ChatRoom } from '../../../contract/chat.ts';
import type { Language } from '../../../contract/primitives.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import { emitState } from '../../live/emit.ts';
import { anyNumber } from '../../live/keys.ts';
import { findGame, gameName } from '../games/index.ts';
import { inLanguage, type Texts } from '../site/index.ts';

export interface RoomRow {
  id: number;
  kind: ChatRoom['kind'];
  subject: string;
  closed: boolean;
  slow_seconds: number;
  present: number;
  names: string[];
  /** The open rain as it is published (domain `rain`). */
  rain: unknown;
  version: number;
}

export const keyOf = (roomId: number) => `chat:${roomId}` as const;
/** The room of the protocol (W9) in which all members of a merchant are; a member may read all its rooms. */
export const readersOf = (merchant: string) => `chat:${merchant}` as const;

/** The rooms with these keys in the feeds. */
export const roomsOfKeys = (db: Db | Tx, merchant: string, keys: readonly string[]) =>
  inMerchant(db, merchant).selectFrom('chat_rooms').where('id', '=', anyNumber(keys));

export const stateOf = ({ closed, slow_seconds, present, names, rain }: RoomRow): ChatRoomState => ({
  closed,
  slowSeconds: slow_seconds,
  present,
  names,
  rain: rain as ChatRoomState['rain'],
});

/** Changes a room in its next version and announces it; undefined if there is no such room. */
export const changeRoom = async (
  tx: Tx,
  merchant: string,
  id: number,
  change: Partial<Pick<RoomRow, 'closed' | 'slow_seconds' | 'present' | 'names' | 'rain'>>,
): Promise<RoomRow | undefined> => {
  const room = await inMerchant(tx, merchant)
    .updateTable('chat_rooms')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!room) return undefined;
  const announced = { feed: 'chatRoom', key: keyOf(id), room: readersOf(merchant) } as const;
  await emitState(tx, { merchant, ...announced, seq: room.version, value: stateOf(room) });
  return room;
};

/** Whether this leaderboard runs. */
export const boardRuns = async (tx: Tx, merchant: string, subject: string): Promise<boolean> => {
  const boards = inMerchant(tx, merchant).selectFrom('missions').select('id').where('id', '=', Number(subject));
  const running = boards.where('kind', '=', 'leaderboard').where('state', '=', 'running');
  return (await running.executeTakeFirst()) !== undefined;
};

/** A room's title in a language: the name of its game or leaderboard. */
export const titleOf = async (
  db: Db | Tx,
  merchant: string,
  { kind, subject }: Pick<RoomRow, 'kind' | 'subject'>,
  language: Language,
): Promise<string> => {
  if (kind === 'language') return '';
  if (kind === 'table') {
    const game = await findGame(db, merchant, subject);
    return game ? gameName(game.names, language, game.code) : subject;
  }
  const board = await inMerchant(db, merchant)
    .selectFrom('missions')
    .select('texts')
    .where('id', '=', Number(subject))
    .executeTakeFirst();
  const titles = (board?.texts ?? {}) as Texts<{ title: string }>;
  return inLanguage(titles, language)?.title ?? subject;
};
