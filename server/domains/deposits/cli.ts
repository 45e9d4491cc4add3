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

const methods = methodCommands({
  what: 'deposit',
  list: paymentMethodsOperator.depositMethods,
  set: paymentMethodsOperator.setDepositMethod,
  make: paymentMethodsOperator.newDepositMethod,
  settings: {
    enabled: ['enabled', 'switch'],
    minimum: ['minimum', 'amount'],
    maximum: ['maximum', 'amount'],
    'review-from': ['reviewFrom', 'amount', 'none'],
    fee: ['fee', 'amount'],
    presets: ['presets', 'amounts', 'none'],
  },
});

/** Deposits that wait, and the methods to deposit by. */
export const depositCommands: CommandSet = {
  help: `  deposits                                          those that wait for a decision
  deposit approve|refuse <id> --reason "why"
  deposit-methods                                   their bounds and fees
  new-deposit-method <code> <file.json> --reason "why"
                                                    makes one over a connected provider: provider, names, instructions,
                                                    settings (enabled, minimum, maximum, reviewFrom, fee, presets)
  deposit-method <code> <setting> <value>… --reason "why"
                                                    enabled on|off; minimum, maximum, review-from, fee and presets
                                                    (2000,5000) in minor units, or none`,
  commands: { deposits, deposit, ...methods },
  refusals: {
    method_settings_wrong: 'These bounds and fees contradict one another; nothing is changed.',
    provider_unknown: 'No payment provider of this code is connected.',
    deposit_already_final: 'That deposit is decided already.',
  },
};
