import { expect, it } from 'vitest';
import { everyMerchant } from '../../../server/db/database.ts';
import { newEpoch, readEpoch } from '../../../server/live/epoch.ts';
import { connect, until } from './client.ts';
import { BRAND, createContext, emitWin, logIn, setBalance, startNode } from './world.ts';

const board = `merchant:${BRAND}`;

it('[W1] continues the versions after a server restart', async () => {
  const ctx = await createContext();
  const member = await logIn(ctx);
  const before = await startNode(ctx);
  const old = await connect(before.url);
  const first = await old.join(
    { balance: { [member.key]: null }, winners: { [board]: null } },
    { ticket: await member.ticket() },
  );
  await setBalance(ctx, member, 100);
  await ctx.database.transact((tx) => emitWin(tx, 1));
  await until(() => old.newest('winners', board) && old.newest('balance', member.key));
  await before.stop();

  const after = await startNode(ctx);
  const client = await connect(after.url);
  const { epoch } = await client.join(
    { balance: { [member.key]: 1 }, winners: { [board]: 1 } },
    { ticket: await member.ticket() },
  );
  await setBalance(ctx, member, 200);
  await ctx.database.transact((tx) => emitWin(tx, 2));

  await until(() => client.newest('winners', board) && client.newest('balance', member.key));
  expect(epoch).toBe(first.epoch);
  expect(client.newest('balance', member.key)).toMatchObject({ seq: 2, epoch, value: { amount: 200 } });
  expect(client.newest('winners', board)).toMatchObject({ seq: 2, epoch, value: { id: 2 } });
});

it('[W1] sends a new epoch in the next heartbeat and in each envelope', async () => {
  const ctx = await createContext();
  const member = await logIn(ctx);
  const node = await startNode(ctx, { heartbeatEveryMs: 50 });
  const client = await connect(node.url);
  const { epoch: old } = await client.join({ balance: { [member.key]: null } }, { ticket: await member.ticket() });

  const epoch = await newEpoch(ctx);
  await setBalance(ctx, member, 5);

  await until(() => client.heartbeats.at(-1)?.epoch === epoch && client.newest('balance', member.key));
  expect(epoch).not.toBe(old);
  expect(client.newest('balance', member.key)).toMatchObject({ epoch, value: { amount: 5 } });
});

it('[W1] resets everything a client of another epoch holds', async () => {
  const ctx = await createContext();
  const member = await logIn(ctx);
  await setBalance(ctx, member, 700);
  const node = await startNode(ctx);
  const client = await connect(node.url);

  const answer = await client.join(
    { balance: { [member.key]: 900 }, winners: { [board]: 40 } },
    { ticket: await member.ticket(), epoch: 'another' },
  );

  expect(answer.resets).toEqual([
    { feed: 'balance', key: member.key },
    { feed: 'winners', key: board },
  ]);
  expect(answer.envelopes).toMatchObject([{ feed: 'balance', seq: 1, value: { amount: 700 } }]);
});

it('[W1] resets a key whose version is lower than what the client has', async () => {
  const ctx = await createContext();
  const member = await logIn(ctx);
  await setBalance(ctx, member, 700);
  const { epoch } = await setUpEpoch(ctx);
  const node = await startNode(ctx);
  const client = await connect(node.url);

  const answer = await client.join({ balance: { [member.key]: 9 } }, { ticket: await member.ticket(), epoch });

  expect(answer).toMatchObject({
    resets: [{ feed: 'balance', key: member.key }],
    envelopes: [{ feed: 'balance', seq: 1, value: { amount: 700 } }],
    seqs: { balance: { [member.key]: 1 } },
  });
});

it('[W1] gives a fresh database one epoch when several nodes start at once', async () => {
  const ctx = await createContext();
  await Promise.all([startNode(ctx), startNode(ctx), startNode(ctx)]);

  const rows = await everyMerchant(ctx.database.db).selectFrom('platform_state').select('epoch').execute();
  expect(rows).toHaveLength(1);
});

const setUpEpoch = async (ctx: Awaited<ReturnType<typeof createContext>>) => {
  await newEpoch(ctx);
  return readEpoch(ctx.database.db);
};
