import { PROTOCOL } from '../../../contract/feeds.ts';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { inMerchant } from '../../../server/db/merchant.ts';
import { newEpoch, readEpoch } from '../../../server/live/epoch.ts';
import { connect, until } from './client.ts';
import { addMerchant, BRAND, createContext, emitWin, logIn, moveBalance, setBalance, startNode } from './world.ts';

const board = `merchant:${BRAND}`;

it('[W4] answers a join with the current values, the epoch, the time and the versions', async () => {
  const ctx = await createContext();
  const node = await startNode(ctx);
  const member = await logIn(ctx);
  const version = await setBalance(ctx, member, 12_345);
  const client = await connect(node.url);

  const answer = await client.join(
    {
      balance: { [member.key]: null },
      play: { [`session:${member.sessionId}`]: null },
      unread: { [member.key]: null },
      siteStatus: { [board]: null },
      winners: { [board]: null },
    },
    { ticket: await member.ticket() },
  );

  const { epoch, at } = await readEpoch(ctx.database.db);
  expect(answer).toMatchObject({ epoch, resets: [] });
  expect(at - answer.at).toBeLessThan(5_000);
  expect(answer.envelopes).toMatchObject([
    { feed: 'balance', seq: version, value: { amount: 12_345, currency: 'USD', exponent: 2 } },
    { feed: 'play', seq: 1, value: { net: 0, wagered: 0, currency: 'USD', exponent: 2 } },
    { feed: 'unread', seq: 1, value: { notices: 0, messages: 0, agentNotices: 0, tickets: 0, withdrawals: 0 } },
    { feed: 'siteStatus', seq: 1, value: { status: 0, untilMs: null } },
  ]);
  expect(answer.seqs).toEqual({
    balance: { [member.key]: version },
    play: { [`session:${member.sessionId}`]: 1 },
    unread: { [member.key]: 1 },
    siteStatus: { [board]: 1 },
    winners: { [board]: 0 },
  });
});

it('[W4] sends empty values in version 0 to a member without an account', async () => {
  const ctx = await createContext();
  const node = await startNode(ctx);
  const member = await logIn(ctx);
  const client = await connect(node.url);

  const { envelopes } = await client.join({ balance: { [member.key]: null } }, { ticket: await member.ticket() });
  expect(envelopes).toMatchObject([{ seq: 0, value: { amount: 0, currency: 'USD' } }]);
});

it('[W4] sends only what is newer than the client has', async () => {
  const ctx = await createContext();
  const node = await startNode(ctx);
  const member = await logIn(ctx);
  const version = await setBalance(ctx, member, 5);
  const epoch = await newEpoch(ctx);
  const client = await connect(node.url);

  const feeds = { balance: { [member.key]: version }, unread: { [member.key]: 1 } };
  const { envelopes, seqs } = await client.join(feeds, { ticket: await member.ticket(), epoch });
  expect(envelopes).toEqual([]);
  expect(seqs).toEqual(feeds);
});

it('[W4] reads everything in one snapshot, so values that change together arrive together', async () => {
  const ctx = await createContext();
  const node = await startNode(ctx, { requests: { burst: 1_000, perSecond: 1_000 } });
  const member = await logIn(ctx);
  const session = `session:${member.sessionId}`;
  await setBalance(ctx, member, 0);
  const client = await connect(node.url);
  await client.join({}, { ticket: await member.ticket() });

  let amount = 0;
  let isOver = false;
  const changing = (async () => {
    while (!isOver) {
      amount += 1;
      await ctx.database.transact(async (tx) => {
        await moveBalance(tx, member, amount);
        await inMerchant(tx, BRAND)
          .updateTable('sessions')
          .set({ play_net: amount, play_version: sql`play_version + 1` })
          .where('id', '=', member.sessionId)
          .execute();
      });
    }
  })();
  const seen: [number, number][] = [];
  for (let time = 0; time < 60; time += 1) {
    const { envelopes } = await client.get('snapshot', { feeds: { balance: [member.key], play: [session] } });
    const [balance, play] = envelopes as unknown as [{ value: { amount: number } }, { value: { net: number } }];
    seen.push([balance.value.amount, play.value.net]);
  }
  isOver = true;
  await changing;

  expect(seen.filter(([one, other]) => one !== other)).toEqual([]);
  expect(new Set(seen.map(([one]) => one)).size).toBeGreaterThan(5);
});

it('[W4] joins the rooms before it reads: a commit after the snapshot arrives as an envelope, before the answer', async () => {
  const ctx = await createContext();
  const node = await startNode(ctx);
  const member = await logIn(ctx);
  const ticket = await member.ticket();
  const client = await connect(node.url);
  const readSnapshot = ctx.database.readSnapshot.bind(ctx.database);
  vi.spyOn(ctx.database, 'readSnapshot').mockImplementation((work) =>
    readSnapshot(async (tx) => {
      const view = await work(tx);
      await setBalance(ctx, member, 500);
      await until(() => client.envelopes.length === 1);
      return view;
    }),
  );

  const { seqs } = await client.join({ balance: { [member.key]: null } }, { ticket });
  expect(seqs).toEqual({ balance: { [member.key]: 0 } });
  expect(client.envelopes).toMatchObject([{ feed: 'balance', seq: 1, value: { amount: 500 } }]);
});

it('[W4] answers many concurrent joins from a few snapshots', async () => {
  const ctx = await createContext();
  const node = await startNode(ctx);
  const members = await Promise.all(Array.from({ length: 30 }, () => logIn(ctx)));
  for (const [index, member] of members.entries()) await setBalance(ctx, member, index);
  const tickets = await Promise.all(members.map((member) => member.ticket()));
  const clients = await Promise.all(members.map(() => connect(node.url)));
  const reads = vi.spyOn(ctx.database, 'readSnapshot');

  const answers = await Promise.all(
    clients.map((client, index) =>
      client.join({ balance: { [members[index]!.key]: null }, winners: { [board]: null } }, { ticket: tickets[index] }),
    ),
  );
  for (const [index, { envelopes }] of answers.entries())
    expect(envelopes).toMatchObject([{ feed: 'balance', key: members[index]!.key, value: { amount: index } }]);
  expect(reads.mock.calls.length).toBeLessThan(clients.length);
});

it('[W4] replaces the subscription of a socket on a later join', async () => {
  const ctx = await createContext();
  const node = await startNode(ctx);
  const member = await logIn(ctx);
  const client = await connect(node.url);
  await client.join({ balance: { [member.key]: null } }, { ticket: await member.ticket() });
  await client.join({ winners: { [board]: null } });

  await ctx.database.transact(async (tx) => {
    await moveBalance(tx, member, 1);
    await emitWin(tx, 1);
  });

  await until(() => client.newest('winners', board));
  expect(client.newest('balance', member.key)).toBeUndefined();
  expect(node.live.stats().watched).toBe(1);
});

it('[W4] keeps the identity of a socket that joins again without a ticket, at the same merchant only', async () => {
  const ctx = await createContext();
  await addMerchant(ctx, 'other');
  const node = await startNode(ctx);
  const member = await logIn(ctx);
  const client = await connect(node.url);
  await client.join({}, { ticket: await member.ticket() });

  expect(await client.join({ balance: { [member.key]: null } })).toMatchObject({
    seqs: { balance: { [member.key]: 0 } },
  });
  expect(
    await client.ask('join', {
      merchant: 'other',
      protocol: PROTOCOL,
      epoch: null,
      feeds: { balance: { [member.key]: null } },
    }),
  ).toMatchObject({
    refused: 'NOT_ALLOWED',
  });
});
