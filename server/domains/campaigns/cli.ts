import { campaignsOperator as contract, type CampaignStatus } from '../../../contract/campaigns-operator.ts';
import {
  jsonFile,
  neededReason,
  noMoreThan,
  oneOf,
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

/** Campaigns. Amounts are in minor units. */
export const campaignCommands: CommandSet = {
  help: `  campaigns                                         campaigns with what they have given
  campaign put <file.json> --reason "why"           makes a campaign as a draft, or changes it (docs/campaigns.md)
  campaign run|pause|end <code> --reason "why"      awards that were given go on`,
  commands: { campaign, campaigns },
  refusals: { campaign_wrong: faultsText('campaign') },
};
