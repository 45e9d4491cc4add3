import { expect, it } from 'vitest';
import { emitState } from '../../../server/live/emit.ts';
import type { BaseContext } from '../../../server/app/base-context.ts';
import { until } from './client.ts';
import { openPage } from './held.ts';
import { BRAND, createContext, logIn, setBalance, startNode, type Member } from './world.ts';

/** Relays the same row again, as after a relay that died before it cleared the outbox. */
const relayAgain = ({ database }: BaseContext, { key, id }: Member, seq: number, amount: number) =>
  database.transact((tx) =>
    emitState(tx, {
      merchant: BRAND,
      feed: 'balance',
      key,
      room: `member:${id}`,
      seq,
      value: { amount, currency: 'USD', exponent: 2 },
    }),
  );

it('[W2] ignores a value that is relayed twice or after a newer one', async () => {
  const ctx = await createContext();
  const node = await startNode(ctx);
  const member = await logIn(ctx);
  const page = openPage(node.url, { balance: [member.key] }, { member });
  await until(() => page.state() === 'live');

  await setBalance(ctx, member, 100);
  await until(() => page.figure('balance', member.key)?.seq === 1);
  await relayAgain(ctx, member, 1, 100);
  await until(() => page.client.envelopes.length === 2);
  await setBalance(ctx, member, 200);
  await until(() => page.figure('balance', member.key)?.seq === 2);
  await relayAgain(ctx, member, 1, 100);
  await until(() => page.client.envelopes.length === 4);

  expect(page.client.envelopes.map(({ seq }) => seq)).toEqual([1, 1, 2, 1]);
  const taken = page.accepted.flatMap((word) => (word.kind === 'envelope' ? [word.envelope.seq] : []));
  expect(taken).toEqual([0, 1, 2]);
  expect(page.figure('balance', member.key)).toMatchObject({ seq: 2, value: { amount: 200 } });
});
