import { beforeAll, describe, expect, it } from 'vitest';
import { playNow } from '../families/shared/draw.ts';
import { enumerate } from '../families/lines-slot/enumerate.ts';
import { linesSlot } from '../families/lines-slot/index.ts';
import type { Strip } from '../families/lines-slot/params.ts';
import { playRound, spinAt } from '../families/lines-slot/rules.ts';
import { scaled, toNumber, type Rational } from '../families/shared/rational.ts';
import { poolShare, totalRtp, type PoolTerms } from '../engines/instant/pool-share.ts';
import { profile } from '../../tests/chaos/support/profile.ts';
import { isProving } from './families/support/proofs.ts';
import { seededWords } from './support/seeded-words.ts';

const ODDS = 500_000_000;
const params = linesSlot.Params.parse({ model: 'lantern', pool: { odds: ODDS, referenceStake: 100 } });
const { strips: BASE_STRIPS, lines: LINES, pays: PAYS } = params;
const FREE_STRIPS = params.free!.strips;
const exact = linesSlot.par(params).bets[0]!;
const GAME_RTP = 943_851;
const total = (terms: PoolTerms): number => totalRtp(GAME_RTP, poolShare(terms, ODDS));
const micro = (value: Rational): number => scaled(value, 1_000_000);

/** A line's return computed from the symbols' shares alone, without enumerating the stops. */
function lineReturn(strips: readonly Strip[]): number {
  const share = (reel: number, symbol: string): number => {
    const strip = strips[reel] as Strip;
    return strip.filter((stop) => stop === symbol || (reel > 0 && stop === 'wild')).length / strip.length;
  };
  let sum = 0;
  for (const [symbol, pays] of Object.entries(PAYS)) {
    const [three, four, five] = pays.slice(2) as [number, number, number];
    const [a, b, c, d, e] = [0, 1, 2, 3, 4].map((reel) => share(reel, symbol)) as [
      number,
      number,
      number,
      number,
      number,
    ];
    sum += a * b * c * ((1 - d) * three + d * (1 - e) * four + d * e * five);
  }
  return sum;
}

const TERMS: PoolTerms = {
  contributionMicro: 10_000,
  seed: { min: 1_000_000, max: 10_000_000 },
  reserveBound: 500_000,
};

/** What a pool with these terms pays out of the stakes, in millionths, over 20,000 wins at the stated odds. */
const playedThrough = ({ contributionMicro, seed, reserveBound }: PoolTerms): number => {
  let state = 7;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  let [shown, reserve, staked, paid] = [seed.min, 0, 0, 0];
  for (let win = 0; win < 20_000; win += 1) {
    const stakes = -Math.log(random()) * ODDS;
    staked += stakes;
    reserve += (stakes * contributionMicro) / 1_000_000;
    // The release keeps up with most of it.
    const released = reserve * random();
    reserve -= released;
    paid += shown + released;
    const surplus = Math.max(0, reserve - reserveBound);
    reserve -= surplus;
    const drawn = seed.min + Math.floor(random() * (seed.max - seed.min + 1));
    if (reserve >= drawn) reserve -= drawn;
    shown = surplus + drawn;
  }
  return (paid / staked) * 1_000_000;
};

describe('the stated return', () => {
  it('equals the average over every combination of stops, to the millionth', () => {
    expect({
      baseRtp: micro(exact.components['base']!),
      freeRtp: micro(exact.components['free']!),
      gameRtp: micro(exact.rtp),
      hitRate: micro(exact.hitRate),
      featureRate: micro(exact.shares!['free']!),
      deviation: Math.round(exact.deviation * 1_000_000),
      maxWinStakes: toNumber(exact.maxWin.stakes),
    }).toEqual({
      baseRtp: 756_645,
      freeRtp: 187_206,
      gameRtp: GAME_RTP,
      hitRate: 289_308,
      featureRate: 8_560,
      deviation: 4_080_419,
      maxWinStakes: 24_800,
    });
  });

  it('computes the jackpot’s share from its contribution, its odds and its seed', () => {
    const share = poolShare(TERMS, ODDS);
    expect(share).toEqual({ contributions: 10_000, seedAtLeast: 2_000, seedOnAverage: 11_000 });
    expect(total(TERMS)).toBe(964_851);
  });

  it.each([
    ['a larger contribution', { contributionMicro: 25_000 }, 979_851],
    ['other seeds', { seed: { min: 2_000_000, max: 4_000_000 } }, 959_851],
    // Seeds of up to 5,500,000 may come from players’ money: half of the draws, of 7,750,000 on average, are paid by the house.
    ['a reserve that may pay seeds', { reserveBound: 5_500_000 }, 961_601],
    ['a reserve that may pay every seed', { reserveBound: 10_000_000 }, 953_851],
  ])('[PP-24] follows the pool’s parameters: %s', (_what, change, stated) => {
    expect(total({ ...TERMS, ...change })).toBe(stated);
  });

  it('[PP-24] equals the simulated return of a pool, whoever pays its seeds', () => {
    for (const reserveBound of [500_000, 5_500_000]) {
      const terms = { ...TERMS, reserveBound };
      const { contributions, seedOnAverage } = poolShare(terms, ODDS);
      expect(playedThrough(terms)).toBeGreaterThanOrEqual(contributions + seedOnAverage - 600);
    }
  });

  it('agrees with the computation from the symbols’ shares', () => {
    expect(lineReturn(BASE_STRIPS)).toBeCloseTo(toNumber(exact.components['base']!), 8);
    // One lantern in thirty stops, three rows in view: each reel shows it one time in ten.
    const spins = 10 * 0.1 ** 3 * 0.9 ** 2 * 8 + 5 * 0.1 ** 4 * 0.9 * 12 + 0.1 ** 5 * 20;
    expect(spins * 2 * lineReturn(FREE_STRIPS)).toBeCloseTo(toNumber(exact.components['free']!), 8);
  });

  it('enumerates what the game itself pays: every combination of shorter strips, one by one', () => {
    const short = BASE_STRIPS.map((strip, reel) => strip.slice(0, [5, 6, 7, 6, 5][reel]));
    const counted = enumerate({ ...params, strips: short }, short);
    const played = new Map<string, number>();
    for (let index = 0; index < counted.cases; index += 1) {
      let rest = index;
      const stops = short.map((strip) => {
        const stop = rest % strip.length;
        rest = Math.floor(rest / strip.length);
        return stop;
      });
      const spin = spinAt({ ...params, strips: short }, 'base', stops);
      const key = `${spin.awarded}:${spin.units}`;
      played.set(key, (played.get(key) ?? 0) + 1);
    }
    const awarded: Record<number, number> = { 3: 8, 4: 12, 5: 20 };
    const enumerated = new Map<string, number>();
    counted.counts.forEach((counts, lanterns) => {
      for (const [units, count] of counts) {
        const key = `${awarded[lanterns] ?? 0}:${units}`;
        enumerated.set(key, (enumerated.get(key) ?? 0) + count);
      }
    });
    expect(counted.cases).toBe(5 * 6 * 7 * 6 * 5);
    expect([...enumerated].sort()).toEqual([...played].sort());
  });
});

/** A fixed seed: a correct engine exceeds four standard errors by chance once in ten thousand draws. */
const ROUNDS = profile.volume({ long: 20_000_000, short: 2_000_000 });
describe.runIf(isProving('lines-slot'))(`${ROUNDS} seeded rounds`, () => {
  const words = seededWords(20_261_121);
  let [units, hits, features, jackpots] = [0, 0, 0, 0];
  beforeAll(() => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const outcome = playNow(playRound(params, 10_000), words);
      units += outcome.units;
      hits += outcome.units > 0 ? 1 : 0;
      features += outcome.spins.length > 1 ? 1 : 0;
      jackpots += outcome.jackpot ? 1 : 0;
    }
  });
  /** The distance of a measured mean from the exact one, in standard errors. */
  const errors = (measured: number, mean: number, variance: number): number =>
    Math.abs(measured - mean) / Math.sqrt(variance / ROUNDS);

  it('have the stated return, within four standard errors', () => {
    const mean = toNumber(exact.rtp);
    expect(errors(units / LINES.length / ROUNDS, mean, exact.deviation ** 2)).toBeLessThan(4);
  });

  it.each([
    ['hits', () => hits, () => toNumber(exact.hitRate)],
    ['free spins', () => features, () => toNumber(exact.shares!['free']!)],
    ['jackpots', () => jackpots, () => 10_000 / ODDS],
  ])('show %s as often as stated, within four standard errors', (_name, seen, stated) => {
    const chance = stated();
    expect(seen()).toBeGreaterThan(0);
    expect(errors(seen() / ROUNDS, chance, chance * (1 - chance))).toBeLessThan(4);
  });
});
