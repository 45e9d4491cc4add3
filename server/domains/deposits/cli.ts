import type { Money } from '../../../contract/primitives.ts';
import { operator } from '../../../contract/operator.ts';
import { paymentMethodsOperator } from '../../../contract/payment-methods-operator.ts';
import {
  idOf,
  neededOption,
  neededReason,
  noMoreThan,
  oneOf,
  sumOf,
  textFile,
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

const providerAccount = (input: CommandInput): Command => {
  const provider = word(input, 1, 'the code of the provider');
  noMoreThan(input, 2);
  return {
    endpoint: paymentMethodsOperator.setProviderAccount,
    request: {
      merchant: input.merchant,
      provider,
      account: neededOption(input, 'account'),
      // A secret in the command line would stand in the shell's history.
      secret: textFile(neededOption(input, 'secret-file')).trim(),
      baseUrl: neededOption(input, 'url'),
      reason: neededReason(input),
    },
    report: () => `${input.merchant} has an account at ${provider}.`,
  };
};

/** Deposits that wait, and the methods to deposit by. */
export const depositCommands: CommandSet = {
  help: `  deposits                                          those that wait for a decision
  deposit approve|refuse <id> --reason "why"
  deposit-methods                                   their bounds and fees
  new-deposit-method <code> <file.json> --reason "why"
                                                    makes one over a connected provider: provider, names, instructions,
                                                    settings (enabled, minimum, maximum, reviewFrom, fee, presets)
  provider-account <provider> --account <name> --url https://… --secret-file <file> --reason "why"
                                                    the merchant's account at a provider for deposits
  deposit-method <code> <setting> <value>… --reason "why"
                                                    enabled on|off; minimum, maximum, review-from, fee and presets
                                                    (2000,5000) in minor units, or none`,
  commands: { deposits, deposit, 'provider-account': providerAccount, ...methods },
  options: ['account', 'secret-file'],
  refusals: {
    method_settings_wrong: 'These bounds and fees contradict one another; nothing is changed.',
    provider_unknown: 'No payment provider of this code is connected.',
    deposit_already_final: 'That deposit is decided already.',
  },
  checkBy: { deposit: 'deposits' },
};
