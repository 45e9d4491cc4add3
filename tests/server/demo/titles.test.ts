import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { loadOffered } from '../../../server/demo/studio-titles.ts';

const TITLE = fileURLToPath(new URL('../../../studio/titles/star-keeper.json', import.meta.url));
const folder = await mkdtemp(path.join(tmpdir(), 'titles-'));
const file = path.join(folder, 'star-keeper.json');

afterAll(() => rm(folder, { recursive: true }));

describe('the start with a title of the Studio', () => {
  it('goes on if the title can be played', async () => {
    await cp(TITLE, file);
    expect([...(await loadOffered(folder)).keys()]).toEqual(['star-keeper']);
  });

  it('ends in one sentence with the file, the field and the reason if a parameter is wrong', async () => {
    const title = JSON.parse(await readFile(TITLE, 'utf8')) as { params: object };
    await writeFile(file, JSON.stringify({ ...title, params: { ...title.params, mines: [3, 1, 99] } }));
    await expect(loadOffered(folder)).rejects.toMatchObject({
      // main.ts prints it without a stack, and exits with code 1.
      name: 'StartupError',
      message: 'A game cannot be offered. star-keeper.json: params: mines: 99 mines leave no safe cell of 25.',
    });
  });
});
