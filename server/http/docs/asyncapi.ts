import { AUDIENCES, FEED_MEANINGS, KEY_PARTS } from '../../../contract/feed-meanings.ts';
import { isEventFeed, SOCKET_PATH } from '../../../contract/feeds.ts';
import {
  BYE_MEANINGS,
  COMMAND_MEANINGS,
  EVENT_MEANINGS,
  HANDSHAKE_REFUSALS,
  JOIN_EXAMPLE,
  REFUSAL_MEANINGS,
  REQUEST_MEANINGS,
} from '../../../contract/socket-meanings.ts';
import { AnyEnvelope, ENVELOPES, SENT } from '../../../contract/socket-schemas.ts';
import {
  CommandRequest,
  FeedKey,
  FeedName,
  FEEDS,
  JoinRequest,
  MissingRequest,
  SnapshotRequest,
  type ClientEvents,
  type Feed,
} from '../../../contract/wire.ts';
import { asyncApiSchemas, SCHEMAS_AT, type JsonSchema } from './json-schema.ts';
import { markdownOf } from './prose.ts';
import { SOCKET_GUIDE } from './socket-guide.ts';

type Verb = keyof ClientEvents;

/** The schemas of each request and its answer. */
export const REQUESTS: Record<Verb, { request: keyof typeof RECEIVED; answer: keyof typeof SENT }> = {
  join: { request: 'joinRequest', answer: 'joinAnswer' },
  snapshot: { request: 'snapshotRequest', answer: 'snapshotAnswer' },
  missing: { request: 'missingRequest', answer: 'missingAnswer' },
  command: { request: 'commandRequest', answer: 'commandAnswer' },
};
const RECEIVED = {
  joinRequest: JoinRequest,
  snapshotRequest: SnapshotRequest,
  missingRequest: MissingRequest,
  commandRequest: CommandRequest,
};

/** The name of a feed's envelope among the schemas, of its message and of its channel. */
export const envelopeName = (feed: Feed): string => `feed.${feed}`;

const schemas = (): Record<string, JsonSchema> => {
  const envelopes = Object.fromEntries(FEEDS.map((feed) => [envelopeName(feed), ENVELOPES[feed]]));
  const made = asyncApiSchemas({
    ...RECEIVED,
    ...SENT,
    feedName: FeedName,
    feedKey: FeedKey,
    envelope: AnyEnvelope,
    ...envelopes,
  });
  made['refused']!.properties!['refused']!['x-enumDescriptions'] = REFUSAL_MEANINGS;
  made['bye']!.properties!['reason']!['x-enumDescriptions'] = BYE_MEANINGS;
  return made;
};

const message = (event: string, schema: string, summary: string, more: object = {}) => ({
  name: event,
  title: schema,
  summary,
  payload: { $ref: SCHEMAS_AT + schema },
  ...more,
});

const verbs = Object.entries(REQUESTS) as [Verb, (typeof REQUESTS)[Verb]][];

const messages = () => ({
  ...Object.fromEntries(
    verbs.flatMap(([verb, { request, answer }]) => [
      [
        request,
        message(
          verb,
          request,
          REQUEST_MEANINGS[verb],
          verb === 'join' ? { examples: [{ payload: JOIN_EXAMPLE }] } : {},
        ),
      ],
      [answer, message(verb, answer, `Acknowledges \`${verb}\`.`)],
    ]),
  ),
  refused: message('refused', 'refused', 'Acknowledges a request that is refused, in place of its answer (W7).'),
  heartbeat: message('heartbeat', 'heartbeat', EVENT_MEANINGS.heartbeat),
  bye: message('bye', 'bye', EVENT_MEANINGS.bye),
});

const feedMessages = () =>
  Object.fromEntries(
    FEEDS.map((feed) => [envelopeName(feed), message('feed', envelopeName(feed), FEED_MEANINGS[feed].text)]),
  );

const to = (...path: string[]) => ({ $ref: `#/${path.join('/')}` });
const SOCKET = 'socket';
const inSocket = (name: string) => to('channels', SOCKET, 'messages', name);

const feedChannel = (feed: Feed, isOffered: boolean) => {
  const { key, audience, text } = FEED_MEANINGS[feed];
  const parts = [...key.matchAll(/\{(\w+)\}/g)].map(([, part]) => part as keyof typeof KEY_PARTS);
  return {
    address: `${feed}/${key}`,
    title: `${isEventFeed(feed) ? 'Event' : 'State'} feed ${feed}`,
    description: `${text} For: ${AUDIENCES[audience]}${isOffered ? '' : ' This server does not offer it: `FEED_NOT_OFFERED`.'}`,
    parameters: Object.fromEntries(parts.map((part) => [part, { description: KEY_PARTS[part] }])),
    messages: { envelope: to('components', 'messages', envelopeName(feed)) },
    'x-kind': isEventFeed(feed) ? 'event' : 'state',
    'x-audience': audience,
    'x-offered': isOffered,
  };
};

/** The socket as AsyncAPI 3.0, from the contract; `offered` are the feeds that this server serves. */
export const asyncApiDocument = (version: string, offered: readonly Feed[]) => {
  const named = messages();
  return {
    asyncapi: '3.0.0',
    info: { title: 'Parlour: the socket', version, description: markdownOf(SOCKET_GUIDE) },
    defaultContentType: 'application/json',
    servers: {
      site: {
        host: '{host}',
        pathname: `${SOCKET_PATH}/`,
        protocol: 'wss',
        description: 'Socket.IO 5 (Engine.IO 4) by websocket. A server without TLS has `ws`.',
        variables: { host: { description: 'The host of the site.' } },
      },
    },
    channels: {
      [SOCKET]: {
        address: `${SOCKET_PATH}/`,
        title: 'Requests and answers, heartbeats, and the end',
        messages: Object.fromEntries(Object.keys(named).map((name) => [name, to('components', 'messages', name)])),
        bindings: { ws: { method: 'GET', query: QUERY } },
        'x-handshake-refusals': HANDSHAKE_REFUSALS,
      },
      ...Object.fromEntries(FEEDS.map((feed) => [envelopeName(feed), feedChannel(feed, offered.includes(feed))])),
    },
    operations: {
      ...Object.fromEntries(
        verbs.map(([verb, { request, answer }]) => [
          verb,
          {
            action: 'receive',
            channel: to('channels', SOCKET),
            summary: REQUEST_MEANINGS[verb],
            messages: [inSocket(request)],
            reply: { channel: to('channels', SOCKET), messages: [inSocket(answer), inSocket('refused')] },
            ...(verb === 'command' && { 'x-commands': COMMAND_MEANINGS }),
          },
        ]),
      ),
      ...Object.fromEntries((['heartbeat', 'bye'] as const).map((event) => [event, sent(event, SOCKET, event)])),
      ...Object.fromEntries(FEEDS.map((feed) => [envelopeName(feed), sent('feed', envelopeName(feed), 'envelope')])),
    },
    components: { messages: { ...named, ...feedMessages() }, schemas: schemas() },
  };
};
export type AsyncApiDocument = ReturnType<typeof asyncApiDocument>;

const QUERY = {
  type: 'object',
  required: ['EIO', 'transport'],
  properties: { EIO: { const: '4' }, transport: { const: 'websocket' } },
};

const sent = (event: 'feed' | 'heartbeat' | 'bye', channel: string, name: string) => ({
  action: 'send',
  channel: to('channels', channel),
  summary: EVENT_MEANINGS[event],
  messages: [to('channels', channel, 'messages', name)],
});
