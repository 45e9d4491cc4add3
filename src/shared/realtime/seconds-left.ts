import { createEvent, createStore } from 'effector';
import { asyncScheduler, of } from 'rxjs';
import { smsCountdown } from '../../../streams/sms-countdown.ts';
import { fromStream } from './bridge.ts';

/** Whole seconds until an instant of this device's clock, counted down to 0 in `$left`. */
export const createSecondsLeft = () => {
  /** Begins to count towards an instant, in milliseconds since 1970. */
  const begun = createEvent<number>();
  const $untilMs = createStore(0).on(begun, (_, untilMs) => untilMs);
  const ticks = fromStream({
    start: begun,
    deps: $untilMs,
    stream: (untilMs) =>
      smsCountdown({ expiresAtMs$: of(untilMs), serverOffsetMs$: of(0) }, { scheduler: asyncScheduler }),
  });
  const $left = createStore(0).on(ticks.next, (_, left) => left);
  return { begun, $left };
};
