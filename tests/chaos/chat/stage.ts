import { setTimeout as sleep } from 'node:timers/promises';
import { asyncScheduler, defer, filter, firstValueFrom, from, map, of, retry } from 'rxjs';
import type { CommandAnswer } from '../../../contract/wire.ts';
import { session as sessions } from '../../../contract/session.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { openDatabase, type Database } from '../../../server/db/database.ts';
import { ensureEpoch } from '../../../server/live/epoch.ts';
import { createLive } from '../../../src/shared/realtime/live.ts';
import { socketTransport } from '../../../src/shared/realtime/socket-transport.ts';
import { chat, type ChatLine } from '../../../streams/feeds/chat.ts';
import { isRefused } from '../../../streams/transport/transport.ts';
import { callServer } from '../../support/calls.ts';
import { createTestDatabase } from '../../support/database.ts';
import { startServer, type ServerProcess } from '../../support/server-process.ts';
import { addMember, addMerchant, openSession } from '../../support/test-server.ts';
import { openProxy, type Proxy } from '../support/proxy.ts';

// The site's transport listens to its page.
Object.assign(globalThis, { window: new EventTarget() });

/** A member with the site's own live API, in one room. */
export interface Talker {
  /** The list of the room after each change. */
  seen: (readonly ChatLine[])[];
  /** Sends a message until it is acknowledged; returns its number. */
  say: (text: string) => Promise<string>;
  close(): void;
}

export interface Stage {
  proxy: Proxy;
  talkers: Talker[];
  /** Kills the server without notice, and starts another one at its address. */
  kill(): Promise<void>;
  /** The room's log. */
  log(): Promise<ChatLine[]>;
  close(): Promise<void>;
}

const MERCHANT = 'parlour';

/** The real server behind a proxy, and members in a room of its chat. */
export const openStage = async (count: number): Promise<Stage> => {
  const own = await createTestDatabase();
  const database = openDatabase(own.url, { size: 4 });
  await ensureEpoch(database.db);
  await addMerchant(database, MERCHANT);
  const rows = inMerchant(database.db, MERCHANT);
  await database.db.updateTable('merchants').set({ modules: '{"CHAT_ROOM":true}' }).execute();
  const { id: room } = await rows
    .insertInto('chat_rooms', { kind: 'language', subject: 'EN' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const env = { DATABASE_URL: own.url, DEMO: 'off', TRUST_PROXY: '127.0.0.1' };
  let server: ServerProcess = await startServer({ env });
  const proxy = await openProxy(server.port, { addressOf: (who) => `10.2.${Number(who) >> 8}.${Number(who) & 255}` });
  const talkers: Talker[] = [];
  for (let who = 0; who < count; who += 1)
    talkers.push(await openTalker(database, { who, room, through: proxy.url, site: server.url }));
  return {
    proxy,
    talkers,
    async kill() {
      server.signal('SIGKILL');
      await server.ended;
      server = await startServer({ env, port: server.port });
    },
    async log() {
      const logged = await rows
        .selectFrom('feed_log')
        .select(['seq', 'value'])
        .where('feed', '=', 'chat')
        .orderBy('seq')
        .execute();
      return logged.map(({ seq, value }) => ({ ...(value as Omit<ChatLine, 'seq'>), seq }));
    },
    async close() {
      for (const talker of talkers) talker.close();
      await proxy.close();
      await server.stop();
      await database.close();
      await own.drop();
    },
  };
};

interface Place {
  who: number;
  room: number;
  /** For its socket, and for its calls, which are not under test. */
  through: string;
  site: string;
}

const openTalker = async (database: Database, { who, room, through, site }: Place): Promise<Talker> => {
  const member = await addMember(database, `talker${who}`);
  const { token } = await openSession(database, member);
  await inMerchant(database.db, MERCHANT)
    .insertInto('chat_members', { member_id: member.id, name: `Talker ${who}`, name_key: `talker${who}` })
    .execute();
  const ticket$ = defer(() => from(callServer(site, sessions.ticket, {}, { token }))).pipe(
    map(({ body }) => body.value.ticket),
    retry({ delay: 200 }),
  );
  const live = createLive({
    transport: socketTransport(`${through}/?c=${who}`),
    ...{ merchant: MERCHANT, ticket$, online$: of(true) },
    environment: { scheduler: asyncScheduler, random: Math.random },
    failed: (error) => {
      throw error;
    },
  });
  const key = `chat:${room}`;
  const seen: (readonly ChatLine[])[] = [];
  const reading = chat(live.watch({ chat: [key] }), key).subscribe((lines) => void seen.push(lines));
  return {
    seen,
    async say(text) {
      const id = crypto.randomUUID();
      const command = live.command({ id, kind: 'chat', room, text, roundId: null });
      const answer = await firstValueFrom(command.pipe(filter((each): each is CommandAnswer => !isRefused(each))));
      if (answer.chat?.refused !== null) throw new Error(`${text}: ${JSON.stringify(answer)}`);
      return id;
    },
    close() {
      reading.unsubscribe();
      live.close();
    },
  };
};

/** Waits until this is so; false after `withinMs`. */
export const becomes = async (withinMs: number, isSo: () => boolean): Promise<boolean> => {
  const untilMs = performance.now() + withinMs;
  while (!isSo()) {
    if (performance.now() > untilMs) return false;
    await sleep(50);
  }
  return true;
};
