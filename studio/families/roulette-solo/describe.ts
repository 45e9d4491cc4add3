import type { Words } from '../family.ts';
import type { Bet, Params } from './shape.ts';
import type { MessageKey } from './view/texts/en.ts';

/** Each chip: where it lies, and its amount. */
export const describeBet = (_: Params, { chips }: Bet, { say, list, amount }: Words<MessageKey>): string =>
  list(
    chips.map((chip) => {
      const on = say(`on.${chip.on}`);
      const place = 'numbers' in chip ? say('place', { on, numbers: chip.numbers.join('-') }) : on;
      return say('placed', { place, amount: amount(chip.stake) });
    }),
  );
