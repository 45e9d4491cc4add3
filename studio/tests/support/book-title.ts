import type { FeedMessage, LegResult } from '../../families/shared/book.ts';
import { LOSE } from '../../families/shared/book.ts';
import type { Params } from '../../families/sportsbook/shape.ts';
import type { LoadedTitle } from '../../titles/load.ts';
import { TITLES } from './studio-server.ts';

const REAL = TITLES.get('football-night')!;
/** A book of football, of the vendor whose key the tests have. */
export const BOOK: LoadedTitle = {
  ...REAL,
  id: 'book-one',
  vendor: 'STUDIO',
  params: { ...(REAL.params as Params), sports: [{ sport: 'football', open: 3 }], exposure: 20_000 },
};
const ABOUT = { sport: 'football', league: 'league-0', home: 'team-0-0', away: 'team-1-1' };

export const score = (home = 0, away = 0, clock = 0) => ({ home, away, parts: [], clock });

/** A new fixture that starts in an hour. */
export const change = (fixture: string): FeedMessage => ({
  ...{ type: 'fixture_change', fixture, about: ABOUT, startsAtMs: Date.now() + 3_600_000, score: score() },
});

/** Prices of the winner. */
export const odds = (
  fixture: string,
  home: number,
  phase: 'before' | 'live' | 'over' = 'before',
  more: Partial<Extract<FeedMessage, { type: 'odds_change' }>> = {},
): FeedMessage => ({
  ...{ type: 'odds_change', fixture, phase, score: score() },
  markets: [
    {
      ...{ id: 'winner', status: 1 },
      outcomes: [
        { id: '1', probability: home, back: 0 },
        { id: 'x', probability: 0.2, back: 0 },
        { id: '2', probability: 0.8 - home, back: 0 },
      ],
    },
  ],
  ...more,
});

/** The result of a bet on the home side. */
export const settle = (fixture: string, result: LegResult): FeedMessage => ({
  ...{ type: 'bet_settlement', fixture, certainty: 1 },
  markets: [
    {
      id: 'winner',
      outcomes: [
        { id: '1', result },
        { id: 'x', result: LOSE },
        { id: '2', result: LOSE },
      ],
    },
  ],
});
