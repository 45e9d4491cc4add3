/** The layout of sic bo: what each place of the table asks of three dice. */

export const FACES = [1, 2, 3, 4, 5, 6] as const;
/** Totals that are no triple for sure: 3 and 18 are bet on as triples. */
export const TOTALS = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;
const PAIRS = FACES.flatMap((a) => FACES.filter((b) => b > a).map((b) => [a, b] as const));
/** The sets of four numbers on the table. */
const FOURS = [
  [1, 2, 3, 4],
  [2, 3, 4, 5],
  [2, 3, 5, 6],
  [3, 4, 5, 6],
] as const;

/** Bets on all three dice together. */
export const SIMPLE = ['small', 'odd', 'any-triple', 'even', 'big'] as const;
type Simple = (typeof SIMPLE)[number];
export type Kind = Simple | 'total' | 'double' | 'triple' | 'pair' | 'single' | 'four';
export type Place =
  | Simple
  | `${'total' | 'double' | 'triple' | 'single'}-${number}`
  | `pair-${number}-${number}`
  | `four-${string}`;

/** A place of the table: its kind, and the numbers that it names. */
interface Spot {
  kind: Kind;
  numbers: readonly number[];
}

const spots: [Place, Spot][] = [
  ...SIMPLE.map((kind): [Place, Spot] => [kind, { kind, numbers: [] }]),
  ...FACES.map((face): [Place, Spot] => [`double-${face}`, { kind: 'double', numbers: [face] }]),
  ...FACES.map((face): [Place, Spot] => [`triple-${face}`, { kind: 'triple', numbers: [face] }]),
  ...TOTALS.map((total): [Place, Spot] => [`total-${total}`, { kind: 'total', numbers: [total] }]),
  ...PAIRS.map(([a, b]): [Place, Spot] => [`pair-${a}-${b}`, { kind: 'pair', numbers: [a, b] }]),
  ...FOURS.map((numbers): [Place, Spot] => [`four-${numbers.join('')}`, { kind: 'four', numbers }]),
  ...FACES.map((face): [Place, Spot] => [`single-${face}`, { kind: 'single', numbers: [face] }]),
];

/** Every place, in the order of the table. */
export const LAYOUT: ReadonlyMap<Place, Spot> = new Map(spots);
export const PLACES = spots.map(([place]) => place);

/** The places of one kind. */
export const placesOfKind = (kind: Kind): Place[] => PLACES.filter((place) => LAYOUT.get(place)!.kind === kind);
