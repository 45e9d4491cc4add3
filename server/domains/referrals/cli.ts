import type { ReferralEvent } from '../../../contract/campaigns.ts';
import type { ResponseOf } from '../../../contract/define.ts';
import { referralsOperator as contract } from '../../../contract/referrals-operator.ts';
import { noMoreThan, word, type Command, type CommandInput, type CommandSet } from '../../operator/command-line.ts';

type Preview = ResponseOf<typeof contract.preview>;
type InvitedBy = NonNullable<Preview['invitedBy']>;

const timeOf = (atMs: number | null): string => (atMs === null ? 'no' : new Date(atMs).toISOString());

const progressLine = ({ account, joinedAtMs, depositedAtMs, stakedAtMs, earned }: Preview['invited'][number]): string =>
  `${account}  came ${timeOf(joinedAtMs)}  deposited ${timeOf(depositedAtMs)}  staked ${timeOf(stakedAtMs)}  inviter’s awards ${earned}`;

const whenText = (when: ReferralEvent): string => {
  switch (when.event) {
    case 'registered':
      return 'at registration';
    case 'deposited':
      return `at a deposit of ${when.min}`;
    case 'staked':
      return `at stakes of ${when.min} in ${when.days} days`;
  }
};

const outcomeLine = ({ campaign, to, amount, when, award, refusal, signals }: InvitedBy['outcomes'][number]): string =>
  `  ${campaign}  ${amount} to the ${to} ${whenText(when)}  ${award ?? (refusal === null ? 'is given now' : `not given: ${refusal}`)}` +
  signals.map(({ signal, account }) => `  ${signal} of ${account}`).join('');

const previewText = ({ account, code, invitedBy, invited, total }: Preview): string =>
  [
    `${account}  code ${code}`,
    ...(invitedBy
      ? [`Invited by ${invitedBy.inviter}: ${progressLine(invitedBy)}`, ...invitedBy.outcomes.map(outcomeLine)]
      : ['Invited by nobody.']),
    `Has invited ${total}.`,
    ...invited.map((each) => `  ${progressLine(each)}`),
  ].join('\n');

const referral = (input: CommandInput): Command => {
  const account = word(input, 1, 'the account');
  noMoreThan(input, 2);
  return { endpoint: contract.preview, request: { merchant: input.merchant, account }, report: previewText };
};

/** Referrals of a member. Their campaigns are made by `campaign put`. Amounts are in minor units. */
export const referralCommands: CommandSet = {
  help: `  referral <account>                                who invited it and whom it invited, and why an award is given or not (docs/referral.md)`,
  commands: { referral },
};
