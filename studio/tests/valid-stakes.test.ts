import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notAtRiskOf } from '../engines/rounds/at-risk.ts';
import { settleSome } from '../engines/rounds/settle.ts';
import { stepNext } from '../engines/rounds/step.ts';
import { ensureTables, isTable, type TableRound, type TableTitle } from '../engines/rounds/tables.ts';
import { LOSE, VOID, WIN, type LegResult } from '../families/shared/book.ts';
import { playNow } from '../families/shared/draw.ts';
import { sportsbook } from '../families/sportsbook/index.ts';
import { atRiskOf } from '../families/sportsbook/slip.ts';
import type { Bet } from '../families/sportsbook/shape.ts';
import { seededWords } from './support/seeded-words.ts';
import { openStudio, TITLES, type Player, type StudioServer } from './support/studio-server.ts';

type AnyBet = Record<'chips' | 'lines', Record<string, unknown> | unknown[]>;

/** One table of each family in which a player has several bets in a round. */
const tables = new Map(
  [...TITLES.values()].filter(isTable).map((title): [string, TableTitle] => [title.family.name, title]),
);
const several = [...tables].filter(([, { family }]) => family.shared!.together);

/** The bet's places, a bet each. */
function partsOf(bet: AnyBet): unknown[] {
  const { chips, lines } = bet;
  if (lines) return (lines as unknown[]).map((line) => ({ lines: [line] }));
  if (Array.isArray(chips)) return chips.map((chip: unknown) => ({ chips: [chip] }));
  return Object.entries(chips).map(([place, stake]) => ({ chips: { [place]: stake } }));
}
function joined(bets: readonly AnyBet[]): AnyBet {
  const all = (key: 'chips' | 'lines') => bets.flatMap((bet) => bet[key] as unknown[]);
  if (bets[0]!.lines) return { lines: all('lines') } as AnyBet;
  if (Array.isArray(bets[0]!.chips)) return { chips: all('chips') } as AnyBet;
  return { chips: Object.assign({}, ...bets.map(({ chips }) => chips as object)) as object } as AnyBet;
}
/** Bets on so many of the title's places, with stakes of their own, and opposite ones among them. */
function betOf({ family, params }: TableTitle, next: () => number): AnyBet {
  const examples = Object.values(family.examples(params)) as AnyBet[];
  const chosen = examples.filter(() => next() % 3 > 0);
  const bet = joined(chosen.length > 0 ? chosen : examples);
  const { chip = 100 } = params as { chip?: number };
  const stake = () => chip * (1 + (next() % 4));
  if (bet.lines) return { lines: (bet.lines as object[]).map((line) => ({ ...line, unit: stake() })) } as AnyBet;
  if (Array.isArray(bet.chips))
    return { chips: (bet.chips as object[]).map((each) => ({ ...each, stake: stake() })) } as AnyBet;
  return { chips: Object.fromEntries(Object.keys(bet.chips).map((place) => [place, stake()])) } as AnyBet;
}

describe('[WAL-02] the bets of one player in one round count as one', () => {
  it('in every family of shared rounds whose bets take from the risk of each other', () => {
    const open = [...tables.values()].filter(
      ({ family }) => family.notAtRisk && !family.shared!.choice && !family.shared!.together,
    );
    expect(open.map(({ family }) => family.name)).toEqual([]);
    expect(several.length).toBeGreaterThan(15);
  });

  it.each(several)('%s: a bet on many places, and the same as a bet for each place, in any order', (_, title) => {
    const { family, params } = title;
    const next = seededWords(7);
    for (let seed = 1; seed <= 20; seed += 1) {
      const bet = betOf(title, next);
      const play = (each: unknown) => playNow(family.begin(params, each), seededWords(seed)).state as unknown;
      const whole = family.notAtRisk!(params, play(bet));
      const bets = partsOf(bet).map((each, at) => ({
        id: String(at),
        stake: family.stakeOf(params, each),
        state: play(each),
      }));
      for (const order of [bets, bets.toReversed()]) {
        const parts = notAtRiskOf(title, order);
        expect([...parts.values()].reduce((sum, part) => sum + part, 0)).toBe(whole);
        for (const { id, stake } of bets) {
          expect(parts.get(id)).toBeGreaterThanOrEqual(0);
          expect(parts.get(id)).toBeLessThanOrEqual(stake);
        }
      }
    }
  });
});

describe('[WAL-02] two bets of a table', () => {
  const TABLE: TableTitle = {
    ...(tables.get('dragon-tiger') as TableTitle),
    id: 'table-one',
    vendor: 'STUDIO',
    table: { openMs: 600_000, drawMs: 2_000, showMs: 8_000 },
  };
  let server: StudioServer;
  let player: Player;
  beforeEach(async () => {
    const others = [...TITLES].filter(([, { table }]) => table === undefined);
    server = await openStudio([], new Map([...others, [TABLE.id, TABLE]]));
    server.platform.wallet.game = TABLE.id;
    await ensureTables(server.studio);
    player = await server.open();
  });
  afterEach(() => server.close());

  const valid = async (): Promise<number[]> => {
    const { rows } = await server.db.query<{ valid: number }>(
      `select coalesce((o.body ->> 'valid_stake')::int, r.stake::int) as valid
         from outgoing o join round r on r.id = o.round_id where o.kind = 'settle' order by r.number`,
    );
    return rows.map((row) => row.valid);
  };
  const step = async (): Promise<void> => {
    await server.db.query(`update table_round set due_at = clock_timestamp() where due_at is not null`);
    await stepNext(server.studio);
  };

  it('on opposite places count with their difference', async () => {
    await player.begun({ chips: { dragon: 100 } });
    await player.begun({ chips: { tiger: 300 } });
    await player.begun({ chips: { dragon: 100 } });
    server.platform.wallet.player = 'member-8';
    await (await server.open()).begun({ chips: { dragon: 100 } });
    for (let steps = 0; steps < 3; steps += 1) await step();
    const counted = await valid();
    // Another member's bet counts whole.
    expect(counted.pop()).toBe(100);
    expect(counted.reduce((sum, each) => sum + each, 0)).toBe(100);
  });

  it('count the same if they are decided one after the other', async () => {
    await player.begun({ chips: { dragon: 100 } });
    await player.begun({ chips: { tiger: 100 } });
    await step();
    await step();
    const { rows } = await server.db.query<TableRound>(`select * from table_round where phase = 'drawn'`);
    const decide = () => server.db.transact((tx) => settleSome(server.studio, tx, rows[0]!, TABLE, 1));
    await decide();
    await server.work();
    await decide();
    expect(await valid()).toEqual([0, 0]);
  });

  it('count whole if the other one was not taken', async () => {
    await player.begun({ chips: { dragon: 100 } });
    server.platform.misbehave('bet', { code: 'INSUFFICIENT_FUNDS' });
    await player.begun({ chips: { tiger: 100 } });
    for (let steps = 0; steps < 3; steps += 1) await step();
    expect(await valid()).toEqual([100]);
  });
});

describe('[WAL-02] a slip counts', () => {
  const HALF_LOSE: LegResult = { won: 0, voidPart: 0.5 };
  const slip = (prices: number[], sizes: number[]): Bet => ({
    legs: prices.map((price, at) => ({
      ...{ fixture: `f-${at}`, market: 'winner', outcome: '1', price, sport: 'football' as const },
      ...{ league: 'league-0', home: 'team-0-0', away: 'team-1-1' },
    })),
    sizes,
    stake: 100,
  });
  it.each<[string, number[], number[], LegResult[], number]>([
    ['whole from 1.50', [1_500], [1], [LOSE], 100],
    ['not below 1.50', [1_499], [1], [LOSE], 0],
    ['won or lost', [1_499], [1], [WIN], 0],
    ['not where it is void', [2_000], [1], [VOID], 0],
    ['with half of its stake on a quarter line', [2_000], [1], [HALF_LOSE], 50],
    ['with its other singles beside a void one', [2_000, 1_900, 1_800], [1], [VOID, WIN, LOSE], 200],
    ['with the price of all legs of a combination', [1_250, 1_250], [2], [WIN, WIN], 100],
    ['with the price that a void leg leaves', [1_250, 1_900], [2], [WIN, VOID], 0],
    ['with the half of a combination that keeps a price', [1_250, 1_300], [2], [WIN, HALF_LOSE], 50],
    ['with the lines of a system that count', [2_000, 2_000, 1_200], [1, 2, 3], [VOID, LOSE, WIN], 400],
  ])('%s: %j %j', (_, prices, sizes, results, counted) => {
    expect(atRiskOf(slip(prices, sizes), results, 1_500)).toBe(counted);
  });

  it('not if it was cashed out', () => {
    const title = [...TITLES.values()].find(({ family }) => family.name === 'sportsbook')!;
    const bet = slip([2_000], [1]);
    expect(sportsbook.notAtRisk!(sportsbook.Params.parse(title.params), { bet, results: null, cashOut: 40 })).toBe(100);
  });
});
