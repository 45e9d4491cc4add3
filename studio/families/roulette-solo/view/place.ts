import { INSIDE, OUTSIDE, type InsideBet, type OutsideBet } from '../layout.ts';
import type { Chip } from '../shape.ts';
import type { FamilyTexts } from './texts/index.ts';

/** A place of the table as text: 'red', or a kind of bet and its numbers: 'split 1 2'. */
export type Place = string;

export const placeOf = (chip: Chip): Place => ('numbers' in chip ? [chip.on, ...chip.numbers].join(' ') : chip.on);

/** Reads a place back, with a stake. */
export function chipOf(place: Place, stake: number): Chip {
  const [on, ...numbers] = place.split(' ');
  return numbers.length > 0
    ? { on: on as InsideBet, numbers: numbers.map(Number), stake }
    : { on: on as OutsideBet, stake };
}

/** Returns the place of this kind that begins at a number, or the last one that has it. */
export function placeAt(on: InsideBet, number: number): Place {
  const sets: readonly (readonly number[])[] = INSIDE[on];
  const set = sets.find(([first]) => first === number) ?? sets.findLast((each) => each.includes(number));
  return [on, ...set!].join(' ');
}

/** Every place on which a chip can lie. */
export const PLACES: readonly Place[] = [
  ...Object.keys(OUTSIDE),
  ...Object.entries(INSIDE).flatMap(([on, sets]) => sets.map((set) => [on, ...set].join(' '))),
];

/** Names a place: its kind, and its numbers. */
export function placeName(texts: FamilyTexts, place: Place): string {
  const [on, ...numbers] = place.split(' ');
  const named = texts(`on.${on as InsideBet | OutsideBet}`);
  return numbers.length > 0 ? texts('place', { on: named, numbers: numbers.join(', ') }) : named;
}

export const colourOf = (number: number): 'red' | 'black' | 'green' =>
  number === 0 ? 'green' : (OUTSIDE.red as readonly number[]).includes(number) ? 'red' : 'black';
