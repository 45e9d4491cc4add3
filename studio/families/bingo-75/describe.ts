import type { Description } from '../family.ts';
import { describeIn } from '../shared/describe-in.ts';
import type { Bet, Params } from './shape.ts';
import { ar } from './view/texts/ar.ts';
import { cn } from './view/texts/cn.ts';
import { en } from './view/texts/en.ts';

const TEXTS = { EN: en, CN: cn, AR: ar };

/** The number of cards, and the patterns that win. */
export const describeBet = ({ patterns }: Params, { cards }: Bet): Description =>
  describeIn(TEXTS, (say, list) =>
    list([`${say('cards')}: ${cards}`, ...patterns.map(({ name }) => say(`pattern.${name}`))]),
  );
