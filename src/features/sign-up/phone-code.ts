import { createEffect, createEvent, createStore, sample } from 'effector';
import { asyncScheduler, map, merge, Observable, of, Subject } from 'rxjs';
import { registration } from '../../../contract/register.ts';
import { smsCountdown } from '../../../streams/sms-countdown.ts';
import { createCall } from '../../shared/api/call.ts';
import { fromStream } from '../../shared/realtime/bridge.ts';
import { $circumstances, $diallingCode } from './asked.ts';
import { checkSignUp, cleaned } from './check.ts';
import { $form, fieldLeft } from './model.ts';

/** AUTH-08: when the next code may be sent, kept over a reload and shared between tabs. */
const KEY = 'registerCodeAtMs';
const MINUTE = 60_000;
const SECOND = 1_000;

export const codeRequested = createEvent();
export const warningClosed = createEvent();
/** The button stands on the page, or does no more. */
export const countShown = createEvent<boolean>();
const shown = sample({ clock: countShown, filter: Boolean });
const hidden = sample({ clock: countShown, filter: (isShown) => !isShown });

const sendFx = createCall(registration.sendRegPhoneCode);
const written = new Subject<void>();
/** The browser tells other tabs of what is stored, not this one: `written` does. */
const keepFx = createEffect((waitMs: number) => {
  localStorage.setItem(KEY, String(Date.now() + waitMs));
  written.next();
});
const elsewhere = new Observable<unknown>((subscriber) => {
  const tell = (event: StorageEvent) => subscriber.next(event);
  window.addEventListener('storage', tell);
  return () => window.removeEventListener('storage', tell);
});
const stored = (): number | null => Number(localStorage.getItem(KEY)) || null;

const seconds = fromStream({
  start: shown,
  stop: hidden,
  deps: createStore({ scheduler: asyncScheduler }),
  stream: ({ scheduler }) =>
    smsCountdown(
      {
        expiresAtMs$: merge(of(null), written, elsewhere).pipe(map(stored)),
        // The same device wrote it: its own clock is the one to count by.
        serverOffsetMs$: of(0),
      },
      { scheduler },
    ),
});
/** Seconds until the next code may be sent; 0: now. */
export const $secondsLeft = createStore(0).on(seconds.next, (_, left) => left);
export const $sending = sendFx.pending;
/** How long the last code is good for, minutes; null before one was sent. */
export const $sentForMinutes = createStore<number | null>(null)
  .on(sendFx.doneData, (_, { expiredMinutes }) => expiredMinutes)
  .reset(sendFx, hidden);
/** Why no code was sent, for the warning (AUTH-08). */
export const $warning = createStore<{ key: string } | null>(null)
  .on(sendFx.failData, (_, failure) => failure)
  .reset(sendFx, warningClosed, hidden);

// A number that cannot be right is told by its field.
sample({ clock: codeRequested, fn: () => 'mobileNum' as const, target: fieldLeft });
sample({
  clock: codeRequested,
  source: { form: $form, given: $circumstances, code: $diallingCode, left: $secondsLeft, sending: sendFx.pending },
  filter: ({ form, given, code, left, sending }) =>
    given !== null && code !== null && left === 0 && !sending && !checkSignUp(form, given).mobileNum,
  fn: ({ form, given, code }) => ({
    countryDialingCode: code!,
    mobileNo: cleaned(form.values, given!.rules).mobileNum ?? '',
  }),
  target: sendFx,
});
sample({ clock: sendFx.doneData, fn: ({ expiredMinutes }) => expiredMinutes * MINUTE, target: keepFx });
const waitSeconds = (details: unknown): number =>
  Number((details as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds ?? 0);
sample({
  clock: sendFx.failData,
  filter: ({ key, details }) => key === 'too_many_requests' && waitSeconds(details) > 0,
  fn: ({ details }) => waitSeconds(details) * SECOND,
  target: keepFx,
});
