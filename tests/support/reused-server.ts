import type { Config } from '../../server/config/config.ts';
import { emptyDatabase, schemaOf } from './emptying.ts';
import { addMerchant, expectDeclared, type TestServer } from './test-server.ts';
import { startTurnedServer, type FileOptions } from './turned-server.ts';

interface Options extends FileOptions {
  config?: Partial<Config>;
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

/** Tables with what a server also keeps in memory. */
const KEPT = ['platform_state', 'sealing_keys', 'captcha_keys'];

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
  await emptyDatabase(server.database.db, { kept: KEPT });
  await addMerchant(server.database, server.merchant);
  server.logged.length = 0;
  let isTaken = true;
  return {
    ...server,
    async close() {
      // Given back twice, it would be two tests' at once.
      if (!isTaken) return;
      isTaken = false;
      if ((await schemaOf(server.database.db)) === taken.schema) others.push(taken);
      else await server.close();
      expectDeclared(server.logged);
    },
  };
};

const start = async (options: Options): Promise<Reusable> => {
  const reusable = { current: options } as Reusable;
  const { config, messages } = options;
  reusable.server = await startTurnedServer(() => reusable.current, { config, sendsMessages: messages !== undefined });
  reusable.schema = await schemaOf(reusable.server.database.db);
  return reusable;
};
