import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import WebSocket from 'ws';
import { FEEDS, type Feed } from '../../../../contract/wire.ts';
import { FEED_MEANINGS } from '../../../../contract/feed-meanings.ts';
import { FEEDS as SERVED } from '../../../../server/app/compose.ts';
import { asyncApiDocument } from '../../../../server/http/docs/asyncapi.ts';
import { JOIN_FRAME, SOCKET_ADDRESS } from '../../../../server/http/docs/socket-guide.ts';
import { inMerchant } from '../../../../server/db/merchant.ts';
import { connect, until } from '../../live/client.ts';
import { BRAND, createContext, emitWin, endSession, logIn, setBalance, startNode } from '../../live/world.ts';

const ajv = new Ajv({ strict: false, validateFormats: false }).addSchema(
  JSON.parse(JSON.stringify(asyncApiDocument('1', SERVED.served()))) as object,
  'socket',
);

const PART = /\{(\w+)\}/g;
const partsOf = (feed: Feed): string[] => [...FEED_MEANINGS[feed].key.matchAll(PART)].map(([, part]) => part!);

/** Why a value does not match this schema of the document. */
const problemsOf = (name: string, value: unknown): unknown[] => {
  ajv.validate({ $ref: `socket#/components/schemas/${name}` }, value);
  return ajv.errors ?? [];
};

it('[API-05] what the server sends matches the document: answers, envelopes, heartbeats, refusals and the end', async () => {
  const ctx = await createContext();
  const node = await startNode(ctx, { heartbeatEveryMs: 50 });
  const member = await logIn(ctx);
  await inMerchant(ctx.database.db, BRAND)
    .updateTable('members')
    .set({ type: 1 })
    .where('id', '=', member.id)
    .execute();
  await setBalance(ctx, member, 500);
  const client = await connect(node.url);
  const parts: Record<string, string> = {
    ...{
      member: String(member.id),
      agent: String(member.id),
      session: member.sessionId,
      merchant: BRAND,
    },
  };
  // The others name games, pools and boards, of which this database has none.
  const feeds = Object.fromEntries(
    FEEDS.filter((feed) => SERVED.source(feed) && partsOf(feed).every((part) => part in parts)).map((feed) => [
      feed,
      { [FEED_MEANINGS[feed].key.replaceAll(PART, (_, part: string) => parts[part]!)]: null },
    ]),
  );
  const joined = await client.join(feeds, { ticket: await member.ticket() });
  expect(problemsOf('joinAnswer', joined)).toEqual([]);
  expect(joined.envelopes.map(({ feed }) => feed)).toEqual(
    expect.arrayContaining(['balance', 'siteStatus', 'play', 'unread']),
  );

  await setBalance(ctx, member, 700);
  await ctx.database.transact((tx) => emitWin(tx, 1));
  await until(() => client.envelopes.some(({ feed }) => feed === 'winners') && client.heartbeats.length > 0);
  const missing = await client.get('missing', { feed: 'winners', key: `merchant:${BRAND}`, after: 0 });
  expect(problemsOf('missingAnswer', missing)).toEqual([]);
  const snapshot = await client.get('snapshot', { feeds: { balance: [member.key] } });
  expect(problemsOf('snapshotAnswer', snapshot)).toEqual([]);
  const refused = await client.ask('command', { id: 'no uuid', kind: 'noticeRead', noticeId: 1 });
  expect(refused).toHaveProperty('refused');
  expect(problemsOf('refused', refused)).toEqual([]);

  const byes: unknown[] = [];
  client.socket.on('bye', (why) => void byes.push(why));
  await endSession(ctx, member);
  await client.closed();
  expect(client.envelopes.map(({ feed }) => feed)).toEqual(expect.arrayContaining(['balance', 'winners', 'session']));
  for (const envelope of client.envelopes) {
    expect(problemsOf(`feed.${envelope.feed}`, envelope)).toEqual([]);
    expect(problemsOf('envelope', envelope)).toEqual([]);
  }
  for (const heartbeat of client.heartbeats) expect(problemsOf('heartbeat', heartbeat)).toEqual([]);
  expect(byes).toHaveLength(1);
  expect(problemsOf('bye', byes[0])).toEqual([]);
});

it('[API-05] a bare websocket joins with the frames that the page shows', async () => {
  const ctx = await createContext();
  const node = await startNode(ctx);
  const socket = new WebSocket(`${node.url.replace('http', 'ws')}${SOCKET_ADDRESS}`);
  const frames: string[] = [];
  socket.on('message', (data: Buffer) => {
    const frame = data.toString();
    frames.push(frame);
    if (frame.startsWith('0')) socket.send('40');
    if (frame.startsWith('40')) socket.send(JOIN_FRAME);
  });
  await until(() => frames.some((frame) => frame.startsWith('430')));
  socket.close();
  const [answer] = JSON.parse(frames.find((frame) => frame.startsWith('430'))!.slice(3)) as unknown[];
  expect(problemsOf('joinAnswer', answer)).toEqual([]);
  expect(answer).toMatchObject({ seqs: { siteStatus: { [`merchant:${BRAND}`]: expect.any(Number) } } });
});
