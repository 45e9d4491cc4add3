import * as z from 'zod/mini';
import { BadMove, type Family } from '../../families/family.ts';
import type { LoadedTitle } from '../../titles/load.ts';
import { JADE } from './studio-server.ts';

interface State {
  stake: number;
  draws: number[];
}
type Move = 'draw' | 'double' | 'stop';

/** A family for tests: each draw adds its case to the payout; doubling takes the stake again and draws a last time. */
export const doubling: Family<object, { stake: number }, Move, State> = {
  name: 'doubling',
  Params: z.strictObject({}),
  Bet: z.strictObject({ stake: z.int().check(z.positive()) }),
  Move: z.enum(['draw', 'double', 'stop']),
  stakeOf: (_, { stake }) => stake,
  *begin(_, { stake }) {
    return { state: { stake, draws: [yield 10] }, payout: null };
  },
  costOf(_, { stake, draws }, move) {
    if (move === 'double' && draws.length > 1) throw new BadMove();
    return move === 'double' ? stake : 0;
  },
  *move(_, { stake, draws }, move) {
    const all = move === 'stop' ? draws : [...draws, yield 10];
    const sum = all.reduce((total, each) => total + each, 0);
    return { state: { stake, draws: all }, payout: move === 'draw' ? null : sum * (move === 'double' ? 2 : 1) };
  },
  leave: () => 'stop',
  best: () => 'stop',
  view: (_, { draws }) => ({ draws }),
  words: ['blackjack-solo/view/texts'],
  describeBet: (_, { stake }, { say, amount }) => say('betOn', { amount: amount(stake) }),
  describeMove: (_, _state, _move, { say }) => say('double'),
  examples: () => ({ draw: { stake: 100 } }),
  par: () => ({ bets: [] }),
};

const { pool: _pool, ...rest } = JADE;
export const DOUBLING: LoadedTitle = {
  ...rest,
  id: 'doubling',
  family: doubling,
  params: {},
  written: {},
  figures: [],
};
