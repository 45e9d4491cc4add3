import { createStore } from 'effector';
import { animationFrameScheduler, asyncScheduler, type SchedulerLike } from 'rxjs';
import type { Environment as StreamEnvironment } from '../../../streams/transport/request.ts';

/** Time, frames of the screen and randomness of one page. */
export interface Environment extends StreamEnvironment {
  frames: SchedulerLike;
}

/** The only clock of a scope; tests set their own by `fork({ values })`. */
export const $environment = createStore<Environment>(
  { scheduler: asyncScheduler, frames: animationFrameScheduler, random: Math.random },
  { serialize: 'ignore' },
);
