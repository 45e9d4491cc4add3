import type { Money } from '../../../contract/primitives.ts';
import { operator } from '../../../contract/operator.ts';
import {
  neededReason,
  noMoreThan,
  oneOf,
  sumOf,
  word,
  WrongCommand,
  type Command,
  type CommandSet,
  type CommandInput,
} from '../../operator/command-line.ts';

const jackpot = (input: CommandInput): Command => {
  oneOf(word(input, 1, 'fund'), ['fund']);
  const pool = word(input, 2, 'the pool');
  const amount = word(input, 3, 'the amount in minor units');
  noMoreThan(input, 4);
  if (!/^[1-9]\d{0,9}$/.test(amount)) throw new WrongCommand(`"${amount}" is not a number of minor units.`);
  return {
    endpoint: operator.fundJackpot,
    request: { merchant: input.merchant, pool, amount: Number(amount), reason: neededReason(input) },
    report: ({ money }: { money: Money }) => `${sumOf(money)} of the house is in the reserve of ${pool}.`,
  };
};

/** The reserves of pools. */
export const jackpotCommands: CommandSet = {
  help: `  jackpot fund <pool> <amount> --reason "why"        adds the house's money, in minor units, to a pool's reserve`,
  commands: { jackpot },
};
