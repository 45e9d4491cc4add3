import { request } from 'node:http';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { PROTOCOL, SOCKET_PATH } from '../../../contract/feeds.ts';
import { sendLine } from '../../chaos/hostile/support/sending.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { issueTicket } from '../../../server/live/tickets.ts';
import { connect, open, until } from './client.ts';
import {
  addMerchant,
  BRAND,
  createContext,
  endSession,
  logIn,
  startNode,
  waitingForLocks,
  type Node,
} from './world.ts';

const board = `merchant:${BRAND}`;
const join = { merchant: BRAND, protocol: PROTOCOL, epoch: null, feeds: {} };
const winners = { winners: { [board]: null } };

const setUp = async (options = {}, env?: NodeJS.ProcessEnv) => {
  const ctx = await createContext(env);
  return { ctx, node: await startNode(ctx, options) };
};

/** The server's response to a plain HTTP upgrade request. */
const handshake = ({ port }: Node, headers: Record<string, string>, transport = 'websocket', below = SOCKET_PATH) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const requested = request({
      host: '127.0.0.1',
      port,
      path: `${below}/?EIO=4&transport=${transport}`,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...headers,
      },
    });
    requested.on('upgrade', (response, line) => {
      line.destroy();
      resolve({ status: response.statusCode ?? 0, text: '' });
    });
    requested.on('response', (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    requested.on('error', reject);
    requested.end();
  });

it('[W4] refuses the join of an older protocol by name, whatever its shape, and still answers a current one', async () => {
  const { node } = await setUp();
  const client = await connect(node.url);
  const older = { ...join, protocol: PROTOCOL - 1, since: 'an older field' };
  expect(await client.ask('join', older)).toMatchObject({ refused: 'CLIENT_TOO_OLD' });
  expect(await client.ask('join', join)).toMatchObject({ envelopes: [], resets: [] });
});

it('[W7] refuses a page of a foreign origin at the handshake with a named reason, and logs it', async () => {
  const { ctx, node } = await setUp({}, { PUBLIC_URL: 'https://play.example.com', DEMO: 'off' });

  expect(await handshake(node, { origin: 'https://evil.example' })).toEqual({
    status: 403,
    text: 'ORIGIN_NOT_ALLOWED',
  });
  expect(await handshake(node, { origin: 'null' })).toEqual({ status: 403, text: 'ORIGIN_NOT_ALLOWED' });
  expect(await handshake(node, { origin: 'https://play.example.com' })).toMatchObject({ status: 101 });
  expect(await handshake(node, { origin: `http://127.0.0.1:${node.port}` })).toMatchObject({ status: 101 });
  expect(await handshake(node, { origin: `http://127.0.0.1:${node.port + 1}` })).toMatchObject({ status: 403 });
  expect(ctx.logged).toContainEqual(
    expect.objectContaining({ refused: 'ORIGIN_NOT_ALLOWED', origin: 'https://evil.example' }),
  );

  const browser = open(node.url, { origin: 'https://evil.example' });
  await new Promise((resolve) => browser.socket.once('connect_error', resolve));
  expect(browser.socket.connected).toBe(false);
});

it('[W7 SYS-04] accepts a page of a merchant’s host, whose list of origins names this server', async () => {
  const { ctx, node } = await setUp();
  await inMerchant(ctx.database.db, BRAND).insertInto('domains', { host: 'play.example' }).execute();
  expect(await handshake(node, { origin: 'https://play.example' })).toMatchObject({ status: 101 });
  expect(await handshake(node, { origin: 'https://play.example:8443' })).toMatchObject({ status: 403 });
  expect(await handshake(node, { origin: 'https://other.example' })).toMatchObject({ status: 403 });
});

it('[W7] refuses a request with two hosts or an invalid host, as HTTP does', async () => {
  const { node } = await setUp();
  const requested = (hosts: string[]) =>
    sendLine(
      node.url,
      Buffer.from(
        `GET ${SOCKET_PATH}/?EIO=4&transport=websocket HTTP/1.1\r\n${hosts.map((host) => `host: ${host}\r\n`).join('')}` +
          'connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n' +
          'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      ),
    );
  for (const hosts of [['127.0.0.1', 'evil.example'], ['a.example', 'a.example'], ['a b'], ['<script>']])
    expect(await requested(hosts), hosts.join()).toMatchObject({ status: 400 });
  expect(await handshake(node, {})).toMatchObject({ status: 101 });
});

it('[W7] accepts WebSocket only, and does not affect the pages below its path', async () => {
  const { node } = await setUp();
  expect(await handshake(node, {}, 'polling')).toEqual({ status: 400, text: 'WEBSOCKET_ONLY' });
  const page = await fetch(`${node.url}${SOCKET_PATH}/page`);
  expect(await page.text()).toBe('a page');
  expect(await handshake(node, {}, 'websocket', '/elsewhere')).toEqual({ status: 404, text: 'NOT_FOUND' });
});

it('[W7] accepts a ticket once, for 30 s, at its own merchant', async () => {
  const { ctx, node } = await setUp();
  await addMerchant(ctx, 'other');
  const member = await logIn(ctx);
  const ticket = await member.ticket();
  const feeds = { balance: { [member.key]: null } };
  const first = await connect(node.url);
  await first.join(feeds, { ticket });

  const second = await connect(node.url);
  const refused = { refused: 'TICKET_INVALID' };
  expect(await second.ask('join', { ...join, feeds, ticket })).toEqual(refused);
  expect(await second.ask('join', { ...join, feeds, ticket: 'f'.repeat(43) })).toEqual(refused);
  expect(await second.ask('join', { ...join, feeds, ticket: await issueTicket(ctx, member.sessionId, -1) })).toEqual(
    refused,
  );
  expect(await second.ask('join', { ...join, merchant: 'other', ticket: await member.ticket() })).toEqual(refused);
  // The ticket stays valid on the connection that used it first: that join may have failed for another reason.
  await first.join(feeds, { ticket });
  expect(ctx.logged).toContainEqual(expect.objectContaining({ verb: 'join', refused: 'TICKET_INVALID' }));
});

it('[W7] accepts one of two sockets that send the same ticket at once', async () => {
  const { ctx, node } = await setUp();
  const ticket = await (await logIn(ctx)).ticket();
  const clients = await Promise.all(Array.from({ length: 5 }, () => connect(node.url)));
  const answers = await Promise.all(clients.map((client) => client.ask('join', { ...join, ticket })));
  expect(answers.filter((answer) => 'refused' in answer)).toHaveLength(4);
});

it('[W7] refuses the ticket of a session that has ended', async () => {
  const { ctx, node } = await setUp();
  const member = await logIn(ctx);
  const ticket = await member.ticket();
  await endSession(ctx, member);
  const client = await connect(node.url);
  expect(await client.ask('join', { ...join, ticket })).toEqual({ refused: 'SESSION_ENDED' });
});

const BAD_JOINS: [string, unknown, string][] = [
  ['nothing', undefined, 'payload'],
  ['a text', 'join', 'payload'],
  ['an unknown field', { ...join, admin: true }, 'payload'],
  ['a merchant of another shape', { ...join, merchant: '../etc' }, 'merchant'],
  ['an unknown feed', { ...join, feeds: { salaries: {} } }, 'feeds'],
  ['a key of another shape', { ...join, feeds: { balance: { 'member:1;drop': null } } }, 'feeds.balance'],
  ['a fractional version', { ...join, feeds: { winners: { [board]: 1.5 } } }, `feeds.winners.${board}`],
  ['a negative version', { ...join, feeds: { winners: { [board]: -1 } } }, `feeds.winners.${board}`],
  [
    'a version beyond what a number holds',
    { ...join, feeds: { winners: { [board]: 2 ** 60 } } },
    `feeds.winners.${board}`,
  ],
  [
    'more keys than a page has',
    { ...join, feeds: { jackpot: Object.fromEntries(Array.from({ length: 193 }, (_, n) => [`pool:p${n}`, null])) } },
    'feeds',
  ],
];

it('[W7] refuses every join that violates the contract, and states where', async () => {
  const { node } = await setUp();
  for (const [what, payload, where] of BAD_JOINS) {
    const client = await connect(node.url);
    expect(await client.ask('join', payload), what).toMatchObject({
      refused: 'BAD_PAYLOAD',
      detail: expect.stringMatching(new RegExp(`^${where}`)),
    });
  }
  expect(node.live.stats().watched).toBe(0);
});

it('[W7] refuses unknown requests, and requests before join, with a named reason', async () => {
  const { node } = await setUp();
  const client = await connect(node.url);
  expect(await client.ask('join', { ...join, merchant: 'nobody' })).toEqual({
    refused: 'UNKNOWN_MERCHANT',
    detail: 'nobody',
  });
  expect(await client.ask('admin' as 'join', {})).toMatchObject({ refused: 'BAD_PAYLOAD' });
  expect(await client.ask('snapshot', { feeds: {} })).toEqual({ refused: 'NOT_JOINED' });
  expect(await client.ask('missing', { feed: 'winners', key: board, after: 0 })).toEqual({ refused: 'NOT_JOINED' });
  await client.join({});
  expect(await client.ask('missing', { feed: 'jackpot', key: 'pool:grand', after: 0 })).toMatchObject({
    refused: 'BAD_PAYLOAD',
  });
  expect(await client.ask('join', { ...join, feeds: { chat: { 'chat:1': null } } })).toMatchObject({
    refused: 'NOT_ALLOWED',
  });
  expect(await client.ask('join', { ...join, feeds: { jackpot: { 'pool:none': null } } })).toMatchObject({
    refused: 'NOT_FOUND',
  });
});

it('[W7] counts a request without an acknowledgement callback, and does nothing', async () => {
  const { node } = await setUp();
  const client = await connect(node.url);
  client.socket.emit('join', { ...join, feeds: { winners: { [board]: null } } }, undefined as never);
  await until(() => node.live.stats().refused.BAD_PAYLOAD === 1);
  expect(node.live.stats().watched).toBe(0);
});

it('[W7] refuses requests above the rate limit with a named reason, and serves again after a while', async () => {
  const { node } = await setUp({ requests: { burst: 5, perSecond: 10 } });
  const client = await connect(node.url);
  const answers = await Promise.all(Array.from({ length: 12 }, () => client.ask('join', join)));

  expect(answers.filter((answer) => !('refused' in answer))).toHaveLength(5);
  expect(answers.filter((answer) => 'refused' in answer)[0]).toEqual({ refused: 'RATE_LIMITED' });
  await until(async () => !('refused' in (await client.ask('join', join))));
});

it('[W7] disconnects a flooding client with a named reason, without effect on other clients', async () => {
  const { node } = await setUp({ frames: { burst: 40, perSecond: 1 } });
  const client = await connect(node.url);
  const neighbour = await connect(node.url);
  for (let count = 0; count < 100; count += 1) client.socket.emit('join', join, () => {});

  await client.closed();
  expect(client.byes).toEqual(['flood']);
  expect(await neighbour.join({})).toMatchObject({ resets: [] });
});

it('[W7] disconnects a client that sends an invalid frame or one that is too large', async () => {
  const { ctx, node } = await setUp();
  const malformed = await connect(node.url);
  malformed.socket.io.engine.write('2["join"');
  await malformed.closed();
  expect(node.live.stats().refused).toMatchObject({ BAD_FRAME: 1 });

  const huge = await connect(node.url);
  void huge.ask('join', { ...join, merchant: 'x'.repeat(20_000) }).catch(() => {});
  await huge.closed();
  expect(ctx.logged).toContainEqual(expect.objectContaining({ refused: 'BAD_FRAME' }));
  expect(await (await connect(node.url)).join({})).toMatchObject({ resets: [] });
});

it('[W7] limits the connections of one address, and frees the place of a closed one', async () => {
  const { node } = await setUp({ connectionsPerAddress: 2 });
  const first = await connect(node.url);
  await connect(node.url);
  expect(await handshake(node, {})).toEqual({ status: 429, text: 'TOO_MANY_CONNECTIONS' });

  first.socket.disconnect();
  await until(() => node.live.stats().connections === 1);
  await until(async () => (await handshake(node, {})).status === 101);
});

it('[W7] counts all addresses of one IPv6 prefix as one', async () => {
  const { node } = await setUp({ connectionsPerAddress: 1 }, { TRUST_PROXY: '1' });
  await connect(node.url, { address: '2001:db8:0:1::1' });
  const from = (address: string) => handshake(node, { 'x-forwarded-for': address });
  expect((await from('2001:db8:0:1::2')).text).toBe('TOO_MANY_CONNECTIONS');
  expect((await from('2001:db8:0:2::1')).status).toBe(101);
});

it('[W7] keeps nothing of a client that disconnects during its join', async () => {
  const { ctx, node } = await setUp();
  const leaver = await connect(node.url);
  await ctx.database.transact(async (tx) => {
    await sql`lock table merchants in access exclusive mode`.execute(tx);
    leaver.socket.emit('join', { ...join, feeds: winners }, () => {});
    await until(async () => (await waitingForLocks(ctx)) > 0);
    leaver.socket.disconnect();
    await until(() => node.live.stats().connections === 0);
  });
  // The next client's join is answered after it.
  const next = await connect(node.url);
  await next.join(winners);
  next.socket.disconnect();
  await until(() => node.live.stats().connections === 0);
  await until(() => node.live.stats().watched === 0);
});

it('[W7] gives up a connection whose request hangs, and answers everything on the next one', async () => {
  const { ctx, node } = await setUp({ answerWithinMs: 300 });
  const member = await logIn(ctx);
  const client = await connect(node.url, { reconnection: true });
  let cuts = 0;
  client.socket.on('disconnect', () => (cuts += 1));
  const balance = { balance: { [member.key]: null } };
  // Simulates a database that hangs: every read of an account waits.
  await ctx.database.transact(async (tx) => {
    await sql`lock table accounts in access exclusive mode`.execute(tx);
    const requested = [client.join(balance, { ticket: await member.ticket() }), client.join({})];
    expect(await Promise.allSettled(requested)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    expect(cuts).toBe(1);
  });
  expect(ctx.logged).toContainEqual(expect.objectContaining({ msg: 'a request does not end', verb: 'join' }));
  await client.connected();
  await client.join(balance, { ticket: await member.ticket() });
  expect(cuts).toBe(1);
});
