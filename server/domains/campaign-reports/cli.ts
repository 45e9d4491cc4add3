import {
  campaignsOperator as contract,
  type CampaignEffect,
  type CampaignPreview,
} from '../../../contract/campaigns-operator.ts';
import { noMoreThan, word, type Command, type CommandInput, type CommandSet } from '../../operator/command-line.ts';

const previewLine = ({ code, refusal, amount, because }: CampaignPreview): string => {
  const gets =
    refusal === null ? `would get ${amount ?? 'what it is given for says'}` : `would get nothing: ${refusal}`;
  return `${code}  ${gets}, because ${because.map(({ condition, met }) => `${condition} ${met ? 'yes' : 'no'}`).join(', ')}`;
};

const preview = (input: CommandInput): Command => {
  const account = word(input, 1, 'the account');
  noMoreThan(input, 2);
  return {
    endpoint: contract.preview,
    request: { merchant: input.merchant, account },
    report: ({ list }: { list: CampaignPreview[] }) =>
      list.map(previewLine).join('\n') || 'No campaign runs or is drafted.',
  };
};

const effectText = ({ code, awards, cost, converted, offered, control, difference }: CampaignEffect): string =>
  [
    `${code}: ${awards} awards cost ${cost}, ${converted} of it went to wallets.`,
    `Offered to ${offered.members} members: won ${offered.won} of each, ${offered.kept} after the cost.`,
    `Control group of ${control.members} members: won ${control.won} of each.`,
    difference
      ? `Difference for each member: ${difference.amount}, between ${difference.from} and ${difference.to} (95 %).`
      : 'There is no difference to state: each side needs two members.',
  ].join('\n');

const effect = (input: CommandInput): Command => {
  const code = word(input, 1, 'the code of the campaign');
  noMoreThan(input, 2);
  return { endpoint: contract.effect, request: { merchant: input.merchant, code }, report: effectText };
};

/** What campaigns would give a member, and what they have brought. Amounts are in minor units. */
export const campaignReportCommands: CommandSet = {
  help: `  preview <account>                                 what each campaign would give a member now, and because of what
  effect <code>                                     what a campaign cost, and the difference to its control group`,
  commands: { preview, effect },
};
