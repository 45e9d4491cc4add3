import type { LoadedTitle } from '../titles/load.ts';
import { BOOK_COMMANDS } from './book/commands.ts';
import type { CommandHandlers, IdempotentHandler } from './command.ts';
import { cashOut } from './rounds/cash-out.ts';
import { TABLE_COMMANDS } from './tables/seats.ts';

/** The commands that each engine takes, by name. */
export type EngineCommands = Readonly<Record<'instant' | 'rounds', CommandHandlers>> & {
  readonly tables?: CommandHandlers;
};

/** A player's own rounds have moves, which the game sends to the Studio itself. */
export const ENGINE_COMMANDS: EngineCommands = { instant: {}, rounds: { cashOut }, tables: TABLE_COMMANDS };

/** The handler of a command that executes its id once by itself, if the title has one of this name. */
export const idempotentOf = ({ family }: LoadedTitle, name: string): IdempotentHandler | undefined =>
  family.book && Object.hasOwn(BOOK_COMMANDS, name) ? BOOK_COMMANDS[name as keyof typeof BOOK_COMMANDS] : undefined;

/** The commands of the engine that runs the title. */
export const commandsOf = (engines: EngineCommands, { table, hands }: LoadedTitle): CommandHandlers => {
  if (hands) return engines.tables ?? {};
  return table ? engines.rounds : engines.instant;
};
