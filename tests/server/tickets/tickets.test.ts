import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointSpec, RequestOf } from '../../../contract/define.ts';
import { inbox } from '../../../contract/inbox.ts';
import { support } from '../../../contract/support.ts';
import { TICKET_MESSAGES, tickets } from '../../../contract/tickets.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { callServer } from '../../support/calls.ts';
import { pictureOf, sendPicture } from '../../support/pictures.ts';
import { joinTestServer, type JoinedServer } from '../../support/shared-server.ts';
import { addMember, openSession, TEST_OPERATOR_KEY } from '../../support/test-server.ts';

let test: JoinedServer;
let nth = 0;

beforeAll(async () => {
  test = await joinTestServer();
});
afterAll(() => test.close());

const newMember = async () => {
  nth += 1;
  const { token } = await openSession(test.database, await addMember(test.database, `asker${nth}`));
  const call = async <E extends EndpointSpec>(endpoint: E, request: RequestOf<E> & object) =>
    (await callServer(test.url, endpoint, request, { token })).body;
  return {
    token,
    call,
    account: `asker${nth}`,
    open: async (content = 'Where is my deposit?', images: number[] = []) =>
      (await call(support.feedback, { content, remark: '', images })).value.id,
    reply: (ticketId: number, text: string, rest: { clientId?: string; images?: number[] } = {}) =>
      call(tickets.reply, { ticketId, text, images: [], clientId: randomUUID(), ...rest }),
    thread: async (ticketId: number) => (await call(tickets.thread, { ticketId: String(ticketId) })).value,
    unread: async () => (await call(inbox.unread, {})).value.tickets,
    picture: async () => (await sendPicture(test.url, token, await pictureOf('png'))).value.id,
  };
};
const command = async <E extends EndpointSpec>(endpoint: E, request: object, merchant = test.merchant) =>
  (await callServer(test.url, endpoint, { merchant, ...request }, { token: TEST_OPERATOR_KEY })).body;
const answer = (id: number, text: string, rest: { close?: boolean; clientId?: string } = {}) =>
  command(tickets.answer, { id, text, close: false, clientId: randomUUID(), ...rest });

describe('[MEM-04] a ticket', () => {
  it('begins with a feedback, is answered by the operator, and is read by the member', async () => {
    const member = await newMember();
    const id = await member.open('Where is my deposit?', [await member.picture()]);
    const [first] = (await command(tickets.all, { state: 'open' })).value.list.filter((each) => each.id === id);
    expect(first).toMatchObject({ account: member.account, title: 'Where is my deposit?', state: 'open' });
    const { value } = await answer(id, 'It arrived at noon.');
    expect(await member.unread()).toBe(1);
    const { ticket, list } = await member.thread(id);
    expect(ticket).toMatchObject({ state: 'answered', unread: 1 });
    expect(list.map(({ text, isOwn, images }) => [text, isOwn, images.length])).toEqual([
      ['Where is my deposit?', true, 1],
      ['It arrived at noon.', false, 0],
    ]);
    await member.call(tickets.read, { ticketId: id, upToId: value.id });
    expect(await member.unread()).toBe(0);
    const picture = await member.call(tickets.picture, { id: String(list[0]!.images[0]) });
    expect(picture.value.mediaType).toBe('image/png');
  });

  it('is open again when the member writes, also after it was closed', async () => {
    const member = await newMember();
    const id = await member.open();
    await answer(id, 'It arrived.', { close: true });
    expect((await member.thread(id)).ticket.state).toBe('closed');
    expect(await member.unread()).toBe(1);
    const image = await member.picture();
    const { value } = await member.reply(id, 'It has not.', { images: [image] });
    expect(value.message).toMatchObject({ text: 'It has not.', images: [image], isOwn: true });
    const { ticket, list } = await member.thread(id);
    expect([ticket.state, list.at(-1)?.images, ticket.unread, await member.unread()]).toEqual(['open', [image], 0, 0]);
    await member.call(tickets.close, { ticketId: id });
    expect((await member.thread(id)).ticket.state).toBe('closed');
  });

  it('has the same message once, however often it is sent, and refuses another under its number', async () => {
    const member = await newMember();
    const id = await member.open();
    const clientId = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => member.reply(id, 'One more thing.', { clientId })));
    expect(new Set(sent.map(({ value }) => value.message.id)).size).toBe(1);
    expect((await member.reply(id, 'Another.', { clientId })).message).toBe('idempotency_key_reused');
    expect((await answer(id, 'Thanks.', { clientId })).message).toBe('idempotency_key_reused');
    expect((await member.thread(id)).list).toHaveLength(2);
  });

  it('is of one member: nobody else reads it, writes to it, or sees its pictures', async () => {
    const [member, other] = [await newMember(), await newMember()];
    const image = await member.picture();
    const id = await member.open('It is secret here.', [image]);
    expect([
      (await other.call(tickets.thread, { ticketId: String(id) })).message,
      (await other.reply(id, 'Let me in.')).message,
      (await other.call(tickets.read, { ticketId: id, upToId: 9_999_999 })).message,
      (await other.call(tickets.close, { ticketId: id })).message,
      (await other.call(tickets.picture, { id: String(image) })).message,
      (await command(tickets.one, { id: String(id) }, test.other)).message,
      (await command(tickets.answer, { id, text: 'x', close: false, clientId: randomUUID() }, test.other)).message,
      (await command(tickets.closeFor, { id, reason: 'not ours' }, test.other)).message,
    ]).toEqual(Array(8).fill('not_found'));
    expect((await other.call(tickets.list, {})).value.list).toEqual([]);
    expect((await member.reply(id, 'Mine.', { images: [await other.picture()] })).message).toBe('image_not_found');
    expect((await member.thread(id)).list).toHaveLength(1);
  });

  it.each([
    ['10,000 characters', 'a'.repeat(10_000)],
    ['nothing to see', '\u200B\u200D \u2060'],
    ['a control character', 'a\u0000b'],
  ])('refuses a message of %s', async (_what, text) => {
    const member = await newMember();
    const id = await member.open();
    expect((await member.reply(id, text)).message).toBe('invalid_request');
    expect((await answer(id, text)).message).toBe('invalid_request');
  });

  it('takes no more than its greatest number of messages', async () => {
    const member = await newMember();
    const id = await member.open();
    const { id: member_id } = await inMerchant(test.database.db, test.merchant)
      .selectFrom('members')
      .select('id')
      .where('username', '=', member.account)
      .executeTakeFirstOrThrow();
    for (let count = 0; count < TICKET_MESSAGES; count += 1)
      await inMerchant(test.database.db, test.merchant)
        .insertInto('ticket_messages', { ticket_id: id, member_id, content: `${count}`, client_id: randomUUID() })
        .execute();
    expect((await member.reply(id, 'One more.')).message).toBe('ticket_full');
  });

  it('is listed by pages: the member’s by the last change, those that wait for an answer by their age', async () => {
    const member = await newMember();
    const { id: member_id } = await inMerchant(test.database.db, test.merchant)
      .selectFrom('members')
      .select('id')
      .where('username', '=', member.account)
      .executeTakeFirstOrThrow();
    for (let day = 1; day <= 25; day += 1)
      await inMerchant(test.database.db, test.merchant)
        .insertInto('feedback', {
          member_id,
          content: `Ticket ${day}`,
          remark: '',
          changed_at: new Date(Date.UTC(2020, 0, day)),
        })
        .execute();
    const first = (await member.call(tickets.list, {})).value;
    const second = (await member.call(tickets.list, { after: String(first.list.at(-1)!.id) })).value;
    const titles = [...first.list, ...second.list].map(({ title }) => title);
    expect(titles).toEqual(Array.from({ length: 25 }, (_, at) => `Ticket ${25 - at}`));
    expect([first.hasMore, second.hasMore]).toEqual([true, false]);
    const waiting = (await command(tickets.all, { state: 'open' })).value.list.map(({ title }) => title);
    expect(waiting.slice(0, 3)).toEqual(['Ticket 1', 'Ticket 2', 'Ticket 3']);
  });
});
