import type { Millis } from '../../../contract/primitives.ts';

interface Step {
  atMs: Millis;
  run: () => Promise<void>;
}

/** Steps of the history in the order of their times. A step may add later ones. */
export interface Agenda {
  add(atMs: Millis, run: Step['run']): void;
  /** Removes and returns the next step before `untilMs`. */
  next(untilMs: Millis): Step | undefined;
}

export const createAgenda = (): Agenda => {
  const steps: Step[] = [];
  return {
    add(atMs, run) {
      const later = steps.findIndex((each) => each.atMs > atMs);
      steps.splice(later === -1 ? steps.length : later, 0, { atMs, run });
    },
    next: (untilMs) => (steps[0] && steps[0].atMs < untilMs ? steps.shift() : undefined),
  };
};
