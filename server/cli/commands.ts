/** The commands of every domain: one table, one help text. */
import { accountCommands } from '../domains/auth/cli.ts';
import { registrationCommands } from '../domains/auth/registration/cli.ts';
import { drawCommands } from '../domains/draws/cli.ts';
import { downlineCommands } from '../domains/downlines/cli.ts';
import { gameCommands } from '../domains/games/cli.ts';
import { inboxCommands } from '../domains/inbox/cli.ts';
import { jackpotCommands } from '../domains/jackpots/cli.ts';
import { limitCommands } from '../domains/limits/cli.ts';
import { memberCommands } from '../domains/members/cli.ts';
import { awardCommands } from '../domains/awards/cli.ts';
import { campaignCommands } from '../domains/campaigns/cli.ts';
import { campaignReportCommands } from '../domains/campaign-reports/cli.ts';
import { levelCommands } from '../domains/levels/cli.ts';
import { missionCommands } from '../domains/missions/cli.ts';
import { pointCommands } from '../domains/points/cli.ts';
import { merchantCommands } from '../domains/merchants/cli.ts';
import { noticeCommands } from '../domains/notices/cli.ts';
import { contractCommands } from '../domains/pay-contracts/cli.ts';
import { withdrawalCommands } from '../domains/withdrawals/cli.ts';
import { proposalCommands } from '../domains/proposals/cli.ts';
import { chatCommands } from '../domains/chat/cli.ts';
import { rainCommands } from '../domains/rain/cli.ts';
import { rebateCommands } from '../domains/rebates/cli.ts';
import { rebateRuleCommands } from '../domains/rebates/rules-cli.ts';
import { referralCommands } from '../domains/referrals/cli.ts';
import { reportCommands } from '../domains/reports/cli.ts';
import { salaryCommands } from '../domains/salary/cli.ts';
import { contentCommands } from '../domains/site/content/cli.ts';
import { siteCommands } from '../domains/site/cli.ts';
import { supportCommands } from '../domains/support/cli.ts';
import { ticketCommands } from '../domains/tickets/cli.ts';
import { transferCommands } from '../domains/transfers/cli.ts';
import { vendorCommands } from '../domains/vendor-api/cli.ts';
import { depositCommands } from '../domains/deposits/cli.ts';
import { walletCommands } from '../domains/wallet/cli.ts';
import { operatorCommands } from '../operator/audit-commands.ts';
import { staffCommands } from '../operator/staff/commands.ts';
import { loadDemoCommands } from '../start/demo.ts';
import {
  TEXT_OPTIONS,
  word,
  WrongCommand,
  type Command,
  type CommandSet,
  type CommandInput,
} from '../operator/command-line.ts';

const demoCommands = await loadDemoCommands();

/** What each domain brings, and the demo where it is installed. No two bring a command of the same name. */
export const COMMAND_SETS: readonly CommandSet[] = [
  merchantCommands,
  campaignCommands,
  awardCommands,
  campaignReportCommands,
  pointCommands,
  levelCommands,
  drawCommands,
  missionCommands,
  siteCommands,
  contentCommands,
  noticeCommands,
  inboxCommands,
  supportCommands,
  ticketCommands,
  memberCommands,
  walletCommands,
  depositCommands,
  withdrawalCommands,
  proposalCommands,
  gameCommands,
  transferCommands,
  jackpotCommands,
  vendorCommands,
  accountCommands,
  registrationCommands,
  contractCommands,
  downlineCommands,
  rebateCommands,
  rebateRuleCommands,
  referralCommands,
  chatCommands,
  rainCommands,
  salaryCommands,
  limitCommands,
  reportCommands,
  operatorCommands,
  staffCommands,
  ...(demoCommands ? [demoCommands] : []),
];

export const HELP = `Admin commands. The server must be running; PORT is read as it reads it, and STAFF_KEY is your own key.
Without STAFF_KEY the root key of the node is sent, from OPERATOR_KEY or DATA_DIR. It makes staff; all else it does only as long
as there is no staff.

${COMMAND_SETS.map(({ help }) => help).join('\n')}

Everywhere: --reason "why" (kept in the audit), --merchant <code>, --https where the server runs with it.
What reaches everybody is confirmed at the terminal, or by --yes; without a terminal it needs --yes.`;

/** Names of the options with a text, and of those without. */
export const OPTIONS: readonly string[] = [
  ...new Set(['reason', 'merchant', ...TEXT_OPTIONS, ...COMMAND_SETS.flatMap(({ options = [] }) => options)]),
];
export const SWITCHES: readonly string[] = ['https', 'yes', ...COMMAND_SETS.flatMap(({ switches = [] }) => switches)];

/** The command line's sentences for failures. Other failures show their key. */
export const REFUSALS: NonNullable<CommandSet['refusals']> = {
  not_allowed:
    'The server does not know this key (STAFF_KEY or OPERATOR_KEY), or this cannot be done in the state it is in.',
  unknown_merchant: 'There is no such merchant; name it with --merchant.',
  not_found: 'There is nothing of that name or number.',
  invalid_request: 'The server does not take this as it is written.',
  ...Object.fromEntries(COMMAND_SETS.flatMap(({ refusals = {} }) => Object.entries(refusals))),
};

const COMMANDS: CommandSet['commands'] = Object.fromEntries(
  COMMAND_SETS.flatMap(({ commands }) => Object.entries(commands)),
);

const CHECK_BY: Readonly<Record<string, string>> = Object.fromEntries(
  COMMAND_SETS.flatMap(({ checkBy = {} }) => Object.entries(checkBy)),
);

/** Returns the call for a command line. Throws WrongCommand on errors. */
export const commandOf = (input: CommandInput): Command => {
  const name = word(input, 0, 'a command');
  if (!Object.hasOwn(COMMANDS, name))
    throw new WrongCommand(`There is no command "${name}". See npm run operator -- help.`);
  const command = COMMANDS[name]!(input);
  const checkBy = CHECK_BY[name];
  return checkBy === undefined ? command : { checkBy, ...command };
};
