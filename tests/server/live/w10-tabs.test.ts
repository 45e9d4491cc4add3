import { expect, it } from 'vitest';
import { until } from './client.ts';
import { openPage } from './held.ts';
import { createContext, endSession, logIn, setBalance, startNode } from './world.ts';

it('[W10] serves two accounts of one browser on two separate connections', async () => {
  const ctx = await createContext();
  const node = await startNode(ctx);
  const [one, two] = [await logIn(ctx), await logIn(ctx)];
  const first = openPage(node.url, { balance: [one.key] }, { member: one });
  const second = openPage(node.url, { balance: [two.key] }, { member: two });
  await until(() => first.state() === 'live' && second.state() === 'live');

  await setBalance(ctx, one, 11);
  await setBalance(ctx, two, 22);
  await until(() => first.figure('balance', one.key)?.seq === 1 && second.figure('balance', two.key)?.seq === 1);
  expect(first.figure('balance', two.key)).toBeUndefined();

  await endSession(ctx, one);
  await until(() => first.client.byes.length > 0);
  await setBalance(ctx, two, 33);
  await until(() => second.figure('balance', two.key)?.value.amount === 33);
  expect(second.client.byes).toEqual([]);
});

it('[W10] serves tabs of one session that cannot share a connection on one connection each', async () => {
  const ctx = await createContext();
  const node = await startNode(ctx);
  const member = await logIn(ctx);
  const tabs = Array.from({ length: 3 }, () => openPage(node.url, { balance: [member.key] }, { member }));
  await until(() => tabs.every((tab) => tab.state() === 'live'));

  await setBalance(ctx, member, 5);
  await until(() => tabs.every((tab) => tab.figure('balance', member.key)?.value.amount === 5));
});
