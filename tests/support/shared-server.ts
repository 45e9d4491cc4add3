import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '../../server/db/database.ts';
import type { Messages } from '../../server/messages/messages.ts';
import { setMerchantOf } from './merchant-of.ts';
import { changedRows, readMerchantRows, type MerchantRows } from './merchant-rows.ts';
import { addMerchant, expectDeclared, startTestServer, type TestServer } from './test-server.ts';

export interface JoinedServer extends TestServer {
  /** Code of a second merchant of this file. */
  other: string;
}

interface Shared {
  server: TestServer;
  /** Rows of all merchants when the file before ended. */
  rows: MerchantRows;
}

interface Options {
  now?: () => number;
  /** The carrier of messages; without it no message is sent. */
  messages?: Messages;
}

/** The servers with and without messages, kept for all files of the worker. Their databases are dropped at the end of the run. */
const servers = new Map<boolean, Promise<Shared>>();
/** The file that has joined last: no two run at the same time in a worker. */
let current: (Options & { url: string }) | undefined;
let files = 0;

const start = async (sendsMessages: boolean): Promise<Shared> => {
  const messages: Messages = {
    sms: async (message) => current!.messages!.sms(message),
    mail: async (message) => current!.messages!.mail(message),
  };
  const server = await startTestServer({
    now: () => current?.now?.() ?? Date.now(),
    selfUrl: () => current!.url,
    ...(sendsMessages && { messages }),
  });
  return { server, rows: await readMerchantRows(server.database.db) };
};

const serverFor = (sendsMessages: boolean): Promise<Shared> => {
  const known = servers.get(sendsMessages) ?? start(sendsMessages);
  servers.set(sendsMessages, known);
  return known;
};

/**
 * Joins the worker's server with two new merchants, for a test that changes nothing beyond them. `close` throws if a row of
 * another merchant has changed since. Tests of jobs over all merchants, of the configuration and of the whole site start their own.
 */
export const joinTestServer = async (options: Options = {}): Promise<JoinedServer> => {
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
