import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

const BENCHES = new URL('../bench/', import.meta.url);

describe('the benches', () => {
  it('are named as their folders, so that npm run bench -- <name> finds them', async () => {
    const folders = (await readdir(BENCHES, { withFileTypes: true })).filter(
      (entry) => entry.isDirectory() && !['results', 'support'].includes(entry.name),
    );
    const names = folders.map(async ({ name }) => {
      const text = await readFile(new URL(`${name}/index.ts`, BENCHES), 'utf8');
      return /^  name: '(.+)',$/m.exec(text)?.[1];
    });
    expect(await Promise.all(names)).toEqual(folders.map(({ name }) => name));
  });
});
