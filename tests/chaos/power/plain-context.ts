import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { buildApp } from '../../../server/app/app.ts';
import { loadConfig } from '../../../server/config/config.ts';
import { openDatabase, type Database } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { ensureEpoch } from '../../../server/live/epoch.ts';
import { addMerchant, TEST_OPERATOR_KEY } from '../../support/test-server.ts';

export interface PlainContext {
  url: string;
  database: Database;
  close(): Promise<void>;
}

/** The product's app context within this process, on an empty database. */
export const openPlainContext = async (databaseUrl: string): Promise<PlainContext> => {
  await migrate(databaseUrl);
  const database = openDatabase(databaseUrl, { size: 12 });
  await ensureEpoch(database.db);
  await addMerchant(database, 'parlour');
  const ctx = {
    config: loadConfig(
      { PORT: '0', DEMO: 'on', DEMO_TRAFFIC: 'off', RATE_FACTOR: '1000', CAPTCHA_PROVIDER: 'off' },
      [],
    ),
    database,
    log: pino({ level: 'silent' }),
    now: Date.now,
    nodeId: randomUUID(),
    version: 'test',
  };
  const app = await buildApp(ctx, { operatorKey: TEST_OPERATOR_KEY });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    database,
    async close() {
      await app.close();
      await database.close();
    },
  };
};
