/** Parlour's live side with the members of one room: each has a session, a name and a ticket for its socket. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { startLive } from '../../../server/app/compose.ts';
import { withMerchant } from '../../../server/db/scope.ts';
import { chat } from '../../../server/domains/chat/plugin.ts';
import { execute } from '../../../server/live/commands.ts';
import { issueTicket } from '../../../server/live/tickets.ts';
import { serveOrders } from '../fan-out/serve-orders.ts';
import { addMerchant, BRAND, openBenchHouse } from '../postings/house.ts';

const MEMBERS = Number(process.argv[3]);
/** Longer than all clients take to connect. */
const TICKET_MS = 10 * 60_000;

const ctx = openBenchHouse(process.argv[2]!, 20);
const { db } = ctx.database;
await addMerchant(ctx);
await sql`update merchants set modules = '{"CHAT_ROOM": true}'`.execute(db);
const { rows: rooms } = await sql<{ id: number }>`
  insert into chat_rooms (merchant, kind, subject) values (${BRAND}, 'language', 'EN') returning id`.execute(db);
const room = Number(rooms[0]!.id);
const { rows: members } = await sql<{ id: number; session: string }>`
  with made as (
    insert into members (merchant, username, nickname, password_hash, currency, exponent, referral_code)
    select ${BRAND}, 'talker' || n, 'talker' || n, '-', 'USD', 2, 'talker' || n from generate_series(1, ${MEMBERS}) n
    returning id
  ), named as (
    insert into chat_members (merchant, member_id, name, name_key) select ${BRAND}, id, 'Talker ' || id, 'talker' || id from made
  ), opened as (
    insert into sessions (id, merchant, member_id, token_hash, user_agent, ip, expires_at)
    select gen_random_uuid(), ${BRAND}, id, decode(md5(id::text), 'hex'), 'bench', '127.0.0.1', now() + interval '1 day' from made
    returning id, member_id
  ) select member_id as id, id as session from opened`.execute(db);
const tickets: string[] = [];
for (const { session } of members) tickets.push(await issueTicket(ctx, session, TICKET_MS));

const server = createServer();
await startLive(ctx, server, { connectionsPerAddress: 100_000 });

let said = 0;
serveOrders((_handed, onCommitted) => {
  const number = (said += 1);
  // Each member in turn, so that none writes faster than a member may.
  const { id: memberId, session: sessionId } = members[number % members.length]!;
  const text = `message ${number}: the dealer turns a seven, and the table is happy again`;
  const request = { id: randomUUID(), kind: 'chat', room, text, roundId: null } as const;
  const actor = { merchant: BRAND, memberId: Number(memberId), sessionId, isAgent: false };
  void withMerchant(BRAND, () => execute(ctx, chat.commands!, actor, request)).then(({ chat: outcome }) => {
    if (outcome?.refused !== null) throw new Error(`a message was refused: ${JSON.stringify(outcome)}`);
    onCommitted(number);
  });
});
server.listen(0, '127.0.0.1', () =>
  process.send!({ port: (server.address() as AddressInfo).port, key: `chat:${room}`, tickets }),
);
