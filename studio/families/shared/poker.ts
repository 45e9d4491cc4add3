import { ACE, rankOf, suitOf } from './cards.ts';

/** Poker hands from the lowest; 0 is a high card. A royal flush is a straight flush whose highest card is the ace. */
export const PAIR = 1;
export const TWO_PAIR = 2;
export const THREE = 3;
export const STRAIGHT = 4;
export const FLUSH = 5;
export const FULL_HOUSE = 6;
export const FOUR = 7;
export const STRAIGHT_FLUSH = 8;

/** Sets of ranks as bits: 1 is the two, 4096 the ace. */
const RANK_SETS = 1 << 13;
const WHEEL = 0x100f;

const sizeOf = Uint8Array.from({ length: RANK_SETS }, (_, set) => set.toString(2).replaceAll('0', '').length);

/** The highest rank of a straight in a set of ranks, as a bit; 0 if there is none. */
const straightIn = Uint16Array.from({ length: RANK_SETS }, (_, set) => {
  for (let top = ACE; top >= 4; top -= 1) {
    const run = 0x1f << (top - 4);
    if ((set & run) === run) return 1 << top;
  }
  return (set & WHEEL) === WHEEL ? 1 << 3 : 0;
});

const highest = (set: number): number => (set ? 1 << (31 - Math.clz32(set)) : 0);

function highestOf(set: number, count: number): number {
  let kept = set;
  while (sizeOf[kept]! > count) kept &= kept - 1;
  return kept;
}

const KIND = 2 ** 26;
const FIRST = 2 ** 13;

/**
 * Returns the value of the best five cards among the ranks held in clubs, diamonds, hearts and spades, up to seven cards.
 * The better hand has the greater value, equal hands have the same one.
 */
export function valueOfSuits(c: number, d: number, h: number, s: number): number {
  const flush = sizeOf[c]! > 4 ? c : sizeOf[d]! > 4 ? d : sizeOf[h]! > 4 ? h : sizeOf[s]! > 4 ? s : 0;
  if (flush && straightIn[flush]!) return STRAIGHT_FLUSH * KIND + straightIn[flush] * FIRST;
  const held = c | d | h | s;
  const fours = c & d & h & s;
  if (fours) return FOUR * KIND + fours * FIRST + highest(held ^ fours);
  const threes = (c & d & (h | s)) | (h & s & (c | d));
  const twos = (c & d) | (h & s) | ((c | d) & (h | s));
  const three = highest(threes);
  if (three && twos !== three) return FULL_HOUSE * KIND + three * FIRST + highest(twos ^ three);
  if (flush) return FLUSH * KIND + highestOf(flush, 5);
  if (straightIn[held]!) return STRAIGHT * KIND + straightIn[held] * FIRST;
  if (three) return THREE * KIND + three * FIRST + highestOf(held ^ three, 2);
  if (!twos) return highestOf(held, 5);
  const pairs = highestOf(twos, 2);
  if (sizeOf[pairs]! === 2) return TWO_PAIR * KIND + pairs * FIRST + highest(held ^ pairs);
  return PAIR * KIND + pairs * FIRST + highestOf(held ^ pairs, 3);
}

/** Returns the value of the best five of five to seven cards. */
export function handValue(cards: readonly number[]): number {
  const suits = [0, 0, 0, 0];
  for (const card of cards) suits[suitOf(card)]! |= 1 << rankOf(card);
  return valueOfSuits(suits[0]!, suits[1]!, suits[2]!, suits[3]!);
}

/** Returns which hand a value is: 0 to STRAIGHT_FLUSH. */
export const kindOf = (value: number): number => Math.floor(value / KIND);

/** Returns the rank that the hand is named after: that of the four, the three, the higher pair or the straight's top. */
export const mainRankOf = (value: number): number => 31 - Math.clz32(Math.floor((value % KIND) / FIRST));

/** The smallest value of a pair of this rank or of a better hand. */
export const valueOfPair = (rank: number): number => PAIR * KIND + (1 << rank) * FIRST;

export const isRoyal = (value: number): boolean => value >= STRAIGHT_FLUSH * KIND + (1 << ACE) * FIRST;
