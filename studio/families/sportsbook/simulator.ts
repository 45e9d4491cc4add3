import type { FeedMessage, FeedStep } from '../shared/book.ts';
import { marketsOf } from './markets.ts';
import { advance, isOver, scoreOf, strengthOf, withNews, type Match } from './match.ts';
import { drawSides } from './names.ts';
import { isDecided, settled } from './results.ts';
import type { Params } from './shape.ts';
import { sportOf, type Sport } from './sports.ts';
import { listed, statisticsAfter, type Counts } from './statistics.ts';

/**
 * A simulated feed of matches, in the place of a real one. Its events are drawn from the model from which the probabilities
 * come, so that the margin of the prices is the book's margin. Markets stop before a goal is told, some stop for nothing; one
 * match in a hundred is abandoned, and one in a hundred is settled wrongly at first and corrected.
 */
interface State {
  fixture: string;
  startsAtMs: number;
  match: Match;
  stage: 'before' | 'live' | 'stopped' | 'over' | 'unsure' | 'wrong';
  /** Of the match as it was told. */
  counts?: Counts;
  /** What is told once a stop ends. */
  pending: Match | null;
  /** Every market that was told, with its outcomes. */
  published: Record<string, string[]>;
  /** Markets that are settled. */
  done: string[];
}

type Random = () => number;

const STOP_MS = 3_000;
const RESULT_MS = 4_000;
const OFFICIAL_MS = 20_000;
const CORRECTED_MS = 4_000;
const ABANDONED = 0.01;
const WRONG = 0.01;
/** A step of these sports is a point of many: a market does not stop for each. */
const FALSE_ALARM = 0.01;

/** Announces a new fixture. */
export function openFixture(
  _: Params,
  { fixture, sport, startsAtMs, nowMs }: { fixture: string; sport: string; startsAtMs: number; nowMs: number },
  random: Random,
): FeedStep {
  const of = sport as Sport;
  const about = { sport: of, ...drawSides(of, random) };
  const drawn: Match = { ...about, strength: strengthOf(of, random), tick: 0, score: [0, 0], parts: [], lines: {} };
  const state: State = { fixture, startsAtMs, match: drawn, stage: 'before', pending: null, published: {}, done: [] };
  const step = odds(state, 'before', untilNews(startsAtMs - nowMs, random));
  const change: FeedMessage = { type: 'fixture_change', fixture, about, startsAtMs, score: scoreOf(drawn) };
  return { ...step, messages: [change, ...step.messages] };
}

const untilNews = (leftMs: number, random: Random): number => Math.max(0, Math.min(leftMs, 8_000 + random() * 16_000));

/** What the feed says next of a fixture. */
export function nextOf(_: Params, given: unknown, nowMs: number, random: Random): FeedStep {
  const state = given as State;
  switch (state.stage) {
    case 'before':
      return beforeStart(state, nowMs, random);
    case 'live':
      return inPlay(state, random);
    case 'stopped':
      return afterStop(state, random);
    case 'over':
      return firstResult(state, random);
    case 'unsure':
      return { ...settle({ ...state, done: [] }, 2), state: null, dueInMs: 0 };
    case 'wrong':
      return corrected(state);
  }
}

function beforeStart(state: State, nowMs: number, random: Random): FeedStep {
  const { fixture, startsAtMs } = state;
  if (nowMs < startsAtMs)
    return odds({ ...state, match: withNews(state.match, random) }, 'before', untilNews(startsAtMs - nowMs, random));
  if (random() < ABANDONED / 2) return abandoned(fixture, 'postponed');
  return odds({ ...state, stage: 'live' }, 'live', sportOf(state.match.sport).tickMs);
}

const abandoned = (fixture: string, reason: string): FeedStep => ({
  state: null,
  messages: [{ type: 'bet_cancel', fixture, reason }],
  dueInMs: 0,
});

function inPlay(state: State, random: Random): FeedStep {
  const { match, fixture } = state;
  const of = sportOf(match.sport);
  const next = advance(match, random);
  const ticks = of.model === 'score' ? of.ticks : 100;
  if (random() < ABANDONED / 2 / ticks) return abandoned(fixture, 'abandoned');
  const isScore = next.score[0] !== match.score[0] || next.score[1] !== match.score[1];
  const stops = of.model === 'sets' || of.isLow;
  if (isOver(next) || (stops && (isScore || random() < FALSE_ALARM)))
    return {
      state: { ...state, stage: 'stopped', pending: next } satisfies State,
      messages: [{ type: 'bet_stop', fixture }],
      dueInMs: STOP_MS,
    };
  return odds(moved(state, next, random), 'live', of.tickMs);
}

/** The match goes on, and its statistics with it: they come from what is told, and never from what is still to be. */
const moved = (state: State, match: Match, random: Random): State => ({
  ...state,
  match,
  counts: statisticsAfter(state.counts ?? {}, state.match, match, random),
});

function afterStop(state: State, random: Random): FeedStep {
  const after: State = { ...moved(state, state.pending!, random), pending: null, stage: 'live' };
  if (isOver(after.match)) return odds({ ...after, stage: 'over' }, 'over', RESULT_MS);
  const part = settle(after, 1);
  const step = odds(part.state as State, 'live', sportOf(after.match.sport).tickMs);
  return { ...step, messages: [...part.messages, ...step.messages] };
}

function firstResult(state: State, random: Random): FeedStep {
  if (random() >= WRONG) return { ...settle({ ...state, stage: 'unsure' }, 1), dueInMs: OFFICIAL_MS };
  // The result is noted for the other side.
  const { match } = state;
  const mistaken: Match = { ...match, score: [match.score[1], match.score[0]] };
  const { messages } = settle({ ...state, match: mistaken }, 1);
  return { state: { ...state, stage: 'wrong' } satisfies State, messages, dueInMs: OFFICIAL_MS };
}

function corrected(state: State): FeedStep {
  const { fixture, published } = state;
  const done = Object.keys(published).filter((id) => !state.done.includes(id));
  const again: State = { ...state, stage: 'unsure' };
  return {
    state: again,
    messages: [{ type: 'rollback_bet_settlement', fixture, markets: done }],
    dueInMs: CORRECTED_MS,
  };
}

/** Settles what is decided and was not settled. */
function settle(state: State, certainty: 1 | 2): FeedStep {
  const { fixture, match, published } = state;
  const ids = Object.keys(published).filter((id) => !state.done.includes(id) && isDecided(match, id));
  const markets = ids.map((id) => settled(match, id, published[id]!));
  return {
    state: { ...state, done: [...state.done, ...ids] } satisfies State,
    messages: ids.length === 0 ? [] : [{ type: 'bet_settlement', fixture, certainty, markets }],
    dueInMs: 0,
  };
}

function odds(state: State, phase: 'before' | 'live' | 'over', dueInMs: number): FeedStep {
  const { match, markets } = marketsOf(state.match);
  const published = { ...state.published };
  for (const { id, outcomes } of markets) published[id] ??= outcomes.map((outcome) => outcome.id);
  return {
    state: { ...state, match, published } satisfies State,
    messages: [
      {
        ...{ type: 'odds_change', fixture: state.fixture, phase, score: scoreOf(match), markets },
        ...(state.counts && { statistics: listed(state.counts) }),
      },
    ],
    dueInMs,
  };
}
