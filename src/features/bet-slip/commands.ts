import { createEvent, sample } from 'effector';
import type { CommandResult } from '../../../contract/game-commands.ts';
import type { CommandRequest, Refused } from '../../../contract/wire.ts';
import { isRefused } from '../../../streams/transport/transport.ts';
import { commandAnswered, commandSent } from '../../shared/realtime/commands.ts';

export type BookCommand = Omit<Extract<CommandRequest, { kind: 'game' }>, 'kind'>;
/** `refused`: the platform did not pass it on. */
export type BookAnswer = { id: string } & ({ result: CommandResult } | { refused: Refused['refused'] });

/** W6: a command of the player to the book. It is sent until it is acknowledged; the vendor executes its id once. */
export const bookCommanded = createEvent<BookCommand>();
sample({ clock: bookCommanded, fn: (command): CommandRequest => ({ ...command, kind: 'game' }), target: commandSent });

export const bookAnswered = commandAnswered.filterMap(({ command, answer }): BookAnswer | undefined => {
  if (command.kind !== 'game') return undefined;
  const { id } = command;
  return isRefused(answer) ? { id, refused: answer.refused } : { id, result: answer.game! };
});
