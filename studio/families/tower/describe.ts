import type { Description } from '../family.ts';
import { describeIn } from '../shared/describe-in.ts';
import type { Bet, Params } from './shape.ts';
import { ar } from './view/texts/ar.ts';
import { cn } from './view/texts/cn.ts';
import { en } from './view/texts/en.ts';

const TEXTS = { EN: en, CN: cn, AR: ar };

/** The difficulty, and the column of the lowest floor. */
export const describeBet = (params: Params, { level, column }: Bet): Description =>
  describeIn(TEXTS, (say, list) => {
    const { key } = params.levels.find((each) => each.key === level)!;
    return list([say(key), say('place', { row: 1, column: column + 1 })]);
  });
