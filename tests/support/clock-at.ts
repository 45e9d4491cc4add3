import type { SchedulerLike } from 'rxjs';
import type { Marbles } from './marbles.ts';

/** The same virtual time with another clock: the first column is this time, in milliseconds since 1970 UTC. */
export const clockAt = (m: Marbles, startMs: number): Omit<Marbles, 'scheduler'> & { scheduler: SchedulerLike } => ({
  ...m,
  scheduler: {
    now: () => startMs + m.scheduler.now(),
    schedule: (work, delay, state) => m.scheduler.schedule(work as never, delay, state),
  },
});
