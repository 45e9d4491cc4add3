import { parseArgs } from 'node:util';
import { loadConfig, type Config } from '../config/config.ts';
import { operatorKey } from '../config/operator-key.ts';
import { StartupError } from '../start/startup-error.ts';
import { send, Unreachable } from './client.ts';
import { WrongCommand, type Command } from '../operator/command-line.ts';
import type { Ask } from './ask.ts';
import { commandOf, HELP, OPTIONS, REFUSALS, SWITCHES } from './commands.ts';

const readArguments = (argv: readonly string[]) => {
  const named = (names: readonly string[], type: 'string' | 'boolean') =>
    names.map((name) => [name, { type }] as const);
  const { positionals, values } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: Object.fromEntries([...named(OPTIONS, 'string'), ...named(SWITCHES, 'boolean')]),
  });
  const options = Object.entries(values).map(([name, value]) => [name, value === true ? 'yes' : String(value)]);
  return { args: positionals, options: Object.fromEntries(options) as Record<string, string> };
};

/**
 * Runs a command line against the server that the environment names. Returns the sentence to print; the parts before the last
 * of a long answer are printed as they come. `ask` confirms what reaches everybody; without it such a command needs `--yes`.
 */
export const runCommand = async (
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (part: string) => void = () => {},
  ask?: Ask,
): Promise<string> => {
  const { args, options } = readArguments(argv);
  if (args.length === 0 || args[0] === 'help') return HELP;
  const config = loadConfig(env, options['https'] ? ['--https'] : []);
  const command = commandOf({ args, options, merchant: options['merchant'] ?? config.merchant });
  if (!options['yes']) await confirm(command, ask);
  const key = env['STAFF_KEY']?.trim() || (await rootKey(config));
  let answer = await send(config, key, command);
  for (;;) {
    const request = answer.success ? command.next?.(answer.value as never) : null;
    if (!request) break;
    print(command.report(answer.value as never));
    answer = await send(config, key, { ...command, request });
  }
  if (answer.success) return command.report(answer.value as never);
  const refusal = REFUSALS[answer.message] ?? 'Refused.';
  if (typeof refusal === 'function') throw new WrongCommand(`${refusal(answer.value)} (${answer.message})`);
  const details = answer.value === null ? '' : ` ${JSON.stringify(answer.value)}`;
  throw new WrongCommand(`${refusal} (${answer.message}${details})`);
};

/** Throws unless a person confirms a command that reaches everybody. */
const confirm = async ({ everybody }: Command, ask: Ask | undefined): Promise<void> => {
  if (everybody === undefined) return;
  if (!ask)
    throw new WrongCommand(`${everybody} Nothing was done: nobody is here to confirm it. Repeat it with --yes.`);
  if (!(await ask(everybody))) throw new WrongCommand('Nothing was done.');
};

const rootKey = (config: Config): Promise<string> =>
  operatorKey(config).catch((error: NodeJS.ErrnoException) => {
    throw new Unreachable(
      `The root key cannot be read in ${config.dataDir} (${error.code}); set STAFF_KEY, or the server's OPERATOR_KEY or DATA_DIR.`,
    );
  });

/** Whether an error's message is a sentence for the terminal. */
export const isUserError = (error: unknown): error is Error =>
  error instanceof WrongCommand ||
  error instanceof Unreachable ||
  error instanceof StartupError ||
  String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS');
