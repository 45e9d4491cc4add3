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
const STARTS_WITHIN_MS = 60_000;
const TIMEOUT_MS = 5_000;
const OLDEST = 15;

/** Returns the checked database of `DATABASE_URL`, or starts one in the data folder. Throws StartupError if neither works. */
export async function provideDatabase(
  config: Pick<Config, 'dataDir' | 'secrets'>,
  {
    startsWithinMs = STARTS_WITHIN_MS,
    ...options
  }: Pick<EmbeddedOptions, 'log' | 'onLost'> & { startsWithinMs?: number },
): Promise<ProvidedDatabase> {
  const url = config.secrets.databaseUrl;
  if (!url) return startEmbeddedPostgres({ dataDir: config.dataDir, ...options });
  await checkDatabase(url, startsWithinMs, options.log);
  return { url, stop: () => Promise.resolve() };
}

async function checkDatabase(url: string, withinMs: number, say: (line: string) => void): Promise<void> {
  const until = Date.now() + withinMs;
  for (let tried = 0; ; tried += 1) {
    try {
      return await ask(url);
    } catch (error) {
      // Errors from the database itself (no such user, no such database) do not change by waiting.
      const final = error instanceof DatabaseError && error.code !== '57P03';
      if (error instanceof StartupError) throw error;
      if (final || Date.now() > until) throw new StartupError(`DATABASE_URL: ${unreachable(url, error)}`);
      // A database that starts with the server mostly answers the second or third time.
      if (tried === 3)
        say(`Waiting up to ${Math.round(withinMs / 1_000)} s for the database: ${reasonOf(url, error)}.`);
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
  return `no PostgreSQL to use at ${reasonOf(url, error)}; start it, or leave DATABASE_URL out and the server runs its own.`;
}

function reasonOf(url: string, error: unknown): string {
  const { hostname, port, pathname } = new URL(url);
  const where = `${decodeURIComponent(hostname) || 'localhost'}:${port || 5432}${pathname}`;
  const { code, message } = error as { code?: string; message?: string };
  return `${where} (${message || code || String(error)})`;
}
