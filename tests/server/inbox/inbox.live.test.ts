import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { inMerchant } from '../../../server/db/merchant.ts';
import { everyMerchant } from '../../../server/db/database.ts';
import { readThread } from '../../../server/domains/inbox/change.ts';
import { sendMessage } from '../../../server/domains/inbox/send.ts';
import { publishNotice } from '../../../server/domains/notices/publish.ts';
import { connect, until, type Client } from '../live/client.ts';
import { BRAND, createContext, logIn, startNode, type Member, type Node } from '../live/world.ts';
import { anyFailure } from '../../../server/http/failure.ts';

const setUp = async () => {
  const ctx = await createContext();
  const node = await startNode(ctx);
  const [agent, member] = [await logIn(ctx), await logIn(ctx)];
  const tables = inMerchant(ctx.database.db, BRAND);
  await tables.updateTable('members').set({ type: 1 }).where('id', '=', agent.id).execute();
  await tables.updateTable('members').set({ upline: agent.id }).where('id', '=', member.id).execute();
  const rowOf = ({ id }: Member) =>
    everyMerchant(ctx.database.db).selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const [agentRow, memberRow] = [await rowOf(agent), await rowOf(member)];
  return {
    ctx,
    agent,
    member,
    page: { agent: await joined(node, agent), member: await joined(node, member) },
    toMember: (text = 'Hello') =>
      ctx.database.transact((tx) =>
        sendMessage(tx, agentRow, { to: memberRow.username, text, clientId: randomUUID() }, anyFailure),
      ),
    toAgent: (text = 'Hello') =>
      ctx.database.transact((tx) => sendMessage(tx, memberRow, { to: null, text, clientId: randomUUID() }, anyFailure)),
    readByMember: (threadId: number, upToId: number) =>
      ctx.database.transact((tx) => readThread(tx, memberRow, { threadId, upToId })),
  };
};
const joined = async (node: Node, member: Member): Promise<Client> => {
  const client = await connect(node.url);
  await client.join({ unread: { [member.key]: null } }, { ticket: await member.ticket() });
  return client;
};
const messagesOf = (client: Client, { key }: Member) => client.newest('unread', key)?.value.messages;

it('[LIVE-02] sends a new unread count to the recipient at once, and again when it is read', async () => {
  const { page, member, toMember, readByMember } = await setUp();
  await toMember();
  const { threadId, message } = await toMember();
  await until(() => messagesOf(page.member, member) === 2);
  await readByMember(threadId, message.id);
  await until(() => messagesOf(page.member, member) === 0);
});

it('[LIVE-02] sends a new version to the sender too, so that the sender’s other pages load the thread again', async () => {
  const { page, agent, toMember } = await setUp();
  await toMember();
  await until(() => page.agent.newest('unread', agent.key)?.seq === 2);
  expect(messagesOf(page.agent, agent)).toBe(0);
});

it('[W1] [LIVE-02] gives each count its own version while messages, reads and notices come at once', async () => {
  const { ctx, page, agent, member, toMember, toAgent, readByMember } = await setUp();
  const { threadId, message } = await toMember();
  const notice = () =>
    ctx.database.transact((tx) => publishNotice(tx, BRAND, { type: 'B', title: { EN: 'A' }, content: { EN: 'B' } }));
  await Promise.all([
    ...Array.from({ length: 12 }, (_, at) => (at % 2 ? toMember() : toAgent())),
    notice(),
    readByMember(threadId, message.id),
    notice(),
  ]);
  await until(() => messagesOf(page.member, member) === 6 && messagesOf(page.agent, agent) === 6);

  const rows = await everyMerchant(ctx.database.db)
    .selectFrom('outbox')
    .select(['key', 'seq', 'value'])
    .where('feed', '=', 'unread')
    .execute();
  for (const who of [agent, member]) {
    const seqs = rows.filter(({ key }) => key === who.key).map(({ seq }) => Number(seq));
    expect(new Set(seqs).size).toBe(seqs.length);
  }
  // 1 of the member + 14 changes of its messages + 2 notices.
  expect(page.member.newest('unread', member.key)).toMatchObject({ seq: 17, value: { messages: 6, notices: 2 } });
});

it('[LIVE-02] [AGT-01] sends a new count to every agent when a notice for agents is published, without a row for each', async () => {
  const { ctx, page, agent, member } = await setUp();
  const NEWS = { type: 'AG', title: { EN: 'A' }, content: { EN: 'B' } } as const;
  const { id } = await ctx.database.transact((tx) => publishNotice(tx, BRAND, NEWS));
  const countsOf = (client: Client, { key }: Member) => client.newest('unread', key)?.value;
  await until(() => countsOf(page.agent, agent)?.agentNotices === 1);
  await until(() => page.member.newest('unread', member.key)?.seq === 2);
  expect(countsOf(page.member, member)).toMatchObject({ notices: 0, messages: 0, agentNotices: 0 });
  const stored = await everyMerchant(ctx.database.db)
    .selectFrom('outbox')
    .select('id')
    .where('feed', '=', 'unread')
    .execute();
  expect(stored).toEqual([]);
  await page.agent.get('command', { id: randomUUID(), kind: 'noticeRead', noticeId: id });
  await until(() => countsOf(page.agent, agent)?.agentNotices === 0);
});
