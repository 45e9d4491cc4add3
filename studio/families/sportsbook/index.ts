import type { Family } from '../family.ts';
import { parOf } from './par.ts';
import { Params } from './params.ts';
import { pricesOf } from './prices.ts';
import * as rules from './rules.ts';
import { Bet, MAX_LEGS, Move, Requested, type State } from './shape.ts';
import { nextOf, openFixture } from './simulator.ts';
import { sportOf, type Sport } from './sports.ts';
import type { BookRules } from '../shared/book.ts';
import type { Params as BookParams } from './shape.ts';
import { describeBet } from './describe.ts';

/** So many of a sport's open fixtures are in play at a time. */
const IN_PLAY = 2;
/** About as long as a simulated match takes. */
const MATCH_MS = 480_000;

const example = (legs: number, sizes: number[]): Bet => ({
  legs: Array.from({ length: legs }, (_, index) => ({
    fixture: `fixture-${index + 1}`,
    market: 'winner',
    outcome: '1',
    price: 1_900 + index * 50,
    sport: 'football' as const,
    league: 'league-0',
    home: `team-${index}-0`,
    away: `team-${index + 8}-1`,
  })),
  sizes,
  stake: 100,
});

const book: BookRules<BookParams, Requested, Bet> = {
  Requested,
  sports: ({ sports }) => sports.map((each) => ({ ...each, everyMs: MATCH_MS / IN_PLAY })),
  simulator: { open: openFixture, next: nextOf },
  pricesOf: ({ margin, marginLive }, outcomes, isLive) => pricesOf(outcomes, (isLive ? marginLive : margin) / 1_000),
  termsOf: ({ maxPaid, margin, marginLive }) => ({ maxLegs: MAX_LEGS, maxPaid, margin, marginLive }),
  delayMs: (_, sport) => sportOf(sport as Sport).delayMs,
  taken: rules.taken,
  maxOf: rules.maxPaid,
  exposureOf: ({ exposure }) => exposure,
  cashOutOf: rules.cashOut,
};

/** A book of fixtures with moving prices: single bets, combinations and systems. */
export const sportsbook: Family<BookParams, Bet, Move, State> = {
  name: 'sportsbook',
  Params,
  Bet,
  Move,
  stakeOf: rules.stakeOf,
  begin: rules.begin,
  costOf: rules.costOf,
  move: rules.move,
  leave: (_, state) => rules.allVoid(state),
  // Results come from the feed, however long that takes.
  awayMs: Infinity,
  best: (_, state) => rules.allVoid(state),
  view: (_, state) => state,
  notAtRisk: rules.notAtRisk,
  describeBet: (_, bet, words) => describeBet(bet, words),
  examples: () => ({
    single: example(1, [1]),
    combination: example(3, [3]),
    system: example(4, [2, 3, 4]),
  }),
  par: parOf,
  book,
};
