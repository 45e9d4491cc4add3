import type { Amount, Description } from '../family.ts';
import { describeIn } from '../shared/describe-in.ts';
import type { Bet, Params } from './shape.ts';
import { ar } from './view/texts/ar.ts';
import { cn } from './view/texts/cn.ts';
import { en } from './view/texts/en.ts';

const TEXTS = { EN: en, CN: cn, AR: ar };

/** Each chip: where it lies, and its amount. */
export const describeBet = (_: Params, { chips }: Bet, amount: Amount): Description =>
  describeIn(TEXTS, (say, list) =>
    list(
      chips.map((chip) => {
        const on = say(`on.${chip.on}`);
        const place = 'numbers' in chip ? say('place', { on, numbers: chip.numbers.join('-') }) : on;
        return say('placed', { place, amount: amount(chip.stake) });
      }),
    ),
  );
