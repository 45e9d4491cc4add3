import type { Money } from '../../../contract/primitives.ts';
import { correctionsOperator } from '../../../contract/corrections-operator.ts';
import { operator } from '../../../contract/operator.ts';
import {
  neededOption,
  neededReason,
  noMoreThan,
  oneOf,
  sumOf,
  waitsFor,
  wholeNumber,
  word,
  WrongCommand,
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
    report: ({ money, proposal }: { money: Money; proposal: string | null }) =>
      proposal === null ? `${sumOf(money)} of ${account} is written off; play is open again.` : waitsFor(proposal),
  };
};

/** Corrects a wallet. A sign would read as an option, so the direction is a word. */
const adjust = (input: CommandInput): Command => {
  const account = word(input, 1, 'the account of the member');
  const direction = oneOf(word(input, 2, 'credit or debit'), ['credit', 'debit']);
  const amount = wholeNumber('The amount', word(input, 3, 'the amount in minor units'));
  noMoreThan(input, 4);
  if (amount <= 0) throw new WrongCommand('The amount must be above zero; credit or debit says the direction.');
  return {
    endpoint: correctionsOperator.correct,
    request: {
      ...{ merchant: input.merchant, account, amount: direction === 'credit' ? amount : -amount },
      reference: neededOption(input, 'reference'),
      reason: neededReason(input),
    },
    report: ({ money, balance, proposal }: Corrected) =>
      proposal === null ? `${account}: ${sumOf(money)}, wallet now ${sumOf(balance!)}.` : waitsFor(proposal),
  };
};
type Corrected = { money: Money; balance: Money | null; proposal: string | null };

/** What members owe, and corrections of their wallets. */
export const walletCommands: CommandSet = {
  help: `  shortfalls                                        members who owe what a rollback took back; their play is blocked
  write-off <account> --reason "why"                the house bears what this member owes; play is open again
  adjust <account> credit|debit <amount> --reference <reference> --reason "why"
                                                    corrects the wallet against the house, in minor units; the same
                                                    reference corrects once. Above the merchant's bound it waits for a
                                                    second member of staff, as write-off does`,
  commands: { shortfalls, 'write-off': writeOff, adjust },
  options: ['reference'],
  refusals: {
    nothing_owed: 'That member owes nothing.',
    balance_too_low: (details) =>
      `The wallet holds ${(details as { balance: number }).balance} minor units: it never falls below zero. Nothing was done.`,
  },
  checkBy: {
    'write-off': 'shortfalls, and proposals',
    adjust: 'the same command once more: its reference corrects once',
  },
};
