import { createEvent, createStore, sample } from 'effector';
import { playerLimits } from '../../../contract/player-limits.ts';
import type { RealityCheckAnswer } from '../../../contract/reality-check.ts';
import { realityPause } from '../../../streams/feeds/reality-pause.ts';
import { $play } from '../../entities/wallet/model.ts';
import { createCall } from '../../shared/api/call.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { navigateFx } from '../../shared/lib/navigation.ts';
import { fromStream } from '../../shared/realtime/bridge.ts';
import { dueOf } from '../../shared/realtime/due.ts';

/** A game to play is shown. */
export const play = createLifecycle();
/** The game has ended its round and starts no other. */
export const roundEnded = createEvent();
export const answerChosen = createEvent<RealityCheckAnswer>();

const answerFx = createCall(playerLimits.answerRealityCheck);

const due = dueOf({
  start: play.opened,
  stop: play.closed,
  $atMs: $play.map((known) => known?.checkAtMs ?? null),
});
/** The server accepts no new round until the check is answered. */
export const $isDue = createStore(false)
  .on(due, (_, isDue) => isDue)
  .reset(play.closed);
const answered = sample({ clock: $isDue, filter: (isDue) => !isDue });

const pause = fromStream({
  start: play.opened,
  stop: play.closed,
  inputs: { isDue: $isDue, roundEnded },
  stream: ({ isDue, roundEnded: ended }, environment) =>
    realityPause({ isDue$: isDue, roundEnded$: ended }, environment),
});
/** The check is shown: it is due, and no round runs. */
export const $isShown = createStore(false)
  .on(pause.next, (_, isShown) => isShown)
  .reset(play.closed);

export const $isAnswering = answerFx.pending;
export const $failure = createStore<{ key: string } | null>(null)
  .on(answerFx.failData, (_, failure) => failure)
  .reset(answerFx, answered);

sample({
  clock: answerChosen,
  source: answerFx.pending,
  filter: (busy) => !busy,
  fn: (_, answer) => ({ answer }),
  target: answerFx,
});
// Leaving works also when the answer is lost; the check is then still due.
const chose = (wanted: RealityCheckAnswer) =>
  sample({ clock: answerFx.finally, filter: ({ params }) => params.answer === wanted, fn: () => {} });
/** The player leaves the game. */
export const leaveChosen = chose('leave');
sample({ clock: chose('limits'), fn: () => '/member/limits', target: navigateFx });
