import type { Amount, Words } from '../family.ts';
import { betWords } from '../kit/bet-words.ts';
import type { Place } from './layout.ts';
import type { Bet, Params } from './shape.ts';
import { placeName } from './view/place-name.ts';
import { ar } from './view/texts/ar.ts';
import { cn } from './view/texts/cn.ts';
import { en } from './view/texts/en.ts';

const TEXTS = { EN: en, CN: cn, AR: ar };

/** Each place with chips, and their amount. */
export const words = (_: Params, { chips }: Bet, amount: Amount): Words =>
  betWords(TEXTS, (say, list) =>
    list(
      (Object.entries(chips) as [Place, number][]).map(([place, stake]) =>
        say('placed', { place: placeName(say, place), amount: amount(stake) }),
      ),
    ),
  );
