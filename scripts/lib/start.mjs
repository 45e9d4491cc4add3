import { createServer } from 'node:net';
import { listenProblem } from '../../server/listen-problem.mjs';
import { ensureClient } from './client.mjs';
import { ensurePackages } from './packages.mjs';
import { entry, ROOT, Stop } from './terminal.mjs';

await entry(async () => {
  process.chdir(ROOT);
  await portIsFree();
  await ensurePackages();
  const { register } = await import('tsx/esm/api');
  register();
  await configurationHolds();
  await ensureClient();
  // In this process: signals reach the server, and its exit code is ours.
  await import('../../server/main.ts');
});

/** Checked first, because otherwise the error would appear after minutes of set-up; the server checks again when it listens. */
async function portIsFree() {
  const port = Number(process.env['PORT'] || 3000);
  const host = process.env['HOST'] || (process.argv.includes('--https') ? '0.0.0.0' : '127.0.0.1');
  // The configuration reports a value that is not a port.
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return;
  const server = createServer();
  try {
    await new Promise((resolve, reject) => server.on('error', reject).listen({ port, host }, () => resolve(undefined)));
  } catch (error) {
    const problem = listenProblem(error, { host, port });
    if (problem) throw new Stop(problem);
  } finally {
    server.close();
  }
}

/** Checked before the build; the server reads the configuration again. */
async function configurationHolds() {
  const { loadConfig } = await import('../../server/config/config.ts');
  const { prepareDataDir } = await import('../../server/config/data-dir.ts');
  const config = loadConfig(process.env, process.argv.slice(2));
  await prepareDataDir(config.dataDir);
}
