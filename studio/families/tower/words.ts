import type { Words } from '../family.ts';
import { betWords } from '../kit/bet-words.ts';
import type { Bet, Params } from './shape.ts';
import { ar } from './view/texts/ar.ts';
import { cn } from './view/texts/cn.ts';
import { en } from './view/texts/en.ts';

const TEXTS = { EN: en, CN: cn, AR: ar };

/** The difficulty, and the column of the lowest floor. */
export const words = (params: Params, { level, column }: Bet): Words =>
  betWords(TEXTS, (say, list) => {
    const { key } = params.levels.find((each) => each.key === level)!;
    return list([say(key), say('place', { row: 1, column: column + 1 })]);
  });
