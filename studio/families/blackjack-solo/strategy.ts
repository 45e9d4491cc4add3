import type { MoveName } from './shape.ts';
import { totalOf } from './total.ts';

/**
 * Basic strategy for eight decks, a dealer who stands on soft 17 and looks for blackjack, and doubling after a split. Each
 * row has a letter for the dealer's card 2 to 9, ten and ace: hit, stand, double (else hit), Double (else stand), split.
 */
const HARD: Record<number, string> = {
  8: 'hhhhhhhhhh',
  9: 'hddddhhhhh',
  10: 'ddddddddhh',
  11: 'dddddddddh',
  12: 'hhssshhhhh',
  13: 'ssssshhhhh',
  14: 'ssssshhhhh',
  15: 'ssssshhhhh',
  16: 'ssssshhhhh',
  17: 'ssssssssss',
};

const SOFT: Record<number, string> = {
  12: 'hhhhhhhhhh',
  13: 'hhhddhhhhh',
  14: 'hhhddhhhhh',
  15: 'hhdddhhhhh',
  16: 'hhdddhhhhh',
  17: 'hddddhhhhh',
  18: 'sDDDDsshhh',
  19: 'ssssssssss',
};

/** Pairs by the value of a card. */
const PAIRS: Record<number, string> = {
  1: 'pppppppppp',
  2: 'pppppphhhh',
  3: 'pppppphhhh',
  4: 'hhhpphhhhh',
  6: 'ppppphhhhh',
  7: 'pppppphhhh',
  8: 'pppppppppp',
  9: 'pppppsppss',
};

const LETTERS: Record<string, { move: MoveName; else: MoveName }> = {
  h: { move: 'hit', else: 'hit' },
  s: { move: 'stand', else: 'stand' },
  d: { move: 'double', else: 'hit' },
  D: { move: 'double', else: 'stand' },
  p: { move: 'split', else: 'hit' },
};

/** Returns the move for these values of cards against the dealer's open card. */
export function basicMove(values: readonly number[], up: number, may: { double: boolean; split: boolean }): MoveName {
  const pair = may.split && values.length === 2 && values[0] === values[1] ? PAIRS[values[0]!] : undefined;
  const { points, soft } = totalOf(values);
  const row = pair ?? (soft ? SOFT[Math.min(points, 19)]! : HARD[Math.min(Math.max(points, 8), 17)]!);
  const letter = LETTERS[row[up === 1 ? 9 : up - 2]!]!;
  return letter.move === 'double' && !may.double ? letter.else : letter.move;
}
