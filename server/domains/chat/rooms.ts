import { sql } from 'kysely';
import type { ResponseOf, RequestOf } from '../../../contract/define.ts';
import type { chat, ChatRoom, RoomKind } from '../../../contract/chat.ts';
import type { Language } from '../../../contract/primitives.ts';
import type { AppContext } from '../../app/context.ts';
import type { Tx } from '../../db/database.ts';
import { inMerchant } from '../../db/merchant.ts';
import { refuseExcluded } from '../../http/exclusion.ts';
import { commonFailure } from '../../http/failure.ts';
import type { CallOf } from '../../http/route.ts';
import type { Merchant } from '../../http/viewer.ts';
import { offeredGames, popularRows, toGame } from '../games/index.ts';
import { presentIn } from './presence.ts';
import { boardRuns, titleOf, type RoomRow } from './room-row.ts';
import { checkOpen, selfOf } from './self.ts';

/** More live tables than a merchant has. */
const TABLES = 100;

/** Whether the merchant has what the room is about: the language, an offered live table, or a running leaderboard. */
const hasSubject = async (tx: Tx, merchant: Merchant, kind: RoomKind, of: string): Promise<boolean> => {
  if (kind === 'language') return merchant.brand.languages.includes(of as Language);
  if (!/^\d{1,15}$/.test(of)) return false;
  if (kind === 'table') {
    const games = offeredGames(tx, merchant).where('games.room_id', 'is not', null);
    return (await games.where('games.node_id', '=', Number(of)).select('games.node_id').execute()).length > 0;
  }
  return boardRuns(tx, merchant.code, of);
};

/** The room of a subject, which is made when somebody opens it first; undefined without the subject. */
export const openRoom = async (
  tx: Tx,
  merchant: Merchant,
  kind: RoomKind,
  of: string,
): Promise<RoomRow | undefined> => {
  if (!(await hasSubject(tx, merchant, kind, of))) return undefined;
  const rows = inMerchant(tx, merchant.code);
  const find = () =>
    rows.selectFrom('chat_rooms').selectAll().where('kind', '=', kind).where('subject', '=', of).executeTakeFirst();
  const known = await find();
  if (known) return known;
  await rows
    .insertInto('chat_rooms', { kind, subject: of })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return find();
};

export const launchChat = (
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  { member, merchant, language, fail }: CallOf<typeof chat.launch>,
  { kind, of, ...look }: RequestOf<typeof chat.launch>,
): Promise<ResponseOf<typeof chat.launch>> =>
  database.transact(async (tx) => {
    checkOpen(merchant, fail);
    refuseExcluded(member, now(), fail);
    const room = await openRoom(tx, merchant, kind, of);
    if (!room) throw commonFailure('not_found');
    return {
      room: await shownRoom(tx, merchant.code, room, language),
      self: await selfOf(tx, member),
      languages: merchant.brand.languages,
      look,
    };
  });

export const shownRoom = async (
  tx: Tx,
  merchant: string,
  { id, kind, subject }: RoomRow,
  language: Language,
): Promise<ChatRoom> => ({ id, kind, of: subject, title: await titleOf(tx, merchant, { kind, subject }, language) });

/** Live tables that have a room, with the number of members in it. */
export const liveModels = async (
  tx: Tx,
  merchant: Merchant,
  language: Language,
): Promise<ResponseOf<typeof chat.models>> => {
  const rows = await popularRows(tx, offeredGames(tx, merchant).where('games.room_id', 'is not', null), TABLES);
  const rooms = await inMerchant(tx, merchant.code)
    .selectFrom('chat_rooms')
    .select(['id', 'subject'])
    .where('kind', '=', 'table')
    .where('subject', '=', sql<string>`any(${rows.map(({ node_id }) => String(node_id))}::text[])`)
    .execute();
  const present = await presentIn(tx, merchant.code);
  const inRoom = new Map(rooms.map(({ id, subject }) => [subject, present.get(id) ?? 0]));
  return {
    list: rows.map((row) => ({ game: toGame(row, language), present: inRoom.get(String(row.node_id)) ?? 0 })),
  };
};
