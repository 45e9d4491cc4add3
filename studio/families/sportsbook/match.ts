import type { About, Score } from '../shared/book.ts';
import { sportOf, type ScoreSport, type SetsSport, type Sport } from './sports.ts';

/** A match: who plays, how strong both sides are, and how it stands. Plain JSON. */
export interface Match extends About {
  sport: Sport;
  /** Mean scores of both sides; with sets, the probability that home wins a unit that home opens, and one that away opens. */
  strength: [home: number, away: number];
  tick: number;
  /** Points, or sets won. */
  score: [home: number, away: number];
  /** Each set, the running one last. */
  parts: [number, number][];
  /** Lines that were offered, by kind of market, in quarters. They stay, so that each bet keeps its price. */
  lines: Record<string, number[]>;
}

type Random = () => number;

/** A standard normal number. */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Draws the strengths of two sides. */
export function strengthOf(sport: Sport, random: Random): [number, number] {
  const of = sportOf(sport);
  const edge = normal(random) * of.spread;
  if (of.model === 'sets') return [within(of.serve + edge), within(1 - of.serve + edge)];
  const pace = Math.exp(normal(random) * of.spread * 0.4);
  return [of.mean * of.home * pace * Math.exp(edge / 2), of.mean * pace * Math.exp(-edge / 2)];
}

/** What became known of a side before the match. The mean stays, so a price is as fair before the news as after it. */
export function withNews(match: Match, random: Random): Match {
  const of = sportOf(match.sport);
  const [home, away] = match.strength;
  const edge = normal(random) * of.spread * 0.06;
  if (of.model === 'sets') return { ...match, strength: [within(home + edge), within(away + edge)] };
  const fair = (edge * edge) / 2;
  return { ...match, strength: [home * Math.exp(edge - fair), away * Math.exp(-edge - fair)] };
}

const within = (probability: number): number => Math.min(0.92, Math.max(0.08, probability));

/** One more step of the match. */
export function advance(match: Match, random: Random): Match {
  const of = sportOf(match.sport);
  return of.model === 'score' ? scored(match, of, random) : unitPlayed(match, of, random);
}

export function isOver(match: Match): boolean {
  const of = sportOf(match.sport);
  if (of.model === 'score') return match.tick >= of.ticks;
  return Math.max(...match.score) > of.bestOf / 2;
}

/** Minutes that have passed, or the inning that is played. */
const clockOf = ({ ticks, ticksPerClock, inInnings }: ScoreSport, tick: number): number =>
  inInnings ? Math.min(Math.floor(tick / ticksPerClock) + 1, ticks / ticksPerClock) : Math.floor(tick / ticksPerClock);

/** The score as everybody sees it. */
export function scoreOf({ sport, tick, score: [home, away], parts }: Match): Score {
  const of = sportOf(sport);
  return {
    home,
    away,
    parts: parts.map(([home, away]) => ({ home, away })),
    clock: of.model === 'score' ? clockOf(of, tick) : null,
  };
}

function scored(match: Match, of: ScoreSport, random: Random): Match {
  const points = match.strength.map((mean) => drawPoints(of, mean / of.ticks, random));
  const tick = match.tick + 1;
  let [home, away] = [match.score[0] + points[0]!, match.score[1] + points[1]!];
  if (tick === of.ticks && home === away && of.tie !== 'draw') {
    if (random() < extraOf(match)) home += of.tie;
    else away += of.tie;
  }
  return { ...match, tick, score: [home, away] };
}

/** Home's probability in the extra time after a tie. */
export const extraOf = ({ strength: [home, away] }: Pick<Match, 'strength'>): number => home / (home + away);

function drawPoints({ points }: ScoreSport, mean: number, random: Random): number {
  let [scores, left] = [0, Math.exp(-mean)];
  for (let drawn = random(), sum = left; drawn > sum && scores < 40; sum += left) left *= mean / ++scores;
  let total = 0;
  for (; scores > 0; scores -= 1) {
    let drawn = random();
    const worth = points.find(([, probability]) => (drawn -= probability) < 0) ?? points.at(-1)!;
    total += worth[0];
  }
  return total;
}

/** Which side opens the next unit: sides open sets by turns, and units within them. */
export const opensHome = (set: number, [home, away]: readonly [number, number]): boolean =>
  (set + home + away) % 2 === 0;

export const targetOf = (of: SetsSport, set: number): number =>
  set === of.bestOf - 1 ? (of.lastTarget ?? of.target) : of.target;

/** Whether a set is over at this score. */
export function isSetOver(of: SetsSport, set: number, [home, away]: readonly [number, number]): boolean {
  const [max, min] = home > away ? [home, away] : [away, home];
  if (max === of.cap) return true;
  return max >= targetOf(of, set) && max - min >= of.winBy;
}

function unitPlayed(match: Match, of: SetsSport, random: Random): Match {
  const parts = match.parts.map(([home, away]): [number, number] => [home, away]);
  let set = parts.length - 1;
  if (set < 0 || isSetOver(of, set, parts[set]!)) {
    parts.push([0, 0]);
    set += 1;
  }
  const part = parts[set]!;
  const chance = match.strength[opensHome(set, part) ? 0 : 1];
  part[random() < chance ? 0 : 1] += 1;
  const score: [number, number] = [...match.score];
  if (isSetOver(of, set, part)) score[part[0] > part[1] ? 0 : 1] += 1;
  return { ...match, tick: match.tick + 1, score, parts };
}
