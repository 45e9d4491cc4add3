import type { Tracer } from '../marbles/spy.ts';

let recorder: Tracer | null = null;

/** What calls of streams are told to: the recorder of this page or test. */
export const setTracer = (to: Tracer | null): void => void (recorder = to);

export const tracer: Tracer = {
  tell: (trace) => recorder?.tell(trace) ?? null,
  within: (id, run) => (recorder ? recorder.within(id, run) : run()),
};
