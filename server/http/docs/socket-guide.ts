import { PROTOCOL, SOCKET_PATH } from '../../../contract/feeds.ts';
import { SERVER_LIMITS } from '../../../contract/limits.ts';
import { session } from '../../../contract/session.ts';
import { JOIN_EXAMPLE } from '../../../contract/socket-meanings.ts';
import { MAX_KEYS } from '../../live/connection.ts';
import { FRAME_BYTES } from '../../live/gateway.ts';
import { LIVE_DEFAULTS } from '../../live/start.ts';
import type { Section } from './prose.ts';

/** Where a client opens the websocket. */
export const SOCKET_ADDRESS = `${SOCKET_PATH}/?EIO=4&transport=websocket`;
/** The frame that sends the example of a join, as the request with the number 0. */
export const JOIN_FRAME = `420${JSON.stringify(['join', JOIN_EXAMPLE])}`;

const { ticketMs, heartbeatEveryMs, slowReaderBytes } = SERVER_LIMITS;
const { requests, frames, connectionsPerAddress } = LIVE_DEFAULTS;
const rate = ({ burst, perSecond }: { burst: number; perSecond: number }) => `${burst} at once, ${perSecond} a second`;

/** How a client uses the socket. The rules W1 to W12 are those of `streams/README.md`. */
export const SOCKET_GUIDE: readonly Section[] = [
  {
    title: 'Connect',
    text: [
      `One socket carries all live values. It speaks Socket.IO 5 (Engine.IO 4), by websocket only; this page describes protocol version ${PROTOCOL} inside it. With a Socket.IO client: path \`${SOCKET_PATH}\`, transports \`["websocket"]\`. Without one:`,
    ],
    steps: [
      `Open a websocket to \`wss://<site>${SOCKET_ADDRESS}\`. A refused upgrade is answered with an HTTP status and [a name](/docs/socket#handshake-refusals).`,
      'The server sends `0{…}`. Send `40`; the server answers `40{"sid":…}`. From now on answer each `2` of the server with `3`.',
      `Join, as a visitor: \`${JOIN_FRAME}\`. The digits after \`42\` are a number of the client’s choice; the answer is \`43\` with the same number: \`430[{…}]\`.`,
      `A member first gets a ticket by \`${session.ticket.method} ${session.ticket.path}\` and sends it with the join. It works once, within ${ticketMs / 1_000} s.`,
      'The server sends `42["feed",{…}]` with each new value, `42["heartbeat",{…}]` and `42["bye",{…}]`.',
    ],
  },
  {
    title: 'Values and versions',
    text: [
      'A **state feed** carries a whole value, never a change of it. `seq` is the version of the row: keep the value with the highest `seq`, drop every other one (W1, W2). Versions may be skipped.',
      'An **event feed** carries one event of a numbered log. `seq` is its number, without gaps: after a gap send `missing`, and `snapshot` if the answer is `resync` (W3). An event may arrive twice.',
      '`epoch` names the history of the database. With another one than before, forget all values and versions (W1). Envelopes of a topic in `resets` start anew: forget its values before you apply the answer.',
    ],
  },
  {
    title: 'Resume',
    text: [
      'After each reconnection join again, with the last `epoch` and the last `seq` of each key; null for a key without a value. The answer has only what is newer. Hold back envelopes that arrive before the answer, then apply them (W4). A ticket is needed for each connection of a member.',
      `A heartbeat comes every ${heartbeatEveryMs / 1_000} s and has the version of every key. If a value is older than that for a second, send \`snapshot\` (W11). Without a heartbeat the values are stale: show it, and start no bet (W8).`,
      'A command is sent again with the same id, over as many connections as it takes, until it is answered (W6).',
    ],
  },
  {
    title: 'Limits',
    table: {
      head: ['What', 'Limit'],
      rows: [
        ['Keys of one connection', String(MAX_KEYS)],
        ['Requests of one connection', `${rate(requests)}; above it \`RATE_LIMITED\``],
        ['Frames of one connection', `${rate(frames)}; above it \`bye\` with \`flood\``],
        ['Bytes of one frame to the server', `${FRAME_BYTES / 1_024} kB`],
        [
          'Unsent bytes of one connection',
          `${slowReaderBytes / 1_024} kB; above it \`bye\` with \`slow_reader\` (W12)`,
        ],
        ['Connections of one address', String(connectionsPerAddress)],
      ],
    },
  },
];
