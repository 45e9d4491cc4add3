import type { Family } from '../family.ts';
import { NO_MOVES } from '../shared/one-call.ts';
import { parOf } from './par.ts';
import { Params } from './params.ts';
import { begin, notAtRisk, placesOf, stakeOf, type State } from './rules.ts';
import { Bet } from './shape.ts';
import { describeBet } from './describe.ts';

export const baccaratSolo: Family<Params, Bet, never, State> = {
  name: 'baccarat-solo',
  words: ['baccarat-solo/view/texts'],
  Params,
  Bet,
  stakeOf,
  begin,
  ...NO_MOVES,
  notAtRisk,
  view: (_, state) => state,
  describeBet,
  examples: (params) => Object.fromEntries(placesOf(params).map((place) => [place, { chips: { [place]: 100 } }])),
  par: parOf,
};
