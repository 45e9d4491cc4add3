import { expect, it, vi } from 'vitest';
import { rawOf, until } from './client.ts';
import { openPage } from './held.ts';
import { createContext, logIn, setBalance, startNode } from './world.ts';

it('[W8] is live with a heartbeat, offline when disconnected, and live again with what it missed', async () => {
  const ctx = await createContext();
  const node = await startNode(ctx, { heartbeatEveryMs: 100 });
  const member = await logIn(ctx);
  const page = openPage(node.url, { balance: [member.key] }, { member });
  await until(() => page.state() === 'live');

  rawOf(page.client).destroy();
  await until(() => page.state() === 'offline');
  await setBalance(ctx, member, 4_200);
  await until(() => page.state() === 'live');

  expect(page.figure('balance', member.key)).toMatchObject({ value: { amount: 4_200 } });
  expect(page.states).toEqual(['catching up', 'live', 'offline', 'catching up', 'live']);
});

it('[W8] is offline while the server is down, and current again after a restart on the same database', async () => {
  const ctx = await createContext();
  const before = await startNode(ctx);
  const member = await logIn(ctx);
  const page = openPage(before.url, { balance: [member.key] }, { member });
  await until(() => page.state() === 'live');

  await before.stop();
  await until(() => page.state() === 'offline');
  expect(page.client.byes).toEqual(['shutdown']);
  await setBalance(ctx, member, 77);
  await startNode(ctx, {}, before.port);
  await until(() => page.state() === 'live');
  expect(page.figure('balance', member.key)).toMatchObject({ value: { amount: 77 } });
});

// Waits the real eight seconds of LIMITS.staleAfterMs: the deadline is in server time.
it(
  '[W8] turns stale when heartbeats stop on an open connection, and live when they resume',
  { timeout: 40_000 },
  async () => {
    const ctx = await createContext();
    const node = await startNode(ctx, { heartbeatEveryMs: 200 });
    const member = await logIn(ctx);
    const page = openPage(node.url, { balance: [member.key] }, { member });
    await until(() => page.state() === 'live' && page.client.heartbeats.length > 2);

    const database = vi.spyOn(ctx.database, 'readSnapshot').mockRejectedValue(new Error('ECONNREFUSED'));
    await vi.waitUntil(() => page.state() === 'stale', { timeout: 20_000 });
    expect(page.client.socket.connected).toBe(true);

    database.mockRestore();
    await until(() => page.state() === 'live');
    await setBalance(ctx, member, 1);
    await until(() => page.figure('balance', member.key)?.value.amount === 1);
  },
);
