import type { Money } from '../../contract/primitives.ts';
import { operator } from '../../contract/operator.ts';
import { withdrawalOperator } from '../../contract/withdrawals-operator.ts';
import type { ResponseOf } from '../../contract/define.ts';
import {
  neededReason,
  noMoreThan,
  oneOf,
  sumOf,
  word,
  WrongCommand,
  type Command,
  type Given,
} from './command-line.ts';

interface Waiting {
  list: {
    id: string;
    account: string;
    method: string;
    money: Money;
  }[];
}

export const deposits = ({ merchant }: Given): Command => ({
  endpoint: operator.waitingDeposits,
  request: { merchant },
  told: ({ list }: Waiting) =>
    list.length === 0
      ? 'No deposit waits.'
      : list.map(({ id, account, method, money }) => `${id}  ${sumOf(money)}  ${account}  ${method}`).join('\n'),
});

export const shortfalls = ({ merchant }: Given): Command => ({
  endpoint: operator.shortfalls,
  request: { merchant },
  told: ({ list }: { list: { account: string; money: Money }[] }) =>
    list.length === 0
      ? 'Nobody owes anything.'
      : list.map(({ account, money }) => `${account}  ${sumOf(money)}`).join('\n'),
});

export const writeOff = (given: Given): Command => {
  const account = word(given, 1, 'the account of the member');
  noMoreThan(given, 2);
  return {
    endpoint: operator.writeOff,
    request: { merchant: given.merchant, account, reason: neededReason(given) },
    told: ({ money }: { money: Money }) => `${sumOf(money)} of ${account} is written off; play is open again.`,
  };
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const deposit = (given: Given): Command => {
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

const NOT_PAYABLE = 'is not the id of a withdrawal; see them with: withdrawals.';
const idOf = (given: Given, wrong: string): string => {
  const id = word(given, 2, 'the id');
  noMoreThan(given, 3);
  if (!UUID.test(id)) throw new WrongCommand(`"${id}" ${wrong}`);
  return id;
};

type Queue = ResponseOf<typeof withdrawalOperator.queue>;
/** The queue with each check's reason, and the parts that members did not receive. */
export const withdrawals = ({ merchant }: Given): Command => ({
  endpoint: withdrawalOperator.queue,
  request: { merchant },
  told: ({ list, notReceived }: Queue) =>
    [
      ...list.map(
        ({ id, money, account, holderName, method, checks }) =>
          `${id}  ${sumOf(money)}  ${account}  ${method}  ${holderName}  ${checks.join(', ')}`,
      ),
      ...notReceived.map(
        ({ partId, money, account, remark }) => `${partId}  ${sumOf(money)}  ${account}  not received  ${remark ?? ''}`,
      ),
    ].join('\n') || 'No withdrawal waits.',
});

export const withdrawal = (given: Given): Command => {
  const decision = oneOf(word(given, 1, 'approve or refuse'), ['approve', 'refuse']);
  return {
    endpoint: withdrawalOperator.decide,
    request: {
      merchant: given.merchant,
      withdrawalId: idOf(given, NOT_PAYABLE),
      decision,
      reason: neededReason(given),
    },
    told: ({ state }: { state: string }) => `The withdrawal is ${state}.`,
  };
};

/** Decides that a part which the member did not receive was paid. */
export const part = (given: Given): Command => {
  oneOf(word(given, 1, 'received'), ['received']);
  return {
    endpoint: withdrawalOperator.resolvePart,
    request: {
      merchant: given.merchant,
      partId: idOf(given, 'is not the id of a part; see them with: withdrawals.'),
      reason: neededReason(given),
    },
    told: () => 'The part counts as received.',
  };
};

export const jackpot = (given: Given): Command => {
  oneOf(word(given, 1, 'fund'), ['fund']);
  const pool = word(given, 2, 'the pool');
  const amount = word(given, 3, 'the amount in minor units');
  noMoreThan(given, 4);
  if (!/^[1-9]\d{0,9}$/.test(amount)) throw new WrongCommand(`"${amount}" is not a number of minor units.`);
  return {
    endpoint: operator.fundJackpot,
    request: { merchant: given.merchant, pool, amount: Number(amount), reason: neededReason(given) },
    told: ({ money }: { money: Money }) => `${sumOf(money)} of the house is in the reserve of ${pool}.`,
  };
};
