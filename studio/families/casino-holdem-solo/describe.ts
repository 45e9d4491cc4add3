import type { Amount, Description } from '../family.ts';
import { describeIn } from '../shared/describe-in.ts';
import { costOf, type State } from './rules.ts';
import type { Bet, Move, Params } from './shape.ts';
import { ar } from './view/texts/ar.ts';
import { cn } from './view/texts/cn.ts';
import { en } from './view/texts/en.ts';

const TEXTS = { EN: en, CN: cn, AR: ar };

/** The ante and the side bet. */
export const describeBet = (_: Params, { ante, aces }: Bet, amount: Amount): Description =>
  describeIn(TEXTS, (say, list) =>
    list([
      ...(ante ? [say('betAnte', { amount: amount(ante) })] : []),
      ...(aces ? [say('betAces', { amount: amount(aces) })] : []),
    ]),
  );

/** A call takes twice the ante. */
export const describeMove = (params: Params, state: State, move: Move, amount: Amount): Description =>
  describeIn(TEXTS, (say) => say('betCall', { amount: amount(costOf(params, state, move)) }));
