import { BadBet, type Words } from '../../family.ts';
import { numberText, type BetType, type Picks } from './bet-type.ts';
import type { Bet } from './shape.ts';

/** Texts of a lottery family: of its tabs, bet types, fields, options and prizes. */
export type LotteryTexts = Record<string, string>;
type Say = (key: string, values?: Record<string, string | number>) => string;

/** The choices of a line in words: '1 2 · 5 · 7 8'. A field without a choice is a dash. */
export const picksText = (say: Say, { fields }: Pick<BetType, 'fields'>, picks: Picks): string =>
  picks
    .map((chosen, at) => {
      const field = fields[at]!;
      const textOf = (each: number): string =>
        field.names ? say(`option.${field.names[each]}`) : numberText(field, each);
      return chosen.map(textOf).join(' ') || '–';
    })
    .join(' · ');

/** What a ticket is on: each line with its type, choices and stake. */
export const describeTicket =
  (types: readonly BetType[]) =>
  (_: unknown, { lines }: Bet, { say, list, amount }: Words): string =>
    list(
      lines.map((line) => {
        const type = types.find(({ key }) => key === line.on);
        if (!type) throw new BadBet('BET_NOT_OFFERED');
        return say('lineIs', {
          type: say(`bet.${line.on}`),
          picks: picksText(say, type, line.picks),
          stake: amount(type.units(line.picks) * line.unit * line.times),
        });
      }),
    );
