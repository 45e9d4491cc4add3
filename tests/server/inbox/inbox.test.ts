import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inbox, MESSAGE_LENGTH, MESSAGES_PAGE } from '../../../contract/inbox.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { openWriter } from './writers.ts';
import { joinTestServer, type JoinedServer } from '../../support/shared-server.ts';

let test: JoinedServer;
let agent: Awaited<ReturnType<typeof openWriter>>;
let member: Awaited<ReturnType<typeof openWriter>>;

beforeAll(async () => {
  test = await joinTestServer();
});
beforeEach(async () => {
  agent = await openWriter(test, { type: 1 });
  member = await openWriter(test, { upline: agent });
});
afterAll(() => test.close());

const stored = () => inMerchant(test.database.db, test.merchant).selectFrom('messages').selectAll().execute();

describe('[MEM-02] [AGT-01] messages between an agent and a direct member', () => {
  it('reach the member, who reads and answers them', async () => {
    const sent = await agent.send(member.member.username, 'Welcome to the team');
    expect(sent.value.message).toMatchObject({ text: 'Welcome to the team', isOwn: true, isUnread: false });
    const [thread] = await member.threads();
    expect(thread).toMatchObject({
      kind: 'upline',
      account: agent.member.username,
      canWrite: true,
      unread: 1,
      last: { text: 'Welcome to the team', isOwn: false, isUnread: true },
    });
    expect(await member.unread()).toBe(1);

    await member.value(inbox.read, { threadId: thread!.id, upToId: thread!.last.id });
    expect(await member.unread()).toBe(0);
    expect(await member.threads()).toMatchObject([{ unread: 0, last: { isUnread: false } }]);

    await member.send(null, 'Thank you');
    expect(await agent.threads()).toMatchObject([
      { id: thread!.id, kind: 'downline', account: member.member.username, unread: 1, last: { text: 'Thank you' } },
    ]);
    expect(await agent.texts(thread!.id)).toEqual(['Thank you', 'Welcome to the team']);
  });

  it('reach an agent below, and the upline of an agent', async () => {
    const below = await openWriter(test, { type: 2, upline: agent });
    await agent.send(below.member.username, 'Down');
    await below.send(null, 'Up');
    expect(await agent.threads()).toMatchObject([{ kind: 'downline', last: { text: 'Up' } }]);
    expect(await below.threads()).toMatchObject([{ kind: 'upline', last: { text: 'Up', isOwn: true } }]);
  });

  it('go to direct members and the direct upline only', async () => {
    const below = await openWriter(test, { type: 1, upline: agent });
    const deep = await openWriter(test, { upline: below });
    const other = await openWriter(test, { type: 1 });
    const before = await stored();
    for (const [writer, to] of [
      [agent, deep.member.username],
      [agent, other.member.username],
      [agent, 'nobody'],
      [agent, agent.member.username],
      [agent, null],
      [member, below.member.username],
      [member, agent.member.username],
    ] as const)
      expect((await writer.send(to)).message, `to ${to}`).toBe('recipient_unknown');
    expect(await stored()).toHaveLength(before.length);
  });

  it('cannot be written by a locked agent, nor after the upline changed; both sides keep the thread', async () => {
    await agent.send(member.member.username, 'Before');
    const set = (id: number, values: object) =>
      inMerchant(test.database.db, test.merchant).updateTable('members').set(values).where('id', '=', id).execute();
    await set(agent.member.id, { locked: true });
    expect((await agent.send(member.member.username)).message).toBe('account_locked');
    await set(agent.member.id, { locked: false });

    const next = await openWriter(test, { type: 1 });
    await set(member.member.id, { upline: next.member.id });
    expect((await agent.send(member.member.username)).message).toBe('recipient_unknown');
    expect(await agent.threads()).toMatchObject([{ canWrite: false, last: { text: 'Before' } }]);
    expect(await member.threads()).toMatchObject([{ canWrite: false, last: { text: 'Before' } }]);
  });

  it('are stored once for one client id, however often and at once they are sent', async () => {
    const clientId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => agent.send(member.member.username, 'Once', clientId)),
    );
    expect(new Set(answers.map(({ value }) => value.message.id)).size).toBe(1);
    expect(await member.unread()).toBe(1);
    expect((await agent.send(member.member.username, 'Another', clientId)).message).toBe('idempotency_key_reused');
    expect(await member.unread()).toBe(1);
  });

  it('are kept as typed, without characters that turn the direction of text', async () => {
    const text = '  <b>50%</b>\n\u202Eabc\u202C \u2066x\u2069 \u200Fמ\u200E خ\u200Cر 👨‍👩‍👧 https://example.com ';
    const { threadId, message } = (await agent.send(member.member.username, text)).value;
    expect(message.text).toBe('  <b>50%</b>\nabc x מ خ\u200Cر 👨‍👩‍👧 https://example.com ');
    expect(await member.texts(threadId)).toEqual([message.text]);
  });

  it.each([
    ['empty', ''],
    ['only spaces', ' \n\t\u00A0 '],
    ['only direction characters', '\u202E\u2066'],
    ['too long', 'x'.repeat(10_000)],
    ['one character too long', 'x'.repeat(MESSAGE_LENGTH + 1)],
    ['with a null character', 'a\u0000b'],
    ['with an escape character', 'a\u001B[31mb'],
    ['with a C1 control character', 'a\u0085b'],
    ['with a lone surrogate', 'a\uD800b'],
  ])('are refused when %s, and nothing is stored', async (_, text) => {
    const before = await stored();
    expect((await agent.send(member.member.username, text)).message).toBe('invalid_request');
    expect(await stored()).toHaveLength(before.length);
  });

  it('are deleted for oneself only; a thread without messages disappears until the next one', async () => {
    const { threadId, message } = (await agent.send(member.member.username, 'One')).value;
    await agent.send(member.member.username, 'Two');
    await member.value(inbox.remove, { messageId: message.id });
    expect(await member.texts(threadId)).toEqual(['Two']);
    expect(await member.unread()).toBe(1);
    expect(await agent.texts(threadId)).toEqual(['Two', 'One']);

    const { last } = (await member.threads())[0]!;
    await member.value(inbox.removeThread, { threadId, upToId: last.id });
    expect(await member.threads()).toEqual([]);
    expect(await member.unread()).toBe(0);
    expect(await agent.texts(threadId)).toEqual(['Two', 'One']);

    await agent.send(member.member.username, 'Three');
    expect(await member.texts(threadId)).toEqual(['Three']);
  });

  it('are paged, threads and messages, the newest first', async () => {
    const members = [];
    for (let count = 0; count <= MESSAGES_PAGE; count += 1) members.push(await openWriter(test, { upline: agent }));
    for (const { send } of members) await send(null, 'Hi');
    const first = await agent.value(inbox.threads);
    expect([first.list.length, first.hasMore]).toEqual([MESSAGES_PAGE, true]);
    expect(first.list[0]!.account).toBe(members.at(-1)!.member.username);
    const rest = await agent.value(inbox.threads, { before: String(first.list.at(-1)!.cursor) });
    expect([rest.list.map(({ account }) => account), rest.hasMore]).toEqual([[members[0]!.member.username], false]);

    const threadId = String(rest.list[0]!.id);
    for (let count = 0; count < MESSAGES_PAGE; count += 1) await members[0]!.send(null, `Message ${count}`);
    const newest = await agent.value(inbox.messages, { threadId });
    expect([newest.list.length, newest.hasMore, newest.list[0]!.text]).toEqual([MESSAGES_PAGE, true, 'Message 19']);
    const older = await agent.value(inbox.messages, { threadId, before: String(newest.list.at(-1)!.id) });
    expect([older.list.map(({ text }) => text), older.hasMore]).toEqual([['Hi'], false]);
  });

  it('are found by the beginning of the account, whatever characters it has', async () => {
    const name = `finder${agent.member.id}`;
    const found = await openWriter(test, { upline: agent, name });
    await found.send(null);
    await member.send(null);
    const accounts = async (account: string) => (await agent.threads({ account })).map((thread) => thread.account);
    expect(await accounts(name.toUpperCase())).toEqual([name]);
    expect(await accounts('%')).toEqual([]);
    expect(await accounts('\\')).toEqual([]);
    const contacts = await agent.value(inbox.contacts, { account: 'finder' });
    expect(contacts.list).toEqual([{ account: name, isAgent: false }]);
    expect((await agent.value(inbox.contacts, {})).list).toHaveLength(2);
  });

  it('[AUTH-13] are not for trial accounts', async () => {
    const trial = await openWriter(test, { type: 4 });
    for (const body of [await trial.call(inbox.unread), await trial.call(inbox.threads), await trial.send(null)])
      expect(body.message).toBe('real_account_needed');
  });
});
