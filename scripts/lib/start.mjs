import { createServer } from 'node:net';
import { listenProblem } from '../../server/listen-problem.mjs';
import { ensureClient } from './client.mjs';
import { ensurePackages } from './packages.mjs';
import { ensureServer, fromBundle } from './server.mjs';
import { entry, ROOT, Stop } from './terminal.mjs';

await entry(async () => {
  process.chdir(ROOT);
  await portIsFree();
  await ensurePackages();
  await ensureServer();
  // Before the client is built, which takes longer.
  await (await fromBundle('configuration')).checkConfiguration();
  await ensureClient();
  // In this process: signals reach the server, and its exit code is ours.
  await fromBundle('main');
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
