import { $language, $merchant } from '../../src/shared/api/context.ts';
import { $environment } from '../../src/shared/realtime/environment.ts';
import { Clock, driveClock } from '../recording/clock.ts';
import { seededRandom } from '../recording/seeded-random.ts';
import { createRecorder, type Recorder } from '../recording/recorder.ts';
import { onFork } from './effector.ts';
import { setTracer } from './tracer.ts';

/** Records the scope that the site forks next, from its beginning. */
export const recordSite = (build: string): Recorder => {
  const startedAtMs = Date.now();
  // Not the wall clock, which can be set back.
  const startedAt = performance.now();
  const clock = new Clock(startedAtMs);
  const { enter } = driveClock(clock, () => performance.now() - startedAt);
  const recorder = createRecorder({
    clock,
    enter,
    random: seededRandom(crypto.getRandomValues(new Int32Array(1))[0]!),
    startedAtMs,
    build,
    merchant: (scope) => scope.getState($merchant),
    language: (scope) => scope.getState($language),
    // After a frame's callbacks comes its picture, and then the next task.
    painted: (received) => requestAnimationFrame(() => setTimeout(received)),
  });
  setTracer(recorder.tracer);
  onFork.around = (config, fork) => {
    const values = config.values as [unknown, unknown][];
    const scope = fork({ ...config, values: [...values, [$environment, recorder.environment]] });
    recorder.attach(scope);
    return scope;
  };
  return recorder;
};
