import type { ResponseOf } from '../../../contract/define.ts';
import { paymentMethodsOperator } from '../../../contract/payment-methods-operator.ts';
import { withdrawalOperator } from '../../../contract/withdrawals-operator.ts';
import {
  idOf,
  neededReason,
  noMoreThan,
  oneOf,
  sumOf,
  waitsFor,
  word,
  type Command,
  type CommandSet,
  type CommandInput,
} from '../../operator/command-line.ts';
import { methodCommands } from '../../operator/method-commands.ts';
import type { Check } from './checks.ts';

/** Why an order waits, in words. */
const CHECK_WORDS: Readonly<Record<string, string>> = {
  holder_name: 'the account is in another name',
  velocity: 'many withdrawals within a day',
  excluded: 'the member is excluded',
  first_payout: 'the first payout',
  large_amount: 'a large amount',
  account_held: 'the account or the payment password is new',
} satisfies Record<Check, string>;

type Queue = ResponseOf<typeof withdrawalOperator.queue>;
/** The queue with each check's reason, and the parts that members did not receive. */
const withdrawals = (input: CommandInput): Command => {
  noMoreThan(input, 1);
  return {
    endpoint: withdrawalOperator.queue,
    request: { merchant: input.merchant },
    report: ({ list, notReceived }: Queue) =>
      [
        ...list.map(
          ({ id, money, account, holderName, method, checks }) =>
            `${id}  ${sumOf(money)}  ${account}  ${method}  ${holderName}  ${checks.map((check) => CHECK_WORDS[check] ?? check).join(', ')}`,
        ),
        ...notReceived.map(
          ({ partId, money, account, remark }) =>
            `${partId}  ${sumOf(money)}  ${account}  not received  ${remark ?? ''}`,
        ),
      ].join('\n') || 'No withdrawal waits.',
  };
};

type Unconfirmed = ResponseOf<typeof withdrawalOperator.unconfirmedAccounts>;
/** Accounts that their members are asked to confirm, with the withdrawals that wait for it. */
const unconfirmedAccounts = (input: CommandInput): Command => {
  noMoreThan(input, 1);
  return {
    endpoint: withdrawalOperator.unconfirmedAccounts,
    request: { merchant: input.merchant },
    report: ({ list }: Unconfirmed) =>
      list
        .map(
          ({ account, institution, number, isRemoved, waiting }) =>
            `${account}  ${institution} ${number}${isRemoved ? '  removed' : ''}${waiting.length > 0 ? `  waiting: ${waiting.join(' ')}` : ''}`,
        )
        .join('\n') || 'No payout account waits for its member.',
  };
};

const withdrawal = (input: CommandInput): Command => {
  const decision = oneOf(word(input, 1, 'approve, refuse or fail'), ['approve', 'refuse', 'fail']);
  return {
    endpoint: withdrawalOperator.decide,
    request: {
      merchant: input.merchant,
      withdrawalId: idOf(input, 'withdrawal', 'withdrawals'),
      decision,
      reason: neededReason(input),
    },
    report: ({ state, proposal }: { state: string; proposal?: string }) =>
      proposal === undefined ? `The withdrawal is ${state}.` : waitsFor(proposal),
  };
};

/** Decides that a part which the member did not receive was paid. */
const part = (input: CommandInput): Command => {
  oneOf(word(input, 1, 'received'), ['received']);
  return {
    endpoint: withdrawalOperator.resolvePart,
    request: {
      merchant: input.merchant,
      partId: idOf(input, 'part', 'withdrawals'),
      reason: neededReason(input),
    },
    report: () => 'The part counts as received.',
  };
};

const methods = methodCommands({
  what: 'withdrawal',
  list: paymentMethodsOperator.withdrawalMethods,
  set: paymentMethodsOperator.setWithdrawalMethod,
  make: paymentMethodsOperator.newWithdrawalMethod,
  settings: {
    enabled: ['enabled', 'switch'],
    minimum: ['minimum', 'amount'],
    maximum: ['maximum', 'amount'],
    'review-from': ['reviewFrom', 'amount', 'none'],
    'daily-count': ['dailyCount', 'count', 'none'],
    'daily-sum': ['dailySum', 'amount', 'none'],
    'fee-fixed': ['feeFixed', 'amount'],
    'fee-share': ['feeShareMicro', 'percent'],
    'free-a-day': ['freeADay', 'count'],
  },
});

/** Withdrawals that wait, and their parts. */
export const withdrawalCommands: CommandSet = {
  help: `  withdrawals                                       those that wait for a decision with the failed checks, and parts that
                                                    members did not receive
  withdrawal approve|refuse <id> --reason "why"
  withdrawal fail <id> --reason "why"               an order of which its provider pays nothing, as it has confirmed: the
                                                    amount returns to the wallet
  part received <id> --reason "why"                 a part that the member did not receive counts as received
  unconfirmed-accounts                              e-wallets stored without hyphens that their members have not
                                                    confirmed, with the withdrawals that wait for that
  withdrawal-methods                                their bounds and fees
  new-withdrawal-method <code> <file.json> --reason "why"
                                                    makes one over a connected provider: kind (bank, ewallet, crypto),
                                                    provider, names, settings (enabled, minimum, maximum, reviewFrom,
                                                    dailyCount, dailySum, feeFixed, feeShareMicro, freeADay)
  withdrawal-method <code> <setting> <value>… --reason "why"
                                                    enabled on|off; minimum, maximum, review-from, daily-sum and
                                                    fee-fixed in minor units; fee-share in percent; daily-count and
                                                    free-a-day; review-from, daily-sum and daily-count may be none`,
  commands: { withdrawals, withdrawal, part, 'unconfirmed-accounts': unconfirmedAccounts, ...methods },
  checkBy: { withdrawal: 'withdrawals, and proposals', part: 'withdrawals' },
};
