import type { Amount, Description } from '../family.ts';
import { describeIn } from '../shared/describe-in.ts';
import type { State } from './rules.ts';
import type { Bet, Move, Params } from './shape.ts';
import { ar } from './view/texts/ar.ts';
import { cn } from './view/texts/cn.ts';
import { en } from './view/texts/en.ts';

const TEXTS = { EN: en, CN: cn, AR: ar };

/** The bet of the first hand. */
export const describeBet = (_: Params, { stake }: Bet, amount: Amount): Description =>
  describeIn(TEXTS, (say) => say('betOn', { amount: amount(stake) }));

/** A double or a split, which take the stake once more. */
export const describeMove = (_: Params, { stake }: State, { move }: Move, amount: Amount): Description =>
  describeIn(TEXTS, (say) => say('raised', { name: say(move), amount: amount(stake) }));
