import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { loadConfig } from '../../server/config/config.ts';
import { prepareDataDir } from '../../server/config/data-dir.ts';
import { provideDatabase } from '../../server/db/provide.ts';
import { ownCertificate } from '../../server/start/https.ts';
import { operatorKey, secretsKey } from '../../server/config/operator-key.ts';
import { CLONE, dataFolder } from './support/running-server.ts';

/** Runs an entry script as `npm` does; returns its exit code and its complete output. */
function script(file: string, env: NodeJS.ProcessEnv, ...args: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const options = { cwd: CLONE, env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env } };
    execFile(process.execPath, [`scripts/${file}`, ...args], options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, said: (stdout + stderr).trim() });
    });
  });
}

async function takenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

it('npm start reports in one sentence that the port is in use', async () => {
  const port = await takenPort();
  expect(await script('start.mjs', { PORT: String(port) })).toEqual({
    code: 1,
    said: `Port ${port} is in use; stop what listens there, or take another, as in PORT=${port + 1} npm start.`,
  });
});

it('npm start reports in one sentence which variable is invalid, before it builds', async () => {
  expect(await script('start.mjs', { PORT: 'http' })).toEqual({
    code: 1,
    said: 'PORT is "http", but must be a whole number from 0 to 65535.',
  });
});

it('npm start reports in one sentence that the host is not an address of this machine', async () => {
  expect(await script('start.mjs', { PORT: '39999', HOST: '203.0.113.9' })).toEqual({
    code: 1,
    said: 'HOST is "203.0.113.9", but must be an address or a name of this machine, such as 127.0.0.1 or 0.0.0.0.',
  });
});

it('npm start reports in one sentence that DATA_DIR is not writable', async () => {
  const file = path.join(await dataFolder(), 'a-file');
  await writeFile(file, 'kept');
  const { code, said } = await script('start.mjs', { PORT: '39998', DATA_DIR: file });
  expect(code).toBe(1);
  expect(said).toMatch(/^DATA_DIR: cannot write to \S+a-file \(\w+\); .*\.$/);
  expect(await readFile(file, 'utf8')).toBe('kept');
});

it('npm test lists the parts when given an unknown one', async () => {
  const { code, said } = await script('test.mjs', {}, 'units');
  expect(code).toBe(1);
  expect(said).toMatch(/^There is no part "units"; allowed are check, unit, .*, e2e, or none for all of them\.$/);
});

it('npm test stops before the tests where CHROMIUM_PATH is not a browser', async () => {
  const { code, said } = await script('test.mjs', { CHROMIUM_PATH: '/bin/true' }, 'e2e');
  expect(code).toBe(1);
  expect(said).toMatch(/CHROMIUM_PATH is "\/bin\/true", but must be a Chromium or Chrome that runs\.$/);
});

it('reports an unreachable DATABASE_URL in one sentence without the password', async () => {
  const config = loadConfig({ DATABASE_URL: 'postgresql://parlour:hunter2@127.0.0.1:1/house' }, []);
  const said: string[] = [];
  const options = { log: (line: string) => said.push(line), startsWithinMs: 1_000 };
  const failed = await provideDatabase(config, options).catch((error: Error) => error);
  expect(said).toEqual([expect.stringMatching(/^Waiting up to 1 s for the database: 127\.0\.0\.1:1\/house \(.*\)\.$/)]);
  expect(failed).toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(
      /^DATABASE_URL: no PostgreSQL to use at 127\.0\.0\.1:1\/house \(.*\); .*\.$/,
    ) as string,
  });
  expect(JSON.stringify(failed) + (failed as Error).message).not.toContain('hunter2');
});

it('creates a missing data folder, and leaves no trace of the write check', async () => {
  const folder = path.join(await dataFolder(), 'a', 'b');
  await prepareDataDir(folder);
  expect((await stat(folder)).isDirectory()).toBe(true);
});

it('generates the operator key once, also under concurrent starts, readable by its owner only', async () => {
  const dataDir = await dataFolder();
  const config = loadConfig({ DATA_DIR: dataDir }, []);
  const keys = new Set(await Promise.all(Array.from({ length: 8 }, () => operatorKey(config))));
  expect(keys.size).toBe(1);
  expect([...keys][0]).toMatch(/^[\w-]{43}$/);
  expect((await stat(path.join(dataDir, 'operator.key'))).mode & 0o777).toBe(0o600);
  expect(await operatorKey(loadConfig({ DATA_DIR: dataDir, OPERATOR_KEY: 'k'.repeat(32) }, []))).toBe('k'.repeat(32));
});

it('generates the encryption key for stored secrets in the same way', async () => {
  const dataDir = await dataFolder();
  const config = loadConfig({ DATA_DIR: dataDir }, []);
  const keys = new Set(await Promise.all(Array.from({ length: 8 }, () => secretsKey(config))));
  expect(keys.size).toBe(1);
  expect((await stat(path.join(dataDir, 'secrets.key'))).mode & 0o777).toBe(0o600);
  expect(await operatorKey(config)).not.toBe([...keys][0]);
  expect(await secretsKey(loadConfig({ DATA_DIR: dataDir, SECRETS_KEY: 'k'.repeat(32) }, []))).toBe('k'.repeat(32));
});

it('keeps the certificate of --https, and renews it before it expires or when it is invalid', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'parlour-https-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const first = await ownCertificate(folder);
  expect(await ownCertificate(folder)).toEqual(first);
  expect((await stat(path.join(folder, 'https.pem'))).mode & 0o777).toBe(0o600);
  const later = await ownCertificate(folder, Date.now() + 380 * 86_400_000);
  expect(later.cert).not.toBe(first.cert);
  await chmod(path.join(folder, 'https.pem'), 0o600);
  await writeFile(path.join(folder, 'https.pem'), 'not a certificate');
  expect((await ownCertificate(folder)).cert).toContain('BEGIN CERTIFICATE');
});
