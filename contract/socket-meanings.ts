import { PROTOCOL } from './feeds.ts';
import { SERVER_LIMITS } from './limits.ts';
import type { Bye, ClientEvents, CommandRequest, JoinRequest, Refusal, ServerEvents } from './wire.ts';

/** What the schemas of the socket cannot say. The page `/docs/socket` shows it; no page of the site loads it. */

/** Why a request is refused (W7). */
export const REFUSAL_MEANINGS: Readonly<Record<Refusal, string>> = {
  BAD_PAYLOAD:
    'The request does not match its schema, has no acknowledgement, or has an unknown name; `detail` says where.',
  CLIENT_TOO_OLD: 'The server no longer speaks the client’s protocol. A page must be reloaded.',
  RATE_LIMITED: 'The client sends more requests than its limit. Wait a second, then send it again.',
  TICKET_INVALID: 'The ticket is unknown, used, or too old. Get a new one, then join again.',
  SESSION_ENDED: 'The login session is over. Join without a ticket, as a visitor.',
  NOT_ALLOWED: 'This feed, key or command is not for this viewer (W9).',
  FEED_NOT_OFFERED: 'The contract has this feed, and this server does not serve it.',
  UNKNOWN_MERCHANT: 'There is no such merchant.',
  REGION_RESTRICTED: 'The merchant is not offered in the country of the client’s address; `detail` is the country.',
  NOT_JOINED: 'Only `join` is answered before the first join of a connection.',
  NOT_FOUND: 'What a key or a command names does not exist.',
  TRY_AGAIN: 'The server failed. Send the request again, a command with the same id.',
};

/** Why an upgrade to the socket is refused, with the HTTP status; the name is the body of the answer. */
export const HANDSHAKE_REFUSALS = {
  NOT_FOUND: { status: '404 Not Found', text: 'The path is not that of the socket.' },
  UNREADABLE_HOST: { status: '400 Bad Request', text: 'The host header is missing, double or malformed.' },
  WEBSOCKET_ONLY: {
    status: '400 Bad Request',
    text: 'The query does not say `transport=websocket`, or has `sid`. There is no long polling.',
  },
  ORIGIN_NOT_ALLOWED: {
    status: '403 Forbidden',
    text: 'The origin is not one of the site. Clients other than browsers send none.',
  },
  TOO_MANY_CONNECTIONS: { status: '429 Too Many Requests', text: 'The address has too many connections.' },
  SHUTTING_DOWN: {
    status: '503 Service Unavailable',
    text: 'The node stops, or its database does not answer. Connect again.',
  },
} as const satisfies Record<string, { status: string; text: string }>;

/** The requests of a client, each acknowledged with its answer or a refusal. */
export const REQUEST_MEANINGS: Readonly<Record<keyof ClientEvents, string>> = {
  join: 'Names the viewer by a ticket (a visitor has none) and all topics that the client subscribes to, each with the client’s last version or null. Replaces the connection’s earlier subscriptions. The answer has only what is newer (W4).',
  snapshot: 'The current values of these keys, whatever versions the client has.',
  missing: 'The events of a log after a number (W3), or `resync`: the log no longer reaches back, request a snapshot.',
  command:
    'An action of the member. Its id is created once, and the command is sent again, with the same id, until it is answered; the server executes it once (W6).',
};

export const COMMAND_MEANINGS: Readonly<Record<CommandRequest['kind'], string>> = {
  noticeRead: 'The member has read a notice. The answer has the new value of `unread`.',
  chat: 'A message to a room of the chat. The answer says whether it was refused, why, and where that is known from when it can be sent.',
  game: 'An action in the game that the member plays in this play session. The vendor of the game executes it, and the answer has what the vendor answered.',
};

/** What the server sends. */
export const EVENT_MEANINGS: Readonly<Record<keyof ServerEvents, string>> = {
  feed: 'An envelope: one value of a state feed, or one event of a log.',
  heartbeat: `The versions of all topics of this connection at the server’s time, every ${SERVER_LIMITS.heartbeatEveryMs / 1_000} s. A client that is behind one second later requests a snapshot; one without a heartbeat is no longer live (W11).`,
  bye: 'The server closes the connection, or asks the client to leave it.',
};

export const BYE_MEANINGS: Readonly<Record<Bye['reason'], string>> = {
  session_ended: 'The login session is over. Connect again as a visitor.',
  slow_reader: `More than ${SERVER_LIMITS.slowReaderBytes / 1_024} kB were unsent (W12). Connect again.`,
  flood: 'The client sent too many frames.',
  region_changed: 'The merchant is no longer offered in the client’s country.',
  shutdown:
    'The node stops. With `leaveAfterMs` the connection still works: leave it at a random time between these two, and connect again.',
};

/** The first request of a visitor who watches the status of the site and its winners. */
export const JOIN_EXAMPLE: JoinRequest = {
  protocol: PROTOCOL,
  merchant: 'parlour',
  epoch: null,
  feeds: { siteStatus: { 'merchant:parlour': null }, winners: { 'merchant:parlour': null } },
};
