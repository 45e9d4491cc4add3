import path from 'node:path';
import { loadConfig, type Config } from './config/config.ts';
import { loadDemo } from './start/demo.ts';
import { lanAddresses } from './start/https.ts';
import { prepareDataDir } from './config/data-dir.ts';
import { provideDatabase } from './db/provide.ts';
import type { RunningSite } from './start/start.ts';
import { StartupError } from './start/startup-error.ts';

/** Longer than a request may take. After this, and DRAIN_SECONDS, the process exits with what is still open. */
const SHUTDOWN_TIMEOUT_MS = 15_000;

let site: RunningSite | undefined;
let drainMs = 0;
let ending = false;

/** Lets pages and calls go to another node where there may be one; then stops accepting connections, finishes requests, closes sockets, releases leases and stops the database. */
const end = async (code: number): Promise<void> => {
  if (ending) return;
  ending = true;
  setTimeout(() => process.exit(code || 1), drainMs + SHUTDOWN_TIMEOUT_MS).unref();
  try {
    // After a fault, nothing is waited for.
    if (code === 0) await site?.drain();
    await site?.stop();
  } catch (error) {
    console.error('Stopping went wrong:', error);
    process.exit(1);
  }
  process.exit(code);
};

const fail = (error: unknown): Promise<void> => {
  console.error(error instanceof StartupError ? `\n${error.message}\n` : error);
  return end(1);
};

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(0));
process.on('uncaughtException', (error) => void fail(error));
process.on('unhandledRejection', (error) => void fail(error));

try {
  const config = loadConfig(process.env, process.argv.slice(2));
  ({ drainMs } = config);
  const say = (line: string): void => console.log(line);
  const lost = (reason: string): void => void fail(new StartupError(reason));
  await prepareDataDir(config.dataDir);
  // The database starts while the rest of the server is loaded.
  const database = provideDatabase(config, { log: say, onLost: lost });
  // Reported by the start, which waits for it.
  database.catch(() => undefined);
  const { startSite } = await import('./start/start.ts');
  const starting = startSite(config, database, { say });
  // A signal during the start waits for the start, then stops the site.
  site = { origin: '', drain: async () => (await starting).drain(), stop: async () => (await starting).stop() };
  const running = await starting;
  if (!ending) await announce(running.origin, config);
} catch (error) {
  site = undefined;
  await fail(error);
}

async function announce(origin: string, config: Config): Promise<void> {
  const { https, publicUrl, dataDir } = config;
  const { port } = new URL(origin);
  const others = https && !publicUrl ? lanAddresses().map((address) => `https://${address}:${port || 443}`) : [];
  const demo = config.demo
    ? (await loadDemo()).demoAnnouncement(origin, config, path.join(dataDir, 'operator.key'))
    : undefined;
  const lines = [
    `Parlour is open at ${origin}`,
    ...others.map(
      (address) => `  for other devices: ${address} (the browser asks once whether to trust the certificate)`,
    ),
    ...(demo?.accounts ?? []),
    '  for the operator: npm run operator -- help',
    ...(demo?.warning ?? []),
  ];
  console.log(`\n${lines.join('\n')}\n`);
}
