import type { Amount, Description } from '../family.ts';
import { describeIn } from '../shared/describe-in.ts';
import { bootOf } from './rules.ts';
import type { Bet, Params } from './shape.ts';
import { ar } from './view/texts/ar.ts';
import { cn } from './view/texts/cn.ts';
import { en } from './view/texts/en.ts';

/** The seat, and the boot. */
export const describeBet = (params: Params, { place, stake }: Bet, amount: Amount): Description =>
  describeIn({ EN: en, CN: cn, AR: ar }, (say) =>
    say('placed', { seat: place + 1, boot: amount(bootOf(params, { stake })) }),
  );
