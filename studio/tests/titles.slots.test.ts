import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DEMO_GAMES } from '../../art/catalogue.ts';
import motifs from '../../art/motifs.json';
import { DEMO_POOLS, poolOfJackpotGame } from '../../server/demo/pools.ts';
import { linesSlot } from '../families/lines-slot/index.ts';
import type { Params as LinesParams } from '../families/lines-slot/params.ts';
import { waysSlot } from '../families/ways-slot/index.ts';
import type { Params as WaysParams } from '../families/ways-slot/params.ts';
import { sheetOf } from './families/support/sheets.ts';

interface SlotTitle {
  id: string;
  nodeId: string;
  vendor: string;
  family: string;
  class: string;
  params: { model: string; pool?: { odds: number; referenceStake: number } };
  stakes: number[];
  minRoundMs: number;
  pool?: { id: string };
  theme: { ground: string; accent: string; motif: string; symbols?: Record<string, string> };
}

const FOLDER = new URL('../titles/', import.meta.url);
const FAMILIES = { 'lines-slot': linesSlot, 'ways-slot': waysSlot } as const;
const LETTERS = ['a', 'k', 'q', 'j', 'ten'];
/** Drawings of art/symbols.ts. Jade Lantern's model names its symbols itself. */
const titles = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as SlotTitle)
  .filter(({ family }) => family in FAMILIES);
const games = DEMO_GAMES.filter(
  ({ gameType, classify, holdsOthers }) =>
    gameType === 'RNG' && ['SLOT', 'JP', 'MEGAWAY'].includes(classify) && !holdsOthers,
);
const jackpots = DEMO_GAMES.filter(({ classify }) => classify === 'JP').map(({ gameCode }) => gameCode);
const familyOf = ({ family }: SlotTitle) => FAMILIES[family as keyof typeof FAMILIES];
const paramsOf = (title: SlotTitle): LinesParams | WaysParams => familyOf(title).Params.parse(title.params);

it('every slot of the catalogue has a title', () => {
  expect(titles.map(({ id }) => id).sort()).toEqual(games.map(({ gameCode }) => gameCode).sort());
});

it('no model has more than ten titles, and each has at least one', () => {
  const count = new Map<string, number>();
  for (const { params } of titles) count.set(params.model, (count.get(params.model) ?? 0) + 1);
  expect(count.size).toBe(18);
  expect(Math.max(...count.values())).toBeLessThanOrEqual(10);
});

/** Runs a check of each title; names those that fail. */
const failing = (check: (title: SlotTitle, params: LinesParams | WaysParams) => boolean): string[] =>
  titles.filter((title) => !check(title, paramsOf(title))).map(({ id }) => id);

it('every title is of the family of its class, offers rising stakes that its units divide, and lasts 2.5 s', () => {
  const ofFamily = ({ id, family }: SlotTitle) => {
    const isMegaway = games.find(({ gameCode }) => gameCode === id)?.classify === 'MEGAWAY';
    return family === (isMegaway ? 'ways-slot' : 'lines-slot');
  };
  expect(failing(ofFamily)).toEqual([]);
  expect(failing(({ stakes }) => stakes.every((stake, at) => at === 0 || stake > stakes[at - 1]!))).toEqual([]);
  expect(failing(({ stakes }, { units }) => stakes.every((stake) => stake % units === 0))).toEqual([]);
  expect(failing(({ minRoundMs }) => minRoundMs === 2500)).toEqual([]);
});

it('every title shows a drawing of its own for each symbol', () => {
  const draws = ({ id, theme }: SlotTitle, params: LinesParams | WaysParams): boolean => {
    if (id === 'jade-lantern') return true;
    const wild = typeof params.wild === 'string' ? params.wild : params.wild?.symbol;
    const special = [wild, params.scatter?.symbol].filter((each) => each !== undefined);
    const symbols = theme.symbols!;
    const drawings = Object.values(symbols);
    return (
      Object.keys(symbols).sort().join() === [...new Set([...Object.keys(params.pays), ...special])].sort().join() &&
      drawings.every((drawing) => drawing in motifs || LETTERS.includes(drawing)) &&
      new Set(drawings).size === drawings.length
    );
  };
  expect(failing(draws)).toEqual([]);
});

it('every title wins the pool that the platform links to it, with its odds', () => {
  for (const { id: title, pool: own, params } of titles) {
    const place = jackpots.indexOf(title);
    const id = title === 'jade-lantern' ? 'grand' : place < 0 ? undefined : poolOfJackpotGame(place);
    const pool = DEMO_POOLS.find((each) => each.id === id);
    const odds = pool && { odds: pool.oneIn * pool.referenceStake, referenceStake: pool.referenceStake };
    expect([title, own?.id, params.pool]).toEqual([title, id, odds]);
  }
});

it('every title returns 94 to 97 %, its pool included', () => {
  const isWithin = (title: SlotTitle): boolean => {
    const pool = DEMO_POOLS.find(({ id }) => id === title.pool?.id);
    const ofPool = pool
      ? pool.contributionMicro / 1_000_000 + (pool.seedMin + pool.seedMax) / 2 / title.params.pool!.odds
      : 0;
    const all = sheetOf(title.id).bets[0]!.rtp / 1_000_000 + ofPool;
    return all >= 0.94 && all <= 0.97;
  };
  expect(failing(isWithin)).toEqual([]);
});

it('two themes of one family have no equal colours and motif', () => {
  const looks = titles.map(({ theme }) => `${theme.ground} ${theme.accent} ${theme.motif}`);
  expect(new Set(looks).size).toBe(looks.length);
});
