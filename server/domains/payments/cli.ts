import type { ResponseOf } from '../../../contract/define.ts';
import { withdrawalOperator } from '../../../contract/withdrawals-operator.ts';
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

const NOT_PAYABLE = 'is not the id of a withdrawal; see them with: withdrawals.';
const idOf = (given: Given, wrong: string): string => {
  const id = word(given, 2, 'the id');
  noMoreThan(given, 3);
  if (!UUID.test(id)) throw new WrongCommand(`"${id}" ${wrong}`);
  return id;
};

type Queue = ResponseOf<typeof withdrawalOperator.queue>;
/** The queue with each check's reason, and the parts that members did not receive. */
const withdrawals = (given: Given): Command => {
  noMoreThan(given, 1);
  return {
    endpoint: withdrawalOperator.queue,
    request: { merchant: given.merchant },
    told: ({ list, notReceived }: Queue) =>
      [
        ...list.map(
          ({ id, money, account, holderName, method, checks }) =>
            `${id}  ${sumOf(money)}  ${account}  ${method}  ${holderName}  ${checks.join(', ')}`,
        ),
        ...notReceived.map(
          ({ partId, money, account, remark }) =>
            `${partId}  ${sumOf(money)}  ${account}  not received  ${remark ?? ''}`,
        ),
      ].join('\n') || 'No withdrawal waits.',
  };
};

const withdrawal = (given: Given): Command => {
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
const part = (given: Given): Command => {
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

/** Withdrawals that wait, and their parts. */
export const withdrawalCommands: CommandSet = {
  help: `  withdrawals                                       those that wait for a decision with the failed checks, and parts that
                                                    members did not receive
  withdrawal approve|refuse <id> --reason "why"
  part received <id> --reason "why"                 a part that the member did not receive counts as received`,
  commands: { withdrawals, withdrawal, part },
};
