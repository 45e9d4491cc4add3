import { parseArgs } from 'node:util';
import { loadConfig } from '../config.ts';
import { operatorKey } from '../operator-key.ts';
import { StartupError } from '../startup-error.ts';
import { send, Unreachable } from './client.ts';
import { TEXT_OPTIONS, WrongCommand } from './command-line.ts';
import { commandOf, HELP } from './commands.ts';

/** The command line's sentences for failures. Other failures show their key. */
const REFUSALS: Record<string, string> = {
  not_allowed: 'The server refuses this key, or this cannot be done in the state it is in.',
  unknown_merchant: 'There is no such merchant; name it with --merchant.',
  unknown_flag: 'There is no such flag.',
  not_found: 'There is nothing of that name or number.',
  nothing_owed: 'That member owes nothing.',
  deposit_already_final: 'That deposit is decided already.',
  downline_not_an_agent: 'That account is no agent.',
  wrong_side: 'There is an upline above that agent: its contract is between the two of them.',
  tiers_out_of_order: 'Each tier must ask for more than the one before, and pay more.',
  below_downline: 'An agent below has a contract that would be better than this.',
  pattern_reserved: 'That pattern is reserved, or cannot be used for this field; see docs/patterns.md.',
  field_bounds_wrong: 'These bounds are not possible for this field.',
  field_always_asked: 'This field is always asked for, in this form.',
  invalid_request: 'The server does not take this as it is written.',
};

const readArguments = (argv: readonly string[]) => {
  const text = { type: 'string' } as const;
  return parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      from: text,
      until: text,
      kind: text,
      reason: text,
      merchant: text,
      body: text,
      label: text,
      type: text,
      terms: text,
      required: text,
      pattern: text,
      min: text,
      max: text,
      domain: text,
      member: text,
      stake: text,
      win: { type: 'boolean' },
      https: { type: 'boolean' },
      ...(Object.fromEntries(TEXT_OPTIONS.map((name) => [name, text])) as Record<never, typeof text>),
    },
  });
};

/** Runs a command line against the server that the environment names. Returns the sentence to print. */
export const runCommand = async (argv: readonly string[], env: NodeJS.ProcessEnv): Promise<string> => {
  const { positionals: words, values } = readArguments(argv);
  if (words.length === 0 || words[0] === 'help') return HELP;
  const { https, win, ...texts } = values;
  const options = { ...texts, ...(win && { win: 'yes' }) };
  const config = loadConfig(env, https ? ['--https'] : []);
  const command = commandOf({ words, options, merchant: options.merchant ?? config.merchant });
  const key = await operatorKey(config).catch((error: NodeJS.ErrnoException) => {
    throw new Unreachable(
      `The operator's key cannot be read in ${config.dataDir} (${error.code}); name the server's DATA_DIR.`,
    );
  });
  const answer = await send(config, key, command);
  if (answer.success) return command.told(answer.value as never);
  const details = answer.value === undefined ? '' : ` ${JSON.stringify(answer.value)}`;
  throw new WrongCommand(`${REFUSALS[answer.message] ?? 'Refused.'} (${answer.message}${details})`);
};

/** Whether an error's message is a sentence for the terminal. */
export const isTold = (error: unknown): error is Error =>
  error instanceof WrongCommand ||
  error instanceof Unreachable ||
  error instanceof StartupError ||
  String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS');
