import type { Family } from '../family.ts';
import { rouletteSolo } from '../roulette-solo/index.ts';
import type { Params } from '../roulette-solo/params.ts';
import type { State } from '../roulette-solo/rules.ts';
import type { Bet, Chip } from '../roulette-solo/shape.ts';

/** A place of the layout as everybody's stakes name it: 'red', 'split-1-2'. */
export const placeKey = (chip: Pick<Chip, 'on'> & { numbers?: readonly number[] }): string =>
  [chip.on, ...(chip.numbers ?? [])].join('-');

/** Roulette at a table: the rules of one player's roulette, with one spin for everybody. */
export const roulette: Family<Params, Bet, never, State> = {
  ...rouletteSolo,
  name: 'roulette',
  shared: {
    family: 'roulette',
    watch: { chips: [] },
    result: (_, { number }) => ({ number }),
    stakes({ chips }) {
      const stakes: Record<string, number> = {};
      for (const chip of chips) stakes[placeKey(chip)] = (stakes[placeKey(chip)] ?? 0) + chip.stake;
      return stakes;
    },
    together: (states) => ({
      ...states[0]!,
      bet: { chips: states.flatMap(({ bet }) => bet.chips) },
      pays: states.flatMap(({ pays }) => pays),
      payout: states.reduce((sum, { payout }) => sum + payout, 0),
    }),
  },
};
