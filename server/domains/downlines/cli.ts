import { downlinesOperator } from '../../../contract/downlines-operator.ts';
import {
  neededReason,
  noMoreThan,
  oneOf,
  word,
  type Command,
  type CommandSet,
  type CommandInput,
} from '../../operator/command-line.ts';

const agent = (input: CommandInput): Command => {
  const way = oneOf(word(input, 1, 'new, freeze or unfreeze'), ['new', 'freeze', 'unfreeze']);
  const account = word(input, 2, 'the account of the agent');
  noMoreThan(input, 3);
  if (way === 'new')
    return {
      endpoint: downlinesOperator.newAgent,
      request: { merchant: input.merchant, username: account, reason: neededReason(input) },
      report: (made: { account: string; password: string }) =>
        `${made.account} is an agent without an upline. The password, given this once: ${made.password}`,
    };
  return {
    endpoint: downlinesOperator.freeze,
    request: { merchant: input.merchant, account, frozen: way === 'freeze', reason: neededReason(input) },
    report: (set: { account: string; frozen: boolean }) =>
      set.frozen
        ? `${set.account} creates no accounts and links, sends no money to members and proposes no contracts. Its team plays on.`
        : `${set.account} is not frozen.`,
  };
};

const upline = (input: CommandInput): Command => {
  const account = word(input, 1, 'the account of the member');
  const named = word(input, 2, 'the account of the new upline, or none');
  noMoreThan(input, 3);
  return {
    endpoint: downlinesOperator.setUpline,
    request: {
      merchant: input.merchant,
      account,
      upline: named === 'none' ? null : named,
      reason: neededReason(input),
    },
    report: (moved: { account: string; upline: string | null; fromMs: number; contractsEnded: number }) =>
      `${moved.account} is below ${moved.upline ?? 'nobody'}; for pay from ${new Date(moved.fromMs).toISOString()} on. Contracts that end then: ${moved.contractsEnded}.`,
  };
};

/** Agents and their teams. */
export const downlineCommands: CommandSet = {
  help: `  agent new <account> --reason "why"                an agent at the top, with a password that is given this once
  agent freeze|unfreeze <account> --reason "why"     a frozen agent creates and sends nothing; its team plays on
  upline <account> <new upline>|none --reason "why"  moves a member and its team; for pay from the next five minutes on, and
                                                    contracts with the old upline end then`,
  commands: { agent, upline },
  refusals: {
    username_taken: 'There is an account of this name.',
    field_invalid: 'This is no user name here.',
    upline_not_an_agent: 'The new upline is no agent.',
    upline_in_own_team: 'The new upline is in the team of that member.',
    upline_unchanged: 'That is the upline already.',
  },
};
