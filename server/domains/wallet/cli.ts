import type { Money } from '../../../contract/primitives.ts';
import { operator } from '../../../contract/operator.ts';
import {
  neededReason,
  noMoreThan,
  oneOf,
  sumOf,
  UUID,
  word,
  WrongCommand,
  type Command,
  type CommandSet,
  type Given,
} from '../../operator/command-line.ts';

interface Waiting {
  list: {
    id: string;
    account: string;
    method: string;
    money: Money;
  }[];
}

const deposits = (given: Given): Command => {
  noMoreThan(given, 1);
  return {
    endpoint: operator.waitingDeposits,
    request: { merchant: given.merchant },
    told: ({ list }: Waiting) =>
      list.length === 0
        ? 'No deposit waits.'
        : list.map(({ id, account, method, money }) => `${id}  ${sumOf(money)}  ${account}  ${method}`).join('\n'),
  };
};

const deposit = (given: Given): Command => {
  const decision = oneOf(word(given, 1, 'approve or refuse'), ['approve', 'refuse']);
  const depositId = word(given, 2, 'the id of the deposit');
  noMoreThan(given, 3);
  if (!UUID.test(depositId))
    throw new WrongCommand(`"${depositId}" is not the id of a deposit; see them with: deposits.`);
  return {
    endpoint: operator.decideDeposit,
    request: { merchant: given.merchant, depositId, decision, reason: neededReason(given) },
    told: ({ state }: { state: string }) => `The deposit is ${state}.`,
  };
};

const shortfalls = (given: Given): Command => {
  noMoreThan(given, 1);
  return {
    endpoint: operator.shortfalls,
    request: { merchant: given.merchant },
    told: ({ list }: { list: { account: string; money: Money }[] }) =>
      list.length === 0
        ? 'Nobody owes anything.'
        : list.map(({ account, money }) => `${account}  ${sumOf(money)}`).join('\n'),
  };
};

const writeOff = (given: Given): Command => {
  const account = word(given, 1, 'the account of the member');
  noMoreThan(given, 2);
  return {
    endpoint: operator.writeOff,
    request: { merchant: given.merchant, account, reason: neededReason(given) },
    told: ({ money }: { money: Money }) => `${sumOf(money)} of ${account} is written off; play is open again.`,
  };
};

/** Deposits that wait, and what members owe. */
export const walletCommands: CommandSet = {
  help: `  deposits                                          those that wait for a decision
  deposit approve|refuse <id> --reason "why"
  shortfalls                                        members who owe what a rollback took back; their play is blocked
  write-off <account> --reason "why"                the house bears what this member owes; play is open again`,
  commands: { deposits, deposit, shortfalls, 'write-off': writeOff },
  refusals: {
    nothing_owed: 'That member owes nothing.',
    deposit_already_final: 'That deposit is decided already.',
  },
};
