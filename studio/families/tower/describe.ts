import type { Words } from '../family.ts';
import type { Bet, Params } from './shape.ts';
import type { MessageKey } from './view/texts/en.ts';

/** The difficulty, and the column of the lowest floor. */
export const describeBet = (params: Params, { level, column }: Bet, { say, list }: Words<MessageKey>): string => {
  const { key } = params.levels.find((each) => each.key === level)!;
  return list([say(key), say('place', { row: 1, column: column + 1 })]);
};
