import * as z from 'zod/mini';
import { ChatRoom, ReportReason } from './chat.ts';
import { endpoint } from './define.ts';
import { OperatorReason } from './operator-reason.ts';
import { Language, MerchantCode, Millis, Uuid } from './primitives.ts';

const Account = z.string().check(z.minLength(1), z.maxLength(64));
/** A room by its number. */
const Room = z.int().check(z.positive());
const QueryRoom = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

const common = { auth: 'operator', roles: ['support'] } as const;
const query = { ...common, method: 'GET', encoding: 'query' } as const;
const ofMerchant = { merchant: MerchantCode };
const change = { ...ofMerchant, reason: OperatorReason };

export const OperatorRoom = z.extend(ChatRoom, {
  closed: z.boolean(),
  slowSeconds: z.int(),
  present: z.int(),
  lastMessageAtMs: z.nullable(Millis),
});
export type OperatorRoom = z.infer<typeof OperatorRoom>;

/** A message as the operator reads it, also a deleted one. */
export const LoggedMessage = z.strictObject({
  id: Uuid,
  room: z.int(),
  account: z.string(),
  name: z.string(),
  text: z.string(),
  roundId: z.nullable(Uuid),
  atMs: Millis,
  deletedAtMs: z.nullable(Millis),
});
export type LoggedMessage = z.infer<typeof LoggedMessage>;

/** Whose words: of a language, of all languages, or of names. */
export const WordList = z.union([Language, z.enum(['all', 'names'])]);
export const CHAT_WORDS = 2_000;
/** Messages and reports of one answer. */
export const CHAT_LOGGED = 100;
/** Longest mute: a year. */
export const MUTE_MINUTES = 525_600;

/** Moderation of the chat. Each change is one transaction with an audit row. */
export const chatOperator = {
  rooms: endpoint({
    ...query,
    path: '/operator/chat/rooms',
    request: z.strictObject(ofMerchant),
    response: z.strictObject({ list: z.array(OperatorRoom) }),
    errors: ['unknown_merchant'],
    summary: 'The rooms that somebody has opened, those with the newest messages first: at most 500.',
  }),
  messages: endpoint({
    ...query,
    path: '/operator/chat/messages',
    request: z.strictObject({
      ...ofMerchant,
      room: z.optional(QueryRoom),
      account: z.optional(Account),
      /** Only those sent before. */
      beforeMs: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))),
    }),
    response: z.strictObject({ list: z.array(LoggedMessage) }),
    errors: ['unknown_merchant'],
    summary: 'The newest messages of a room or an account, with the accounts; deleted ones too, for 90 days.',
  }),
  reports: endpoint({
    ...query,
    path: '/operator/chat/reports',
    request: z.strictObject(ofMerchant),
    response: z.strictObject({
      list: z.array(
        z.strictObject({
          message: LoggedMessage,
          reporters: z.int(),
          reasons: z.array(ReportReason),
          firstAtMs: Millis,
        }),
      ),
    }),
    errors: ['unknown_merchant'],
    summary: 'Reported messages that nobody has decided on, the oldest report first.',
  }),
  remove: endpoint({
    ...common,
    method: 'POST',
    path: '/operator/chat/messages/delete',
    encoding: 'json',
    request: z.strictObject({ ...change, messageId: Uuid }),
    response: LoggedMessage,
    errors: ['unknown_merchant'],
    summary: 'Deletes a message for all members, and closes its reports. The log keeps it.',
  }),
  keep: endpoint({
    ...common,
    method: 'POST',
    path: '/operator/chat/messages/keep',
    encoding: 'json',
    request: z.strictObject({ ...change, messageId: Uuid }),
    response: LoggedMessage,
    errors: ['unknown_merchant'],
    summary: 'Closes the reports of a message that stays.',
  }),
  mute: endpoint({
    ...common,
    method: 'POST',
    path: '/operator/chat/mute',
    encoding: 'json',
    request: z.strictObject({
      ...change,
      account: Account,
      /** 0 ends a mute. */
      minutes: z.int().check(z.minimum(0), z.maximum(MUTE_MINUTES)),
    }),
    response: z.strictObject({ account: z.string(), untilMs: z.nullable(Millis) }),
    errors: ['unknown_merchant'],
    summary: 'A muted member reads and cannot write, in any room.',
  }),
  setRoom: endpoint({
    ...common,
    method: 'POST',
    path: '/operator/chat/rooms',
    encoding: 'json',
    request: z.strictObject({
      ...change,
      room: Room,
      closed: z.optional(z.boolean()),
      /** Least seconds between two messages of a member; 0: off. */
      slowSeconds: z.optional(z.int().check(z.minimum(0), z.maximum(3_600))),
    }),
    response: OperatorRoom,
    errors: ['unknown_merchant'],
    summary: 'Shuts or opens a room, or sets its slow mode.',
  }),
  words: endpoint({
    ...query,
    path: '/operator/chat/words',
    request: z.strictObject({ ...ofMerchant, list: WordList }),
    response: z.strictObject({ words: z.array(z.string()) }),
    errors: ['unknown_merchant'],
    summary: 'The words that are refused in rooms of a language, in all rooms, or in names.',
  }),
  setWords: endpoint({
    ...common,
    method: 'PUT',
    path: '/operator/chat/words',
    encoding: 'json',
    bodyBytes: 250_000,
    bodyValues: CHAT_WORDS + 20,
    request: z.strictObject({
      ...change,
      list: WordList,
      words: z.array(z.string().check(z.minLength(2), z.maxLength(60))).check(z.maxLength(CHAT_WORDS)),
    }),
    response: z.strictObject({ words: z.int() }),
    errors: ['unknown_merchant'],
    summary: 'Replaces a list of refused words.',
  }),
} as const;
