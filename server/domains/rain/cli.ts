import type { ResponseOf } from '../../../contract/define.ts';
import { rainOperator as contract, type LoggedRain } from '../../../contract/rain-operator.ts';
import { RAIN_LIMITS } from '../../../contract/rain-value.ts';
import {
  neededReason,
  noMoreThan,
  sumOf,
  wholeNumber,
  word,
  type Command,
  type CommandInput,
  type CommandSet,
} from '../../operator/command-line.ts';

const when = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
const sum = ({ currency, exponent }: LoggedRain, amount: number): string => sumOf({ amount, currency, exponent });

const rainLine = (rain: LoggedRain): string =>
  `${rain.id}  ${when(rain.atMs)}  room ${rain.room}  ${rain.giver ?? 'the house'} gave ${sum(rain, rain.amount)} in ` +
  `${rain.shares} shares, ${rain.claims.length} taken, ` +
  (rain.returned === null ? `open until ${when(rain.untilMs)}` : `${sum(rain, rain.returned)} returned`);

const listed = ({ list }: ResponseOf<typeof contract.list>): string =>
  list
    .flatMap((rain) => [
      rainLine(rain),
      ...rain.claims.map(({ account, amount, atMs }) => `    ${when(atMs)}  ${account}  ${sum(rain, amount)}`),
    ])
    .join('\n') || 'There was no rain.';

const give = (input: CommandInput): Command => {
  const room = wholeNumber('The room', word(input, 1, 'the number of the room'));
  const amount = wholeNumber('The amount', word(input, 2, 'the amount in minor units'));
  const shares = wholeNumber('The number of shares', word(input, 3, 'the number of shares'));
  noMoreThan(input, 4);
  const { minutes = String(RAIN_LIMITS.minutes) } = input.options;
  return {
    endpoint: contract.give,
    request: {
      ...{ merchant: input.merchant, room, amount, shares, minutes: wholeNumber('The time in minutes', minutes) },
      reason: neededReason(input),
    },
    report: rainLine,
  };
};

const list = (input: CommandInput): Command => {
  noMoreThan(input, 1);
  return { endpoint: contract.list, request: { merchant: input.merchant }, report: listed };
};

const SENTENCES: Readonly<Record<string, string>> = {
  off: 'The chat is switched off.',
  open: 'It is raining in this room already.',
  room_closed: 'The room is shut.',
  amount: 'This is more than a rain of the house may be (houseRainTo).',
  day_sum: 'This is more than what is left for today (houseRainSumADay).',
  shares: 'Each share needs one minor unit.',
};
const notGiven = (details: unknown): string =>
  SENTENCES[(details as { reason: string }).reason] ?? 'The rain was not given.';

/** Rain of the house, and the rains of everybody. */
export const rainCommands: CommandSet = {
  help: `  rain <room> <amount> <shares> [--minutes 5] --reason "why"
                                                    gives a sum of the house, in minor units, to those in a room of the chat
  rains                                             the newest rains, with who took how much`,
  commands: { rain: give, rains: list },
  options: ['minutes'],
  checkBy: { rain: 'rains' },
  refusals: { rain_not_given: notGiven },
};
