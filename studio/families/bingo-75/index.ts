import type { Family } from '../family.ts';
import { NO_MOVES } from '../kit/one-call.ts';
import { parOf } from './par.ts';
import { Params } from './params.ts';
import { begin, stakeOf, type State } from './rules.ts';
import { Bet } from './shape.ts';
import { words } from './words.ts';

export const bingo75: Family<Params, Bet, never, State> = {
  name: 'bingo-75',
  Params,
  Bet,
  stakeOf,
  begin,
  ...NO_MOVES,
  view: (_, state) => state,
  words,
  examples: () => ({ card: { stake: 100, cards: 1 } }),
  par: parOf,
};
