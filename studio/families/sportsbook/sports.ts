/** The sports of the book: each is one of two models of a match, with its figures. */

interface Paced {
  /** Between two steps of the simulated match, milliseconds. */
  tickMs: number;
  /** A bet on a running match waits so long, milliseconds. */
  delayMs: number;
}

/** Each side scores by a compound Poisson process: so many scores in a match, each worth some points. */
export interface ScoreSport extends Paced {
  model: 'score';
  /** Steps of a match, and those of one unit of its clock. */
  ticks: number;
  ticksPerClock: number;
  /** The clock counts innings in place of minutes. */
  inInnings?: boolean;
  /** Points of a score with their probabilities. */
  points: readonly (readonly [points: number, probability: number])[];
  /** Mean scores of a side, the factor of playing at home, and the spread of strength. */
  mean: number;
  home: number;
  spread: number;
  /** A draw is a result, or is decided by further points. */
  tie: 'draw' | number;
  /** Quarters of a point between two lines: 1 has quarter lines, 4 has halves only. */
  lineStep: 1 | 4;
  /** Scores are few: the market stops for each, and correct scores are offered. */
  isLow: boolean;
}

/** Sets or maps of points, games or rounds, each won with one probability. */
export interface SetsSport extends Paced {
  model: 'sets';
  bestOf: 3 | 5;
  target: number;
  /** Of the last set, if it differs. */
  lastTarget?: number;
  winBy: 1 | 2;
  /** The set ends at this in any case. */
  cap?: number;
  /** Probability that the opening side wins a unit; sides open by turns. */
  serve: number;
  spread: number;
}

const low = { points: [[1, 1]], tie: 'draw', isLow: true } as const;

export const SPORTS = {
  football: {
    model: 'score',
    ...low,
    ticks: 90,
    ticksPerClock: 1,
    mean: 1.35,
    home: 1.15,
    spread: 0.3,
    lineStep: 1,
    tickMs: 5_000,
    delayMs: 5_000,
  },
  hockey: {
    model: 'score',
    ...low,
    ticks: 60,
    ticksPerClock: 1,
    mean: 2.8,
    home: 1.08,
    spread: 0.18,
    lineStep: 4,
    tickMs: 7_500,
    delayMs: 5_000,
  },
  handball: {
    model: 'score',
    ...low,
    isLow: false,
    ticks: 60,
    ticksPerClock: 1,
    mean: 28,
    home: 1.04,
    spread: 0.07,
    lineStep: 4,
    tickMs: 7_500,
    delayMs: 4_000,
  },
  basketball: {
    model: 'score',
    ticks: 40,
    ticksPerClock: 1,
    points: [
      [1, 0.14],
      [2, 0.58],
      [3, 0.28],
    ],
    mean: 42,
    home: 1.03,
    spread: 0.06,
    tie: 2,
    lineStep: 4,
    isLow: false,
    tickMs: 11_000,
    delayMs: 4_000,
  },
  'american-football': {
    model: 'score',
    ticks: 60,
    ticksPerClock: 1,
    points: [
      [3, 0.36],
      [7, 0.64],
    ],
    mean: 4.1,
    home: 1.08,
    spread: 0.2,
    tie: 3,
    lineStep: 4,
    isLow: false,
    tickMs: 7_500,
    delayMs: 5_000,
  },
  baseball: {
    model: 'score',
    ticks: 54,
    ticksPerClock: 6,
    inInnings: true,
    points: [
      [1, 0.66],
      [2, 0.2],
      [3, 0.1],
      [4, 0.04],
    ],
    mean: 2.9,
    home: 1.05,
    spread: 0.15,
    tie: 1,
    lineStep: 4,
    isLow: false,
    tickMs: 8_000,
    delayMs: 4_000,
  },
  rugby: {
    model: 'score',
    ticks: 80,
    ticksPerClock: 1,
    points: [
      [3, 0.35],
      [5, 0.25],
      [7, 0.4],
    ],
    mean: 4.4,
    home: 1.1,
    spread: 0.2,
    tie: 'draw',
    lineStep: 4,
    isLow: false,
    tickMs: 5_500,
    delayMs: 5_000,
  },
  tennis: {
    model: 'sets',
    bestOf: 3,
    target: 6,
    winBy: 2,
    cap: 7,
    serve: 0.72,
    spread: 0.07,
    tickMs: 18_000,
    delayMs: 4_000,
  },
  volleyball: {
    model: 'sets',
    bestOf: 5,
    target: 25,
    lastTarget: 15,
    winBy: 2,
    serve: 0.5,
    spread: 0.025,
    tickMs: 2_800,
    delayMs: 3_000,
  },
  badminton: {
    model: 'sets',
    bestOf: 3,
    target: 21,
    winBy: 2,
    cap: 30,
    serve: 0.5,
    spread: 0.03,
    tickMs: 5_000,
    delayMs: 3_000,
  },
  'table-tennis': {
    model: 'sets',
    bestOf: 5,
    target: 11,
    winBy: 2,
    serve: 0.5,
    spread: 0.035,
    tickMs: 5_500,
    delayMs: 3_000,
  },
  moba: { model: 'sets', bestOf: 3, target: 11, winBy: 1, serve: 0.5, spread: 0.06, tickMs: 11_000, delayMs: 5_000 },
  shooter: { model: 'sets', bestOf: 3, target: 13, winBy: 2, serve: 0.52, spread: 0.04, tickMs: 8_500, delayMs: 4_000 },
  strategy: { model: 'sets', bestOf: 5, target: 5, winBy: 1, serve: 0.5, spread: 0.06, tickMs: 15_000, delayMs: 5_000 },
  fighting: { model: 'sets', bestOf: 5, target: 3, winBy: 1, serve: 0.5, spread: 0.07, tickMs: 22_000, delayMs: 3_000 },
  'e-football': {
    model: 'score',
    ...low,
    ticks: 60,
    ticksPerClock: 5,
    mean: 1.9,
    home: 1,
    spread: 0.25,
    lineStep: 1,
    tickMs: 7_500,
    delayMs: 4_000,
  },
} as const satisfies Record<string, ScoreSport | SetsSport>;

export type Sport = keyof typeof SPORTS;
export const SPORT_CODES = Object.keys(SPORTS) as [Sport, ...Sport[]];
/** The sport's figures. */
export const sportOf = (sport: Sport): ScoreSport | SetsSport => SPORTS[sport];
