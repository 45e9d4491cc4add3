import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { ensureServer } from '../../scripts/lib/server.mjs';
import { CLONE } from './support/running-server.ts';

const SERVER = path.join(CLONE, 'dist/server');
beforeAll(() => ensureServer());

/** The sources that a chunk was made of, by path in the clone. */
async function sourcesOf(chunk: string): Promise<string[]> {
  const { sources } = JSON.parse(await readFile(path.join(SERVER, `${chunk}.map`), 'utf8')) as { sources: string[] };
  return sources.map((source) => path.relative(CLONE, path.resolve(SERVER, source)));
}

it('the server’s bundle has a source map for each file, and nothing of the demo', async () => {
  const chunks = (await readdir(SERVER)).filter((name) => name.endsWith('.js'));
  const sources = (await Promise.all(chunks.map(sourcesOf))).flat();
  expect(sources).toContain('server/app/compose.ts');
  expect(sources.filter((source) => /^(server\/demo\/|studio\/|art\/(catalogue|title-routes))/.test(source))).toEqual(
    [],
  );
});

/** The packages that a chunk imports, statically or on demand. */
const IMPORTED = /(?:\bfrom |^import |\bimport\()"((?:@[\w.-]+\/)?[\w-][\w.-]*)[^":]*"/gm;

it('the packages of a production installation are exactly those that the server imports', async () => {
  const chunks = (await readdir(SERVER)).filter((name) => name.endsWith('.js'));
  const codes = await Promise.all(chunks.map((name) => readFile(path.join(SERVER, name), 'utf8')));
  const imported = codes.flatMap((code) => [...code.matchAll(IMPORTED)].map(([, name]) => name!));
  const { dependencies } = JSON.parse(await readFile(path.join(CLONE, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect([...new Set(imported)].sort()).toEqual(Object.keys(dependencies).sort());
});

it('operator commands run from the bundle where the demo was left out, without its commands', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'parlour-bundle-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(SERVER, path.join(folder, 'dist/server'), { recursive: true });
  await symlink(path.join(CLONE, 'node_modules'), path.join(folder, 'node_modules'));
  const help = async (from: string) =>
    (await promisify(execFile)(process.execPath, [path.join(from, 'dist/server/operator.js'), 'help'])).stdout;
  const without = await help(folder);
  expect(without).toContain('merchant new');
  expect(without).not.toContain('demo-bet');
  expect(await help(CLONE)).toContain('demo-bet');
});
