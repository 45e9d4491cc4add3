import { createEffect, createEvent, createStore, sample } from 'effector';
import { EMPTY, filter, mergeMap, switchMap } from 'rxjs';
import type { CommandRequest } from '../../../contract/wire.ts';
import { isRefused } from '../../../streams/transport/transport.ts';
import { envelopeAnswered } from './answered.ts';
import { fromStream } from './bridge.ts';
import { $live, liveClosed, liveRequested } from './runtime.ts';

/** W6: the person did something that the server must know. It is sent until acknowledged, and executed once. */
export const commandRequested = createEvent<Own>();

/** Commands of the site itself. Those of a game are sent by its page. */
type Own = Omit<Extract<CommandRequest, { kind: 'noticeRead' }>, 'id'>;

const drawIdFx = createEffect((command: Own): CommandRequest => ({
  ...command,
  id: crypto.randomUUID(),
}));
sample({ clock: commandRequested, target: drawIdFx });

/** Forgotten with its session: the next one must not send it. */
const $command = createStore<CommandRequest | null>(null)
  .on(drawIdFx.doneData, (_, command) => command)
  .reset(liveRequested, liveClosed);
const $isUsed = $command.map((command) => command !== null);

const { next: acknowledged } = fromStream({
  start: sample({ clock: $isUsed.updates, filter: Boolean }),
  stop: liveClosed,
  inputs: { live: $live, command: $command },
  stream: ({ live: live$, command }) =>
    live$.pipe(
      switchMap((live) =>
        live
          ? command.pipe(
              filter((request) => request !== null),
              mergeMap((request) => live.command(request)),
            )
          : EMPTY,
      ),
    ),
});

// The figure changes with the acknowledgement. The push that follows has the same version and is dropped.
sample({
  clock: acknowledged.filterMap((answer) => (isRefused(answer) ? undefined : answer.envelope)),
  target: envelopeAnswered,
});
