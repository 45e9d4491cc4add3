import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import type { Config } from '../config/config.ts';
import { StartupError } from '../start/startup-error.ts';
import { startEmbeddedPostgres, type EmbeddedOptions } from './embedded/index.ts';

/** A reachable database, ready for migration. */
export interface ProvidedDatabase {
  /** Contains a password; never log it. */
  url: string;
  /** Stops the database if this process runs it. Close the pools before. */
  stop(): Promise<void>;
}

/** Time that a database which starts together with the server (containers) has to accept its first connection. */
const TIMEOUT_MS = 5_000;
const OLDEST = 15;

/** Returns the checked database of `DATABASE_URL`, or starts one in the data folder. Throws StartupError if neither works. */
export async function provideDatabase(
  config: Pick<Config, 'dataDir' | 'secrets'>,
  options: Pick<EmbeddedOptions, 'log' | 'onLost'>,
): Promise<ProvidedDatabase> {
  const url = config.secrets.databaseUrl;
  if (!url) return startEmbeddedPostgres({ dataDir: config.dataDir, ...options });
  await checkDatabase(url);
  return { url, stop: () => Promise.resolve() };
}

async function checkDatabase(url: string): Promise<void> {
  const until = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await ask(url);
    } catch (error) {
      // Errors from the database itself (no such user, no such database) do not change by waiting.
      const final = error instanceof DatabaseError && error.code !== '57P03';
      if (error instanceof StartupError) throw error;
      if (final || Date.now() > until) throw new StartupError(`DATABASE_URL: ${unreachable(url, error)}`);
      await sleep(250);
    }
  }
}

async function ask(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    const version = rows[0]?.version ?? 0;
    if (version >= OLDEST) return;
    throw new StartupError(`DATABASE_URL: this is PostgreSQL ${version}, but must be ${OLDEST} or newer.`);
  } finally {
    // The answer is known; a connection that does not close is closed by the server.
    await client.end().catch(() => undefined);
  }
}

/** Names the server without the password. */
function unreachable(url: string, error: unknown): string {
  const { hostname, port, pathname } = new URL(url);
  const where = `${decodeURIComponent(hostname) || 'localhost'}:${port || 5432}${pathname}`;
  const { code, message } = error as { code?: string; message?: string };
  return `no PostgreSQL to use at ${where} (${message || code || String(error)}); start it, or leave DATABASE_URL out and the server runs its own.`;
}
