/** The commands of every domain: one table, one help text. */
import { accountCommands } from '../domains/auth/cli.ts';
import { registrationCommands } from '../domains/auth/registration/cli.ts';
import { downlineCommands } from '../domains/downlines/cli.ts';
import { gameCommands } from '../domains/games/cli.ts';
import { inboxCommands } from '../domains/inbox/cli.ts';
import { jackpotCommands } from '../domains/jackpots/cli.ts';
import { limitCommands } from '../domains/limits/cli.ts';
import { memberCommands } from '../domains/members/cli.ts';
import { merchantCommands } from '../domains/merchants/cli.ts';
import { noticeCommands } from '../domains/notices/cli.ts';
import { contractCommands } from '../domains/pay-contracts/cli.ts';
import { withdrawalCommands } from '../domains/withdrawals/cli.ts';
import { rebateCommands } from '../domains/rebates/cli.ts';
import { salaryCommands } from '../domains/salary/cli.ts';
import { siteCommands } from '../domains/site/cli.ts';
import { supportCommands } from '../domains/support/cli.ts';
import { transferCommands } from '../domains/transfers/cli.ts';
import { vendorCommands } from '../domains/vendor-api/cli.ts';
import { depositCommands } from '../domains/deposits/cli.ts';
import { walletCommands } from '../domains/wallet/cli.ts';
import { operatorCommands } from '../operator/audit-commands.ts';
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
  siteCommands,
  noticeCommands,
  inboxCommands,
  supportCommands,
  memberCommands,
  walletCommands,
  depositCommands,
  withdrawalCommands,
  gameCommands,
  transferCommands,
  jackpotCommands,
  vendorCommands,
  accountCommands,
  registrationCommands,
  contractCommands,
  downlineCommands,
  rebateCommands,
  salaryCommands,
  limitCommands,
  operatorCommands,
  ...(demoCommands ? [demoCommands] : []),
];

export const HELP = `Admin commands. The server must be running; DATA_DIR, PORT and OPERATOR_KEY are read as it reads them.

${COMMAND_SETS.map(({ help }) => help).join('\n')}

Everywhere: --reason "why" (kept in the audit), --merchant <code>, --https where the server runs with it.`;

/** Names of the options with a text, and of those without. */
export const OPTIONS: readonly string[] = [
  ...new Set(['reason', 'merchant', ...TEXT_OPTIONS, ...COMMAND_SETS.flatMap(({ options = [] }) => options)]),
];
export const SWITCHES: readonly string[] = ['https', ...COMMAND_SETS.flatMap(({ switches = [] }) => switches)];

/** The command line's sentences for failures. Other failures show their key. */
export const REFUSALS: NonNullable<CommandSet['refusals']> = {
  not_allowed: 'The server refuses this key, or this cannot be done in the state it is in.',
  unknown_merchant: 'There is no such merchant; name it with --merchant.',
  not_found: 'There is nothing of that name or number.',
  invalid_request: 'The server does not take this as it is written.',
  ...Object.fromEntries(COMMAND_SETS.flatMap(({ refusals = {} }) => Object.entries(refusals))),
};

const COMMANDS: CommandSet['commands'] = Object.fromEntries(
  COMMAND_SETS.flatMap(({ commands }) => Object.entries(commands)),
);

/** Returns the call for a command line. Throws WrongCommand on errors. */
export const commandOf = (input: CommandInput): Command => {
  const name = word(input, 0, 'a command');
  if (!Object.hasOwn(COMMANDS, name))
    throw new WrongCommand(`There is no command "${name}". See npm run operator -- help.`);
  return COMMANDS[name]!(input);
};
