import type { Amount, Description } from '../family.ts';
import { describeIn } from '../shared/describe-in.ts';
import type { Bet, Params, Place } from './shape.ts';
import { ar } from './view/texts/ar.ts';
import { cn } from './view/texts/cn.ts';
import { en } from './view/texts/en.ts';

const TEXTS = { EN: en, CN: cn, AR: ar };

/** Each place with chips, and their amount. */
export const describeBet = (_: Params, { chips }: Bet, amount: Amount): Description =>
  describeIn(TEXTS, (say, list) =>
    list(
      (Object.entries(chips) as [Place, number][]).map(([place, stake]) =>
        say('placed', { place: say(`on.${place}`), amount: amount(stake) }),
      ),
    ),
  );
