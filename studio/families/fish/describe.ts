import type { Amount, Description } from '../family.ts';
import { describeIn } from '../shared/describe-in.ts';
import type { Bet, Params } from './params.ts';
import { ar } from './view/texts/ar.ts';
import { cn } from './view/texts/cn.ts';
import { en } from './view/texts/en.ts';

const TEXTS = { EN: en, CN: cn, AR: ar };

/** The load, and the price of a shot. */
export const describeBet = (_: Params, { stake, load }: Bet, amount: Amount): Description =>
  describeIn(TEXTS, (say) => say('betOn', { load, unit: amount(stake / load) }));
