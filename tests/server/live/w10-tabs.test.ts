import { expect, it } from 'vitest';
import { until } from './client.ts';
import { openPage } from './held.ts';
import { createHouse, endSession, logIn, setBalance, startNode } from './world.ts';

it('[W10] serves two accounts of one browser on two connections, each its own', async () => {
  const house = await createHouse();
  const node = await startNode(house);
  const [one, two] = [await logIn(house), await logIn(house)];
  const first = openPage(node.url, { balance: [one.key] }, { member: one });
  const second = openPage(node.url, { balance: [two.key] }, { member: two });
  await until(() => first.state() === 'live' && second.state() === 'live');

  await setBalance(house, one, 11);
  await setBalance(house, two, 22);
  await until(() => first.figure('balance', one.key)?.seq === 1 && second.figure('balance', two.key)?.seq === 1);
  expect(first.figure('balance', two.key)).toBeUndefined();

  await endSession(house, one);
  await until(() => first.client.byes.length > 0);
  await setBalance(house, two, 33);
  await until(() => second.figure('balance', two.key)?.value.amount === 33);
  expect(second.client.byes).toEqual([]);
});

it('[W10] serves the tabs that cannot share a connection by one each, of one session', async () => {
  const house = await createHouse();
  const node = await startNode(house);
  const member = await logIn(house);
  const tabs = Array.from({ length: 3 }, () => openPage(node.url, { balance: [member.key] }, { member }));
  await until(() => tabs.every((tab) => tab.state() === 'live'));

  await setBalance(house, member, 5);
  await until(() => tabs.every((tab) => tab.figure('balance', member.key)?.value.amount === 5));
});
