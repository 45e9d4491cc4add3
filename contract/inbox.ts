import * as z from 'zod/mini';
import { Done, endpoint, Nothing } from './define.ts';
import { Language, MerchantCode, Millis, Uuid } from './primitives.ts';
import { OperatorReason } from './operator-reason.ts';
import { UnreadCounts } from './unread.ts';

/** Characters of a message, as typed. */
export const MESSAGE_LENGTH = 2_000;
/** Threads or messages on a page. */
export const MESSAGES_PAGE = 20;
/** Messages that a member may send a minute. */
const SENT_PER_MINUTE = 20;

/** Control characters but tabs and line breaks, and lone surrogates. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

/**
 * A text with something to see in it. Line breaks and tabs are allowed, other control characters and lone surrogates are not.
 * The server removes the characters that change the direction of text; the page isolates each message.
 */
export const MessageText = z.string().check(
  z.minLength(1),
  z.maxLength(MESSAGE_LENGTH),
  z.refine((text) => !FORBIDDEN.test(text), { error: 'control characters and lone surrogates are not allowed' }),
  z.regex(/[\p{L}\p{N}\p{P}\p{S}]/u),
);

const Account = z.string().check(z.maxLength(64));
/** A row's number in a query string, and in a body. */
const Id = z.string().check(z.regex(/^\d{1,15}$/));
const RowId = z.int().check(z.positive());
const texts = z.partialRecord(Language, MessageText);

export const InboxMessage = z.strictObject({
  id: z.int(),
  text: z.string(),
  atMs: Millis,
  /** The caller wrote it. */
  isOwn: z.boolean(),
  /** The caller received it and has not read it. */
  isUnread: z.boolean(),
  /** The caller reported it to the operator. */
  isReported: z.boolean(),
});
export type InboxMessage = z.infer<typeof InboxMessage>;

export const InboxThread = z.strictObject({
  id: z.int(),
  /** The other side: the direct upline, a direct downline, or the merchant (by hand or by itself). */
  kind: z.enum(['upline', 'downline', 'operator', 'system']),
  /** The account of the other side; null for the merchant. */
  account: z.nullable(z.string()),
  /** Whether the other side is still the caller's upline or direct downline. Nobody answers the merchant. */
  canWrite: z.boolean(),
  unread: z.int(),
  /** The newest message that the caller has not deleted. */
  last: InboxMessage,
  /** The next page begins before this one. */
  cursor: z.int(),
});
export type InboxThread = z.infer<typeof InboxThread>;

const MessageReport = z.strictObject({
  id: z.int(),
  atMs: Millis,
  reporter: z.string(),
  sender: z.string(),
  text: z.string(),
  sentAtMs: Millis,
});

/** Members of a level of the tree (1: those without an upline), an agent with everybody below it, or all. */
const Receivers = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('level'), level: z.int().check(z.minimum(1), z.maximum(1_000)) }),
  z.strictObject({ kind: z.literal('team'), account: Account }),
]);
const agentsOnly = z.boolean();
/**
 * What a message of the merchant is about: the member's own account, the service (hours, new features), or marketing. A member
 * who is excluded or in a cool-off receives those about the account alone (PP-16).
 */
const Purpose = z.enum(['account', 'service', 'marketing']);
export type Purpose = z.infer<typeof Purpose>;

const Broadcast = z.strictObject({
  id: z.int(),
  to: Receivers,
  agentsOnly,
  purpose: Purpose,
  /** In English. */
  text: z.string(),
  atMs: Millis,
  sent: z.int(),
  isFinished: z.boolean(),
});

const requested = { auth: 'member', encoding: 'query', automatic: true } as const;
const change = { method: 'POST', auth: 'member', encoding: 'json', response: Done } as const;
const command = { auth: 'operator', encoding: 'json' } as const;

/** Internal messages (MEM-02 messageV2, AGT-01). */
export const inbox = {
  unread: endpoint({
    ...requested,
    method: 'GET',
    path: '/wps/relay/MCS_unreadMessageV2',
    request: Nothing,
    response: UnreadCounts,
    errors: [],
    summary: 'getUnreadMessageV2: how many notices and messages the member has not read (LIVE-02).',
  }),
  threads: endpoint({
    ...requested,
    method: 'GET',
    path: '/wps/member/messages',
    request: z.strictObject({
      /** The beginning of a direct downline's account. */
      account: z.optional(Account),
      before: z.optional(Id),
    }),
    response: z.strictObject({
      /** The account of the direct upline; null without one. */
      upline: z.nullable(z.string()),
      list: z.array(InboxThread),
      hasMore: z.boolean(),
    }),
    errors: [],
    summary: 'The member’s threads, the newest first.',
  }),
  contacts: endpoint({
    ...requested,
    method: 'GET',
    path: '/wps/agent/messages/contacts',
    auth: 'agent',
    request: z.strictObject({ account: z.optional(Account) }),
    response: z.strictObject({ list: z.array(z.strictObject({ account: z.string(), isAgent: z.boolean() })) }),
    errors: [],
    summary: 'Direct downlines whose account begins so: those an agent can write to.',
  }),
  messages: endpoint({
    ...requested,
    method: 'GET',
    path: '/wps/member/messages/thread',
    request: z.strictObject({ threadId: Id, before: z.optional(Id) }),
    response: z.strictObject({ thread: InboxThread, list: z.array(InboxMessage), hasMore: z.boolean() }),
    errors: [],
    summary: 'Messages of one thread, the newest first.',
  }),
  send: endpoint({
    ...change,
    path: '/wps/member/messages/send',
    request: z.strictObject({
      /** The account of a direct downline; null: the direct upline. */
      to: z.nullable(Account),
      text: MessageText,
      /** Drawn once per message. The same message that is sent again is stored once. */
      clientId: Uuid,
    }),
    response: z.strictObject({ threadId: z.int(), message: InboxMessage }),
    errors: ['account_locked', 'recipient_unknown', 'idempotency_key_reused'],
    perMinute: SENT_PER_MINUTE,
    summary: 'Writes to the direct upline or a direct downline.',
  }),
  read: endpoint({
    ...change,
    path: '/wps/member/messages/read',
    automatic: true,
    request: z.strictObject({ threadId: RowId, upToId: RowId }),
    errors: [],
    summary: 'Marks the messages of a thread as read, up to one of them.',
  }),
  remove: endpoint({
    ...change,
    path: '/wps/member/messages/delete',
    request: z.strictObject({ messageId: RowId }),
    errors: [],
    summary: 'Deletes a message for the caller; the other side keeps it.',
  }),
  removeThread: endpoint({
    ...change,
    path: '/wps/member/messages/thread/delete',
    request: z.strictObject({ threadId: RowId, upToId: RowId }),
    errors: [],
    summary: 'Deletes the messages of a thread for the caller, up to one of them.',
  }),
  report: endpoint({
    ...change,
    path: '/wps/member/messages/report',
    request: z.strictObject({ messageId: RowId }),
    errors: [],
    perMinute: 10,
    summary: 'Reports a received message of a member to the operator.',
  }),
  write: endpoint({
    ...command,
    method: 'POST',
    path: '/operator/messages',
    roles: ['support'],
    request: z.strictObject({
      merchant: MerchantCode,
      account: Account,
      purpose: Purpose,
      texts,
      reason: z.optional(OperatorReason),
    }),
    response: z.strictObject({ id: z.int() }),
    errors: ['unknown_merchant', 'recipient_unknown', 'recipient_excluded'],
    summary: 'Writes to one member; EN is required. An excluded member is written to about the account alone (PP-16).',
  }),
  broadcast: endpoint({
    ...command,
    method: 'POST',
    path: '/operator/messages/broadcasts',
    roles: ['content'],
    request: z.strictObject({
      merchant: MerchantCode,
      to: Receivers,
      agentsOnly,
      purpose: Purpose,
      texts,
      reason: z.optional(OperatorReason),
    }),
    response: z.strictObject({
      id: z.int(),
      /** False: the same message went to the same receivers within 24 hours, and is not sent again. */
      isNew: z.boolean(),
    }),
    errors: ['unknown_merchant', 'recipient_unknown'],
    summary:
      'Writes to many members, in batches; EN is required. Excluded members receive what is about the account alone (PP-16).',
  }),
  broadcasts: endpoint({
    ...command,
    method: 'GET',
    path: '/operator/messages/broadcasts',
    roles: ['content', 'support'],
    encoding: 'query',
    request: z.strictObject({ merchant: MerchantCode }),
    response: z.strictObject({ list: z.array(Broadcast) }),
    errors: ['unknown_merchant'],
    summary: 'The newest messages to many members, with how far they are sent.',
  }),
  reports: endpoint({
    ...command,
    method: 'GET',
    path: '/operator/messages/reports',
    roles: ['support'],
    encoding: 'query',
    request: z.strictObject({ merchant: MerchantCode }),
    response: z.strictObject({ list: z.array(MessageReport) }),
    errors: ['unknown_merchant'],
    summary: 'Messages that members reported and nobody has closed, the newest first; reading them is audited.',
  }),
  closeReport: endpoint({
    ...command,
    method: 'POST',
    path: '/operator/messages/reports/close',
    roles: ['support'],
    request: z.strictObject({ merchant: MerchantCode, id: RowId, reason: OperatorReason }),
    response: Done,
    errors: ['unknown_merchant', 'not_found'],
    summary: 'Closes a report. The member who made it receives a system message.',
  }),
} as const;
