import type { Words } from '../family.ts';
import type { Bet, Params, Place } from './shape.ts';
import type { MessageKey } from './view/texts/en.ts';

/** Each place with chips, and their amount. */
export const describeBet = (_: Params, { chips }: Bet, { say, list, amount }: Words<MessageKey>): string =>
  list(
    (Object.entries(chips) as [Place, number][]).map(([place, stake]) =>
      say('placed', { place: say(`on.${place}`), amount: amount(stake) }),
    ),
  );
