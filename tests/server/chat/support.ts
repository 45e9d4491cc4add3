import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import type { ChatMessage, ChatOutcome } from '../../../contract/chat-message.ts';
import { chat, type RoomKind } from '../../../contract/chat.ts';
import type { EndpointSpec } from '../../../contract/define.ts';
import { startLive } from '../../../server/app/compose.ts';
import { LIVE_DEFAULTS, type Live } from '../../../server/live/start.ts';
import { issueTicket } from '../../../server/live/tickets.ts';
import { callServer } from '../../support/calls.ts';
import { addMember, openSession, type TestServer } from '../../support/test-server.ts';
import { connect, type Client } from '../live/client.ts';

export const switchChat = ({ database: { db } }: TestServer, on: boolean, merchant = 'parlour') =>
  sql`update merchants set modules = modules || ${JSON.stringify({ CHAT_ROOM: on })}::jsonb where code = ${merchant}`.execute(
    db,
  );

/** Serves sockets beside the calls of a test server, counting who is there ten times a second. */
export const serveLive = (test: TestServer, requests = LIVE_DEFAULTS.requests): Promise<Live> =>
  startLive(test.app.ctx, test.app.server, { attendanceEveryMs: 100, requests });

/** A member with a name in the chat. Each message is sent as if the one before were a minute old. */
export const newTalker = async (test: TestServer, name: string | null = `n${randomUUID().slice(0, 8)}`) => {
  const member = await addMember(test.database, `m${randomUUID().slice(0, 8)}`);
  const { token, session } = await openSession(test.database, member);
  const call = <E extends EndpointSpec>(endpoint: E, request: object = {}, headers: Record<string, string> = {}) =>
    callServer(test.url, endpoint, request, { token, headers });
  if (name !== null) await call(chat.setName, { name });
  const enter = async (kind: RoomKind = 'language', of = 'EN') => (await call(chat.launch, { kind, of })).body.value;
  const join = async (room: number, last: number | null = null): Promise<Client> => {
    const client = await connect(test.url);
    onTestFinished(() => void client.socket.disconnect());
    const key = `chat:${room}`;
    await client.join(
      { chat: { [key]: last }, chatRoom: { [key]: null } },
      { ticket: await issueTicket(test.ctx, session.id) },
    );
    return client;
  };
  const rest = () =>
    sql`update chat_messages c set at = at - interval '90 seconds'
          from chat_members m where m.id = c.author_id and m.member_id = ${member.id}`.execute(test.database.db);
  const say = async (client: Client, room: number, text: string, over: object = {}): Promise<ChatOutcome> => {
    const request = { id: randomUUID(), kind: 'chat', room, text, roundId: null, ...over };
    return (await client.get('command', request)).chat!;
  };
  return { member, session, call, enter, join, say, rest };
};

export const messagesIn = (client: Client, room: number): ChatMessage[] =>
  client.envelopes
    .filter(({ feed, key }) => feed === 'chat' && key === `chat:${room}`)
    .map(({ value }) => value as ChatMessage);
