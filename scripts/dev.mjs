// npm run dev: the server, restarted when its sources change, and Vite, which serves the client during editing.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensurePackages } from './lib/packages.mjs';
import { entry, ROOT, say, Stop } from './lib/terminal.mjs';

await entry(async () => {
  if (process.argv.includes('--https'))
    throw new Stop('npm run dev serves this machine alone, without https; for other devices: npm start -- --https.');
  await ensurePackages();
  const server = `http://localhost:${process.env['PORT'] || 3000}`;
  // Vite proxies all other requests to PARLOUR_SERVER.
  const env = { ...process.env, NODE_ENV: 'development', PARLOUR_SERVER: server };
  /** @type {import('node:child_process').ChildProcess[]} */
  const children = [];
  let ending = false;
  const end = () => {
    if (!ending) children.forEach((child) => child.kill());
    ending = true;
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, end);

  /** Runs a package's program; resolves when it ends. A requested end is not a failure. */
  const program = (/** @type {string} */ file, /** @type {string[]} */ ...args) => {
    const child = spawn(process.execPath, [path.join(ROOT, 'node_modules', file), ...args], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      // A process group of its own: Ctrl-C reaches it only through this process, because at a second signal tsx kills the server
      // at once.
      detached: process.platform !== 'win32',
    });
    children.push(child);
    return new Promise((resolve) => child.on('exit', (code) => resolve(ending ? 0 : (code ?? 1))));
  };

  const serving = program(
    'tsx/dist/cli.mjs',
    'watch',
    '--clear-screen=false',
    'server/main.ts',
    ...process.argv.slice(2),
  );
  // A page opened before the server answers would only show an error.
  const isThere = () =>
    fetch(`${server}/version`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!ending && children[0]?.exitCode === null && !(await isThere())) await sleep(200);
  const running = [serving];
  if (!ending && children[0]?.exitCode === null) {
    say('The site, as you edit it: http://localhost:5173.');
    running.push(program('vite/bin/vite.js', '--clearScreen', 'false', '--port', '5173', '--strictPort'));
  }
  // Both are needed, so the end of one ends the other.
  process.exitCode = await Promise.race(running);
  end();
  await Promise.all(running);
});
