import { campaignsOperator as contract, type CampaignStatus } from '../../../contract/campaigns-operator.ts';
import {
  jsonFile,
  neededReason,
  noMoreThan,
  oneOf,
  wholeNumber,
  word,
  type Command,
  type CommandInput,
  type CommandSet,
} from '../../operator/command-line.ts';
import { faultsText } from '../../operator/file-faults.ts';

const STATE = { run: 'running', pause: 'paused', end: 'ended' } as const;
const WAYS = ['put', 'run', 'pause', 'end'] as const;

const lineOf = ({ code, title, product, state, awarded, awards, budget, converted, termsVersion }: CampaignStatus) =>
  `${code}  ${title}  ${product}  ${state}  terms ${termsVersion}  ${awards} awards of ${awarded}` +
  `${budget === null ? '' : ` of ${budget}`}, ${converted} paid out`;

const campaign = (input: CommandInput): Command => {
  const { merchant } = input;
  const way = oneOf(word(input, 1, WAYS.join(', ')), WAYS);
  const named = word(input, 2, way === 'put' ? 'the file' : 'the code');
  noMoreThan(input, 3);
  const reason = neededReason(input);
  return way === 'put'
    ? { endpoint: contract.put, request: { merchant, campaign: jsonFile(named), reason }, report: lineOf }
    : { endpoint: contract.setState, request: { merchant, code: named, state: STATE[way], reason }, report: lineOf };
};

const campaigns = (input: CommandInput): Command => {
  noMoreThan(input, 1);
  return {
    endpoint: contract.list,
    request: { merchant: input.merchant },
    report: ({ list }: { list: CampaignStatus[] }) =>
      list.map(lineOf).join('\n') || 'There is no campaign yet. Make one with: campaign put <file>.',
  };
};

interface Applying {
  id: number;
  account: string;
  campaign: string;
  amount: number;
  state: string;
}
const awardLine = ({ id, account, campaign: code, amount, state }: Applying) =>
  `${id}  ${account}  ${code}  ${amount}  ${state}`;

const awards = (input: CommandInput): Command => {
  noMoreThan(input, 1);
  return {
    endpoint: contract.applying,
    request: { merchant: input.merchant },
    report: ({ list, total }: { list: Applying[]; total: number }) =>
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

/** Campaigns and awards. Amounts are in minor units. */
export const awardCommands: CommandSet = {
  help: `  campaigns                                         campaigns with what they have given
  campaign put <file.json> --reason "why"           makes a campaign as a draft, or changes it (docs/campaigns.md)
  campaign run|pause|end <code> --reason "why"      awards that were given go on
  awards                                            awards that wait for approval, and what all of them would cost
  award approve|reject <id> --reason "why"`,
  commands: { campaign, campaigns, award, awards },
  refusals: {
    campaign_wrong: faultsText('campaign'),
    award_over: (details) => `This award does not wait: ${JSON.stringify(details)}.`,
  },
};
