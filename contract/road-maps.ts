/*
 * The road maps of a game of two sides. The big road has a column for each streak of one side. The three derived roads compare its columns:
 * red means that they repeat, blue that they do not; it says nothing about the sides.
 */

export type Colour = 'red' | 'blue';

/** A mark with its place as it is drawn, from 0: six rows at most, a longer streak turns to the right. */
export interface Mark<Kind> {
  kind: Kind;
  column: number;
  row: number;
}
export interface SideMark<Side extends string> extends Mark<Side> {
  /** Ties since the side won. */
  ties: number;
}

export interface Roads<Side extends string> {
  big: SideMark<Side>[];
  bigEye: Mark<Colour>[];
  small: Mark<Colour>[];
  cockroach: Mark<Colour>[];
  /** Ties before the first win of a side. */
  leadingTies: number;
}

const ROWS = 6;

/** Of the ranks of live rounds: from 0, the two, to 12. */
const ACE = 12;
const rankOf = (card: number): number => card >> 2;
/** The points of a hand of baccarat: an ace is 1, ten and court cards are 0. */
const pointsIn = (cards: readonly number[]): number =>
  cards.map(rankOf).reduce((sum, rank) => sum + (rank === ACE ? 1 : rank < 8 ? rank + 2 : 0), 0) % 10;

/** Returns the winner of a coup of baccarat. */
export function coupWinner(hands: Record<'player' | 'banker', readonly number[]>): 'player' | 'banker' | 'tie' {
  const [own, theirs] = [pointsIn(hands.player), pointsIn(hands.banker)];
  return own > theirs ? 'player' : theirs > own ? 'banker' : 'tie';
}

/** Returns the winner of a round of dragon tiger: the higher card, the ace below all others. */
export function duelWinner({ dragon, tiger }: Record<'dragon' | 'tiger', number>): 'dragon' | 'tiger' | 'tie' {
  const value = (card: number): number => (rankOf(card) === ACE ? -1 : rankOf(card));
  return value(dragon) > value(tiger) ? 'dragon' : value(tiger) > value(dragon) ? 'tiger' : 'tie';
}

/** Returns all roads of these results, the oldest first. */
export function roadsOf<Side extends string>(results: readonly (Side | 'tie')[]): Roads<Side> {
  const sides: { side: Side; ties: number }[] = [];
  let leadingTies = 0;
  for (const winner of results) {
    const last = sides.at(-1);
    if (isSide(winner)) sides.push({ side: winner, ties: 0 });
    else if (last) last.ties += 1;
    else leadingTies += 1;
  }
  const places = drawn(sides.map(({ side }) => side));
  const derived = (distance: 1 | 2 | 3) => {
    const colours = comparedBy(
      distance,
      sides.map(({ side }) => side),
    );
    return drawn(colours).map((place, at) => ({ ...place, kind: colours[at]! }));
  };
  return {
    big: sides.map(({ side, ties }, at) => ({ ...places[at]!, kind: side, ties })),
    bigEye: derived(1),
    small: derived(2),
    cockroach: derived(3),
    leadingTies,
  };
}

const isSide = <Side extends string>(winner: Side | 'tie'): winner is Side => winner !== 'tie';

/** The entries of a derived road: each win is compared with the column `distance` before it. */
function comparedBy(distance: number, sides: readonly string[]): Colour[] {
  const depths: number[] = [];
  const colours: Colour[] = [];
  for (const [at, side] of sides.entries()) {
    if (at > 0 && sides[at - 1] === side) depths[depths.length - 1]! += 1;
    else depths.push(1);
    const column = depths.length - 1;
    const depth = depths[column]!;
    if (depth > 1 && column >= distance) colours.push(depth === depths[column - distance]! + 1 ? 'blue' : 'red');
    if (depth === 1 && column > distance)
      colours.push(depths[column - 1] === depths[column - distance - 1] ? 'red' : 'blue');
  }
  return colours;
}

/** Where each mark is drawn: equal ones down a column, until its end or a taken cell turns them to the right. */
function drawn(kinds: readonly string[]): { column: number; row: number }[] {
  const taken = new Set<string>();
  const places: { column: number; row: number }[] = [];
  let [first, column, row] = [-1, -1, 0];
  for (const [at, kind] of kinds.entries()) {
    const isFree = (inColumn: number, inRow: number) => inRow < ROWS && !taken.has(`${inColumn} ${inRow}`);
    if (at === 0 || kinds[at - 1] !== kind) {
      first += 1;
      // A streak that turned right may have taken the head of the next column.
      while (!isFree(first, 0)) first += 1;
      [column, row] = [first, 0];
    } else if (column === first && isFree(column, row + 1)) row += 1;
    else column += 1;
    taken.add(`${column} ${row}`);
    places.push({ column, row });
  }
  return places;
}
