import { createEffect, createEvent, createStore, sample } from 'effector';
import { distinct, EMPTY, map, mergeMap, switchMap } from 'rxjs';
import type { CommandRequest } from '../../../contract/wire.ts';
import { isRefused } from '../../../streams/transport/transport.ts';
import { envelopeAnswered } from './answered.ts';
import { fromStream } from './bridge.ts';
import { $live, liveClosed, liveRequested } from './runtime.ts';

/** W6: the person did something that the server must know. It is sent until acknowledged, and executed once. */
export const commandRequested = createEvent<Own>();

/** A command with its id, whose answer is `commandAnswered`. The commands of a game in a frame are sent by its page. */
export const commandSent = createEvent<CommandRequest>();

/** Commands of the site that need no answer. */
type Own = Omit<Extract<CommandRequest, { kind: 'noticeRead' }>, 'id'>;

const drawIdFx = createEffect((command: Own): CommandRequest => ({
  ...command,
  id: crypto.randomUUID(),
}));
sample({ clock: commandRequested, target: drawIdFx });

/** Not acknowledged yet. Forgotten with their session: the next one must not send them. */
const $waiting = createStore<readonly CommandRequest[]>([])
  .on([drawIdFx.doneData, commandSent], (waiting, command) => [...waiting, command])
  .reset(liveRequested, liveClosed);
const $isWaiting = $waiting.map((waiting) => waiting.length > 0);

const { next: acknowledged } = fromStream({
  start: sample({ clock: $isWaiting.updates, filter: Boolean }),
  stop: sample({ clock: $isWaiting.updates, filter: (isWaiting) => !isWaiting }),
  inputs: { live: $live, waiting: $waiting },
  stream: ({ live: live$, waiting }) =>
    live$.pipe(
      switchMap((live) =>
        live
          ? waiting.pipe(
              mergeMap((commands) => commands),
              distinct(({ id }) => id),
              mergeMap((command) => live.command(command).pipe(map((answer) => ({ command, answer })))),
            )
          : EMPTY,
      ),
    ),
});
export const commandAnswered = acknowledged;
$waiting.on(acknowledged, (waiting, { command }) => waiting.filter(({ id }) => id !== command.id));

// The figure changes with the acknowledgement. The push that follows has the same version and is dropped.
sample({
  clock: acknowledged.filterMap(({ answer }) => (isRefused(answer) ? undefined : answer.envelope)),
  target: envelopeAnswered,
});
