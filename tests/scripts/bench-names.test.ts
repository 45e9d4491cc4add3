import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { loadTitles } from '../../studio/titles/load.ts';
import { FAMILIES } from '../../studio/families/all.ts';
import { PLAYERS } from '../bench/games-frames/players.ts';

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

  it('measure the frames of every family of games, with a title of its own', async () => {
    const families = new Map([...(await loadTitles()).values()].map((title) => [title.nodeId, title.family.name]));
    const played = Object.entries(PLAYERS).map(([family, { node }]) => [family, families.get(String(node))]);
    // A table moves at its draw or by others, which no press starts. A book has no round to watch.
    const own = [...FAMILIES.values()].filter(({ shared, book, hands }) => !shared && !book && !hands);
    expect(played.toSorted()).toEqual(own.map(({ name }) => [name, name]).toSorted());
  });
});
