import type * as z from 'zod/mini';
import type { FixtureState } from '../../../contract/book-fixtures.ts';
import type { BookTerms } from '../../../contract/book-slips.ts';

/**
 * The contract between a family of fixtures and the engine that takes bets on them (`engines/book`), and the messages of the
 * feed from which the engine has its fixtures, in the vocabulary of sport feeds.
 */

/** 1 active · -1 suspended: shown, not taken · 0 inactive: not shown · -3 settled · -4 cancelled. */
export type MarketStatus = 1 | -1 | 0 | -3 | -4;

/** An outcome with its probability, as a share of the cases in which the stake is at risk. */
export interface Chance {
  id: string;
  probability: number;
  /** The expected part of a stake that comes back whatever the price: a push, half of a half win or half loss. */
  back: number;
}

/** A market of a message. Of a market that is carried, all outcomes are. */
export interface FeedMarket {
  id: string;
  status: MarketStatus;
  outcomes: readonly Chance[];
}

/** Won or lost, and the part of the stake that is void, as in sport feeds: 1 and 0.5 is a half win, 0 and 0.5 a half loss. */
export interface LegResult {
  readonly won: 0 | 1;
  readonly voidPart: 0 | 0.5 | 1;
}
export const WIN: LegResult = { won: 1, voidPart: 0 };
export const LOSE: LegResult = { won: 0, voidPart: 0 };
export const VOID: LegResult = { won: 0, voidPart: 1 };

export interface Score {
  home: number;
  away: number;
  parts: { home: number; away: number }[];
  clock: number | null;
}

/** Of each kind one. */
export type Statistics = FixtureState['statistics'];

/** Who plays what. Names are the family's. */
export interface About {
  sport: string;
  league: string;
  home: string;
  away: string;
}

export type FeedMessage = { fixture: string } & (
  | { type: 'fixture_change'; about: About; startsAtMs: number; score: Score }
  /** Markets that are not carried are unchanged. */
  | {
      type: 'odds_change';
      phase: 'before' | 'live' | 'over';
      score: Score;
      markets: readonly FeedMarket[];
      /** If they changed. */
      statistics?: Statistics;
    }
  /** Suspends active markets, and no others. */
  | { type: 'bet_stop' }
  | { type: 'bet_settlement'; certainty: 1 | 2; markets: readonly SettledMarket[] }
  | { type: 'rollback_bet_settlement'; markets: readonly string[] }
  /** Without markets: the whole fixture. */
  | { type: 'bet_cancel'; markets?: readonly string[]; reason: string }
  | { type: 'rollback_bet_cancel'; markets?: readonly string[] }
);
export interface SettledMarket {
  id: string;
  outcomes: readonly { id: string; result: LegResult }[];
}

/** What a simulated feed says next, and when it goes on; `state` is null once the fixture is final. */
export interface FeedStep {
  state: unknown;
  messages: FeedMessage[];
  dueInMs: number;
}

export type Tolerance = 'none' | 'better' | 'any';

/** A leg as a player asks for it, at the price that was shown. */
export interface RequestedLeg {
  fixture: string;
  market: string;
  outcome: string;
  price: number;
}
/** A leg as the book took it. */
export interface TakenLeg extends RequestedLeg, About {}

/** What a player asks for. */
export interface RequestedSlip {
  legs: RequestedLeg[];
  tolerance: Tolerance;
}
/** A slip as the book took it. The stake is that of one line. */
export interface TakenSlip {
  legs: TakenLeg[];
  sizes: number[];
  stake: number;
}

/** A leg's chance now, for cash-out: its result, or its market's; null while the market is suspended. */
export type LegNow = LegResult | Pick<Chance, 'probability' | 'back'> | null;

/** What a family states for the engine of fixtures. */
export interface BookRules<Params, Requested extends RequestedSlip, Bet> {
  Requested: z.ZodMiniType<Requested>;
  /** The sports that are offered: how many fixtures are open at a time, and how far apart they start. */
  sports(params: Params): readonly { sport: string; open: number; everyMs: number }[];
  simulator: {
    open(
      params: Params,
      of: { fixture: string; sport: string; startsAtMs: number; nowMs: number },
      random: () => number,
    ): FeedStep;
    next(params: Params, state: unknown, nowMs: number, random: () => number): FeedStep;
  };
  /** The prices of a market's outcomes with the title's margin: thousandths, 0 for an outcome that is not offered. */
  pricesOf(params: Params, outcomes: readonly Chance[], isLive: boolean): number[];
  /** What the book takes, whatever the session. */
  termsOf(params: Params): Pick<BookTerms, 'maxLegs' | 'maxPaid' | 'margin' | 'marginLive'>;
  /** How long a bet on a running match of this sport waits. */
  delayMs(params: Params, sport: string): number;
  /** The bet that the book takes. */
  taken(request: Requested, legs: readonly TakenLeg[]): Bet;
  /** Most that a bet can pay. */
  maxOf(params: Params, bet: Bet): number;
  /** Most that the book may lose on one outcome of a market. */
  exposureOf(params: Params): number;
  /** The price at which the book takes a bet back; null while one of its legs has none. */
  cashOutOf(params: Params, bet: Bet, now: readonly LegNow[]): number | null;
}
