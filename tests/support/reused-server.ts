import { sql } from 'kysely';
import type { Db } from '../../server/db/database.ts';
import type { Config } from '../../server/config.ts';
import type { Messages } from '../../server/messages/messages.ts';
import { addMerchant, expectDeclared, startTestServer, type TestServer } from './test-server.ts';

interface Options {
  config?: Partial<Config>;
  now?: () => number;
  /** The carrier of messages; without it no message is sent. */
  messages?: Messages;
}

interface Reusable {
  server: TestServer;
  /** What the database has besides rows. */
  schema: string;
  /** Of the test that has it now. */
  current: Options;
}

/** Servers of this worker that no test has, by what they were started with. */
const idle = new Map<string, Reusable[]>();

/**
 * Tables that emptying leaves as they are: what the migrations wrote, and the keys that a server also keeps in memory.
 */
const KEPT = ['platform_state', 'sql_functions', 'sealing_keys', 'captcha_keys'];

/**
 * Takes a server of this worker that no other test has, with an empty database, or starts one; for tests of jobs over all
 * merchants, which a file cannot run beside others' (`joinTestServer`). `close` gives it back. What a server counts in memory stays.
 */
export const takeTestServer = async (options: Options = {}): Promise<TestServer> => {
  const kind = JSON.stringify([options.config, options.messages !== undefined]);
  const others = idle.get(kind) ?? [];
  idle.set(kind, others);
  const taken = others.pop() ?? (await start(options));
  taken.current = options;
  const { server } = taken;
  // A late write of the test before is emptied, too.
  await empty(server.database.db);
  await addMerchant(server.database, server.merchant);
  server.logged.length = 0;
  return {
    ...server,
    async close() {
      // A test may add a trigger or a table; the next one gets another server.
      if ((await schemaOf(server.database.db)) === taken.schema) others.push(taken);
      else await server.close();
      expectDeclared(server.logged);
    },
  };
};

const start = async (options: Options): Promise<Reusable> => {
  const reusable = { current: options } as Reusable;
  const messages: Messages = {
    sms: (message) => reusable.current.messages!.sms(message),
    mail: (message) => reusable.current.messages!.mail(message),
  };
  reusable.server = await startTestServer({
    config: options.config,
    now: () => reusable.current.now?.() ?? Date.now(),
    ...(options.messages && { messages }),
  });
  reusable.schema = await schemaOf(reusable.server.database.db);
  return reusable;
};

const schemaOf = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ schema: string }>`
    select concat_ws(' ', (select count(*) from pg_attribute a join pg_class c on c.oid = a.attrelid
                            where c.relnamespace = 'public'::regnamespace),
                          (select sum(hashtext(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace),
                          (select string_agg(tgenabled, '' order by oid) from pg_trigger where not tgisinternal),
                          (select count(*) from pg_constraint)) as schema`.execute(db);
  return rows[0]!.schema;
};

let statement: string | undefined;

/**
 * Deletes all rows, which is quicker than truncating a hundred tables, and numbers new ones from 1. Of numbers that connections
 * draw in advance, each goes on with its own.
 */
const empty = async (db: Db): Promise<void> => {
  statement ??= await statementOf(db);
  await sql.raw(statement).execute(db);
};

const statementOf = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    select case when schemaname = 'public' then tablename else schemaname || '.' || tablename end as name from pg_tables
     where schemaname !~ '^pg_|^information_schema' and tablename !~ 'migration'`.execute(db);
  const deletes = rows.filter(({ name }) => !KEPT.includes(name)).map(({ name }) => `delete from ${name};`);
  return `do $$ begin
    set local session_replication_role = replica;
    ${deletes.join('\n')}
    perform setval(seqrelid::regclass, 1, false) from pg_sequence where seqcache = 1;
  end $$`;
};
