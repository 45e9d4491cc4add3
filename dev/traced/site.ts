import { asyncScheduler } from 'rxjs';
import { $language, $merchant } from '../../src/shared/api/context.ts';
import { $environment } from '../../src/shared/realtime/environment.ts';
import { createFaults } from '../faults/faults.ts';
import { SITE_FRAME, type FrameWindow } from '../page/ports.ts';
import { Clock, driveClock, seededRandom } from '../recording/clock.ts';
import { createRecorder } from '../recording/recorder.ts';
import { onFork } from './effector.ts';
import { onTransport } from './live.ts';
import { setTracer } from './tracer.ts';

// The site with a recorder, in a frame of the tool's page or on its own.

declare const __BUILD__: string;

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
  build: __BUILD__,
  merchant: (scope) => scope.getState($merchant),
  language: (scope) => scope.getState($language),
  // After a frame's callbacks comes its picture, and then the next task.
  painted: (told) => requestAnimationFrame(() => setTimeout(told)),
});
setTracer(recorder.tracer);

// By the time and the randomness of the machine: a replay has only what came of them.
const { faults, wrap } = createFaults({
  scheduler: asyncScheduler,
  random: Math.random,
  told: ({ what, ...how }) => recorder.fault(what, how),
});
onTransport.around = wrap;

onFork.around = (config, fork) => {
  const values = config.values as [unknown, unknown][];
  const scope = fork({ ...config, values: [...values, [$environment, recorder.environment]] as never });
  recorder.attach(scope);
  return scope;
};

document.addEventListener('visibilitychange', () => recorder.world('visible', document.visibilityState === 'visible'));

Object.assign(window as FrameWindow, { parlourTrace: recorder, parlourFaults: faults });

// The frame's address begins with a prefix that the site does not know.
if (location.pathname.startsWith(SITE_FRAME))
  history.replaceState(null, '', `/${location.pathname.slice(SITE_FRAME.length)}${location.search}${location.hash}`);

void import('../../src/app/main.tsx');
