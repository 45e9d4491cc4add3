import { expect, it } from 'vitest';
import { advance, isOver, strengthOf, type Match } from '../../families/sportsbook/match.ts';
import { SPORT_CODES, type Sport } from '../../families/sportsbook/sports.ts';
import { statisticsAfter, type Counts } from '../../families/sportsbook/statistics.ts';

/** Repeatable numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** The statistics after each step of a match. */
function played(sport: Sport, seed: number): { match: Match; counts: Counts }[] {
  const random = numbers(seed);
  let match: Match = {
    ...{ sport, league: 'league-0', home: 'a', away: 'b', strength: strengthOf(sport, random) },
    ...{ tick: 0, score: [0, 0], parts: [], lines: {} },
  };
  let counts: Counts = {};
  const steps = [];
  while (!isOver(match)) {
    const next = advance(match, random);
    counts = statisticsAfter(counts, match, next, random);
    match = next;
    steps.push({ match, counts });
  }
  return steps;
}

const SEEDS = [11, 222, 3_333, 44_444];
const units = ({ parts }: Match, side: 0 | 1): number => parts.reduce((sum, part) => sum + part[side], 0);

it.each(SPORT_CODES)('statistics of %s never fall, and agree with the score', (sport) => {
  for (const seed of SEEDS) {
    let before: Counts = {};
    for (const { match, counts } of played(sport, seed)) {
      for (const side of [0, 1] as const) {
        for (const [kind, values] of Object.entries(counts))
          if (kind !== 'possession')
            expect(values[side]).toBeGreaterThanOrEqual(before[kind as keyof Counts]?.[side] ?? 0);
        if (counts['on-target']) {
          expect(counts['on-target'][side]).toBeGreaterThanOrEqual(match.score[side]);
          expect(counts.shots![side]).toBeGreaterThanOrEqual(counts['on-target'][side]);
        }
        if (counts['points-won'] && sport !== 'tennis') expect(counts['points-won'][side]).toBe(units(match, side));
        if (counts.breaks) expect(counts.breaks[side]).toBeLessThanOrEqual(units(match, side));
      }
      if (counts.possession) expect(counts.possession[0] + counts.possession[1]).toBe(100);
      before = counts;
    }
  }
});
