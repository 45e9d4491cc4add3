import type { CommandResult } from '../../contract/game-commands.ts';
import type { Studio } from '../server/context.ts';
import type { Queryable } from '../server/database.ts';
import type { SessionRow } from '../server/sessions.ts';

/** What a player sent while playing in this session. */
export interface Command {
  session: SessionRow;
  payload: Record<string, unknown>;
  /** When the platform received it. */
  atMs: number;
}
/**
 * Executes one command in the given transaction, in which its answer is stored. A thrown Refusal undoes what it did, and its code
 * is the answer.
 */
export type CommandHandler = (studio: Studio, tx: Queryable, command: Command) => Promise<CommandResult>;
/**
 * Executes a command that calls the platform, so it runs in no transaction. It executes the command's id once by itself. A thrown
 * Refusal is the answer.
 */
export type IdempotentHandler = (
  studio: Studio,
  command: { id: string; session: SessionRow; payload: Record<string, unknown> },
) => Promise<CommandResult>;
/** By the command's name. */
export type CommandHandlers = Readonly<Record<string, CommandHandler>>;
