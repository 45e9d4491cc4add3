import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { everyMerchant } from '../../../server/db/database.ts';
import { publishNotice, withdrawNotice } from '../../../server/domains/notices/publish.ts';
import type { BaseContext } from '../../../server/app/base-context.ts';
import { connect, rawOf, until, type Client } from './client.ts';
import {
  BRAND,
  createContext,
  endSession,
  heldOpen,
  logIn,
  startNode,
  waitingForLocks,
  type Member,
  type Node,
} from './world.ts';

const NEWS = { type: 'B', title: { EN: 'News' }, content: { EN: 'Good' } } as const;
const publish = ({ database }: BaseContext) => database.transact((tx) => publishNotice(tx, BRAND, NEWS));
const reads = ({ database }: BaseContext) =>
  everyMerchant(database.db).selectFrom('notice_reads').selectAll().execute();
const unreadOf = (client: Client, { key }: Member) => client.newest('unread', key)?.value.notices;

const setUp = async (notices = 3) => {
  const ctx = await createContext();
  const node = await startNode(ctx);
  const member = await logIn(ctx);
  const ids: number[] = [];
  for (let count = 0; count < notices; count += 1) ids.push((await publish(ctx)).id);
  const client = await joined(node, member);
  return { ctx, node, member, ids, client };
};

const joined = async (node: Node, member: Member): Promise<Client> => {
  const client = await connect(node.url);
  await client.join({ unread: { [member.key]: null } }, { ticket: await member.ticket() });
  return client;
};

it('[W6] acknowledges with the new version and value, and updates the other devices', async () => {
  const { ctx, node, member, ids, client } = await setUp();
  const phone = await joined(node, member);

  const answer = await client.get('command', { id: randomUUID(), kind: 'noticeRead', noticeId: ids[0] });

  expect(answer).toMatchObject({
    done: true,
    envelope: { feed: 'unread', key: member.key, value: { notices: 2, messages: 0 } },
  });
  await until(() => unreadOf(phone, member) === 2);
  expect(phone.newest('unread', member.key)).toMatchObject({ seq: answer.envelope!.seq });
  expect(await reads(ctx)).toHaveLength(1);
});

it('[W6] executes a command once, over any number of resends and connections', async () => {
  const { ctx, node, member, ids, client } = await setUp();
  const phone = await joined(node, member);
  const request = { id: randomUUID(), kind: 'noticeRead', noticeId: ids[0] };

  const answers = await Promise.all([client, phone, client, phone, client].map((each) => each.get('command', request)));

  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await reads(ctx)).toHaveLength(1);
  const { unread_version } = await everyMerchant(ctx.database.db)
    .selectFrom('members')
    .select('unread_version')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  expect(unread_version).toBe(2);
});

it('[W6] answers a resent command like the first one when the connection was cut before the acknowledgement', async () => {
  const { ctx, node, member, ids, client } = await setUp();
  const request = { id: randomUUID(), kind: 'noticeRead', noticeId: ids[1] } as const;
  // The server's answer never arrives: the client stops reading, and is cut after the command was executed.
  rawOf(client).pause();
  void client.ask('command', request).catch(() => undefined);
  await until(async () => (await reads(ctx)).length === 1);
  rawOf(client).destroy();

  const again = await joined(node, member);
  const answer = await again.get('command', request);

  expect(answer).toMatchObject({ done: true, envelope: { value: { notices: 2 } } });
  expect(await reads(ctx)).toHaveLength(1);
});

it('[W6] refuses an id that was used for another command', async () => {
  const { ids, client } = await setUp();
  const id = randomUUID();
  await client.get('command', { id, kind: 'noticeRead', noticeId: ids[0] });
  expect(await client.ask('command', { id, kind: 'noticeRead', noticeId: ids[1] })).toMatchObject({
    refused: 'BAD_PAYLOAD',
  });
});

it('[W6] counts a notice that is read twice once, and refuses an unknown notice', async () => {
  const { ids, client } = await setUp();
  const first = await client.get('command', { id: randomUUID(), kind: 'noticeRead', noticeId: ids[0] });
  const second = await client.get('command', { id: randomUUID(), kind: 'noticeRead', noticeId: ids[0] });
  expect(second.envelope).toMatchObject({ seq: first.envelope!.seq, value: { notices: 2 } });
  expect(await client.ask('command', { id: randomUUID(), kind: 'noticeRead', noticeId: 999_999 })).toMatchObject({
    refused: 'NOT_FOUND',
  });
});

it('[W6] refuses visitors, sockets that have not joined, and ended sessions', async () => {
  const { ctx, node, member, ids, client } = await setUp();
  const act = { kind: 'noticeRead', noticeId: ids[0] };
  const stranger = await connect(node.url);
  expect(await stranger.ask('command', { id: randomUUID(), ...act })).toMatchObject({ refused: 'NOT_JOINED' });
  await stranger.join({});
  expect(await stranger.ask('command', { id: randomUUID(), ...act })).toMatchObject({ refused: 'NOT_ALLOWED' });

  const requested = endSession(ctx, member).then(() => client.ask('command', { id: randomUUID(), ...act }));
  // The command is refused, or the socket closes first; it is never executed.
  await requested
    .then((answer) => expect(answer).toMatchObject({ refused: 'SESSION_ENDED' }))
    .catch((error: Error) => {
      if (client.socket.connected) throw error;
    });
  expect(await reads(ctx)).toEqual([]);
});

it('[W6] updates the unread count of every connected member when a notice is published or withdrawn, without a row each', async () => {
  const { ctx, node, member, ids, client } = await setUp();
  const other = await logIn(ctx);
  const theirs = await joined(node, other);
  const before = await everyMerchant(ctx.database.db).selectFrom('members').select('unread_version').execute();

  await publish(ctx);
  await until(() => unreadOf(client, member) === 4 && unreadOf(theirs, other) === 4);
  await client.get('command', { id: randomUUID(), kind: 'noticeRead', noticeId: ids[0] });
  await until(() => unreadOf(client, member) === 3);
  await ctx.database.transact((tx) => withdrawNotice(tx, BRAND, ids[0]!));
  await until(() => unreadOf(theirs, other) === 3);

  expect(unreadOf(client, member)).toBe(3);
  expect(before.every(({ unread_version }) => unread_version === 1)).toBe(true);
  const seqs = client.envelopes.map(({ seq }) => seq);
  expect(seqs).toEqual([...seqs].sort((a, b) => a - b));
});

it('[W6] serializes reading and publishing: a member who reads during a publication counts that notice too', async () => {
  const { ctx, ids, client } = await setUp();
  const publishing = await heldOpen(ctx, (tx) => publishNotice(tx, BRAND, NEWS));
  const acted = client.get('command', { id: randomUUID(), kind: 'noticeRead', noticeId: ids[0] });
  // Otherwise both would give the same version, 1 + 3 + 1, to two different counts.
  await until(async () => (await waitingForLocks(ctx)) === 1);
  await publishing.commit();

  // Version: 2 of the member + 4 published; three of the four are unread.
  expect(await acted).toMatchObject({ envelope: { seq: 6, value: { notices: 3 } } });
});
