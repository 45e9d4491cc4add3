import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEMO_GAMES } from '../../art/catalogue.ts';
import { figuresOf } from '../titles/figures.ts';
import { loadTitles, SHEETS, type Sheets } from '../titles/load.ts';
import { readTitle } from '../titles/title.ts';
import { isProving } from './families/support/proofs.ts';
import { loadedTitles } from './support/loaded-titles.ts';

const FOLDER = path.dirname(path.dirname(SHEETS));
const jade = JSON.parse(await readFile(path.join(FOLDER, 'jade-lantern.json'), 'utf8')) as Record<string, unknown>;
const changed = (change: Record<string, unknown>) => () => readTitle('jade-lantern.json', { ...jade, ...change });

describe('a wrong title names its file, the field and the reason', () => {
  it.each([
    [{ family: 'moon' }, 'jade-lantern.json: family: there is no family "moon".'],
    [{ id: 'other' }, 'jade-lantern.json: id: must be the file\'s name, but is "other".'],
    [{ vendor: 'studio' }, 'jade-lantern.json: vendor: must be a vendor code.'],
    [{ stakes: [20, 10] }, 'jade-lantern.json: stakes: must rise.'],
    [{ stakes: [] }, 'jade-lantern.json: stakes: Too small: expected array to have >=1 items.'],
    [{ minRoundMs: 100 }, 'jade-lantern.json: minRoundMs: must be at least 2500.'],
    [{ params: { model: 'moon' } }, 'jade-lantern.json: params.model: moon: there is no such model.'],
    [
      { params: { model: 'lantern' } },
      'jade-lantern.json: pool: a title with a pool names it and states its odds in its parameters.',
    ],
    [{ stakes: [10, 500_000_000] }, 'jade-lantern.json: stakes: the highest stake would always win the pool.'],
    [{ colour: 'jade' }, 'jade-lantern.json: title: Unrecognized key: "colour".'],
  ])('%j', (change, message) => {
    expect(changed(change)).toThrow(message);
  });

  it.each([
    ['parlour-hold-em', undefined, 'the family "casino-holdem" has a choice.'],
    ['evening-blackjack', undefined, 'the family "blackjack" has a choice.'],
    ['grand-baccarat', 12_000, 'the family "baccarat" has no choice.'],
  ])('the time of a choice: %s', async (id, decideMs, reason) => {
    const file = JSON.parse(await readFile(path.join(FOLDER, `${id}.json`), 'utf8')) as { table: object };
    const title = { ...file, table: { ...file.table, decideMs } };
    expect(() => readTitle(`${id}.json`, title)).toThrow(`${id}.json: table.decideMs: ${reason}`);
  });

  it('and stops the load of a folder: no JSON, a used number, a return that is not within 50 to 99.9 %', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'titles-'));
    const load = async (files: Record<string, string>): Promise<unknown> => {
      for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
      const result = await loadTitles(folder, {}).catch((error: unknown) => error);
      for (const name of Object.keys(files)) await rm(path.join(folder, name));
      return String(result);
    };
    expect(await load({ 'a.json': '{' })).toContain('a.json: it is not JSON');
    const coin = JSON.parse(await readFile(path.join(FOLDER, 'star-keeper.json'), 'utf8')) as Record<string, unknown>;
    const twin = { ...coin, id: 'twin' };
    expect(await load({ 'star-keeper.json': JSON.stringify(coin), 'twin.json': JSON.stringify(twin) })).toContain(
      'twin.json: nodeId: star-keeper.json has the same number.',
    );
    const dear = { ...coin, params: { ...(coin['params'] as object), edge: 6_000 } };
    expect(await load({ 'star-keeper.json': JSON.stringify(dear) })).toMatch(/^BadTitle: star-keeper\.json: params/);
    await rm(folder, { recursive: true });
  });
});

describe('the titles', () => {
  it('are games of the catalogue, under its number, vendor, type, class and names', async () => {
    const games = new Map(DEMO_GAMES.map((game) => [game.gameCode, game]));
    for (const title of (await loadedTitles()).values()) {
      const game = games.get(title.id);
      expect([title.id, title.nodeId, title.vendor, title.type, title.class, title.names]).toEqual([
        title.id,
        game?.nodeId,
        game?.vendor,
        game?.gameType,
        game?.classify,
        game?.names,
      ]);
    }
  });

  it(
    'have figures that were written for their parameters; those of families to be proven are computed again',
    { timeout: 600_000 },
    async () => {
      const sheets = JSON.parse(await readFile(SHEETS, 'utf8')) as Sheets;
      const titles = await loadedTitles();
      const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.json'));
      expect(titles.size).toBe(files.length);
      expect([...titles].filter(([id, { mark }]) => sheets[id]?.mark !== mark).map(([id]) => id)).toEqual([]);
      const toProve = [...titles.values()].filter(({ family }) => isProving(family.name));
      for (const { id, family, params } of toProve) {
        // As written: JSON has no infinity.
        const computed: unknown = JSON.parse(JSON.stringify(family.par(params).bets.map(figuresOf)));
        expect([id, computed]).toEqual([id, sheets[id]?.bets]);
      }
    },
  );
});
