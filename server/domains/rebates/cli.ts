import { downlinesOperator } from '../../../contract/downlines-operator.ts';
import {
  neededReason,
  noMoreThan,
  word,
  WrongCommand,
  type Command,
  type CommandSet,
  type CommandInput,
} from '../../operator/command-line.ts';

/** Millionths of a per cent with at most four decimals: `0.8` is 8,000. */
const millionthsOf = (text: string): number => {
  if (!/^\d{1,3}(\.\d{1,4})?$/.test(text))
    throw new WrongCommand(`"${text}" is not a per cent, such as 0.8, with up to four decimals.`);
  return Math.round(Number(text) * 10_000);
};
const percent = (millionths: number): string => `${millionths / 10_000} %`;

const rebateRate = (input: CommandInput): Command => {
  const account = word(input, 1, 'the account');
  const rate = millionthsOf(word(input, 2, 'the rate in per cent'));
  noMoreThan(input, 3);
  return {
    endpoint: downlinesOperator.setRebateRate,
    request: { merchant: input.merchant, account, rate, reason: neededReason(input) },
    report: (set: { account: string; rate: number }) => `The rebate rate of ${set.account} is ${percent(set.rate)}.`,
  };
};

const rebateBounds = (input: CommandInput): Command => {
  const max = millionthsOf(word(input, 1, 'the greatest rate in per cent'));
  const difference = millionthsOf(word(input, 2, 'the least difference in per cent'));
  noMoreThan(input, 3);
  return {
    endpoint: downlinesOperator.setRebateBounds,
    request: { merchant: input.merchant, max, difference, reason: neededReason(input) },
    report: (set: { max: number; difference: number }) =>
      `Agents without upline have at most ${percent(set.max)}, and each level at least ${percent(set.difference)} less than the one above.`,
  };
};

const boundOf = (details: unknown): { max?: number; min?: number; highest?: number } => details as object;

/** Rebate rates. */
export const rebateCommands: CommandSet = {
  help: `  rebate-rate <account> <per cent> --reason "why"    the rebate rate of a member or agent, within the bounds of its line
  rebate-bounds <most> <difference> --reason "why"  the greatest rate of agents without upline, and what each level keeps, in per cent`,
  commands: { 'rebate-rate': rebateRate, 'rebate-bounds': rebateBounds },
  refusals: {
    rebate_above_max: (details) => `The rate is above ${percent(boundOf(details).max ?? 0)}, which the upline allows.`,
    rebate_below_downline: (details) =>
      `The rate is below ${percent(boundOf(details).min ?? 0)}, which a member below needs.`,
    rebate_bounds_wrong: (details) =>
      `An agent without upline has ${percent(boundOf(details).highest ?? 0)}; the greatest rate cannot be below it, nor below the difference.`,
  },
};
