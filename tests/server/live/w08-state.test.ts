import { expect, it, vi } from 'vitest';
import { rawOf, until } from './client.ts';
import { openPage } from './held.ts';
import { createHouse, logIn, setBalance, startNode } from './world.ts';

it('[W8] is live with a proof, offline when the line is cut, and live again with what was missed', async () => {
  const house = await createHouse();
  const node = await startNode(house, { proofEveryMs: 100 });
  const member = await logIn(house);
  const page = openPage(node.url, { balance: [member.key] }, { member });
  await until(() => page.state() === 'live');

  rawOf(page.client).destroy();
  await until(() => page.state() === 'offline');
  await setBalance(house, member, 4_200);
  await until(() => page.state() === 'live');

  expect(page.figure('balance', member.key)).toMatchObject({ value: { amount: 4_200 } });
  expect(page.states).toEqual(['catching up', 'live', 'offline', 'catching up', 'live']);
});

it('[W8] is offline while the server is down, and right again when it is back on the same database', async () => {
  const house = await createHouse();
  const before = await startNode(house);
  const member = await logIn(house);
  const page = openPage(before.url, { balance: [member.key] }, { member });
  await until(() => page.state() === 'live');

  await before.stop();
  await until(() => page.state() === 'offline');
  expect(page.client.byes).toEqual(['shutdown']);
  await setBalance(house, member, 77);
  await startNode(house, {}, before.port);
  await until(() => page.state() === 'live');
  expect(page.figure('balance', member.key)).toMatchObject({ value: { amount: 77 } });
});

// Eight seconds of the server's time are eight seconds: the deadline of LIMITS.staleAfterMs, awaited.
it(
  '[W8] turns stale when the proofs stop though the line stands, and live when they come again',
  { timeout: 40_000 },
  async () => {
    const house = await createHouse();
    const node = await startNode(house, { proofEveryMs: 200 });
    const member = await logIn(house);
    const page = openPage(node.url, { balance: [member.key] }, { member });
    await until(() => page.state() === 'live' && page.client.proofs.length > 2);

    const database = vi.spyOn(house.database, 'readSnapshot').mockRejectedValue(new Error('ECONNREFUSED'));
    await vi.waitUntil(() => page.state() === 'stale', { timeout: 20_000 });
    expect(page.client.socket.connected).toBe(true);

    database.mockRestore();
    await until(() => page.state() === 'live');
    await setBalance(house, member, 1);
    await until(() => page.figure('balance', member.key)?.value.amount === 1);
  },
);
