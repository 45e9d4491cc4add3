/**
 * `npm run ledger:check`: checks the ledger of DATABASE_URL or DATA_DIR, whether its server runs or not. Exit code 1 if it
 * finds a fault.
 */
import { existsSync } from 'node:fs';
import { loadConfig, type Config } from '../config/config.ts';
import { openDatabase } from '../db/database.ts';
import { TIMEOUTS } from '../db/timeouts.ts';
import { runningDatabaseUrl } from '../db/embedded/running.ts';
import { provideDatabase, type ProvidedDatabase } from '../db/provide.ts';
import { loadDemoCheck } from '../start/demo.ts';
import { StartupError } from '../start/startup-error.ts';
import { checkLedger } from '../app/compose.ts';
import { printed } from '../ledger/check.ts';

const findDatabase = async (config: Config): Promise<ProvidedDatabase> => {
  const running = config.secrets.databaseUrl ? undefined : await runningDatabaseUrl(config.dataDir);
  if (running) return { url: running, stop: () => Promise.resolve() };
  // A check must not create the data directory.
  if (!config.secrets.databaseUrl && !existsSync(config.dataDir))
    throw new StartupError(`There is no data in ${config.dataDir}: start the server once, or set DATABASE_URL.`);
  return provideDatabase(config, { log: (line) => console.error(line) });
};

const main = async (): Promise<number> => {
  const found = await findDatabase(loadConfig(process.env, process.argv.slice(2)));
  const database = openDatabase(found.url, { size: 1, timeouts: TIMEOUTS.tool });
  try {
    const withDemo = await loadDemoCheck();
    const ledger = await checkLedger(database);
    const report = withDemo ? await withDemo(database, ledger) : ledger;
    console.log(printed(report));
    return report.clean ? 0 : 1;
  } finally {
    await database.close();
    await found.stop();
  }
};

try {
  process.exitCode = await main();
} catch (error) {
  if ((error as { code?: string }).code === '42P01')
    console.error('This database has no Parlour schema. Start the server on it once.');
  else if (error instanceof StartupError) console.error(error.message);
  else console.error(error);
  process.exitCode = 2;
}
