import type { Words } from '../family.ts';
import type { Bet, Params } from './shape.ts';
import type { MessageKey } from './view/texts/en.ts';

/** The number of cards, and the patterns that win. */
export const describeBet = ({ patterns }: Params, { cards }: Bet, { say, list }: Words<MessageKey>): string =>
  list([`${say('cards')}: ${cards}`, ...patterns.map(({ name }) => say(`pattern.${name}`))]);
