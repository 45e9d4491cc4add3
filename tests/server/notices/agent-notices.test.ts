import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentNotices } from '../../../contract/agent-notices.ts';
import { inbox } from '../../../contract/inbox.ts';
import { notices } from '../../../contract/notices.ts';
import { operator } from '../../../contract/operator.ts';
import { noticeCommands } from '../../../server/domains/notices/commands.ts';
import { publishNotice } from '../../../server/domains/notices/publish.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { command, openWriter } from '../inbox/writers.ts';
import { joinTestServer, type JoinedServer } from '../../support/shared-server.ts';

let test: JoinedServer;
/** Ten notices for agents, the oldest first. */
const ids: number[] = [];

const publish = async (title: string, type: 'AG' | 'B' = 'AG'): Promise<number> => {
  const texts = { titles: { EN: title }, bodies: { EN: title } };
  const { value } = await command(test, operator.publishNotice, { ...texts, type });
  return value.id;
};

beforeAll(async () => {
  test = await joinTestServer();
  for (let count = 1; count <= 10; count += 1) ids.push(await publish(`News ${count}`));
});
afterAll(() => test.close());

const openAgent = () => openWriter(test, { type: 1 });
type Reader = Awaited<ReturnType<typeof openAgent>>;
const pageOf = (reader: Reader, pageNo = 1) => reader.value(agentNotices.list, { pageNo: String(pageNo) });
const unreadOf = async (reader: Reader, pageNo = 1) =>
  (await pageOf(reader, pageNo)).list.filter(({ isUnread }) => isUnread).map(({ id }) => id);
const countOf = async (reader: Reader) => (await reader.value(inbox.unread)).agentNotices;
const open = (reader: Reader, noticeId: number) =>
  test.database.transact((tx) =>
    noticeCommands.noticeRead!(
      tx,
      { merchant: test.merchant, memberId: reader.member.id } as never,
      { noticeId } as never,
    ),
  );
/** The newest first. */
const newest = (count: number, from = 0) => [...ids].reverse().slice(from, from + count);

describe('[AGT-01] notices of type agent', () => {
  it('come 8 a page, the newest first; a page beyond the last is the last', async () => {
    const agent = await openAgent();
    const first = await pageOf(agent);
    expect(first.list.map(({ id }) => id)).toEqual(newest(8));
    expect(first).toMatchObject({ pageNum: 1, totalPages: 2, newestId: ids.at(-1) });
    expect(first.list[0]).toMatchObject({ type: 'AG', title: { EN: 'News 10' }, isUnread: true });
    for (const request of [2, 9])
      expect(await pageOf(agent, request)).toMatchObject({ pageNum: 2, list: newest(2, 8).map((id) => ({ id })) });
  });

  it('[AGT-06] are neither shown to other members, nor counted for them, nor sent to the pages of the site', async () => {
    const member = await openWriter(test);
    expect((await member.call(agentNotices.list, { pageNo: '1' })).message).toBe('not_allowed');
    expect((await member.call(agentNotices.readAll, { upToId: ids[0] })).message).toBe('not_allowed');
    expect(await member.value(inbox.unread)).toMatchObject({ notices: 0, messages: 0, agentNotices: 0 });
    await expect(open(member, ids[0]!)).rejects.toMatchObject({ refused: 'NOT_FOUND' });
    const site = { types: 'B,PL,PU,PR,H', platform: 'W', pageNo: '1' };
    expect((await member.value(notices.list, site)).list).toEqual([]);
    expect((await member.call(notices.list, { ...site, types: 'AG' })).message).toBe('invalid_request');
    const events = await inMerchant(test.database.db, test.merchant)
      .selectFrom('outbox')
      .select(['key', 'room'])
      .execute();
    const ofNotices = events.filter(({ room }) => !room.startsWith('member:'));
    expect(new Set(ofNotices.map(({ key, room }) => `${key} ${room}`))).toEqual(
      new Set([`agents:${test.merchant} agents:${test.merchant}`]),
    );
  });

  it('have an unread mark for each reader: opening one takes away the reader’s own', async () => {
    const [agent, other] = [await openAgent(), await openAgent()];
    await open(agent, ids.at(-1)!);
    expect(await unreadOf(agent)).toEqual(newest(7, 1));
    expect([await countOf(agent), await countOf(other)]).toEqual([9, 10]);
    expect(await unreadOf(other)).toEqual(newest(8));
  });

  it('are marked as read up to the newest that the agent was shown', async () => {
    const [agent, other] = [await openAgent(), await openAgent()];
    await agent.value(agentNotices.readAll, { upToId: ids[7]! });
    expect(await unreadOf(agent)).toEqual(newest(2));
    expect([await countOf(agent), await countOf(other)]).toEqual([2, 10]);
    await agent.value(agentNotices.readAll, { upToId: ids.at(-1)! });
    expect([await countOf(agent), await unreadOf(agent), await unreadOf(agent, 2)]).toEqual([0, [], []]);
  });

  it('leave the list and the count when they are withdrawn', async () => {
    const agent = await openAgent();
    const id = await publish('Wrong');
    expect([await countOf(agent), (await pageOf(agent)).list[0]!.id]).toEqual([11, id]);
    await command(test, operator.withdrawNotice, { id: String(id) });
    expect([await countOf(agent), (await pageOf(agent)).newestId]).toEqual([10, ids.at(-1)]);
  });

  it('and those of the site are counted apart', async () => {
    const agent = await openAgent();
    const id = await test.database.transact(
      async (tx) =>
        (await publishNotice(tx, test.merchant, { type: 'B', title: { EN: 'A' }, content: { EN: 'B' } })).id,
    );
    expect(await agent.value(inbox.unread)).toMatchObject({ notices: 1, agentNotices: 10 });
    await open(agent, id);
    expect(await agent.value(inbox.unread)).toMatchObject({ notices: 0, agentNotices: 10 });
    expect((await pageOf(agent)).list.map((notice) => notice.id)).not.toContain(id);
  });
});
