import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEMO_GAMES } from '../../art/catalogue.ts';
import motifs from '../../art/motifs.json';
import { DEMO_POOLS, poolOfJackpotGame } from '../../server/demo/pools.ts';
import { linesSlot } from '../../studio/families/lines-slot/index.ts';
import type { Params as LinesParams } from '../../studio/families/lines-slot/params.ts';
import { toNumber } from '../../studio/families/kit/rational.ts';
import { waysSlot } from '../../studio/families/ways-slot/index.ts';
import type { Params as WaysParams } from '../../studio/families/ways-slot/params.ts';

interface SlotTitle {
  id: string;
  nodeId: string;
  vendor: string;
  family: string;
  class: string;
  names: Record<string, string>;
  params: { model: string; pool?: { odds: number; referenceStake: number } };
  stakes: number[];
  minRoundMs: number;
  pool?: { id: string };
  theme: { ground: string; accent: string; motif: string; symbols?: Record<string, string> };
}

const FOLDER = new URL('../../studio/titles/', import.meta.url);
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

describe.each(titles)('$id', (title) => {
  const game = games.find(({ gameCode }) => gameCode === title.id)!;
  const params = paramsOf(title);

  it('is the game of the catalogue', () => {
    expect(title).toMatchObject({
      nodeId: game.nodeId,
      vendor: game.vendor,
      type: game.gameType,
      class: game.classify,
      names: game.names,
      minRoundMs: 2500,
    });
    expect(title.family).toBe(game.classify === 'MEGAWAY' ? 'ways-slot' : 'lines-slot');
  });

  it('offers stakes that its units divide', () => {
    expect(title.stakes).toEqual([...title.stakes].sort((a, b) => a - b));
    for (const stake of title.stakes) expect(stake % params.units).toBe(0);
  });

  it('shows a drawing for each symbol', () => {
    if (title.id === 'jade-lantern') return;
    const paying = Object.keys(params.pays);
    const special = [
      typeof params.wild === 'string' ? params.wild : params.wild?.symbol,
      params.scatter?.symbol,
    ].filter((each) => each !== undefined);
    const symbols = title.theme.symbols!;
    expect(Object.keys(symbols).sort()).toEqual([...new Set([...paying, ...special])].sort());
    for (const drawing of Object.values(symbols)) {
      expect(drawing in motifs || LETTERS.includes(drawing), drawing).toBe(true);
    }
    expect(new Set(Object.values(symbols)).size).toBe(Object.keys(symbols).length);
  });

  it('wins the pool that the platform links to it, with its odds', () => {
    const place = jackpots.indexOf(title.id);
    const id = title.id === 'jade-lantern' ? 'grand' : place < 0 ? undefined : poolOfJackpotGame(place);
    expect(title.pool?.id).toBe(id);
    const pool = DEMO_POOLS.find((each) => each.id === id);
    expect(title.params.pool).toEqual(
      pool && { odds: pool.oneIn * pool.referenceStake, referenceStake: pool.referenceStake },
    );
  });

  it('returns 94 to 97 %, its pool included', () => {
    const { rtp } = familyOf(title).par(params as never).bets[0]!;
    const pool = DEMO_POOLS.find(({ id }) => id === title.pool?.id);
    const ofPool = pool
      ? pool.contributionMicro / 1_000_000 + (pool.seedMin + pool.seedMax) / 2 / title.params.pool!.odds
      : 0;
    expect(toNumber(rtp) + ofPool).toBeGreaterThanOrEqual(0.94);
    expect(toNumber(rtp) + ofPool).toBeLessThanOrEqual(0.97);
  });
});

it('two themes of one family have no equal colours and motif', () => {
  const looks = titles.map(({ theme }) => `${theme.ground} ${theme.accent} ${theme.motif}`);
  expect(new Set(looks).size).toBe(looks.length);
});
