import * as z from 'zod/mini';
import { Done, endpoint } from './define.ts';
import { MESSAGE_LENGTH, MessageText } from './inbox.ts';
import { OperatorReason } from './operator-reason.ts';
import { MerchantCode, Millis, Uuid } from './primitives.ts';
import { FEEDBACK } from './support.ts';

/** Tickets on a page, and messages of one ticket. */
export const TICKETS_PAGE = 20;
export const TICKET_MESSAGES = 200;
export const TICKET_TEXT = MESSAGE_LENGTH;

/** `open`: waits for an answer of the operator; `answered`: for the member; `closed`: for nobody, until the member writes again. */
export const TICKET_STATES = ['open', 'answered', 'closed'] as const;
export const TicketState = z.enum(TICKET_STATES);

/** A row's number in a query string, and in a body. */
const Id = z.string().check(z.regex(/^\d{1,15}$/));
const RowId = z.int().check(z.positive());

const Ticket = z.strictObject({
  id: z.int(),
  state: TicketState,
  /** The beginning of what the member wrote first. */
  title: z.string(),
  /** Answers that the member has not read. */
  unread: z.int(),
  changedAtMs: Millis,
});
export type Ticket = z.infer<typeof Ticket>;

const message = {
  id: z.int(),
  text: z.string(),
  atMs: Millis,
  /** Numbers of the pictures that came with it. */
  images: z.array(z.int()),
};
/** One message of a ticket; the first has the number 0. */
const TicketMessage = z.strictObject({ ...message, isOwn: z.boolean() });
export type TicketMessage = z.infer<typeof TicketMessage>;

const Picture = z.strictObject({ mediaType: z.string(), base64: z.string() });
const reply = {
  text: MessageText,
  /** Numbers of pictures that this member has uploaded and not used. */
  images: z.array(RowId).check(z.maxLength(FEEDBACK.images)),
  /** Drawn once per message. The same message that is sent again is stored once. */
  clientId: Uuid,
};

const OperatorTicket = z.strictObject({ ...Ticket.shape, account: z.string() });
const OperatorMessage = z.strictObject({
  ...message,
  /** Who of the operator's staff wrote it; null: the member. */
  staff: z.nullable(z.string()),
});

const own = { auth: 'member', encoding: 'query', automatic: true } as const;
const change = { method: 'POST', auth: 'member', encoding: 'json' } as const;
const staff = { auth: 'operator', roles: ['support'] } as const;
const ofMerchant = { merchant: MerchantCode };

/** What members write to the operator, and its answers (MEM-04). `support.feedback` opens a ticket. */
export const tickets = {
  list: endpoint({
    ...own,
    method: 'GET',
    path: '/wps/member/tickets',
    request: z.strictObject({
      /** The page after this one: the number of its last ticket. */
      after: z.optional(Id),
    }),
    response: z.strictObject({ list: z.array(Ticket), hasMore: z.boolean() }),
    errors: [],
    summary: 'The member’s tickets, the last changed first.',
  }),
  thread: endpoint({
    ...own,
    method: 'GET',
    path: '/wps/member/tickets/thread',
    request: z.strictObject({ ticketId: Id }),
    response: z.strictObject({ ticket: Ticket, remark: z.string(), list: z.array(TicketMessage) }),
    errors: ['not_found'],
    summary: 'One ticket with its messages, the oldest first.',
  }),
  reply: endpoint({
    ...change,
    path: '/wps/member/tickets/reply',
    request: z.strictObject({ ticketId: RowId, ...reply }),
    response: z.strictObject({ message: TicketMessage }),
    errors: ['not_found', 'image_not_found', 'ticket_full', 'idempotency_key_reused'],
    perMinute: 10,
    summary: 'Writes to a ticket of the member; a closed one is open again.',
  }),
  read: endpoint({
    ...change,
    automatic: true,
    path: '/wps/member/tickets/read',
    request: z.strictObject({ ticketId: RowId, upToId: RowId }),
    response: Done,
    errors: ['not_found'],
    summary: 'Marks the answers of a ticket as read, up to one of them.',
  }),
  close: endpoint({
    ...change,
    path: '/wps/member/tickets/close',
    request: z.strictObject({ ticketId: RowId }),
    response: Done,
    errors: ['not_found'],
    summary: 'The member needs no further answer.',
  }),
  picture: endpoint({
    ...own,
    method: 'GET',
    path: '/wps/member/tickets/picture',
    request: z.strictObject({ id: Id }),
    response: Picture,
    errors: ['not_found'],
    summary: 'One picture of a ticket of the member.',
  }),
  all: endpoint({
    ...staff,
    method: 'GET',
    path: '/operator/tickets',
    encoding: 'query',
    request: z.strictObject({ ...ofMerchant, state: z.optional(TicketState), after: z.optional(Id) }),
    response: z.strictObject({ list: z.array(OperatorTicket), hasMore: z.boolean() }),
    errors: ['unknown_merchant'],
    summary:
      'Tickets of members. Those that wait for an answer, the longest waiting first; others, the last changed first.',
  }),
  one: endpoint({
    ...staff,
    method: 'GET',
    path: '/operator/tickets/thread',
    encoding: 'query',
    request: z.strictObject({ ...ofMerchant, id: Id }),
    response: z.strictObject({ ticket: OperatorTicket, remark: z.string(), list: z.array(OperatorMessage) }),
    errors: ['unknown_merchant', 'not_found'],
    summary: 'One ticket with its messages, the oldest first.',
  }),
  answer: endpoint({
    ...staff,
    method: 'POST',
    path: '/operator/tickets/answer',
    encoding: 'json',
    request: z.strictObject({
      ...ofMerchant,
      id: RowId,
      text: MessageText,
      /** The ticket is closed with this answer. */
      close: z.boolean(),
      clientId: Uuid,
    }),
    response: z.strictObject({ id: z.int() }),
    errors: ['unknown_merchant', 'not_found', 'ticket_full', 'idempotency_key_reused'],
    summary: 'Answers a ticket. The member’s pages show it at once.',
  }),
  closeFor: endpoint({
    ...staff,
    method: 'POST',
    path: '/operator/tickets/close',
    encoding: 'json',
    request: z.strictObject({ ...ofMerchant, id: RowId, reason: OperatorReason }),
    response: Done,
    errors: ['unknown_merchant', 'not_found'],
    summary: 'Closes a ticket without an answer.',
  }),
  pictureOf: endpoint({
    ...staff,
    method: 'GET',
    path: '/operator/tickets/picture',
    encoding: 'query',
    request: z.strictObject({ ...ofMerchant, id: Id }),
    response: Picture,
    errors: ['unknown_merchant', 'not_found'],
    summary: 'One picture of a ticket or of a withdrawal.',
  }),
} as const;
