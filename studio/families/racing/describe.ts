import type { Words } from '../family.ts';
import { describeChips, type PlaceBet } from '../shared/place-bet.ts';
import { placesOf } from './odds.ts';
import type { Params } from './shape.ts';
import { nameOf } from './view/name.ts';
import type { MessageKey } from './view/texts/en.ts';

/** Each place with chips, and their amount. */
export const describeBet = (params: Params, bet: PlaceBet, words: Words<MessageKey>): string =>
  describeChips(bet, words, (place) => nameOf(words.say, params, placesOf(params).get(place)!));
