import { combine, createEvent, createStore, sample } from 'effector';
import { playerLimits } from '../../../contract/player-limits.ts';
import { sessionEnded } from '../../entities/session/index.ts';
import { createCall } from '../../shared/api/call.ts';
import { $protection, $protectionFailure, limitAsk, protectionRequested } from './protection.ts';

export const limitWanted = createEvent();
export const limitDeclined = createEvent();

const declineFx = createCall(playerLimits.declineLimits);

/** Whether the member has yet to be asked to set a limit (PP-13); null while unknown. */
export const $isRequested = combine($protection, $protectionFailure, (known, failure) =>
  known ? !known.requested : failure ? false : null,
);
/** The member chose to set one. */
export const $isWanted = createStore(false)
  .on(limitWanted, () => true)
  .reset(limitAsk.closed, sessionEnded);
export const $declinePending = declineFx.pending;
export const $declineFailure = createStore<{ key: string } | null>(null)
  .on(declineFx.failData, (_, failure) => failure)
  .reset(declineFx, limitAsk.closed, sessionEnded);

sample({ clock: limitDeclined, source: declineFx.pending, filter: (busy) => !busy, fn: () => ({}), target: declineFx });
sample({ clock: declineFx.done, fn: () => {}, target: protectionRequested });
