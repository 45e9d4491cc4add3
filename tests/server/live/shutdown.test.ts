import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { site as siteCalls } from '../../../contract/site.ts';
import { callServer } from '../../support/calls.ts';
import { closeApp } from '../../../server/start/close-app.ts';
import { startTestServer } from '../../support/test-server.ts';
import { startTestSite } from '../../support/started-site.ts';
import { connect, open, rawOf, until } from './client.ts';
import { createContext, logIn, openContext, setBalance, startNode } from './world.ts';
import { openPage } from './held.ts';

it('[W4] asks its pages to leave, serves them meanwhile, and takes no new ones', async () => {
  const ctx = await createContext();
  const node = await startNode(ctx);
  const member = await logIn(ctx);
  const client = await connect(node.url);
  await client.join({ balance: { [member.key]: null } }, { ticket: await member.ticket() });
  const heard: unknown[] = [];
  client.socket.on('bye', (why) => heard.push(why));

  const drained = node.live.drain(1_000);
  await until(() => heard.length === 1);
  expect(heard).toEqual([{ reason: 'shutdown', leaveAfterMs: [500, 1_000] }]);
  const seq = await setBalance(ctx, member, 12);
  await until(() => client.newest('balance', member.key)?.seq === seq);
  const late = open(node.url);
  const refused = await new Promise<Error>((resolve) => late.socket.once('connect_error', resolve));
  expect(refused).toBeInstanceOf(Error);
  expect(node.live.stats().refused).toEqual({ SHUTTING_DOWN: 1 });

  client.socket.disconnect();
  await drained;
  expect(node.live.stats().connections).toBe(0);
});

it('[W4] waits for pages that do not leave only until the time is over, and closes them when it stops', async () => {
  const node = await startNode(await createContext());
  const client = await connect(node.url);
  const fromMs = performance.now();
  await node.live.drain(300);
  expect(performance.now() - fromMs).toBeGreaterThanOrEqual(300);
  expect(client.socket.connected).toBe(true);
  await node.stop();
  await client.closed();
  expect(client.byes).toEqual(['shutdown', 'shutdown']);
});

it('[W4] a client that does not read does not keep the node', async () => {
  const node = await startNode(await createContext());
  rawOf(await connect(node.url)).pause();
  await node.live.drain(200);
  const fromMs = performance.now();
  await node.stop();
  expect(performance.now() - fromMs).toBeLessThan(5_000);
});

it('[W8] a page that leaves for another node is never offline, and misses nothing', async () => {
  const ctx = await createContext();
  const nodes = [await startNode(ctx), await startNode(openContext(ctx.url))] as const;
  const member = await logIn(ctx);
  const page = openPage(nodes[0].url, { balance: [member.key] }, { member });
  await until(() => page.state() === 'live');
  const drained = nodes[0].live.drain(400);
  await until(() => page.client.byes.length === 1);
  await setBalance(ctx, member, 7);
  // The proxy leads the next connection to the other node.
  Object.assign(page.client.socket.io, { uri: nodes[1].url });
  page.client.socket.io.engine.close();
  await drained;
  const seq = await setBalance(ctx, member, 8);
  await until(() => page.state() === 'live' && page.figure('balance', member.key)?.seq === seq);
  expect(page.states).toEqual(['catching up', 'live', 'catching up', 'live']);
  expect(nodes[1].live.stats().connections).toBe(1);
});

it('[SYS-06] a site that stops is not ready at once, and answers calls until it stops', async () => {
  const site = await startTestSite({ env: { DRAIN_SECONDS: '2' } });
  onTestFinished(() => site.close());
  const ready = async () => {
    const response = await fetch(`${site.url}/health/serving`);
    return [response.status, ((await response.json()) as { failing: { check: string }[] }).failing[0]?.check];
  };
  expect(await ready()).toEqual([200, undefined]);
  const fromMs = performance.now();
  expect((await fetch(`${site.url}/version`)).headers.get('connection')).toBe('keep-alive');
  const drained = site.drain();
  expect((await fetch(`${site.url}/version`)).headers.get('connection')).toBe('close');
  await vi.waitFor(async () => expect(await ready()).toEqual([503, 'shutdown']));
  while (performance.now() - fromMs < 900) {
    expect((await callServer(site.url, siteCalls.status)).status).toBe(200);
    await sleep(50);
  }
  // Without pages, half of the time is enough: proxies have noticed.
  await drained;
  expect(performance.now() - fromMs).toBeLessThan(1_900);
  await site.stop();
  await expect(fetch(`${site.url}/health/live`)).rejects.toThrow();
});

describe('[SYS-06] a site that closes', () => {
  const closing = async (finishWithinMs?: number) => {
    const test = await startTestServer();
    // A second close, of the test's end, does nothing.
    onTestFinished(() => test.close());
    const socket = connectTo(Number(new URL(test.url).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
    const close = async () => {
      const fromMs = performance.now();
      await closeApp(test.app, finishWithinMs);
      await ended;
      return performance.now() - fromMs;
    };
    return { socket, close, answer: () => answer };
  };
  const HALF =
    'POST /wps/system/status HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{';

  it('answers the call in hand, then closes its connection, which the client would keep', async () => {
    const { socket, close, answer } = await closing();
    socket.write(HALF);
    await sleep(100);
    const closed = close();
    await sleep(300);
    socket.write('}');
    const tookMs = await closed;
    expect(answer()).toMatch(/^HTTP\/1\.1 \d{3} /);
    expect(tookMs).toBeGreaterThanOrEqual(300);
    expect(tookMs).toBeLessThan(3_000);
  });

  it('does not wait for a connection that sends nothing', async () => {
    const { close } = await closing(500);
    expect(await close()).toBeLessThan(3_000);
  });
});
