import type { STATISTICS } from '../../../contract/book-fixtures.ts';
import type { Statistics } from '../shared/book.ts';
import { normal, opensHome, type Match } from './match.ts';
import type { Sport } from './sports.ts';

/*
 * Statistics of a simulated match. They follow from what was told of it: they change nothing, and nothing of what is to come can be
 * read from them. Those that count scores agree with the score.
 */

type Kind = (typeof STATISTICS)[number];
export type Counts = Partial<Record<Kind, [home: number, away: number]>>;
type Random = () => number;

/** One step of a match, for one side. */
interface Step {
  sport: Sport;
  /** Scores of the side; units that it won, in a match of sets. */
  scored: number;
  /** Its part of the play: the mean of its scores against that of both. */
  share: number;
  /** In a match of sets: whether the side opened the unit. */
  opened: boolean;
  random: Random;
}

/** How much each step adds, by kind. A kind may use what those before it added. */
type Rules = Partial<Record<Kind, (step: Step, added: Partial<Record<Kind, number>>) => number>>;

const often =
  (mean: number) =>
  ({ share, random }: Step): number =>
    poisson(mean * 2 * share, random);
const evenly =
  (mean: number) =>
  ({ random }: Step): number =>
    poisson(mean, random);
/** Shots on target: each score, and others. */
const onTarget =
  (others: number) =>
  (step: Step): number =>
    step.scored + poisson(others * 2 * step.share, step.random);
const shots =
  (wide: number) =>
  (step: Step, added: Partial<Record<Kind, number>>): number =>
    (added['on-target'] ?? 0) + poisson(wide * 2 * step.share, step.random);
const won = ({ scored }: Step): number => scored;

const RULES: Partial<Record<Sport, Rules>> = {
  football: {
    'on-target': onTarget(0.03),
    shots: shots(0.08),
    corners: often(0.055),
    fouls: evenly(0.12),
    cards: evenly(0.02),
  },
  'e-football': { 'on-target': onTarget(0.05), shots: shots(0.06), corners: often(0.04) },
  hockey: { 'on-target': onTarget(0.42), shots: shots(0.45) },
  handball: { 'on-target': onTarget(0.2), shots: shots(0.15), fouls: evenly(0.07) },
  basketball: { rebounds: often(1.05), fouls: evenly(0.48) },
  rugby: { fouls: evenly(0.13), cards: evenly(0.008) },
  'american-football': { fouls: evenly(0.1) },
  tennis: {
    // A game is won with four points or more.
    'points-won': ({ scored, random }) => (scored > 0 ? 4 : 0) + Math.floor(random() * 4),
    aces: ({ opened, random }) => (opened ? poisson(0.55, random) : 0),
    breaks: ({ scored, opened }) => (opened ? 0 : scored),
  },
  volleyball: { 'points-won': won, aces: ({ scored, random }) => (scored > 0 && random() < 0.06 ? 1 : 0) },
  badminton: { 'points-won': won },
  'table-tennis': { 'points-won': won },
  moba: {
    kills: ({ scored, random }) => scored + poisson(0.9, random),
    objectives: ({ scored, random }) => (scored > 0 && random() < 0.4 ? 1 : 0),
  },
  shooter: {
    kills: ({ scored, random }) => (scored > 0 ? 4 : 0) + Math.floor(random() * 4),
    objectives: ({ scored, random }) => (scored > 0 && random() < 0.45 ? 1 : 0),
  },
  strategy: { objectives: ({ scored, random }) => (scored > 0 && random() < 0.7 ? 1 : 0) },
  fighting: { 'points-won': won },
};
/** Sports of which the share of the ball is told, in percent. */
const WITH_POSSESSION: readonly Sport[] = ['football', 'e-football', 'rugby', 'american-football'];

/** The statistics after one step of a match. */
export function statisticsAfter(before: Counts, from: Match, to: Match, random: Random): Counts {
  const rules = RULES[to.sport] ?? {};
  const [home, away] = ([0, 1] as const).map((side): Partial<Record<Kind, number>> => {
    const added: Partial<Record<Kind, number>> = {};
    const step = {
      sport: to.sport,
      scored: scoredIn(from, to, side),
      share: shareOf(to, side),
      ...{ opened: opensIn(from, to) === side, random },
    };
    for (const [kind, rule] of Object.entries(rules)) added[kind as Kind] = rule(step, added);
    return added;
  });
  const counts: Counts = { ...before };
  for (const kind of Object.keys(rules) as Kind[]) {
    const [homeBefore, awayBefore] = before[kind] ?? [0, 0];
    counts[kind] = [homeBefore + home![kind]!, awayBefore + away![kind]!];
  }
  if (WITH_POSSESSION.includes(to.sport)) counts.possession = possessionAfter(before.possession, to, random);
  return counts;
}

/** As a fixture carries them. */
export const listed = (counts: Counts): Statistics =>
  (Object.entries(counts) as [Kind, [number, number]][]).map(([kind, [home, away]]) => ({ kind, home, away }));

/** It moves a little with each step, about the side's part of the play. */
function possessionAfter(before: [number, number] | undefined, match: Match, random: Random): [number, number] {
  const mean = 50 + (shareOf(match, 0) - 0.5) * 40;
  const now = before?.[0] ?? mean;
  const home = Math.round(Math.min(75, Math.max(25, now + (mean - now) * 0.1 + normal(random) * 1.2)));
  return [home, 100 - home];
}

/** Points of a score count as one of them; in sets, the units won. */
function scoredIn(from: Match, to: Match, side: 0 | 1): number {
  const units = ({ parts }: Match): number => parts.reduce((sum, part) => sum + part[side], 0);
  return to.parts.length > 0 ? units(to) - units(from) : to.score[side] - from.score[side];
}

function opensIn(from: Match, to: Match): 0 | 1 | null {
  if (to.parts.length === 0) return null;
  const set = to.parts.length - 1;
  return opensHome(set, from.parts[set] ?? [0, 0]) ? 0 : 1;
}

/** Between 0.3 and 0.7. */
function shareOf({ strength: [home, away] }: Match, side: 0 | 1): number {
  const share = Math.min(0.7, Math.max(0.3, home / (home + away)));
  return side === 0 ? share : 1 - share;
}

/** A number of events from their mean. */
function poisson(mean: number, random: Random): number {
  let [events, left] = [0, Math.exp(-mean)];
  for (let drawn = random(), sum = left; drawn > sum && events < 20; sum += left) left *= mean / ++events;
  return events;
}
