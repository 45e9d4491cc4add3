import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chat } from '../../../contract/chat.ts';
import { chatOperator } from '../../../contract/chat-operator.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import type { Live } from '../../../server/live/start.ts';
import { addMerchant, startTestServer, type TestServer } from '../../support/test-server.ts';
import { until } from '../live/client.ts';
import { addStaff, type StaffMember } from '../operator/support/staff.ts';
import { messagesIn, newTalker, serveLive, switchChat } from './support.ts';

let test: TestServer;
let live: Live;
let sue: StaffMember;
beforeAll(async () => {
  test = await startTestServer();
  live = await serveLive(test);
  await switchChat(test, true);
  await addMerchant(test.database, 'acme');
  sue = await addStaff(test, 'sue', ['support']);
});
afterAll(async () => {
  await live.stop();
  await test.close();
});

const reason = 'a test';
const auditOf = (action: string) =>
  inMerchant(test.database.db, 'parlour')
    .selectFrom('audit')
    .select(['actor', 'before', 'after'])
    .where('action', '=', action)
    .execute();

describe('[MEM-08] the operator', () => {
  it('deletes a reported message for those who read and for those who come', async () => {
    const [ann, bob] = [await newTalker(test), await newTalker(test)];
    const { room } = await ann.enter();
    const client = await ann.join(room.id);
    await ann.say(client, room.id, 'something vile');
    await until(() => messagesIn(client, room.id).length === 1);
    const { id } = messagesIn(client, room.id)[0]!;
    await bob.call(chat.report, { messageId: id, reason: 'abuse' });
    const [report] = (await sue.call(chatOperator.reports)).body.value.list;
    expect(report).toMatchObject({
      ...{ reporters: 1, reasons: ['abuse'] },
      message: { id, account: ann.member.username, text: 'something vile', deletedAtMs: null },
    });
    for (let each = 0; each < 2; each += 1)
      expect((await sue.call(chatOperator.remove, { messageId: id, reason })).body.value.deletedAtMs).toEqual(
        expect.any(Number),
      );
    await until(() => messagesIn(client, room.id).length === 2);
    expect(client.newest('chat', `chat:${room.id}`)!.value).toEqual({ deleted: id });
    expect((await sue.call(chatOperator.reports)).body.value.list).toEqual([]);
    const { envelopes } = await (await bob.join(room.id)).get('snapshot', { feeds: { chat: [`chat:${room.id}`] } });
    expect(envelopes.map(({ value }) => value)).toEqual([{ deleted: id }, { deleted: id }]);
    const { list } = (await sue.call(chatOperator.messages, { account: ann.member.username })).body.value;
    expect(list).toMatchObject([{ id, text: 'something vile' }]);
    // The audit is kept when the log of messages is not.
    expect(await auditOf('chat_delete')).toMatchObject([
      { actor: 'sue', before: { id, account: ann.member.username }, after: null },
    ]);
    expect(JSON.stringify(await auditOf('chat_delete'))).not.toContain('vile');
  });

  it('keeps a reported message', async () => {
    const [ann, bob] = [await newTalker(test), await newTalker(test)];
    const { room } = await ann.enter('language', 'CN');
    const client = await ann.join(room.id);
    await ann.say(client, room.id, 'fine');
    await until(() => messagesIn(client, room.id).length === 1);
    const { id } = messagesIn(client, room.id)[0]!;
    await bob.call(chat.report, { messageId: id, reason: 'other' });
    expect((await sue.call(chatOperator.keep, { messageId: id, reason })).body.value).toMatchObject({
      deletedAtMs: null,
    });
    expect((await sue.call(chatOperator.reports)).body.value.list).toEqual([]);
  });

  it('mutes a member, also one that never wrote, and slows and shuts a room at once', async () => {
    const [ann, silent] = [await newTalker(test), await newTalker(test, null)];
    const { room } = await ann.enter('language', 'AR');
    const client = await ann.join(room.id);
    const mute = async (account: string, minutes: number) =>
      (await sue.call(chatOperator.mute, { account, minutes, reason })).body;
    expect((await mute(ann.member.username, 60)).value.untilMs).toEqual(expect.any(Number));
    expect(await ann.say(client, room.id, 'hello')).toMatchObject({ refused: 'muted' });
    expect((await mute(ann.member.username, 0)).value.untilMs).toBeNull();
    expect(await ann.say(client, room.id, 'hello')).toEqual({ refused: null });
    await mute(silent.member.username, 5);
    expect((await silent.call(chat.setName, { name: 'Quiet One' })).body.value.mutedUntilMs).toEqual(
      expect.any(Number),
    );
    expect((await mute('nobody', 5)).message).toBe('not_found');
    const set = async (change: object) =>
      (await sue.call(chatOperator.setRoom, { room: room.id, reason, ...change })).body.value;
    expect(await set({ slowSeconds: 20 })).toMatchObject({ id: room.id, slowSeconds: 20, closed: false });
    const there = () => client.newest('chatRoom', `chat:${room.id}`)!.value;
    await until(() => there().slowSeconds === 20);
    expect(await set({ closed: true })).toMatchObject({ slowSeconds: 20, closed: true });
    await until(() => there().closed);
    expect(await ann.say(client, room.id, 'again')).toEqual({ refused: 'room_closed' });
    const { list } = (await sue.call(chatOperator.rooms)).body.value;
    expect(list).toContainEqual(expect.objectContaining({ id: room.id, kind: 'language', of: 'AR', closed: true }));
    expect(await auditOf('chat_room')).toHaveLength(2);
  });

  it('replaces the refused words of a language, and reserves names', async () => {
    const setWords = (list: string, words: string[]) => sue.call(chatOperator.setWords, { list, words, reason });
    expect((await setWords('EN', ['Fiddle', ' fiddle ', 'Fiddle'])).body.value).toEqual({ words: 2 });
    const nowhere = { merchant: 'nowhere', list: 'EN', words: ['word'], reason };
    expect((await sue.call(chatOperator.setWords, nowhere)).body.message).toBe('unknown_merchant');
    await setWords('names', ['Jackpot Joe']);
    const ann = await newTalker(test, null);
    for (const [name, problem] of [
      ['jackpot j0e', 'reserved'],
      ['a fiddle', 'words'],
    ])
      expect((await ann.call(chat.setName, { name })).body).toMatchObject({ value: { problem } });
    await setWords('EN', []);
    expect((await sue.call(chatOperator.words, { list: 'EN' })).body.value).toEqual({ words: [] });
    expect((await ann.call(chat.setName, { name: 'a fiddle' })).status).toBe(200);
  });

  it('reaches no room or message of another merchant', async () => {
    const ann = await newTalker(test);
    const { room } = await ann.enter();
    const client = await ann.join(room.id);
    await ann.say(client, room.id, 'ours');
    await until(() => messagesIn(client, room.id).some(({ text }) => text === 'ours'));
    const { id } = messagesIn(client, room.id).find(({ text }) => text === 'ours')!;
    const acme = { merchant: 'acme', reason };
    for (const [endpoint, request] of [
      [chatOperator.remove, { messageId: id }],
      [chatOperator.keep, { messageId: id }],
      [chatOperator.setRoom, { room: room.id, closed: true }],
      [chatOperator.mute, { account: ann.member.username, minutes: 5 }],
    ] as const)
      expect((await sue.call(endpoint, { ...acme, ...request })).body.message, endpoint.path).toBe('not_found');
    expect((await sue.call(chatOperator.messages, { merchant: 'acme', room: room.id })).body.value.list).toEqual([]);
    expect((await sue.call(chatOperator.rooms, { merchant: 'acme' })).body.value.list).toEqual([]);
    const { rows } = await sql`select from chat_rooms where closed and id = ${room.id}`.execute(test.database.db);
    expect(rows).toEqual([]);
  });
});
