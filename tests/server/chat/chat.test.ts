import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../../contract/chat-message.ts';
import { chat } from '../../../contract/chat.ts';
import { deletePast } from '../../../server/jobs/retention.ts';
import { chat as domain } from '../../../server/domains/chat/plugin.ts';
import type { Live } from '../../../server/live/start.ts';
import { issueTicket } from '../../../server/live/tickets.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, addMerchant, openSession, startTestServer, type TestServer } from '../../support/test-server.ts';
import { connect, until } from '../live/client.ts';
import { messagesIn, newTalker, serveLive, switchChat } from './support.ts';

let test: TestServer;
let live: Live;
beforeAll(async () => {
  test = await startTestServer();
  live = await serveLive(test);
});
beforeEach(() => switchChat(test, true));
afterAll(async () => {
  await live.stop();
  await test.close();
});

const outcome = ({ status, body }: { status: number; body: { success: boolean; message: string; value: unknown } }) =>
  body.success ? 'ok' : [status, body.message, body.value];
const update = (table: string, set: string, where: string) =>
  sql.raw(`update ${table} set ${set} where ${where}`).execute(test.database.db);

describe('[MEM-08] a room', () => {
  it('[LIVE-10] passes a message to all who read it, in the order of the log, and to those who come later', async () => {
    const [ann, bob] = [await newTalker(test), await newTalker(test)];
    const { room } = await ann.enter();
    expect((await bob.enter()).room.id).toBe(room.id);
    const [hers, his] = [await ann.join(room.id), await bob.join(room.id)];
    const typed = '<b>سلام</b> \u202eمی\u200cخواهم 👨\u200d👩\u200d👧';
    expect(await ann.say(hers, room.id, typed)).toEqual({ refused: null });
    expect(await bob.say(his, room.id, 'good luck')).toEqual({ refused: null });
    for (const client of [hers, his]) await until(() => messagesIn(client, room.id).length === 2);
    const texts = ['<b>سلام</b> می\u200cخواهم 👨\u200d👩\u200d👧', 'good luck'];
    for (const client of [hers, his]) expect(messagesIn(client, room.id).map(({ text }) => text)).toEqual(texts);
    const late = await bob.join(room.id);
    const { envelopes } = await late.get('snapshot', { feeds: { chat: [`chat:${room.id}`] } });
    expect(envelopes.map(({ value }) => (value as ChatMessage).text)).toEqual(texts);
    // Nothing of the account is in the message.
    expect(JSON.stringify(envelopes)).not.toContain(ann.member.username);
  });

  it('[W6] writes a message once, over any number of resends, and refuses its number for another text', async () => {
    const ann = await newTalker(test);
    const { room } = await ann.enter('language', 'CN');
    const client = await ann.join(room.id);
    const request = { id: randomUUID(), kind: 'chat', room: room.id, text: 'once', roundId: null };
    const answers = await Promise.all([1, 2, 3].map(() => client.get('command', request)));
    for (const answer of answers) expect(answer).toEqual({ done: true, chat: { refused: null } });
    await until(() => messagesIn(client, room.id).length > 0);
    expect(messagesIn(client, room.id)).toMatchObject([{ id: request.id, text: 'once' }]);
    expect(await client.ask('command', { ...request, text: 'twice' })).toMatchObject({ refused: 'BAD_PAYLOAD' });
    // Another member cannot take the number of a message that it read.
    const bob = await newTalker(test);
    const other = await bob.join(room.id);
    expect(await other.ask('command', request)).toMatchObject({ refused: 'BAD_PAYLOAD' });
  });

  it('[W3] gives a client that was away what it missed, and its whole history of 200 to a new one', async () => {
    const ann = await newTalker(test);
    const { room } = await ann.enter('language', 'AR');
    const client = await ann.join(room.id);
    for (let each = 0; each < 3; each += 1) {
      expect(await ann.say(client, room.id, `first ${each}`)).toEqual({ refused: null });
      await ann.rest();
    }
    await until(() => messagesIn(client, room.id).length === 3);
    const { seq } = client.newest('chat', `chat:${room.id}`)!;
    client.socket.disconnect();
    await sql`
      insert into outbox (merchant, feed, key, room, value)
      select 'parlour', 'chat', ${`chat:${room.id}`}, 'chat:parlour',
             jsonb_build_object('id', gen_random_uuid(), 'authorId', 1, 'authorName', 'x', 'simulated', false,
               'text', 'later ' || n, 'round', null, 'atMs', 0) from generate_series(1, 230) n`.execute(
      test.database.db,
    );
    await until(async () => {
      const { rows } = await sql`select from outbox`.execute(test.database.db);
      return rows.length === 0;
    });
    const again = await newTalker(test);
    const back = await again.join(room.id);
    const missed = await back.get('missing', { feed: 'chat', key: `chat:${room.id}`, after: seq + 100 });
    expect('envelopes' in missed && missed.envelopes.map((each) => each.seq)).toEqual(
      Array.from({ length: 130 }, (_, at) => seq + 101 + at),
    );
    const { envelopes } = await back.get('snapshot', { feeds: { chat: [`chat:${room.id}`] } });
    expect([envelopes.length, (envelopes.at(-1)!.value as ChatMessage).text]).toEqual([200, 'later 230']);
  });

  it('is for members of real accounts of its merchant alone, while the module is on', async () => {
    const ann = await newTalker(test);
    const { room } = await ann.enter();
    const request = { id: randomUUID(), kind: 'chat', room: room.id, text: 'hello', roundId: null };
    const feeds = { chat: { [`chat:${room.id}`]: null } };
    const visitor = await connect(test.url);
    expect(await visitor.ask('join', { merchant: 'parlour', protocol: 1, epoch: null, feeds })).toMatchObject({
      refused: 'NOT_ALLOWED',
    });
    const trial = await addMember(test.database, `t${randomUUID().slice(0, 8)}`, { type: 4 });
    const { token, session } = await openSession(test.database, trial);
    const launched = await callServer(test.url, chat.launch, { kind: 'language', of: 'EN' }, { token });
    expect(outcome(launched)).toEqual([403, 'real_account_needed', null]);
    const guest = await connect(test.url);
    const ticket = await issueTicket(test.ctx, session.id);
    expect(await guest.ask('join', { merchant: 'parlour', protocol: 1, epoch: null, feeds, ticket })).toMatchObject({
      refused: 'NOT_ALLOWED',
    });
    await guest.join({}, { ticket });
    expect(await guest.ask('command', request)).toMatchObject({ refused: 'NOT_ALLOWED' });
    // A member of another merchant reads and writes nothing of it.
    await addMerchant(test.database, 'acme');
    await switchChat(test, true, 'acme');
    const stranger = await addMember(test.database, `s${randomUUID().slice(0, 8)}`, { merchant: 'acme' });
    const theirs = await openSession(test.database, stranger);
    const foreign = await connect(test.url);
    const client = await ann.join(room.id);
    expect(await ann.say(client, room.id, 'for us')).toEqual({ refused: null });
    await until(() => messagesIn(client, room.id).some(({ text }) => text === 'for us'));
    const entered = await foreign.join(feeds, {
      merchant: 'acme',
      ticket: await issueTicket(test.ctx, theirs.session.id),
    });
    expect(entered.envelopes).toEqual([]);
    expect(await foreign.ask('command', request)).toMatchObject({ refused: 'NOT_FOUND' });
    expect(messagesIn(foreign, room.id)).toEqual([]);
    // [SYS-05]
    await switchChat(test, false);
    expect(outcome(await ann.call(chat.launch, { kind: 'language', of: 'EN' }))).toEqual([409, 'chat_closed', null]);
    expect(await ann.say(client, room.id, 'anyone?')).toEqual({ refused: 'chat_closed' });
  });

  it('exists for what the merchant has', async () => {
    const ann = await newTalker(test);
    for (const [kind, of] of [
      ['language', 'JA'],
      ['table', '1'],
      ['table', 'EN'],
      ['board', '999'],
    ])
      expect(outcome(await ann.call(chat.launch, { kind, of })), `${kind} ${of}`).toEqual([404, 'not_found', null]);
    expect(outcome(await ann.call(chat.launch, { kind: 'language', of: '../x' }))).toMatchObject([
      400,
      'invalid_request',
      {},
    ]);
    const look = { b2c: '1', headerColor: '#102030', title: 'Table talk', template: 'table' };
    const { body } = await ann.call(chat.launch, { kind: 'language', of: 'EN', ...look });
    expect(body.value).toMatchObject({ look, languages: ['EN', 'CN', 'AR'], room: { kind: 'language', of: 'EN' } });
  });

  it('says who is there: each member once, by the names that they chose', async () => {
    const [ann, bob, silent] = [
      await newTalker(test, 'Zoe'),
      await newTalker(test, 'Bea'),
      await newTalker(test, null),
    ];
    await update('merchants', `brand = jsonb_set(brand, '{languages}', '["EN","CN","AR","FR"]')`, `code = 'parlour'`);
    const { room } = await ann.enter('language', 'FR');
    const key = `chat:${room.id}`;
    const client = await ann.join(room.id);
    await ann.join(room.id);
    const other = await bob.join(room.id);
    await silent.join(room.id);
    const there = () => client.newest('chatRoom', key)?.value;
    await until(() => there()?.present === 3 && there()?.names.join() === 'Bea,Zoe');
    other.socket.disconnect();
    await until(() => there()?.present === 2 && there()?.names.join() === 'Zoe');
    expect(there()).toEqual({ closed: false, slowSeconds: 0, present: 2, names: ['Zoe'], rain: null });
  });
});

describe('[MEM-08] a message is refused', () => {
  it('with its reason, and nothing of it is written', async () => {
    const ann = await newTalker(test);
    const { room } = await ann.enter();
    const client = await ann.join(room.id);
    await sql`insert into chat_words (merchant, list, words) values ('parlour', 'EN', '{scam}'), ('parlour', 'CN', '{骗子}')`.execute(
      test.database.db,
    );
    const say = (text: string, over: object = {}) => ann.say(client, room.id, text, over);
    expect(await say('\u200b\u2060')).toEqual({ refused: 'empty' });
    expect(await say('a'.repeat(201))).toEqual({ refused: 'too_long' });
    expect(await say(`Z${'\u0301'.repeat(9)}`)).toEqual({ refused: 'marks' });
    expect(await say('come to evil . com')).toEqual({ refused: 'links' });
    expect(await say('a s c a m')).toEqual({ refused: 'words' });
    expect(await say('', { roundId: randomUUID() })).toEqual({ refused: 'round' });
    const rude = { id: randomUUID(), kind: 'chat', room: room.id, roundId: null };
    for (const text of ['a'.repeat(10_000), 'a\u0000b', 7])
      expect(await client.ask('command', { ...rude, text })).toMatchObject({ refused: 'BAD_PAYLOAD' });
    expect(await say('骗子')).toEqual({ refused: null });
    expect(await say('骗  子 ')).toEqual({ refused: null });
    expect(await say('骗子')).toEqual({ refused: 'repeated' });
    const { rows } = await sql<{ text: string }>`
      select text from chat_messages m join chat_members c on c.id = m.author_id
       where c.member_id = ${ann.member.id} order by m.at`.execute(test.database.db);
    expect(rows.map(({ text }) => text)).toEqual(['骗子', '骗  子']);
  });

  it('while its author has no name, is muted or excluded, sends too fast, or the room is slow or shut', async () => {
    const ann = await newTalker(test, null);
    const { room } = await ann.enter();
    const client = await ann.join(room.id);
    let count = 0;
    const say = () => ann.say(client, room.id, `hello ${(count += 1)}`);
    expect(await say()).toEqual({ refused: 'no_name' });
    await ann.call(chat.setName, { name: 'Ann of Kent' });
    const sent = await Promise.all(Array.from({ length: 8 }, say));
    expect(sent.filter(({ refused }) => refused === null)).toHaveLength(5);
    expect(sent.filter(({ refused }) => refused !== null)).toEqual(
      Array(3).fill({ refused: 'too_fast', untilMs: expect.any(Number) }),
    );
    await ann.rest();
    await update('chat_rooms', 'slow_seconds = 30', `id = ${room.id}`);
    expect(await say()).toEqual({ refused: null });
    expect(await say()).toEqual({ refused: 'slow_mode', untilMs: expect.any(Number) });
    await update('chat_rooms', 'slow_seconds = 0, closed = true', `id = ${room.id}`);
    expect(await say()).toEqual({ refused: 'room_closed' });
    await update('chat_rooms', 'closed = false', `id = ${room.id}`);
    await update('chat_members', `muted_until = now() + interval '1 hour'`, `member_id = ${ann.member.id}`);
    expect(await say()).toEqual({ refused: 'muted', untilMs: expect.any(Number) });
    expect((await ann.enter()).self).toMatchObject({ name: 'Ann of Kent', mutedUntilMs: expect.any(Number) });
    await update('members', `excluded_until = now() + interval '1 day'`, `id = ${ann.member.id}`);
    expect(await say()).toEqual({ refused: 'excluded', untilMs: expect.any(Number) });
    const entered = await ann.call(chat.launch, { kind: 'language', of: 'EN' });
    expect(outcome(entered)).toMatchObject([403, 'account_excluded', { untilMs: expect.any(Number) }]);
  });
});

describe('[MEM-08] a name', () => {
  it('that poses as staff, or is another’s with other letters, is refused', async () => {
    const [ann, bob] = [await newTalker(test, 'Lucky Ann'), await newTalker(test, null)];
    const name = async (wanted: string) => outcome(await bob.call(chat.setName, { name: wanted }));
    const refused = (problem: string) => [409, 'chat_name_refused', { problem }];
    for (const wanted of ['Official Support', 'Par1our', '官方客服'])
      expect(await name(wanted)).toEqual(refused('reserved'));
    expect(await name(bob.member.username)).toEqual(refused('username'));
    expect(await name('LUСKY  ÁNN'.replace('  ', ' '))).toEqual(refused('taken'));
    expect(await name('Bob')).toBe('ok');
    expect(await name('Bobby')).toBe('ok');
    // The own name may be written differently.
    expect(outcome(await ann.call(chat.setName, { name: 'LUCKY ANN' }))).toBe('ok');
    const wanted = `Race ${randomUUID().slice(0, 6)}`;
    const both = await Promise.all([ann, bob].map((each) => each.call(chat.setName, { name: wanted })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('[MEM-08] a member', () => {
  it('mutes others for itself alone, and reports a message once', async () => {
    const [ann, bob] = [await newTalker(test), await newTalker(test)];
    const { room, self } = await ann.enter();
    const client = await bob.join(room.id);
    await bob.say(client, room.id, 'rude');
    await until(() => messagesIn(client, room.id).some(({ text }) => text === 'rude'));
    const { id, authorId, authorName } = messagesIn(client, room.id).find(({ text }) => text === 'rude')!;
    const muted = await ann.call(chat.ignore, { authorId, on: true });
    expect(muted.body.value).toEqual({ ...self, ignored: [{ authorId, name: authorName }] });
    expect((await bob.enter()).self.ignored).toEqual([]);
    expect(outcome(await ann.call(chat.ignore, { authorId: self.authorId!, on: true }))).toEqual([
      404,
      'not_found',
      null,
    ]);
    expect((await ann.call(chat.ignore, { authorId, on: false })).body.value.ignored).toEqual([]);
    const report = { messageId: id, reason: 'abuse' };
    for (let each = 0; each < 2; each += 1) expect(outcome(await ann.call(chat.report, report))).toBe('ok');
    expect(outcome(await bob.call(chat.report, report))).toEqual([404, 'not_found', null]);
    const { rows } = await sql`select from chat_reports where message_id = ${id}`.execute(test.database.db);
    expect(rows).toHaveLength(1);
  });
});

it('[MEM-08] messages are kept for 90 days, with their reports', async () => {
  const [ann, bob] = [await newTalker(test), await newTalker(test)];
  const { room } = await ann.enter();
  const client = await ann.join(room.id);
  await ann.say(client, room.id, 'old news');
  await until(() => messagesIn(client, room.id).some(({ text }) => text === 'old news'));
  const { id } = messagesIn(client, room.id).find(({ text }) => text === 'old news')!;
  await bob.call(chat.report, { messageId: id, reason: 'other' });
  const left = async () => {
    for (const retention of domain.retentions!) await deletePast(test.database.db, retention);
    const { rows } = await sql`
      select id::text from chat_messages where id = ${id}
       union all select value ->> 'id' from feed_log where value ->> 'id' = ${id}`.execute(test.database.db);
    return rows.length;
  };
  const age = async (days: number) => {
    await update('chat_messages', `at = now() - interval '${days} days'`, `id = '${id}'`);
    await update('feed_log', `at = now() - interval '${days} days'`, `value ->> 'id' = '${id}'`);
  };
  await age(89);
  expect(await left()).toBe(2);
  await age(91);
  expect(await left()).toBe(0);
  // A reader whose last message this was, and a new one, begin with what is left.
  const late = await bob.join(room.id, client.newest('chat', `chat:${room.id}`)!.seq - 1);
  expect(await bob.say(late, room.id, 'new here')).toEqual({ refused: null });
  await until(() => messagesIn(late, room.id).some(({ text }) => text === 'new here'));
});
