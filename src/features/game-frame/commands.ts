import { createEvent, sample } from 'effector';
import { filter, map, mergeMap, switchMap, take } from 'rxjs';
import { FRAME_LIMITS, type ToGame, type ToPage } from '../../../contract/vendor-frame.ts';
import type { CommandAnswer, CommandRequest, Refused } from '../../../contract/wire.ts';
import { isRefused } from '../../../streams/transport/transport.ts';
import { fromStream } from '../../shared/realtime/bridge.ts';
import { $live } from '../../shared/realtime/runtime.ts';
import { frameGone, frameShown, type Shown } from './shown.ts';

type Requested = Extract<ToPage, { type: 'command' }>;

/** The game in this frame sent a command. */
export const commandRequested = createEvent<{ requested: Requested; shown: Shown | null }>();
/** What the game is told of a command. */
export const commandAnswered = createEvent<ToGame>();

const request = commandRequested.filterMap(({ requested, shown }): CommandRequest | undefined => {
  if (!shown?.game || shown.session === undefined) return undefined;
  const { id, name, payload } = requested;
  return { id, kind: 'game', game: shown.game.nodeId, session: shown.session, name, payload };
});
// A replay, and a game without a session, have nobody to send a command to.
sample({
  clock: commandRequested,
  filter: ({ shown }) => !shown?.game || shown.session === undefined,
  fn: ({ requested: { id } }): ToGame => ({ type: 'answer', id, by: 'platform', refused: 'NOT_ALLOWED' }),
  target: commandAnswered,
});

/** W6: each is sent until it is acknowledged, or until the game is left; the vendor decides what a late one still does. */
const acknowledged = fromStream({
  start: frameShown,
  stop: frameGone,
  inputs: { live: $live, request },
  stream: ({ live: live$, request: requests$ }) =>
    requests$.pipe(
      mergeMap(
        (command) =>
          live$.pipe(
            filter((live) => live !== null),
            switchMap((live) => live.command(command)),
            take(1),
            map((answer) => answerTo(command.id, answer)),
          ),
        FRAME_LIMITS.commands,
      ),
    ),
});
sample({ clock: acknowledged.next, target: commandAnswered });

function answerTo(id: string, answer: CommandAnswer | Refused): ToGame {
  if (isRefused(answer)) return { type: 'answer', id, by: 'platform', refused: answer.refused };
  return { type: 'answer', id, by: 'vendor', ...answer.game! };
}
