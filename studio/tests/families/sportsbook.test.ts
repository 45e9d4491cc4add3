import { describeBet } from '../../engines/instant/describe.ts';
import { describe, expect, it } from 'vitest';
import { BetDetails } from '../../../contract/vendor.ts';
import { sportsbook } from '../../families/sportsbook/index.ts';
import { LOSE, VOID, WIN, type LegResult } from '../../families/shared/book.ts';
import { playNow } from '../../families/shared/draw.ts';
import { marketsOf } from '../../families/sportsbook/markets.ts';
import { advance, isOver, scoreOf, strengthOf, type Match } from '../../families/sportsbook/match.ts';
import { nameIn } from '../../families/sportsbook/names.ts';
import { ar } from '../../families/sportsbook/names/ar.ts';
import { cn } from '../../families/sportsbook/names/cn.ts';
import { formatOdds } from '../../../streams/book/odds-format.ts';
import { pricesOf } from '../../families/sportsbook/prices.ts';
import { settled } from '../../families/sportsbook/results.ts';
import { pointsToCome } from '../../families/sportsbook/score-model.ts';
import { nextOf, openFixture } from '../../families/sportsbook/simulator.ts';
import type { Bet, Params } from '../../families/sportsbook/shape.ts';
import { choose, linesOf, paidIfAllWin, SYSTEMS } from '../../../streams/book/slip-lines.ts';
import { cashOutOf, maxOf, payoutOf } from '../../families/sportsbook/slip.ts';
import { SPORT_CODES, SPORTS, sportOf, type Sport } from '../../families/sportsbook/sports.ts';
import { seededWords } from '../support/seeded-words.ts';
import { isProving } from './support/proofs.ts';

const randomOf = (seed: number) => {
  const next = seededWords(seed);
  return () => next() / 2 ** 32;
};
const matchOf = (sport: Sport, seed = 1): Match => ({
  ...{ sport, league: 'league-0', home: 'team-0-0', away: 'team-1-1', strength: strengthOf(sport, randomOf(seed)) },
  ...{ tick: 0, score: [0, 0], parts: [], lines: {} },
});
const HALF_WIN: LegResult = { won: 1, voidPart: 0.5 };
const HALF_LOSE: LegResult = { won: 0, voidPart: 0.5 };
const leg = (price: number, index = 0): Bet['legs'][number] => ({
  ...{ fixture: `f-${index}`, market: 'winner', outcome: '1', price, sport: 'football' },
  ...{ league: 'league-0', home: 'team-0-0', away: 'team-1-1' },
});
const bet = (prices: number[], sizes: number[], stake = 100): Bet => ({ legs: prices.map(leg), sizes, stake });

it('the clock counts the minutes that have passed, in baseball the inning that is played', () => {
  const clockAt = (sport: Sport, tick: number) => scoreOf({ ...matchOf(sport), tick }).clock;
  expect([0, 45, 90].map((tick) => clockAt('football', tick))).toEqual([0, 45, 90]);
  expect([0, 5, 6, 53, 54].map((tick) => clockAt('baseball', tick))).toEqual([1, 1, 2, 9, 9]);
  expect(clockAt('tennis', 9)).toBeNull();
});

describe('prices come from one model of the match', () => {
  it.each(SPORT_CODES)(
    '%s: at least five kinds of market, each with its probabilities and the stated margin',
    (sport) => {
      const { markets } = marketsOf(matchOf(sport));
      expect(new Set(markets.map(({ id }) => id.split(':')[0])).size).toBeGreaterThanOrEqual(5);
      for (const { id, status, outcomes } of markets) {
        const sum = outcomes.reduce((all, { probability }) => all + probability, 0);
        const covers = id === 'double-chance' ? 2 : 1;
        expect([id, sum]).toEqual([id, expect.closeTo(covers, 6)]);
        if (status !== 1) continue;
        const prices = pricesOf(outcomes, 0.05);
        // An outcome that is too unlikely for a price, or so likely that its price is the least one, keeps its share of the margin.
        if (prices.some((price) => price === 0 || price <= 1_060)) continue;
        const inverse = prices.reduce((all, price) => all + 1_000 / price, 0) / covers;
        expect(inverse, id).toBeGreaterThan(1.049);
        expect(inverse, id).toBeLessThan(1.062);
      }
    },
  );

  it('related markets agree: home or draw is home and draw, both halves of a line meet at the winner', () => {
    const { markets } = marketsOf(matchOf('football', 7));
    const of = (id: string, outcome: string) =>
      markets.find((each) => each.id === id)!.outcomes.find((each) => each.id === outcome)!.probability;
    expect(of('double-chance', '1x')).toBeCloseTo(of('winner', '1') + of('winner', 'x'), 9);
    const scores = markets.find(({ id }) => id === 'correct-score')!.outcomes;
    expect(scores.find(({ id }) => id === '1-1')!.probability).toBeLessThan(of('winner', 'x'));
    const hockey = marketsOf(matchOf('hockey', 3)).markets;
    const win = hockey.find(({ id }) => id === 'winner')!.outcomes[0]!.probability;
    const line = hockey.find(({ id }) => id === 'handicap:-0.5');
    if (line) expect(line.outcomes[0]!.probability).toBeCloseTo(win, 9);
  });

  it('points to come are a compound Poisson distribution: they sum to one and have its mean', () => {
    const of = SPORTS.basketball;
    const chances = pointsToCome(of, 40);
    expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 8);
    const mean = of.points.reduce((sum, [points, p]) => sum + points * p, 0) * 40;
    expect(chances.reduce((sum, each, points) => sum + each * points, 0)).toBeCloseTo(mean, 4);
  });

  it.runIf(isProving('sportsbook')).each(['football', 'basketball', 'tennis', 'shooter'] as const)(
    '%s: matches end as the probabilities before them say, so that the margin is the book’s',
    (sport) => {
      const random = randomOf(11);
      const first = matchOf(sport, 5);
      const { markets } = marketsOf(first);
      const rounds = 3_000;
      const counts = new Map<string, number>();
      for (let round = 0; round < rounds; round += 1) {
        let match = first;
        while (!isOver(match)) match = advance(match, random);
        for (const { id, outcomes } of markets)
          for (const { id: outcome, result } of settled(
            match,
            id,
            outcomes.map((each) => each.id),
          ).outcomes) {
            const key = `${id} ${outcome}`;
            // The part of the stake that came back whatever the price, and the part that won.
            const won = result.won * (1 - result.voidPart);
            counts.set(key, (counts.get(key) ?? 0) + won);
          }
      }
      for (const { id, outcomes } of markets) {
        // A set that may not be played is void when it is not.
        if (id.startsWith('set-') && !/^set-(handicap|score)/.test(id)) continue;
        for (const { id: outcome, probability, back } of outcomes) {
          const expected = probability * (1 - back);
          const band = 4 * Math.sqrt(Math.max(expected * (1 - expected), 1e-4) / rounds);
          expect(Math.abs(counts.get(`${id} ${outcome}`)! / rounds - expected), `${id} ${outcome}`).toBeLessThan(band);
        }
      }
    },
    60_000,
  );
});

describe('forms of prices', () => {
  it.each([
    [2_000, '2.00', '1.00', '1.00', '1.00', '+100'],
    [1_500, '1.50', '0.50', '0.50', '\u22122.00', '\u2212200'],
    [3_000, '3.00', '2.00', '\u22120.50', '2.00', '+200'],
    [1_910, '1.91', '0.91', '0.91', '\u22121.10', '\u2212110'],
    [201_000, '201.00', '200.00', '\u22120.01', '200.00', '+20000'],
    [202_000, '202.00', '201.00', '\u22120.005', '201.00', '+20100'],
    [3_001_000, '3001.00', '3000.00', '\u22120.0003', '3000.00', '+300000'],
    [1_010, '1.01', '0.01', '0.01', '\u2212100.00', '\u221210000'],
  ])('%i is decimal %s, Hong Kong %s, Malay %s, Indonesian %s, American %s', (price, ...shown) => {
    const formats = ['decimal', 'hong-kong', 'malay', 'indonesian', 'american'] as const;
    expect(formats.map((format) => formatOdds(price, format))).toEqual(shown);
  });
});

describe('slips', () => {
  it.each([
    ['trixie', 4],
    ['patent', 7],
    ['yankee', 11],
    ['lucky-15', 15],
    ['canadian', 26],
    ['lucky-31', 31],
    ['heinz', 57],
    ['lucky-63', 63],
    ['super-heinz', 120],
    ['goliath', 247],
  ] as const)('%s has %i lines', (name, lines) => {
    const { legs, sizes } = SYSTEMS[name];
    expect(linesOf({ legs: Array.from({ length: legs }), sizes: [...sizes] })).toBe(lines);
  });

  it.each([
    ['a won single', [2_500], [1], [WIN], 250],
    ['a lost one', [2_500], [1], [LOSE], 0],
    ['a void one returns its stake', [2_500], [1], [VOID], 100],
    ['half won', [1_900], [1], [HALF_WIN], 145],
    ['half lost', [1_900], [1], [HALF_LOSE], 50],
    ['a combination', [2_000, 1_500], [2], [WIN, WIN], 300],
    ['a combination with a void leg is that of the others', [2_000, 1_500], [2], [WIN, VOID], 200],
    ['a combination with a lost leg', [2_000, 1_500], [2], [WIN, LOSE], 0],
    ['doubles of three, one lost', [2_000, 3_000, 1_500], [2], [WIN, WIN, LOSE], 600],
    ['an all-void system returns all stakes', [2_000, 3_000, 1_500], [2, 3], [VOID, VOID, VOID], 400],
  ] as const)('%s', (_, prices, sizes, results, pays) => {
    expect(payoutOf(bet([...prices], [...sizes]), results)).toBe(pays);
  });

  it('states before the bet what it pays if every leg wins', () => {
    const placed = bet([2_500, 1_910, 3_333], [1, 2, 3]);
    expect(paidIfAllWin([2_500, 1_910, 3_333], [1, 2, 3], placed.stake)).toBe(maxOf(placed));
  });

  it('pays the same as all lines one by one, rounded once', () => {
    const random = randomOf(3);
    const results = [WIN, LOSE, VOID, HALF_WIN, HALF_LOSE];
    for (let turn = 0; turn < 200; turn += 1) {
      const count = 1 + Math.floor(random() * 6);
      const prices = Array.from({ length: count }, () => 1_010 + Math.floor(random() * 900) * 10);
      const ended = prices.map(() => results[Math.floor(random() * results.length)]!);
      const sizes = Array.from({ length: count }, (_, index) => index + 1).filter(() => random() < 0.6);
      if (sizes.length === 0) sizes.push(count);
      // In units of 1/2000 of a leg, so that all is whole.
      const factor = ended.map(({ won, voidPart }, i) =>
        BigInt(won * (1 - voidPart) * 2 * prices[i]! + voidPart * 2_000),
      );
      let all = 0n;
      for (let subset = 1; subset < 1 << count; subset += 1) {
        const chosen = factor.filter((_, i) => subset & (1 << i));
        if (sizes.includes(chosen.length))
          all += chosen.reduce((product, each) => product * each, 1n) * 2_000n ** BigInt(count - chosen.length);
      }
      expect(payoutOf(bet(prices, sizes, 130), ended)).toBe(Number((130n * all) / 2_000n ** BigInt(count)));
    }
  });

  it('counts combinations', () => expect([choose(8, 2), choose(5, 5), choose(6, 3)]).toEqual([28, 1, 20]));

  it('does not combine legs of one fixture, nor sizes above its legs', () => {
    const params = {} as Params;
    const one = { ...bet([2_000, 2_000], [2]) };
    expect(() =>
      sportsbook.stakeOf(params, { ...one, legs: [one.legs[0]!, { ...one.legs[0]!, market: 'total:2.5' }] }),
    ).toThrow('BET_NOT_OFFERED');
    expect(() => sportsbook.stakeOf(params, { ...one, sizes: [3] })).toThrow('BET_NOT_OFFERED');
    expect(sportsbook.stakeOf(params, bet([2_000, 2_000, 2_000], [2]))).toBe(300);
  });
});

describe('cash-out', () => {
  it('is the stake less the margin while the chances are those of the price', () => {
    const chance = { probability: 1 / 2.5, back: 0 };
    expect(cashOutOf(bet([2_500], [1], 10_000), [chance], 50)).toBe(9_500);
  });
  it('counts results so far, and has no price while a market is suspended', () => {
    const slip = bet([2_000, 2_000], [2], 1_000);
    expect(cashOutOf(slip, [WIN, { probability: 0.6, back: 0 }], 0)).toBe(2_400);
    expect(cashOutOf(slip, [LOSE, { probability: 0.6, back: 0 }], 0)).toBe(0);
    expect(cashOutOf(slip, [WIN, null], 0)).toBeNull();
    expect(cashOutOf(slip, [VOID, { probability: 0.5, back: 0 }], 0)).toBe(1_000);
  });
});

describe('a slip as a round', () => {
  const params = { maxPaid: 1_000_000 } as Params;
  const none = (): never => {
    throw new Error('it draws nothing');
  };
  it('waits for results, is settled again by other ones, and its moves alone repeat it', () => {
    const begun = playNow(sportsbook.begin(params, bet([2_000], [1])), none);
    expect(begun.payout).toBeNull();
    const won = playNow(sportsbook.move(params, begun.state, { results: [WIN] }), none);
    expect(won.payout).toBe(200);
    expect(playNow(sportsbook.move(params, won.state, { results: [LOSE] }), none).payout).toBe(0);
    expect(() => playNow(sportsbook.move(params, won.state, { cashOut: 90 }), none)).toThrow('MOVE_NOT_ALLOWED');
  });
  it('pays no more than the title states, and a void slip was not at risk', () => {
    const begun = playNow(sportsbook.begin(params, bet([500_000, 400_000], [2])), none);
    const won = { results: [WIN, WIN] };
    expect(playNow(sportsbook.move(params, begun.state, won), none).payout).toBe(1_000_000);
    const gone = playNow(sportsbook.move(params, begun.state, sportsbook.leave(params, begun.state)), none);
    expect([gone.payout, sportsbook.notAtRisk!(params, gone.state)]).toEqual([100, 100]);
  });
  it('[PP-25] is told with each leg in every language', async () => {
    const slip = { ...bet([1_850, 2_100], [2]), stake: 500 };
    const description = await describeBet({ family: sportsbook, params }, { bet: slip, exponent: 2 });
    expect(BetDetails.parse(description)).toEqual(description);
    expect(description.EN).toBe(
      '2-fold accumulator; Northport Rovers – Amberfield Athletic, Winner: Northport Rovers @ 1.85; ' +
        'Northport Rovers – Amberfield Athletic, Winner: Northport Rovers @ 2.10',
    );
    expect(description.CN).toContain(nameIn(cn, 'team-0-0'));
    expect(description.AR).toContain(nameIn(ar, 'team-1-1'));
  });
});

describe('the simulated feed', () => {
  const params = {} as Params;
  /** Everything that the feed says of a fixture, to its end. */
  const tale = (sport: Sport, seed: number) => {
    const random = randomOf(seed);
    let nowMs = 1_000_000;
    let step = openFixture(params, { fixture: 'f-1', sport, startsAtMs: nowMs + 60_000, nowMs }, random);
    const said = [...step.messages];
    for (let turns = 0; step.state !== null; turns += 1) {
      expect(turns).toBeLessThan(2_000);
      nowMs += step.dueInMs;
      step = nextOf(params, step.state, nowMs, random);
      said.push(...step.messages);
    }
    return said;
  };
  it.each(SPORT_CODES)('%s: announces, moves, stops, and settles every market that it told', (sport) => {
    expect(sportOf(sport).delayMs).toBeGreaterThan(0);
    for (let seed = 1; seed <= (isProving('sportsbook') ? 3 : 1); seed += 1) {
      const said = tale(sport, seed);
      expect(said[0]!.type).toBe('fixture_change');
      const published = new Set(
        said.flatMap((each) => (each.type === 'odds_change' ? each.markets.map(({ id }) => id) : [])),
      );
      const ended = new Set(
        said.flatMap((each) => (each.type === 'bet_settlement' ? each.markets.map(({ id }) => id) : [])),
      );
      if (said.at(-1)!.type === 'bet_cancel') continue;
      expect([...published].filter((id) => !ended.has(id))).toEqual([]);
      expect(said.some(({ type }) => type === 'bet_stop')).toBe(true);
    }
  });
  it('tells no goal before its market was stopped', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      let score = '0-0';
      let isStopped = false;
      for (const each of tale('football', seed)) {
        if (each.type === 'bet_stop') isStopped = true;
        if (each.type !== 'odds_change') continue;
        const now = `${each.score.home}-${each.score.away}`;
        if (now !== score) expect(isStopped).toBe(true);
        [score, isStopped] = [now, false];
      }
    }
  });
  it('corrects some results: the first settlement is rolled back, and another follows', () => {
    for (let seed = 1; seed < 2_000; seed += 1) {
      const said = tale('fighting', seed);
      const at = said.findIndex(({ type }) => type === 'rollback_bet_settlement');
      if (at < 0) continue;
      expect(said.slice(at + 1).some((each) => each.type === 'bet_settlement' && each.certainty === 2)).toBe(true);
      return;
    }
    throw new Error('no match was corrected');
  });
});
