import {
  attach,
  combine,
  createEffect,
  createEvent,
  createStore,
  merge,
  sample,
  type Store,
  type Unit,
} from 'effector';
import { asyncScheduler, Observable, of, type SchedulerLike } from 'rxjs';
import type { RequestOf } from '../../../contract/define.ts';
import { messages } from '../../../contract/messages.ts';
import { smsCountdown } from '../../../streams/sms-countdown.ts';
import { createCall } from '../../shared/api/call.ts';
import { fromStream } from '../../shared/realtime/bridge.ts';

const MINUTE_MS = 60_000;
/** Longer than any code is good for: a stored time beyond it was written by a clock that was wrong. */
const LONGEST_MS = 60 * MINUTE_MS;
/** AUTH-08: between two sendings, also of one that failed. */
const THROTTLE_MS = 1_000;

/** Time for the countdown; a test puts its own. */
export const $scheduler = createStore<SchedulerLike>(asyncScheduler, { serialize: 'ignore' });

/** What another tab writes under this key. */
const storedElsewhere = (key: string): Observable<unknown> =>
  new Observable((subscriber) => {
    const tell = (event: StorageEvent) => event.key === key && subscriber.next(event.newValue);
    window.addEventListener('storage', tell);
    return () => window.removeEventListener('storage', tell);
  });

interface Options {
  purpose: RequestOf<typeof messages.sendCode>['purpose'];
  number: Store<{ countryDialingCode: string; mobileNum: string }>;
  /** The form is taken up, and left. */
  opened: Unit<any>;
  left: Unit<any>;
}

/** Sends codes to a mobile number; until the last has expired no other is asked for, also after a reload and in other tabs (AUTH-08). */
export const createSmsCode = ({ purpose, number, opened, left }: Options) => {
  const key = `sms-countdown:${purpose}`;
  const asked = createEvent();
  const failureSeen = createEvent();
  const sent = createEvent();

  const sendFx = createCall(messages.sendCode);
  const pauseFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, THROTTLE_MS)));
  const readExpiryFx = attach({
    source: $scheduler,
    effect(scheduler): number | null {
      const stored = Number(localStorage.getItem(key));
      return stored > 0 && stored < scheduler.now() + LONGEST_MS ? stored : null;
    },
  });
  const writeExpiryFx = attach({
    source: $scheduler,
    effect(scheduler, { expiredMinutes }: { expiredMinutes: number }) {
      const expiresAtMs = scheduler.now() + expiredMinutes * MINUTE_MS;
      localStorage.setItem(key, String(expiresAtMs));
      return expiresAtMs;
    },
  });

  const $expiresAtMs = createStore<number | null>(null).on(
    [readExpiryFx.doneData, writeExpiryFx.doneData],
    (_, expiresAtMs) => expiresAtMs,
  );
  const elsewhere = fromStream({
    start: opened,
    stop: left,
    deps: createStore(key),
    stream: (watched) => storedElsewhere(watched),
  });
  sample({ clock: [opened, elsewhere.next], fn: () => {}, target: readExpiryFx });
  const count = fromStream({
    start: merge([readExpiryFx.doneData, writeExpiryFx.doneData]),
    stop: left,
    deps: combine({ expiresAtMs: $expiresAtMs, scheduler: $scheduler }),
    // One device, one clock: what was stored is by this device's own.
    stream: ({ expiresAtMs, scheduler }) =>
      smsCountdown({ expiresAtMs$: of(expiresAtMs), serverOffsetMs$: of(0) }, { scheduler }),
  });
  const $secondsLeft = createStore(0).on(count.next, (_, seconds) => seconds);

  const $mayAsk = combine(
    { number, left: $secondsLeft, pending: sendFx.pending, pause: pauseFx.pending },
    ({ number: { mobileNum }, left: seconds, pending, pause }) =>
      mobileNum.trim() !== '' && seconds === 0 && !pending && !pause,
  );
  sample({ clock: asked, filter: $mayAsk, target: sent });
  sample({ clock: sent, source: number, fn: (typed) => ({ purpose, ...typed }), target: sendFx });
  sample({ clock: sent, target: pauseFx });
  sample({ clock: sendFx.doneData, target: writeExpiryFx });

  /** Why the last code was not sent. */
  const $failure = createStore<{ key: string } | null>(null)
    .on(sendFx.failData, (_, failure) => failure)
    .reset(sent, failureSeen, left);

  return { asked, failureSeen, $secondsLeft, $mayAsk, $failure, $pending: sendFx.pending, pauseFx };
};
export type SmsCode = ReturnType<typeof createSmsCode>;
