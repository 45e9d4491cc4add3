import { AUDIENCES, FEED_MEANINGS, KEY_PARTS } from '../../../contract/feed-meanings.ts';
import { isEventFeed } from '../../../contract/feeds.ts';
import {
  BYE_MEANINGS,
  COMMAND_MEANINGS,
  EVENT_MEANINGS,
  HANDSHAKE_REFUSALS,
  REFUSAL_MEANINGS,
  REQUEST_MEANINGS,
} from '../../../contract/socket-meanings.ts';
import { FEEDS, type Feed } from '../../../contract/wire.ts';
import { envelopeName, REQUESTS, type AsyncApiDocument } from './asyncapi.ts';
import { idOf, page, type Part } from './page.ts';
import { bodyOf, inline, tableOf } from './prose.ts';
import { schemaView } from './schema-view.ts';
import { SOCKET_GUIDE } from './socket-guide.ts';

const INTRO = `<p>Live values, and commands of a member, over one socket. This page is generated from <code>contract/</code>, as is the <a href="/docs/socket.json">AsyncAPI 3.0 document</a>. The rules W1 to W12 are those of <code>streams/README.md</code>.</p>`;

const paragraph = (text: string): string => `<p>${inline(text)}</p>`;
const meanings = (label: string, head: string, of: Readonly<Record<string, string>>): string =>
  tableOf(
    label,
    [head, 'Meaning'],
    Object.entries(of).map(([name, text]) => [`\`${name}\``, text]),
  );

/** The page `/docs/socket`; `offered` are the feeds that this server serves. */
export const socketPage = ({ components: { schemas } }: AsyncApiDocument, offered: readonly Feed[]): string => {
  const view = (summary: string, name: string) => schemaView(summary, schemas[name]!);

  const requests = Object.entries(REQUESTS).map(([verb, { request, answer }]): Part => {
    const text = REQUEST_MEANINGS[verb as keyof typeof REQUESTS];
    return { id: verb, title: verb, html: paragraph(text) + view('Request', request) + view('Answer', answer) };
  });
  requests.at(-1)!.html += meanings('Commands', 'Command', COMMAND_MEANINGS);

  const feedPart = (feed: Feed): Part => {
    const { key, audience, text } = FEED_MEANINGS[feed];
    const parts = [...key.matchAll(/\{(\w+)\}/g)].map(([whole, part]) => [
      `\`${whole}\``,
      KEY_PARTS[part as keyof typeof KEY_PARTS],
    ]);
    return {
      id: envelopeName(feed),
      title: feed,
      html: [
        paragraph(text),
        offered.includes(feed) ? '' : paragraph('**Not offered by this server**: `FEED_NOT_OFFERED`.'),
        `<dl><div><dt>Kind</dt><dd>${isEventFeed(feed) ? 'event feed' : 'state feed'}</dd></div><div><dt>Key</dt><dd>${inline(`\`${key}\``)}</dd></div><div><dt>For</dt><dd>${inline(AUDIENCES[audience])}</dd></div></dl>`,
        tableOf(`Key of ${feed}`, ['Part of the key', 'Meaning'], parts),
        view('Envelope', envelopeName(feed)),
      ].join('\n'),
    };
  };

  return page('/docs/socket', 'The socket', INTRO, [
    ...SOCKET_GUIDE.map((section): Part => ({ id: idOf(section.title), title: section.title, html: bodyOf(section) })),
    {
      id: 'requests',
      title: 'Requests',
      html: paragraph('Each is acknowledged with its answer, or with [a refusal](#refusals).'),
      parts: requests,
    },
    {
      id: 'events',
      title: 'Events of the server',
      html: '',
      parts: [
        {
          id: 'envelope',
          title: 'feed',
          html: paragraph(`${EVENT_MEANINGS.feed} [Each feed](#feeds) has a schema for its envelope.`),
        },
        {
          id: 'heartbeat',
          title: 'heartbeat',
          html: paragraph(EVENT_MEANINGS.heartbeat) + view('Payload', 'heartbeat'),
        },
        {
          id: 'bye',
          title: 'bye',
          html:
            paragraph(EVENT_MEANINGS.bye) + meanings('Reasons of bye', 'Reason', BYE_MEANINGS) + view('Payload', 'bye'),
        },
      ],
    },
    {
      id: 'refusals',
      title: 'Refusals',
      html: meanings('Refusals', 'Name', REFUSAL_MEANINGS) + view('Payload', 'refused'),
      parts: [
        {
          id: 'handshake-refusals',
          title: 'Of the handshake',
          html: tableOf(
            'Refusals of the handshake',
            ['Name', 'Status', 'Meaning'],
            Object.entries(HANDSHAKE_REFUSALS).map(([name, { status, text }]) => [`\`${name}\``, status, text]),
          ),
        },
      ],
    },
    {
      id: 'feeds',
      title: 'Feeds',
      html:
        tableOf(
          'Feeds',
          ['Feed', 'Kind', 'Key', 'For'],
          FEEDS.map((feed) => [
            `[${feed}](#${envelopeName(feed)})`,
            isEventFeed(feed) ? 'event' : 'state',
            `\`${FEED_MEANINGS[feed].key}\``,
            AUDIENCES[FEED_MEANINGS[feed].audience],
          ]),
        ) + ['feedName', 'feedKey'].map((name) => `<div id="${name}">${view(name, name)}</div>`).join('\n'),
      parts: FEEDS.map(feedPart),
    },
  ]);
};
