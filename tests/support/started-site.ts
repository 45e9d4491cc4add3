import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { loadConfig } from '../../server/config/config.ts';
import { openDatabase, type Database } from '../../server/db/database.ts';
import { startSite } from '../../server/start/start.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { quickFolder } from './quick-folder.ts';
import { addMerchant, TEST_OPERATOR_KEY } from './test-server.ts';

/** A site that was started as `server/main.ts` starts it, in this process. */
export interface StartedSite {
  url: string;
  /** Without row-level security. */
  database: Database;
  /** What it said at the terminal. */
  said: string[];
  drain(): Promise<void>;
  /** Stops the site alone; `close` also drops its database. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  env?: NodeJS.ProcessEnv;
  /** An existing database, for example an older one; absent: a new one with the merchant `parlour`. */
  on?: TestDatabase;
}

/** Starts a whole site on a database of its own, without the demo. */
export const startTestSite = async ({ env = {}, on }: Options = {}): Promise<StartedSite> => {
  const made = on ?? (await createTestDatabase());
  const dataDir = mkdtempSync(path.join(quickFolder(), 'parlour-started-'));
  const database = openDatabase(made.url, { size: 2 });
  if (!on) await addMerchant(database, 'parlour');
  const config = loadConfig(
    {
      PORT: '0',
      DEMO: 'off',
      DATA_DIR: dataDir,
      DATABASE_URL: made.url,
      OPERATOR_KEY: TEST_OPERATOR_KEY,
      SECRETS_KEY: 's'.repeat(32),
      DRAIN_SECONDS: '0',
      RATE_FACTOR: '1000',
      CAPTCHA_PROVIDER: 'off',
      LOG_LEVEL: 'silent',
      ...env,
    },
    [],
  );
  const said: string[] = [];
  const provided = Promise.resolve({ url: made.url, stop: () => Promise.resolve() });
  const cleanUp = async () => {
    await database.close();
    await made.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const site = await startSite(config, provided, { say: (line) => void said.push(line) });
    return {
      url: site.origin.replace('localhost', '127.0.0.1'),
      database,
      said,
      drain: () => site.drain(),
      stop: () => site.stop(),
      async close() {
        await site.stop();
        await cleanUp();
      },
    };
  } catch (error) {
    await cleanUp();
    throw error;
  }
};
