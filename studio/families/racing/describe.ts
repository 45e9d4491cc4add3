import type { Amount, Description } from '../family.ts';
import { describeChips, type PlaceBet } from '../shared/place-bet.ts';
import { placesOf } from './odds.ts';
import type { Params } from './shape.ts';
import { nameOf } from './view/name.ts';
import { ar } from './view/texts/ar.ts';
import { cn } from './view/texts/cn.ts';
import { en } from './view/texts/en.ts';

/** Each place with chips, and their amount. */
export const describeBet = (params: Params, bet: PlaceBet, amount: Amount): Description =>
  describeChips({ EN: en, CN: cn, AR: ar }, bet, amount, (say, place) =>
    nameOf(say, params, placesOf(params).get(place)!),
  );
