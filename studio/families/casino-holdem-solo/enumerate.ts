import { rankOf, suitOf } from '../shared/cards.ts';
import { valueOfSuits } from '../shared/poker.ts';
import { ANTE, placeOf, QUALIFIES } from './pays.ts';

/** Results of a call, as ways: lost, level, then won by the place of the hand, without and with a dealer who qualifies. */
export const RESULTS = 14;
export const LOST = 0;
export const LEVEL = 1;
export const resultAt = (place: number, qualified: boolean): number => 2 + place * 2 + Number(qualified);

/** What a result wins or loses in antes: a call is two. */
export const NETS: readonly number[] = Array.from({ length: RESULTS }, (_, result) => {
  if (result < 2) return result === LOST ? -3 : 0;
  return ANTE[(result - 2) >> 1]! + (result % 2 === 1 ? 2 : 0);
});

const CARDS = 52;

/**
 * For one flop, plays every two cards of the player against all turns, rivers and hands of the dealer. Returns the ways of
 * each result for the two cards a < b at (a × 52 + b) × RESULTS. Hands of a board are sorted by value once; those that share
 * a card with the player's are taken away by counts per card.
 */
export function callsOf(flop: readonly number[]): Float64Array {
  const ways = new Float64Array(CARDS * CARDS * RESULTS);
  const rest = Array.from({ length: CARDS }, (_, card) => card).filter((card) => !flop.includes(card));
  for (let turn = 0; turn < rest.length; turn += 1) {
    for (let river = turn + 1; river < rest.length; river += 1) addBoard(ways, [...flop, rest[turn]!, rest[river]!]);
  }
  return ways;
}

const HANDS = (47 * 46) / 2;
const sorted = new Float64Array(HANDS);
const PAIRS = CARDS * CARDS;

function addBoard(ways: Float64Array, board: readonly number[]): void {
  const suits = [0, 0, 0, 0];
  for (const card of board) suits[suitOf(card)]! |= 1 << rankOf(card);
  const rest: number[] = [];
  for (let card = 0; card < CARDS; card += 1) if (!board.includes(card)) rest.push(card);
  let hands = 0;
  for (const a of rest) {
    suits[a & 3]! ^= 1 << (a >> 2);
    for (const b of rest) {
      if (b <= a) continue;
      suits[b & 3]! ^= 1 << (b >> 2);
      sorted[hands++] = valueOfSuits(suits[0]!, suits[1]!, suits[2]!, suits[3]!) * PAIRS + a * CARDS + b;
      suits[b & 3]! ^= 1 << (b >> 2);
    }
    suits[a & 3]! ^= 1 << (a >> 2);
  }
  sorted.sort();
  addSorted(ways);
}

const below = new Int32Array(CARDS);
const unqualified = new Int32Array(CARDS);
const same = new Int32Array(CARDS);

/** Goes through the hands of a board in rising order. `below` counts lower hands by card, `same` equal ones. */
function addSorted(ways: Float64Array): void {
  below.fill(0);
  unqualified.fill(0);
  let weak = 0;
  for (; weak < HANDS && sorted[weak]! < QUALIFIES * PAIRS; weak += 1) count(unqualified, sorted[weak]!);
  for (let from = 0; from < HANDS;) {
    const value = Math.floor(sorted[from]! / PAIRS);
    let to = from;
    same.fill(0);
    for (; to < HANDS && sorted[to]! < (value + 1) * PAIRS; to += 1) count(same, sorted[to]!);
    const place = placeOf(value);
    for (let index = from; index < to; index += 1) {
      const hand = sorted[index]! % PAIRS;
      const a = Math.floor(hand / CARDS);
      const b = hand % CARDS;
      const at = hand * RESULTS;
      // The hand itself is among those that are taken away, and twice.
      const own = Number(value < QUALIFIES);
      const bad = weak - unqualified[a]! - unqualified[b]! + own;
      const lower = from - below[a]! - below[b]!;
      const equal = to - from - same[a]! - same[b]! + 1;
      const beaten = Math.max(0, lower - bad);
      const level = value < QUALIFIES ? 0 : equal;
      ways[at + resultAt(place, false)]! += bad;
      ways[at + resultAt(place, true)]! += beaten;
      ways[at + LEVEL]! += level;
      ways[at + LOST]! += DEALER - bad - beaten - level;
    }
    for (let index = from; index < to; index += 1) count(below, sorted[index]!);
    from = to;
  }
}

/** Hands of the dealer beside five cards of the board and two of the player. */
const DEALER = (45 * 44) / 2;

function count(by: Int32Array, packed: number): void {
  const hand = packed % PAIRS;
  by[Math.floor(hand / CARDS)]! += 1;
  by[hand % CARDS]! += 1;
}
