import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../../server/app/app.ts';
import { loadConfig } from '../../../../server/config/config.ts';
import { createEncryption } from '../../../../server/crypto/encryption.ts';
import { openDatabase, type Database } from '../../../../server/db/database.ts';
import { SANDBOX, sandboxProvider } from '../../../../server/demo/cashier/provider.ts';
import { demoDomains } from '../../../../server/demo/plugins.ts';
import { motifs } from '../../../../server/demo/index.ts';
import { art } from '../../../../server/start/art.ts';
import { seedDemo } from '../../../../server/demo/seed.ts';
import type { BaseContext } from '../../../../server/app/base-context.ts';
import { createLog } from '../../../../server/http/logging.ts';
import { ensureEpoch } from '../../../../server/live/epoch.ts';
import { startLive } from '../../../../server/app/compose.ts';
import type { Live } from '../../../../server/live/start.ts';
import { createTestDatabase } from '../../../support/database.ts';
import { addMerchant, TEST_OPERATOR_KEY } from '../../../support/test-server.ts';

/** The attacked merchant, and one for the operator calls, so that they close nothing for the others. */
export const BRAND = 'parlour';
export const SCRATCH = 'scratch';
export const OTHER = 'other';

const ENDLESS = { burst: 1e9, perSecond: 1e9 };

export interface HostileServer {
  url: string;
  /** A second node on the same database, whose sockets have the site's limits. */
  strict: { url: string; live: Live };
  app: FastifyInstance;
  ctx: BaseContext;
  live: Live;
  database: Database;
  /** Log records of level error and above since the last call. */
  takeErrors(): string[];
  close(): Promise<void>;
}

/** The whole demo server as started by `npm start`, with rate limits that the generator does not reach. */
export const openHostileServer = async (): Promise<HostileServer> => {
  const own = await createTestDatabase();
  const database = openDatabase(own.url, { size: 10 });
  const clientDir = await mkdtemp(path.join(tmpdir(), 'parlour-hostile-'));
  await writeFile(
    path.join(clientDir, 'index.html'),
    '<!doctype html><html><head><!--preloaded--></head><body><!--first--><!--/first--></body></html>',
  );
  let errors: string[] = [];
  const write = (line: string) => {
    // A job delayed on a busy machine retries by itself; no request caused it.
    if (/"level":[56]0/.test(line) && !line.includes('"job":"')) errors.push(line.slice(0, 4_000));
  };
  const ctx: BaseContext = {
    config: loadConfig(
      { PORT: '0', DEMO: 'on', DEMO_TRAFFIC: 'off', RATE_FACTOR: '1000', CAPTCHA_PROVIDER: 'off' },
      [],
    ),
    database,
    log: createLog({ logLevel: 'info' }, { write }),
    now: Date.now,
    nodeId: randomUUID(),
    version: '0.0.0-test',
    selfUrl: () => url,
  };
  let url = '';
  await ensureEpoch(database.db);
  await seedDemo({ ...ctx, encryption: createEncryption(randomUUID()) });
  await addMerchant(database, SCRATCH);
  await addMerchant(database, OTHER);
  const app = await buildApp(ctx, {
    operatorKey: TEST_OPERATOR_KEY,
    providers: { [SANDBOX]: sandboxProvider(ctx) },
    domains: [art(motifs), ...demoDomains(own.url)],
    clientDir,
  });
  const live = await startLive(ctx, app.server, { requests: ENDLESS, frames: ENDLESS, connectionsPerAddress: 1e6 });
  app.decorate('sendHeartbeat', () => live.sendHeartbeat());
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  const secondServer = createServer((_, response) => response.end());
  const second = await startLive({ ...ctx, nodeId: randomUUID() }, secondServer);
  await new Promise<void>((resolve) => secondServer.listen(0, '127.0.0.1', resolve));

  return {
    url,
    strict: { url: `http://127.0.0.1:${(secondServer.address() as AddressInfo).port}`, live: second },
    app,
    ctx,
    live,
    database,
    takeErrors() {
      const taken = errors;
      errors = [];
      return taken;
    },
    async close() {
      await Promise.all([second.stop(), live.stop()]);
      await new Promise<void>((resolve) => {
        secondServer.close(() => resolve());
        secondServer.closeAllConnections();
      });
      await app.close();
      await database.close();
      await own.drop();
      await rm(clientDir, { recursive: true });
    },
  };
};
