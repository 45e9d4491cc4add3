import { randomUUID } from 'node:crypto';
import pg from 'pg';
import pino from 'pino';
import { loadConfig } from '../../../server/config/config.ts';
import { jsonb, openDatabase } from '../../../server/db/database.ts';
import { startEmbeddedPostgres } from '../../../server/db/embedded/index.ts';
import { migrate } from '../../../server/db/migrate.ts';
import type { BaseContext } from '../../../server/app/base-context.ts';
import { findMerchant, type Merchant } from '../../../server/http/viewer.ts';
import { ensureEpoch } from '../../../server/live/epoch.ts';
import { temporaryData } from '../../support/site-process.ts';
import { testMerchant } from '../../support/test-server.ts';

export const BRAND = 'parlour';

export interface BenchDatabase {
  url: string;
  /** Stops it and deletes its folder. */
  stop(): Promise<void>;
}

/** A migrated database of the bench on an existing PostgreSQL server; it is dropped at the end. */
export const databaseOn = async (serverUrl: string): Promise<BenchDatabase> => {
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const asAdmin = async (statement: string) => {
    const admin = new pg.Client({ connectionString: serverUrl });
    await admin.connect();
    try {
      await admin.query(statement);
    } finally {
      await admin.end();
    }
  };
  await asAdmin(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  const stop = () => asAdmin(`drop database ${name} with (force)`);
  try {
    await migrate(url.href);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: url.href, stop };
};

/** The product's own PostgreSQL with its own settings (fsync and synchronous_commit on), migrated, in a folder of the bench. */
export const startBenchDatabase = async (): Promise<BenchDatabase> => {
  const { dataDir, remove } = temporaryData();
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
    const stop = async () => {
      await postgres.stop();
      remove();
    };
    await migrate(postgres.url);
    return { url: postgres.url, stop };
  } catch (error) {
    remove();
    throw error;
  }
};

/** An app context without a site: the dependencies of the ledger, the relay and the live side. */
export const openBenchHouse = (url: string, connections: number): BaseContext => ({
  config: loadConfig({ PORT: '0' }, []),
  database: openDatabase(url, { size: connections }),
  log: pino({ level: 'error' }),
  now: Date.now,
  nodeId: randomUUID(),
  version: 'bench',
});

/** A database of the bench with the merchant as tests have it, for functions that answer a member. */
export const openBenchMerchant = async (): Promise<{
  database: BaseContext['database'];
  merchant: Merchant;
  log: BaseContext['log'];
  close: () => Promise<void>;
}> => {
  const postgres = await startBenchDatabase();
  const ctx = openBenchHouse(postgres.url, 4);
  const { database, log } = ctx;
  const close = async () => {
    await database.close();
    await postgres.stop();
  };
  try {
    await addMerchant(ctx);
    const brand = jsonb(testMerchant(BRAND));
    await database.db.updateTable('merchants').set({ brand }).execute();
    return { database, merchant: (await findMerchant(database.db, BRAND))!, log, close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** Creates the merchant of all the bench's data, and the database's epoch. */
export const addMerchant = async ({ database }: BaseContext): Promise<void> => {
  await ensureEpoch(database.db);
  await database.db.insertInto('merchants').values({ code: BRAND, brand: '{}', flags: '{}' }).execute();
};
