import { createServer, connect as connectTo, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect, until } from './client.ts';
import { openPage } from './held.ts';
import { addMerchant, BRAND, createContext, emitWin, logIn, openContext, setBalance, startNode } from './world.ts';

const redisUrl = process.env['TEST_REDIS_URL'];
const board = `merchant:${BRAND}`;

/** A TCP proxy to Redis that the test can cut. */
const line = async (to: URL) => {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connectTo(Number(to.port || 6379), to.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return {
    url: `redis://127.0.0.1:${port}`,
    cut() {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    mend: () => void (isCut = false),
  };
};

it('updates the pages of both nodes by heartbeat when there is no Redis', async () => {
  const ctx = await createContext();
  const nodes = [
    await startNode(ctx, { heartbeatEveryMs: 100 }),
    await startNode(openContext(ctx.url), { heartbeatEveryMs: 100 }),
  ];
  const member = await logIn(ctx);
  const pages = nodes.map(({ url }) => openPage(url, { balance: [member.key], winners: [board] }, { member }));
  await until(() => pages.every((page) => page.state() === 'live'));

  await setBalance(ctx, member, 5);
  for (let id = 1; id <= 5; id += 1) await ctx.database.transact((tx) => emitWin(tx, id));
  await until(() => pages.every((page) => page.figure('balance', member.key)?.value.amount === 5));
  await until(() => pages.every((page) => page.log('winners', board).length === 5));
  for (const page of pages) expect(page.log('winners', board).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
});

describe.runIf(redisUrl)('two nodes and Redis (TEST_REDIS_URL)', () => {
  /** One of the two nodes runs the relay; with the default, no heartbeat is sent during the test. */
  const setUp = async (heartbeatEveryMs = 60_000) => {
    const redis = await line(new URL(redisUrl!));
    const ctx = await createContext({ REDIS_URL: redis.url });
    const other = openContext(ctx.url, { REDIS_URL: redis.url });
    const nodes = [await startNode(ctx, { heartbeatEveryMs }), await startNode(other, { heartbeatEveryMs })];
    await until(() => [ctx, other].every(({ logged }) => logged.some(({ msg }) => msg === 'Redis is there')));
    return { redis, ctx, other, nodes, member: await logIn(ctx) };
  };

  it('delivers an envelope of one node to the sockets of the other', async () => {
    const { ctx, nodes, member } = await setUp();
    const clients = await Promise.all(nodes.map(({ url }) => connect(url)));
    for (const client of clients)
      await client.join({ balance: { [member.key]: null } }, { ticket: await member.ticket() });

    // The adapter's subscription may become ready a moment after Redis itself.
    let amount = 0;
    await until(async () => {
      await setBalance(ctx, member, (amount += 1));
      return clients.every((client) => client.newest('balance', member.key));
    });
    await until(() => clients.every((client) => client.newest('balance', member.key)?.value.amount === amount));
  });

  it('does not deliver envelopes to another platform on the same Redis', async () => {
    const { redis, nodes } = await setUp();
    const stranger = await createContext({ REDIS_URL: redis.url });
    await addMerchant(stranger, 'other');
    const client = await connect(nodes[0]!.url);
    const theirs = await startNode(stranger);
    const reader = await connect(theirs.url);
    await client.join({ winners: { [board]: null } });
    await reader.join({ winners: { [board]: null } });
    for (let id = 1; id <= 3; id += 1) await stranger.database.transact((tx) => emitWin(tx, id));
    await until(() => reader.envelopes.length === 3);
    await nodes[0]!.live.sendHeartbeat();
    await until(() => client.heartbeats.length === 1);
    expect(client.envelopes).toEqual([]);
  });

  it('recovers by heartbeat while Redis is cut, and receives envelopes through Redis again afterwards', async () => {
    const { redis, ctx, nodes, member } = await setUp(100);
    const pages = nodes.map(({ url }) => openPage(url, { balance: [member.key] }, { member }));
    await until(() => pages.every((page) => page.state() === 'live'));

    redis.cut();
    await setBalance(ctx, member, 1);
    await until(() => pages.every((page) => page.figure('balance', member.key)?.value.amount === 1));
    redis.mend();
    let amount = 1;
    const pushed = () => pages.map(({ client }) => client.envelopes.at(-1)?.seq ?? 0);
    await until(async () => {
      const seq = await setBalance(ctx, member, (amount += 1));
      await until(() => pages.every((page) => page.figure('balance', member.key)?.seq === seq));
      return pushed().every((each) => each === seq);
    });
  });
});
