import type { Amount, Description } from '../family.ts';
import { describeIn } from '../shared/describe-in.ts';
import { costOf, type State } from './rules.ts';
import type { Bet, Move, Params } from './shape.ts';
import { ar } from './view/texts/ar.ts';
import { cn } from './view/texts/cn.ts';
import { en } from './view/texts/en.ts';

const TEXTS = { EN: en, CN: cn, AR: ar };

/** The hand and the bet behind. */
export const describeBet = (_: Params, { hand, behind }: Bet, amount: Amount): Description =>
  describeIn(TEXTS, (say, list) =>
    list([
      ...(hand ? [say('betHand', { amount: amount(hand) })] : []),
      ...(behind ? [say('betBehind', { amount: amount(behind) })] : []),
    ]),
  );

/** A double takes the stake of the hand once more. */
export const describeMove = (params: Params, state: State, move: Move, amount: Amount): Description =>
  describeIn(TEXTS, (say) => say('betDouble', { amount: amount(costOf(params, state, move)) }));
