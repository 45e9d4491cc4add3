import { createEvent, createStore, sample } from 'effector';
import { awards } from '../../../contract/awards.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { awardsRequested, awardsView } from './list.ts';

/** The member wants to give up this award, and is asked once. */
export const giveUpPressed = createEvent<number>();
export const giveUpCancelled = createEvent();
export const giveUpConfirmed = createEvent();

const giveUpFx = createCall(awards.giveUp);

/** The award that the member is asked about. */
export const $givingUp = createStore<number | null>(null)
  .on(giveUpPressed, (_, id) => id)
  .reset([giveUpCancelled, giveUpFx.done, awardsView.opened, sessionEnded]);
export const $giveUpPending = giveUpFx.pending;
export const $giveUpFailure = createStore<{ key: string } | null>(null)
  .on(giveUpFx.failData, (_, failure) => failure)
  .reset([giveUpFx, giveUpPressed, giveUpCancelled, awardsView.opened]);

sample({
  clock: giveUpConfirmed,
  source: { awardId: $givingUp, busy: giveUpFx.pending },
  filter: ({ awardId, busy }) => awardId !== null && !busy,
  fn: ({ awardId }) => ({ awardId: awardId! }),
  target: giveUpFx,
});
sample({ clock: giveUpFx.finally, fn: () => {}, target: awardsRequested });
