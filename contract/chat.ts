import * as z from 'zod/mini';
import { endpoint, Nothing } from './define.ts';
import { SharedRound } from './chat-message.ts';
import { Game } from './games.ts';
import { Language, Millis, Uuid } from './primitives.ts';
import { TEXT_BOUNDS } from './text-bounds.ts';

/** What a room is about: a language, a live table by its node id, or a leaderboard by its number. */
export const ROOM_KINDS = ['language', 'table', 'board'] as const;
export const RoomKind = z.enum(ROOM_KINDS);
export type RoomKind = z.infer<typeof RoomKind>;
const Subject = z.string().check(z.regex(/^[A-Za-z0-9]{1,15}$/));

export const ChatRoom = z.strictObject({
  /** Its key in the feeds is `chat:<id>`. */
  id: z.int(),
  kind: RoomKind,
  of: Subject,
  /** Name of the game or the leaderboard; empty for a room of a language. */
  title: z.string(),
});
export type ChatRoom = z.infer<typeof ChatRoom>;

/** A member whose messages the caller does not see. */
export const IgnoredAuthor = z.strictObject({ authorId: z.int(), name: z.string() });
export type IgnoredAuthor = z.infer<typeof IgnoredAuthor>;

/** The caller in the chat. */
export const ChatSelf = z.strictObject({
  /** Null before a name was chosen. */
  authorId: z.nullable(z.int()),
  name: z.nullable(z.string()),
  /** Null: not muted. */
  mutedUntilMs: z.nullable(Millis),
  ignored: z.array(IgnoredAuthor),
});
export type ChatSelf = z.infer<typeof ChatSelf>;

export const REPORT_REASONS = ['abuse', 'fraud', 'advertising', 'other'] as const;
export const ReportReason = z.enum(REPORT_REASONS);
export type ReportReason = z.infer<typeof ReportReason>;

/** Why a name cannot be had. */
export const NAME_PROBLEMS = ['length', 'characters', 'reserved', 'words', 'links', 'username', 'taken'] as const;
export type NameProblem = (typeof NAME_PROBLEMS)[number];

/** How the caller shows the room (GAME-09); what is absent is up to the page. */
const Look = {
  /** `1` for players, `0` for a page of the operator. */
  b2c: z.optional(z.enum(['0', '1'])),
  headerColor: z.optional(z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/))),
  title: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  template: z.optional(z.enum(['drawer', 'table'])),
};

const common = { auth: 'member', encoding: 'json' } as const;

/** The chat (MEM-08). Every call is refused with `chat_closed` while the module CHAT_ROOM is off. Messages are sent over the socket. */
export const chat = {
  models: endpoint({
    ...common,
    method: 'GET',
    path: '/wps/relay/liveModelList',
    encoding: 'query',
    request: Nothing,
    response: z.strictObject({ list: z.array(z.strictObject({ game: Game, present: z.int() })) }),
    errors: ['chat_closed'],
    summary: 'The live tables that have a room, the most popular first, with the number of members in it.',
  }),
  launch: endpoint({
    ...common,
    method: 'POST',
    path: '/wps/relay/launchChat',
    request: z.strictObject({ kind: RoomKind, of: Subject, ...Look }),
    response: z.strictObject({
      room: ChatRoom,
      self: ChatSelf,
      /** Languages that have a room. */
      languages: z.array(Language),
      look: z.strictObject(Look),
    }),
    errors: ['chat_closed', 'account_excluded'],
    summary: 'Opens a room: of a language, a live table or a running leaderboard.',
  }),
  setName: endpoint({
    ...common,
    method: 'POST',
    path: '/wps/chat/name',
    perMinute: 10,
    request: z.strictObject({ name: z.string().check(z.maxLength(TEXT_BOUNDS.chatName)) }),
    response: ChatSelf,
    errors: ['chat_closed', 'chat_name_refused', 'account_excluded'],
    summary: 'Sets the name that others see. Names of staff are reserved.',
  }),
  ignore: endpoint({
    ...common,
    method: 'POST',
    path: '/wps/chat/ignore',
    perMinute: 60,
    request: z.strictObject({ authorId: z.int().check(z.positive()), on: z.boolean() }),
    response: ChatSelf,
    errors: ['chat_closed', 'chat_ignored_full'],
    summary: 'Mutes another member for the caller alone, or ends that.',
  }),
  report: endpoint({
    ...common,
    method: 'POST',
    path: '/wps/chat/report',
    perMinute: 10,
    request: z.strictObject({ messageId: Uuid, reason: ReportReason }),
    response: Nothing,
    errors: ['chat_closed'],
    summary: 'Reports a message to the operator; once for each member.',
  }),
  rounds: endpoint({
    ...common,
    method: 'GET',
    path: '/wps/chat/rounds',
    encoding: 'query',
    request: Nothing,
    response: z.strictObject({ list: z.array(z.extend(SharedRound, { closedAtMs: Millis })) }),
    errors: ['chat_closed'],
    summary: 'The caller’s newest finished rounds of real money, which can be shared: at most 20.',
  }),
} as const;
