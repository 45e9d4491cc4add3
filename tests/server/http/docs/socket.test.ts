import specs from '@asyncapi/specs';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { FEED_MEANINGS } from '../../../../contract/feed-meanings.ts';
import { HANDSHAKE_REFUSALS, JOIN_EXAMPLE } from '../../../../contract/socket-meanings.ts';
import { CommandRequest, FEEDS, JoinRequest, REFUSALS, type Feed } from '../../../../contract/wire.ts';
import { FEEDS as SERVED } from '../../../../server/app/compose.ts';
import { asyncApiDocument } from '../../../../server/http/docs/asyncapi.ts';
import { socketPage } from '../../../../server/http/docs/socket-page.ts';

const document = asyncApiDocument('1.2.3', SERVED.served());
const html = socketPage(document, SERVED.served());
const schemas = document.components.schemas;

it('[API-05] the document of the socket is AsyncAPI 3.0', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const isValid = ajv.validate(specs.schemasWithoutId['3.0.0'], JSON.parse(JSON.stringify(document)));
  expect(ajv.errors ?? []).toEqual([]);
  expect(isValid).toBe(true);
});

it('[API-05] every reference of the document leads somewhere', () => {
  const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path!);
  const missing = refs.filter(
    (path) =>
      path.split('/').reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], document) === undefined,
  );
  expect(refs.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

it('[API-05] every feed has a channel, an operation and a schema, and stands on the page', () => {
  for (const feed of FEEDS) {
    const name = `feed.${feed}`;
    expect(document.channels).toHaveProperty([name]);
    expect(document.operations).toHaveProperty([name]);
    expect(schemas[name]?.properties?.['feed']).toMatchObject({ const: feed });
    expect(html).toContain(`<h3 id="${name}">${feed}</h3>`);
  }
  expect(Object.keys(document.channels).filter((name) => name.startsWith('feed.'))).toHaveLength(FEEDS.length);
});

it('[API-05] a channel names each variable part of its address', () => {
  for (const channel of Object.values(document.channels) as { address: string; parameters?: object }[]) {
    const parts = [...channel.address.matchAll(/\{(\w+)\}/g)].map(([, part]) => part!);
    expect(Object.keys(channel.parameters ?? {}).sort()).toEqual(parts.sort());
  }
});

it('[API-05] every request, command and refusal stands in the document and on the page', () => {
  const { command } = document.operations as unknown as Record<string, { 'x-commands': object }>;
  const kinds = CommandRequest._zod.def.options.map((option) => {
    const { kind } = (option as unknown as { _zod: { def: { shape: { kind: { _zod: { values: Set<string> } } } } } })
      ._zod.def.shape;
    return [...kind._zod.values][0]!;
  });
  expect(kinds).toContain('noticeRead');
  expect(Object.keys(command!['x-commands']).sort()).toEqual([...kinds].sort());
  for (const verb of ['join', 'snapshot', 'missing', 'command']) {
    expect(document.operations).toHaveProperty([verb]);
    expect(html).toContain(`<h3 id="${verb}">`);
  }
  const { refused } = schemas['refused']!.properties!;
  expect(refused!.enum).toEqual([...REFUSALS]);
  expect(Object.keys(refused!['x-enumDescriptions']!).sort()).toEqual([...REFUSALS].sort());
  for (const name of [...REFUSALS, ...kinds, ...Object.keys(HANDSHAKE_REFUSALS)])
    expect(html).toContain(`<code>${name}</code>`);
});

it('[API-05] the document says which feeds this server offers', () => {
  const offers = (feeds: readonly Feed[]) =>
    (asyncApiDocument('1', feeds).channels as unknown as Record<string, { 'x-offered': boolean }>)['feed.odds']![
      'x-offered'
    ];
  expect([offers(['odds']), offers(['balance'])]).toEqual([true, false]);
  expect(socketPage(document, ['odds'])).toContain('Not offered by this server');
});

it('[API-05] the example of a join is one', () => {
  expect(JoinRequest.parse(JOIN_EXAMPLE)).toEqual(JOIN_EXAMPLE);
});

/** A key of the feed whose parts are these. */
const keyOf = (feed: Feed, parts: Record<string, string>): string =>
  FEED_MEANINGS[feed].key.replaceAll(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '9');

it.each(SERVED.served())('[API-05] the feed %s is for those whom the document names', (feed) => {
  const { may } = SERVED.source(feed)!;
  const own = { wallet: 'demo', member: '7', agent: '7', session: 's-7', merchant: 'parlour' };
  const foreign = { ...own, member: '8', agent: '8', session: 's-8' };
  const member = { merchant: 'parlour', memberId: 7, sessionId: 's-7', isAgent: false, isReal: true };
  const found = {
    visitor: may({ merchant: 'parlour' }, keyOf(feed, own)),
    member: may(member, keyOf(feed, own)),
    trial: may({ ...member, isReal: false }, keyOf(feed, own)),
    agent: may({ ...member, isAgent: true }, keyOf(feed, own)),
    // Another member's key, for a member or an agent.
    foreign: may({ ...member, isAgent: true }, keyOf(feed, foreign)),
  };
  const { audience } = FEED_MEANINGS[feed];
  expect(found).toEqual({
    visitor: audience === 'everybody',
    member: audience !== 'agent',
    trial: audience !== 'real' && audience !== 'agent',
    agent: true,
    foreign: ['everybody', 'members', 'real'].includes(audience),
  });
});
