import type { Chance, FeedMarket } from '../shared/book.ts';
import { lineName, sidesOf } from './lines.ts';
import type { Match } from './match.ts';
import { isOver } from './match.ts';
import { scoreChances, type ScoreChances } from './score-model.ts';
import { setsChances, type SetsChances } from './sets-model.ts';
import { sportOf, type ScoreSport, type SetsSport } from './sports.ts';

/** Goals of a side up to which a correct score is an outcome of its own. */
export const MAX_GOALS = 3;
/** A market with an outcome this likely is not offered any more. */
const DECIDED = 0.985;
/** Lines beside the even one: in steps of half a point. */
const BESIDE = [-2, 0, 2] as const;
const BESIDE_WHOLE = [-4, 0, 4] as const;

const chance = (id: string, probability: number): Chance => ({ id, probability, back: 0 });
type Case = readonly [value: number, probability: number];

/** The markets of a match as it stands, all from one model, and the match with the lines that they have. */
export function marketsOf(match: Match): { match: Match; markets: FeedMarket[] } {
  const of = sportOf(match.sport);
  if (isOver(match)) return { match, markets: [] };
  const book = new Lines(match.lines);
  const markets = of.model === 'score' ? scoreMarkets(match, of, book) : setsMarkets(match, of, book);
  return { match: { ...match, lines: book.all }, markets };
}

/** The lines of a match: those that were offered before, and the ones around the even line now. */
class Lines {
  readonly all: Record<string, number[]>;
  constructor(known: Record<string, number[]>) {
    this.all = { ...known };
  }
  around(kind: string, even: number, beside: readonly number[]): { line: number; isNear: boolean }[] {
    const near = new Set(beside.map((by) => even + by));
    const lines = [...new Set([...(this.all[kind] ?? []), ...near])].sort((a, b) => a - b);
    this.all[kind] = lines;
    return lines.map((line) => ({ line, isNear: near.has(line) }));
  }
}

const market = (id: string, outcomes: Chance[], isNear = true): FeedMarket => ({
  id,
  status: isNear && outcomes.every(({ probability }) => probability < DECIDED) ? 1 : 0,
  outcomes,
});

/** Both sides of each line of a market. */
function lined(
  {
    kind,
    ids,
    cases,
    signOf,
  }: { kind: string; ids: readonly [string, string]; cases: readonly Case[]; signOf: 1 | -1 },
  lines: { line: number; isNear: boolean }[],
): FeedMarket[] {
  return lines.map(({ line, isNear }) =>
    market(
      `${kind}:${lineName(line)}`,
      sidesOf(
        ids,
        cases.map(([value, probability]): Case => [4 * value + signOf * line, probability]),
      ),
      isNear,
    ),
  );
}

const casesOf = (chances: Float64Array, shift = 0): Case[] =>
  Array.from(chances, (probability, index): Case => [index - shift, probability]).filter(([, p]) => p > 0);

/** The median of the cases in quarters, on a line that no case meets unless the sport has quarter lines. */
function evenOf(cases: readonly Case[], step: 1 | 4): number {
  let [best, min] = [2, Infinity];
  const mean = cases.reduce((sum, [value, probability]) => sum + value * probability, 0);
  const from = Math.round(mean) * 4 + 2 - 4 * 4;
  for (let line = from; line <= from + 8 * 4; line += step) {
    const [over] = sidesOf(
      ['a', 'b'],
      cases.map(([value, probability]): Case => [4 * value - line, probability]),
    );
    const off = Math.abs(over!.probability - 0.5);
    if (off < min) [best, min] = [line, off];
  }
  return best;
}

function scoreMarkets(match: Match, of: ScoreSport, book: Lines): FeedMarket[] {
  const chances = scoreChances(match, of);
  const differences = casesOf(chances.difference, chances.shift);
  const [home, draw, away] = resultsOf(chances);
  const isDraw = of.tie === 'draw';
  const beside = of.lineStep === 1 ? BESIDE : BESIDE_WHOLE;
  const totals = (kind: string, from: Float64Array, step: 1 | 4 = of.lineStep): FeedMarket[] => {
    const cases = casesOf(from);
    const lines = book.around(kind, evenOf(cases, step), step === of.lineStep ? beside : [0]);
    return lined({ kind, ids: ['over', 'under'], cases, signOf: -1 }, lines);
  };
  return [
    market('winner', [chance('1', home), ...(isDraw ? [chance('x', draw)] : []), chance('2', away)]),
    ...(isDraw
      ? [market('double-chance', [chance('1x', home + draw), chance('12', home + away), chance('x2', draw + away)])]
      : []),
    ...lined(
      { kind: 'handicap', ids: ['1', '2'], cases: differences, signOf: 1 },
      book.around('handicap', -evenOf(differences, of.lineStep), beside),
    ),
    ...totals('total', chances.total),
    ...totals('home-total', chances.home, 4),
    ...totals('away-total', chances.away, 4),
    market('parity', parityOf(chances)),
    ...(of.isLow ? [market('both-score', bothOf(chances)), market('correct-score', correctOf(chances))] : []),
  ];
}

/** Home wins, a draw, away wins. */
function resultsOf({ difference, shift }: ScoreChances): [number, number, number] {
  let [home, away] = [0, 0];
  for (let index = 0; index < difference.length; index += 1) {
    if (index > shift) home += difference[index]!;
    else if (index < shift) away += difference[index]!;
  }
  return [home, difference[shift]!, away];
}

function parityOf({ total }: ScoreChances): Chance[] {
  const odd = total.reduce((sum, probability, index) => (index % 2 === 1 ? sum + probability : sum), 0);
  return [chance('odd', odd), chance('even', 1 - odd)];
}

function bothOf({ home, away, at }: ScoreChances): Chance[] {
  const both = 1 - home[0]! - away[0]! + at(0, 0);
  return [chance('yes', both), chance('no', 1 - both)];
}

function correctOf({ at }: ScoreChances): Chance[] {
  const scores: Chance[] = [];
  let rest = 1;
  for (let home = 0; home <= MAX_GOALS; home += 1)
    for (let away = 0; away <= MAX_GOALS; away += 1) {
      const probability = at(home, away);
      rest -= probability;
      scores.push(chance(`${home}-${away}`, probability));
    }
  return [...scores, chance('other', Math.max(0, rest))];
}

function setsMarkets(match: Match, of: SetsSport, book: Lines): FeedMarket[] {
  const { scores, sets } = setsChances(match, of);
  const each = [...scores].map(([key, probability]) => {
    const [home, away] = key.split('-').map(Number) as [number, number];
    return { key, home, away, probability };
  });
  const wins = each.reduce((sum, { home, away, probability }) => (home > away ? sum + probability : sum), 0);
  const differences = each.map(({ home, away, probability }): Case => [home - away, probability]);
  const counts = each.map(({ home, away, probability }): Case => [home + away, probability]);
  const fixed = (lines: readonly number[]) => lines.map((line) => ({ line, isNear: true }));
  const handicaps = of.bestOf === 3 ? [-6, 6] : [-10, -6, 6, 10];
  const totals = of.bestOf === 3 ? [10] : [14, 18];
  return [
    market('winner', [chance('1', wins), chance('2', 1 - wins)]),
    ...lined({ kind: 'set-handicap', ids: ['1', '2'], cases: differences, signOf: 1 }, fixed(handicaps)),
    ...lined({ kind: 'total-sets', ids: ['over', 'under'], cases: counts, signOf: -1 }, fixed(totals)),
    market(
      'set-score',
      allScores(of).map((key) => chance(key, scores.get(key) ?? 0)),
    ),
    ...sets.flatMap((set) => setMarkets(of, set, book)),
  ];
}

/** Every final score in sets, home's wins first. */
export function allScores({ bestOf }: SetsSport): string[] {
  const wins = Math.ceil(bestOf / 2);
  const home = Array.from({ length: wins }, (_, lost) => `${wins}-${lost}`);
  return [...home, ...home.map((key) => key.split('-').reverse().join('-')).reverse()];
}

function setMarkets(of: SetsSport, { set, home, units }: SetsChances['sets'][number], book: Lines): FeedMarket[] {
  const kind = `set-total:${set + 1}`;
  const cases = [...units].map(([count, probability]): Case => [count, probability]);
  return [
    market(`set-winner:${set + 1}`, [chance('1', home), chance('2', 1 - home)]),
    // Best of three wins is decided within two units more than the least, so that one line is enough.
    ...lined(
      { kind, ids: ['over', 'under'], cases, signOf: -1 },
      book.around(kind, evenOf(cases, 4), of.target > 6 ? BESIDE_WHOLE : [0]),
    ),
  ];
}
