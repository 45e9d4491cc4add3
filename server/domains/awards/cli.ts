import { campaignsOperator as contract, type ApplyingAward } from '../../../contract/campaigns-operator.ts';
import {
  neededReason,
  noMoreThan,
  oneOf,
  wholeNumber,
  word,
  type Command,
  type CommandInput,
  type CommandSet,
} from '../../operator/command-line.ts';

const awardLine = ({ id, account, campaign: code, amount, state, signals }: ApplyingAward) =>
  `${id}  ${account}  ${code}  ${amount}  ${state}` +
  signals.map(({ signal, account: other }) => `  ${signal} of ${other}`).join('');

const awards = (input: CommandInput): Command => {
  noMoreThan(input, 1);
  return {
    endpoint: contract.applying,
    request: { merchant: input.merchant },
    report: ({ list, total }: { list: ApplyingAward[]; total: number }) =>
      list.length === 0 ? 'No award waits.' : `${list.map(awardLine).join('\n')}\nAll of them: ${total}.`,
  };
};

const award = (input: CommandInput): Command => {
  const { merchant } = input;
  const way = oneOf(word(input, 1, 'approve or reject'), ['approve', 'reject']);
  const awardId = wholeNumber('the award', word(input, 2, 'the number of the award'));
  noMoreThan(input, 3);
  const request = { merchant, awardId, approve: way === 'approve', reason: neededReason(input) };
  return { endpoint: contract.decide, request, report: awardLine };
};

/** Awards. Amounts are in minor units. */
export const awardCommands: CommandSet = {
  help: `  awards                                            awards that wait for approval, because of what, and what all would cost
  award approve|reject <id> --reason "why"`,
  commands: { award, awards },
  refusals: {
    award_over: (details) => `This award does not wait: ${JSON.stringify(details)}.`,
  },
};
