import { combine, createEffect, createEvent, createStore, sample, type Effect, type Store, type Unit } from 'effector';
import type { RequestOf } from '../../../contract/define.ts';
import { messages } from '../../../contract/messages.ts';
import { createCall } from '../../shared/api/call.ts';
import type { CallFailure } from '../../shared/api/failure.ts';
import { createSecondsLeft } from '../../shared/realtime/seconds-left.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** AUTH-08: delay between two requests, failed ones included. */
const THROTTLE_MS = SECOND_MS;

interface Options<Request extends object> {
  purpose: 'login' | 'password' | 'register';
  sendFx: Effect<Request, { expiredMinutes: number }, CallFailure>;
  /** The request to send; null while the number cannot be valid. */
  request: Store<Request | null>;
  /** The form opens, and closes. */
  opened: Unit<any>;
  left: Unit<any>;
}

/** How long the server asks to wait, if it refused for that reason. */
const waitOf = ({ key, details }: CallFailure): number =>
  key === 'too_many_requests'
    ? Number((details as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds ?? 0)
    : 0;

/**
 * Sends codes to a mobile number. Until the last code has expired no other can be requested, also after a reload and in other
 * tabs (AUTH-08).
 */
export const createSmsCode = <Request extends object>({
  purpose,
  request,
  opened,
  left,
  ...call
}: Options<Request>) => {
  // The callers' types match; `sample` cannot infer open ones.
  const sendFx = call.sendFx as unknown as Effect<object, { expiredMinutes: number }, CallFailure>;
  const $request: Store<object | null> = request;
  const requested = createEvent();
  const failureSeen = createEvent();
  const pauseFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, THROTTLE_MS)));

  const countdown = createSecondsLeft({ key: `sms-countdown:${purpose}`, opened, left });
  sample({ clock: sendFx.doneData, fn: ({ expiredMinutes }) => expiredMinutes * MINUTE_MS, target: countdown.begun });
  sample({
    clock: sendFx.failData,
    filter: (failure) => waitOf(failure) > 0,
    fn: (failure) => waitOf(failure) * SECOND_MS,
    target: countdown.begun,
  });

  const $waits = combine(countdown.$left, pauseFx.pending, (seconds, pause) => seconds > 0 || pause);
  const $mayAsk = combine(
    { request: $request, waits: $waits, pending: sendFx.pending },
    (now) => now.request !== null && !now.waits && !now.pending,
  );
  const sent = sample({ clock: requested, source: $request, filter: $mayAsk, fn: (typed) => typed! });
  sample({ clock: sent, target: sendFx });
  sample({ clock: sent, fn: () => {}, target: pauseFx });

  /** Why the last code was not sent. */
  const $failure = createStore<{ key: string } | null>(null)
    .on(sendFx.failData, (_, failure) => failure)
    .reset(sent, failureSeen, left);

  return {
    requested,
    failureSeen,
    $secondsLeft: countdown.$left,
    $waits,
    $mayAsk,
    $failure,
    $pending: sendFx.pending,
    pauseFx,
  };
};
export type SmsCode = ReturnType<typeof createSmsCode>;

interface MemberOptions extends Pick<Options<object>, 'opened' | 'left'> {
  purpose: RequestOf<typeof messages.sendCode>['purpose'];
  number: Store<{ countryDialingCode: string; mobileNum: string }>;
}

/** Sends codes to a new number of a member. */
export const createMemberCode = ({ purpose, number, ...shown }: MemberOptions) =>
  createSmsCode({
    purpose,
    sendFx: createCall(messages.sendCode),
    request: number.map((typed) => (typed.mobileNum.trim() === '' ? null : { purpose, ...typed })),
    ...shown,
  });
