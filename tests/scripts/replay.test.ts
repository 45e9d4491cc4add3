import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { RECORDING_BYTES } from '../../dev/recording/format.ts';
import { FULL_RUN } from '../support/full-run.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parlour-replay-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (name: string, content: string | Buffer): string => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};

interface Ended {
  code: number;
  said: string;
}
/** `npm run replay -- <file>`. */
const replay = (...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', 'scripts/replay.ts', ...args], { cwd: ROOT }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, said: (out + err).trim() }),
    );
  });

describe.concurrent('npm run replay refuses, with exit code 2 and a clear word,', () => {
  it.runIf(FULL_RUN)('a file of 1 GB, without reading it', async ({ expect }) => {
    const file = fileOf('large.jsonl', '');
    truncateSync(file, 1024 ** 3);
    expect(await replay(file)).toEqual({ code: 2, said: `${file} is larger than any recording.` });
  });

  it.runIf(FULL_RUN)('a compressed file that unpacks to more than any recording', async ({ expect }) => {
    const file = fileOf('bomb.jsonl.gz', gzipSync(Buffer.alloc(2 * RECORDING_BYTES)));
    const { code, said } = await replay(file);
    expect(code).toBe(2);
    expect(said).toContain(`${file} cannot be read: Cannot create a Buffer larger than ${RECORDING_BYTES} bytes`);
  });

  it.runIf(FULL_RUN)('a file that is not compressed and says it is', async ({ expect }) => {
    const file = fileOf('plain.jsonl.gz', 'plain');
    const { code, said } = await replay(file);
    expect(code).toBe(2);
    expect(said).toContain(`${file} cannot be read: incorrect header check`);
  });

  it.runIf(FULL_RUN)('a file that is not there', async ({ expect }) => {
    const file = path.join(folder, 'none.jsonl');
    const { code, said } = await replay(file);
    expect(code).toBe(2);
    expect(said).toContain(`${file} cannot be read: ENOENT`);
  });

  it('a file that is no recording', async ({ expect }) => {
    const file = fileOf('other.jsonl', '{"log": 1}\n');
    expect(await replay(file)).toEqual({ code: 2, said: 'This file is no recording of Parlour.' });
  });

  it('no file at all', async ({ expect }) => {
    const { code, said } = await replay();
    expect(code).toBe(2);
    expect(said).toMatch(/^Usage: npm run replay/);
  });
});
