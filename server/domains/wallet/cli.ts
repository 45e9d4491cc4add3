import type { Money } from '../../../contract/primitives.ts';
import { operator } from '../../../contract/operator.ts';
import { paymentMethodsOperator } from '../../../contract/payment-methods-operator.ts';
import {
  idOf,
  neededReason,
  noMoreThan,
  oneOf,
  sumOf,
  word,
  type Command,
  type CommandSet,
  type CommandInput,
} from '../../operator/command-line.ts';
import { methodCommands } from '../../operator/method-commands.ts';

interface Waiting {
  list: {
    id: string;
    account: string;
    method: string;
    money: Money;
  }[];
}

const deposits = (input: CommandInput): Command => {
  noMoreThan(input, 1);
  return {
    endpoint: operator.waitingDeposits,
    request: { merchant: input.merchant },
    report: ({ list }: Waiting) =>
      list.length === 0
        ? 'No deposit waits.'
        : list.map(({ id, account, method, money }) => `${id}  ${sumOf(money)}  ${account}  ${method}`).join('\n'),
  };
};

const deposit = (input: CommandInput): Command => {
  const decision = oneOf(word(input, 1, 'approve or refuse'), ['approve', 'refuse']);
  const depositId = idOf(input, 'deposit', 'deposits');
  return {
    endpoint: operator.decideDeposit,
    request: { merchant: input.merchant, depositId, decision, reason: neededReason(input) },
    report: ({ state }: { state: string }) => `The deposit is ${state}.`,
  };
};

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

const methods = methodCommands({
  what: 'deposit',
  list: paymentMethodsOperator.depositMethods,
  set: paymentMethodsOperator.setDepositMethod,
  settings: {
    enabled: ['enabled', 'switch'],
    minimum: ['minimum', 'amount'],
    maximum: ['maximum', 'amount'],
    'review-from': ['reviewFrom', 'amount', 'none'],
    fee: ['fee', 'amount'],
    presets: ['presets', 'amounts', 'none'],
  },
});

/** Deposits that wait, and what members owe. */
export const walletCommands: CommandSet = {
  help: `  deposits                                          those that wait for a decision
  deposit approve|refuse <id> --reason "why"
  deposit-methods                                   their bounds and fees
  deposit-method <code> <setting> <value>… --reason "why"
                                                    enabled on|off; minimum, maximum, review-from, fee and presets
                                                    (2000,5000) in minor units, or none
  shortfalls                                        members who owe what a rollback took back; their play is blocked
  write-off <account> --reason "why"                the house bears what this member owes; play is open again`,
  commands: { deposits, deposit, ...methods, shortfalls, 'write-off': writeOff },
  refusals: {
    method_settings_wrong: 'These bounds and fees contradict one another; nothing is changed.',
    nothing_owed: 'That member owes nothing.',
    deposit_already_final: 'That deposit is decided already.',
  },
};
