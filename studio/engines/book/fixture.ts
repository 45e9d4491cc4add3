import { isDeepStrictEqual } from 'node:util';
import type { TimelineEntry } from '../../../contract/book-fixtures.ts';
import type { OddsState } from '../../../contract/live-odds.ts';
import {
  VOID,
  type About,
  type Chance,
  type FeedMarket,
  type FeedMessage,
  type LegResult,
  type MarketStatus,
  type Score,
  type Statistics,
} from '../../families/shared/book.ts';
import { timelineAfter } from './timeline.ts';

/** A market as the book has it. Its version changes with each price and with its status. */
export interface HeldMarket {
  status: MarketStatus;
  version: number;
  /** Its place among the markets of the feed. */
  at: number;
  outcomes: (Chance & { price: number })[];
}

/** A fixture as the book has it. */
export interface Fixture {
  id: string;
  game: string;
  number: number;
  about: About;
  starts_at: Date;
  phase: OddsState['phase'];
  score: Score;
  markets: Record<string, HeldMarket>;
  stopped_at: Date | null;
  heard_at: Date;
  revision: number;
  /** What happened, the oldest first. */
  timeline: TimelineEntry[];
  statistics: Statistics;
  /** Changes of who plays and what happened. */
  facts_revision: number;
  ended_at: Date | null;
}

/** The result of an outcome; null takes an earlier one back. */
export interface OutcomeResult {
  fixture: string;
  market: string;
  outcome: string;
  result: LegResult | null;
}

const factsOf = ({ about, timeline, statistics }: Fixture) => ({ about, timeline, statistics });

export type PricesOf = (outcomes: readonly Chance[], isLive: boolean) => number[];

/** The fixture after a message, and the results that came with it. `revision` grows if prices or score have changed, `facts_revision` if
 * what happened has. */
export function afterMessage(
  fixture: Fixture,
  message: FeedMessage,
  pricesOf: PricesOf,
  now: Date,
): { fixture: Fixture; results: OutcomeResult[] } {
  const next: Fixture = { ...fixture, markets: { ...fixture.markets }, heard_at: now };
  const results: OutcomeResult[] = [];
  switch (message.type) {
    case 'fixture_change':
      Object.assign(next, { about: message.about, starts_at: new Date(message.startsAtMs), score: message.score });
      break;
    case 'odds_change':
      next.phase = message.phase;
      next.score = message.score;
      next.statistics = message.statistics ?? next.statistics;
      next.timeline = timelineAfter(fixture, next);
      if (message.phase === 'over') {
        next.ended_at ??= now;
        stop(next);
      }
      for (const [at, market] of message.markets.entries()) take(next, market, at, pricesOf);
      break;
    case 'bet_stop':
      next.stopped_at = now;
      stop(next);
      break;
    case 'bet_settlement':
      for (const { id, outcomes } of message.markets) {
        if (statusOf(next, id) === -4) continue;
        mark(next, id, -3);
        for (const { id: outcome, result } of outcomes) results.push({ fixture: next.id, market: id, outcome, result });
      }
      break;
    case 'rollback_bet_settlement':
      for (const id of message.markets) if (statusOf(next, id) === -3) results.push(...undone(next, id));
      break;
    case 'bet_cancel':
      for (const id of message.markets ?? Object.keys(next.markets)) {
        if (statusOf(next, id) === -3) continue;
        mark(next, id, -4);
        results.push(...ofAll(next, id, VOID));
      }
      if (!message.markets) Object.assign(next, { phase: 'cancelled', ended_at: now, stopped_at: now });
      break;
    case 'rollback_bet_cancel':
      for (const id of message.markets ?? Object.keys(next.markets))
        if (statusOf(next, id) === -4) results.push(...undone(next, id));
      if (!message.markets) Object.assign(next, { phase: next.starts_at > now ? 'before' : 'live', ended_at: null });
      break;
  }
  if (!isDeepStrictEqual(oddsOf(next), oddsOf(fixture))) next.revision += 1;
  if (!isDeepStrictEqual(factsOf(next), factsOf(fixture))) next.facts_revision += 1;
  return { fixture: next, results };
}

/** A market of a fixture. Ids come from players, too: `constructor` is none. */
export const marketOf = ({ markets }: Fixture, id: string): Fixture['markets'][string] | undefined =>
  Object.hasOwn(markets, id) ? markets[id] : undefined;

const statusOf = (fixture: Fixture, id: string): MarketStatus | undefined => marketOf(fixture, id)?.status;

function mark(fixture: Fixture, id: string, status: MarketStatus): void {
  const held = marketOf(fixture, id);
  if (held && held.status !== status) fixture.markets[id] = { ...held, status, version: held.version + 1 };
}

/** Suspends active markets, and no others. */
function stop(fixture: Fixture): void {
  for (const [id, { status }] of Object.entries(fixture.markets)) if (status === 1) mark(fixture, id, -1);
}

const ofAll = (fixture: Fixture, market: string, result: LegResult | null): OutcomeResult[] =>
  (marketOf(fixture, market)?.outcomes ?? []).map((outcome) => ({
    fixture: fixture.id,
    market,
    outcome: outcome.id,
    result,
  }));

/** A market whose end is taken back is suspended until the feed says more. */
function undone(fixture: Fixture, id: string): OutcomeResult[] {
  mark(fixture, id, -1);
  return ofAll(fixture, id, null);
}

/** Takes a market of a message, with the book's prices. What is settled or cancelled stays so. */
function take(fixture: Fixture, { id, status, outcomes }: FeedMarket, at: number, pricesOf: PricesOf): void {
  const held = marketOf(fixture, id);
  if (held && held.status < -1) return;
  const prices = pricesOf(outcomes, fixture.phase !== 'before');
  const priced = outcomes.map((outcome, index) => ({ ...outcome, price: prices[index]! }));
  const isSame = held?.status === status && held.outcomes.every(({ price }, index) => price === priced[index]?.price);
  fixture.markets[id] = { status, version: (held?.version ?? 0) + (isSame ? 0 : 1), at, outcomes: priced };
}

/** The fixture as everybody sees it. */
export function oddsOf({ phase, starts_at, score, markets }: Fixture): OddsState {
  const isOffered = phase === 'before' || phase === 'live';
  return {
    phase,
    startsAtMs: starts_at.getTime(),
    score,
    markets: isOffered
      ? Object.entries(markets)
          .filter(([, { status }]) => status === 1 || status === -1)
          .toSorted(([, a], [, b]) => a.at - b.at)
          .map(([id, { version, status, outcomes }]) => ({
            id,
            version,
            open: status === 1,
            outcomes: outcomes.map((outcome) => ({ id: outcome.id, price: outcome.price })),
          }))
      : [],
  };
}
