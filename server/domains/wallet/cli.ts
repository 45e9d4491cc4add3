import type { Money } from '../../../contract/primitives.ts';
import { operator } from '../../../contract/operator.ts';
import {
  neededReason,
  noMoreThan,
  sumOf,
  word,
  type Command,
  type CommandSet,
  type CommandInput,
} from '../../operator/command-line.ts';

const shortfalls = (input: CommandInput): Command => {
  noMoreThan(input, 1);
  return {
    endpoint: operator.shortfalls,
    request: { merchant: input.merchant },
    report: ({ list }: { list: { account: string; money: Money }[] }) =>
      list.length === 0
        ? 'Nobody owes anything.'
        : list.map(({ account, money }) => `${account}  ${sumOf(money)}`).join('\n'),
  };
};

const writeOff = (input: CommandInput): Command => {
  const account = word(input, 1, 'the account of the member');
  noMoreThan(input, 2);
  return {
    endpoint: operator.writeOff,
    request: { merchant: input.merchant, account, reason: neededReason(input) },
    report: ({ money }: { money: Money }) => `${sumOf(money)} of ${account} is written off; play is open again.`,
  };
};

/** What members owe. */
export const walletCommands: CommandSet = {
  help: `  shortfalls                                        members who owe what a rollback took back; their play is blocked
  write-off <account> --reason "why"                the house bears what this member owes; play is open again`,
  commands: { shortfalls, 'write-off': writeOff },
  refusals: { nothing_owed: 'That member owes nothing.' },
};
