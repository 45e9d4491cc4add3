import type { Family } from '../family.ts';
import { chipsTogether } from '../shared/together.ts';
import { baccaratSolo } from '../baccarat-solo/index.ts';
import type { Params } from '../baccarat-solo/params.ts';
import type { State } from '../baccarat-solo/rules.ts';
import type { Bet } from '../baccarat-solo/shape.ts';

/** Punto banco at a table: the rules of one player's baccarat, with one coup for everybody. */
export const baccarat: Family<Params, Bet, never, State> = {
  ...baccaratSolo,
  name: 'baccarat',
  shared: {
    family: 'baccarat',
    watch: { chips: {} },
    result: (_, { player, banker }) => ({ player, banker }),
    stakes: ({ chips }) => ({ ...chips }),
    together: chipsTogether,
  },
};
