import { marketKind } from '../../../contract/book-fixtures.ts';
import type { OddsState } from '../../../contract/live-odds.ts';

type Market = OddsState['markets'][number];
type Outcome = Market['outcomes'][number];

/** `sides`: the names of the sides over lines of a handicap · `scores`: a column for each result · `list`: one option to a line. */
export type Layout = 'sides' | 'scores' | 'list' | 'row';

export function layoutOf({ id }: Market): Layout {
  const kind = marketKind(id);
  if (kind.endsWith('handicap')) return 'sides';
  if (kind === 'correct-score' || kind === 'set-score') return 'scores';
  return kind === 'double-chance' ? 'list' : 'row';
}

/** The scores with which the home side wins, nobody, and the away side. What is no score stands with the draws, or at the end. */
export function scoresByResult(outcomes: readonly Outcome[]): {
  home: Outcome[];
  draw: Outcome[];
  away: Outcome[];
  rest: Outcome[];
} {
  const columns = { home: [] as Outcome[], draw: [] as Outcome[], away: [] as Outcome[], rest: [] as Outcome[] };
  for (const outcome of outcomes) {
    const [home, away] = outcome.id.split('-').map(Number);
    if (away === undefined || Number.isNaN(home) || Number.isNaN(away)) columns.rest.push(outcome);
    else columns[home! > away ? 'home' : home! < away ? 'away' : 'draw'].push(outcome);
  }
  // The nearest score first: 1:0, 2:0, 2:1 and 0:1, 0:2, 1:2.
  columns.away.sort((a, b) => mirrored(a).localeCompare(mirrored(b)));
  columns.home.sort((a, b) => a.id.localeCompare(b.id));
  return columns;
}
const mirrored = ({ id }: Outcome): string => id.split('-').toReversed().join('-');

/** Rows of a card by its kind, not by what is offered now: a line that comes or goes moves no other card. */
const ROWS: Readonly<Record<string, number>> = {
  handicap: 3.4,
  'set-handicap': 2.4,
  'double-chance': 3,
  total: 3,
  'correct-score': 6.4,
  'set-score': 3.4,
  'set-total': 2,
};
/** The heading of a card and the space after it, in rows of prices. */
const HEADING_ROWS = 1.3;

const rowsOf = (key: string): number => HEADING_ROWS + (ROWS[key.split(' ', 1)[0]!] ?? 1);

/** So many cards are tried in every way; more of them each go into the shorter column. */
const MAX_TRIED = 14;

/**
 * The column, 0 or 1, of each card, by the keys of their lines: columns of about one height, in which a card stands near the place
 * that it has in the list. The first card is in the first column.
 */
export function columnsOf(keys: readonly string[]): number[] {
  const rows = keys.map(rowsOf);
  if (keys.length > MAX_TRIED) return greedy(rows);
  let [best, min] = [greedy(rows), Infinity];
  for (let way = 0; way < 2 ** Math.max(0, keys.length - 1); way += 1) {
    const columns = rows.map((_, index) => (index === 0 ? 0 : (way >> (index - 1)) & 1));
    const cost = costOf(rows, columns);
    if (cost < min) [best, min] = [columns, cost];
  }
  return best;
}

function greedy(rows: readonly number[]): number[] {
  const heights = [0, 0];
  return rows.map((row) => {
    const column = heights[1]! < heights[0]! ? 1 : 0;
    heights[column]! += row;
    return column;
  });
}

/** The difference of the heights, and how far the cards are from their places, in rows. */
function costOf(rows: readonly number[], columns: readonly number[]): number {
  const heights = [0, 0];
  let [before, moved] = [0, 0];
  rows.forEach((row, index) => {
    const column = columns[index]!;
    moved += Math.abs(heights[column]! - before / 2);
    heights[column]! += row;
    before += row;
  });
  return Math.abs(heights[0]! - heights[1]!) + moved / (2 * rows.length);
}
