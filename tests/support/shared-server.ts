import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkLedger } from '../../server/app/compose.ts';
import type { Database } from '../../server/db/database.ts';
import { setMerchantOf } from './merchant-of.ts';
import { changedRows, readMerchantRows, type MerchantRows } from './merchant-rows.ts';
import { addMerchant, expectDeclared, type TestServer } from './test-server.ts';
import { startTurnedServer, type FileOptions } from './turned-server.ts';

export interface JoinedServer extends TestServer {
  /** Code of a second merchant of this file. */
  other: string;
}

interface Shared {
  server: TestServer;
  /** Rows of all merchants when the file before ended. */
  rows: MerchantRows;
}

/** The servers with and without messages, kept for all files of the worker. Their databases are dropped at the end of the run. */
const servers = new Map<boolean, Promise<Shared>>();
/** The file that has joined last: no two run at the same time in a worker. */
let current: (FileOptions & { url: string }) | undefined;
let files = 0;

const start = async (sendsMessages: boolean): Promise<Shared> => {
  const server = await startTurnedServer(() => current, { sendsMessages, selfUrl: () => current!.url });
  return { server, rows: await readMerchantRows(server.database.db) };
};

const serverFor = (sendsMessages: boolean): Promise<Shared> => {
  const known = servers.get(sendsMessages) ?? start(sendsMessages);
  servers.set(sendsMessages, known);
  return known;
};

/**
 * Joins the worker's server with two new merchants, for a test that changes nothing beyond them. `close` throws if a row of
 * another merchant has changed since, or if the ledger is wrong, which the next file would be blamed for. Tests of jobs over all merchants, of the configuration and of the whole site start their own.
 */
export const joinTestServer = async (options: FileOptions = {}): Promise<JoinedServer> => {
  const joined = await serverFor(options.messages !== undefined);
  const { app } = joined.server;
  const database: Database = { ...joined.server.database };
  files += 1;
  const [merchant, other] = [`file-${files}`, `file-${files}-other`];
  for (const code of [merchant, other]) await addMerchant(database, code);
  for (const each of [database, app.ctx.database]) setMerchantOf(each, merchant);
  const address = await listenFor(merchant, app.server);
  const url = `http://127.0.0.1:${(address.address() as AddressInfo).port}`;
  current = { ...options, url };
  joined.server.logged.length = 0;
  return {
    ...joined.server,
    ...{ url, merchant, other, database },
    async close() {
      address.close();
      address.closeAllConnections();
      const rows = await readMerchantRows(database.db);
      const changed = changedRows(joined.rows, rows);
      joined.rows = rows;
      const { results } = await checkLedger(database);
      const faults = results.flatMap(({ wrong }) => wrong);
      if (faults.length > 0) throw new Error(`the ledger is wrong: ${faults.join(', ')}`);
      if (changed.length > 0) throw new Error(`rows of other merchants changed: ${changed.join(', ')}`);
      expectDeclared(joined.server.logged);
    },
  };
};

/** An address of the server's at which calls are the merchant's unless they name another. */
const listenFor = async (merchant: string, server: Server): Promise<Server> => {
  const address = createServer((request, response) => {
    request.headers['x-merchant'] ??= merchant;
    server.emit('request', request, response);
  });
  await new Promise<void>((resolve) => address.listen(0, '127.0.0.1', resolve));
  return address;
};
