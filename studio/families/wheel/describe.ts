import type { Words } from '../family.ts';
import { describeChips, type PlaceBet } from '../shared/place-bet.ts';
import type { Params } from './shape.ts';
import type { MessageKey } from './view/texts/en.ts';

/** Each place with chips, and their amount. */
export const describeBet = (_: Params, bet: PlaceBet, words: Words<MessageKey>): string =>
  describeChips(bet, words, (place) => words.say('on', { pays: place.slice(1) }));
