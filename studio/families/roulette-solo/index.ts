import type { Family } from '../family.ts';
import { NO_MOVES } from '../shared/one-call.ts';
import { exampleChips, parOf } from './par.ts';
import { Params } from './params.ts';
import { begin, notAtRisk, stakeOf, type State } from './rules.ts';
import { Bet } from './shape.ts';
import { describeBet } from './describe.ts';

export const rouletteSolo: Family<Params, Bet, never, State> = {
  name: 'roulette-solo',
  words: ['roulette-solo/view/texts'],
  Params,
  Bet,
  stakeOf,
  begin,
  ...NO_MOVES,
  notAtRisk,
  view: (_, state) => state,
  describeBet,
  examples: ({ chip: smallest }) =>
    Object.fromEntries(Object.entries(exampleChips(smallest)).map(([key, chip]) => [key, { chips: [chip] }])),
  par: parOf,
};
