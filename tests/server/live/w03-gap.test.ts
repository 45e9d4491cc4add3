import { expect, it } from 'vitest';
import { everyMerchant } from '../../../server/db/database.ts';
import type { BaseContext } from '../../../server/app/base-context.ts';
import { newEpoch } from '../../../server/live/epoch.ts';
import { connect } from './client.ts';
import { BRAND, createContext, emitWin, startNode, type Node } from './world.ts';

const board = `merchant:${BRAND}`;

/** Emits `count` wins and waits until they are relayed and in the log. */
const wins = async (ctx: BaseContext, node: Node, count: number, gameName?: string) => {
  await ctx.database.transact(async (tx) => {
    for (let id = 1; id <= count; id += 1) await emitWin(tx, id, { gameName });
  });
  await expect.poll(() => node.live.stats().relay.rows, { timeout: 10_000 }).toBe(count);
};

const dropUpTo = (ctx: BaseContext, seq: number) =>
  everyMerchant(ctx.database.db).deleteFrom('feed_log').where('seq', '<=', seq).execute();

const setUp = async (count: number, gameName?: string) => {
  const ctx = await createContext();
  const node = await startNode(ctx);
  await wins(ctx, node, count, gameName);
  return { ctx, node, client: await connect(node.url) };
};

it('[W3] numbers the events of a log from 1 without a gap, in the order of the outbox', async () => {
  const { client } = await setUp(5);
  const { envelopes } = await client.join({ winners: { [board]: null } });

  expect(envelopes.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  expect(envelopes.map(({ value }) => (value as { id: number }).id)).toEqual([1, 2, 3, 4, 5]);
});

it('[W3] answers a gap with the events that follow', async () => {
  const { client } = await setUp(5);
  await client.join({});

  const answer = await client.get('missing', { feed: 'winners', key: board, after: 3 });
  expect(answer).toMatchObject({
    envelopes: [
      { seq: 4, value: { id: 4 } },
      { seq: 5, value: { id: 5 } },
    ],
  });
  expect(await client.get('missing', { feed: 'winners', key: board, after: 5 })).toEqual({ envelopes: [] });
});

it('[W3] answers resync where the log no longer reaches back, or never reached that number', async () => {
  const { ctx, client } = await setUp(5);
  await client.join({});
  await dropUpTo(ctx, 3);

  expect(await client.get('missing', { feed: 'winners', key: board, after: 3 })).toMatchObject({
    envelopes: [{ seq: 4 }, { seq: 5 }],
  });
  expect(await client.get('missing', { feed: 'winners', key: board, after: 2 })).toEqual({ resync: true });
  expect(await client.get('missing', { feed: 'winners', key: board, after: 6 })).toEqual({ resync: true });
});

it('[W3] answers resync when more events are missing than an answer holds; the snapshot then has the tail', async () => {
  const { client } = await setUp(260);
  await client.join({});

  expect(await client.get('missing', { feed: 'winners', key: board, after: 10 })).toEqual({ resync: true });
  const { envelopes, resets, seqs } = await client.get('snapshot', { feeds: { winners: [board] } });
  expect(resets).toEqual([{ feed: 'winners', key: board }]);
  expect(envelopes.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, index) => 211 + index));
  expect(seqs).toEqual({ winners: { [board]: 260 } });
});

it('[W3] limits an answer to what a slow connection can take, and still states the head of the log', async () => {
  const { client } = await setUp(20, 'x'.repeat(10_000));
  const { envelopes, seqs } = await client.join({ winners: { [board]: null } });

  expect(envelopes.length).toBeLessThan(10);
  expect(envelopes.at(-1)).toMatchObject({ seq: 20 });
  expect(seqs).toEqual({ winners: { [board]: 20 } });
});

it('[W3] joins with the missing events only, and with a reset where they are gone', async () => {
  const { ctx, client } = await setUp(6);
  const epoch = await newEpoch(ctx);

  const near = await client.join({ winners: { [board]: 4 } }, { epoch });
  expect(near.resets).toEqual([]);
  expect(near.envelopes.map(({ seq }) => seq)).toEqual([5, 6]);

  await dropUpTo(ctx, 4);
  const far = await client.join({ winners: { [board]: 2 } }, { epoch });
  expect(far.resets).toEqual([{ feed: 'winners', key: board }]);
  expect(far.envelopes.map(({ seq }) => seq)).toEqual([5, 6]);
});
