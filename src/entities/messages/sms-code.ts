import { combine, createEffect, createEvent, createStore, sample, type Effect, type Store, type Unit } from 'effector';
import type { RequestOf } from '../../../contract/define.ts';
import { messages } from '../../../contract/messages.ts';
import { createCall } from '../../shared/api/call.ts';
import type { CallFailure } from '../../shared/api/failure.ts';
import { createSecondsLeft } from '../../shared/realtime/seconds-left.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** AUTH-08: between two sendings, also of one that failed. */
const THROTTLE_MS = SECOND_MS;

interface Options<Request extends object> {
  purpose: 'login' | 'password' | 'register';
  sendFx: Effect<Request, { expiredMinutes: number }, CallFailure>;
  /** What is sent; null while the number cannot be right. */
  request: Store<Request | null>;
  /** The form is taken up, and left. */
  opened: Unit<any>;
  left: Unit<any>;
}

/** How long the server wants to be left alone, where that is why it refused. */
const waitOf = ({ key, details }: CallFailure): number =>
  key === 'too_many_requests'
    ? Number((details as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds ?? 0)
    : 0;

/** Sends codes to a mobile number; until the last has expired no other is asked for, also after a reload and in other tabs (AUTH-08). */
export const createSmsCode = <Request extends object>({
  purpose,
  request,
  opened,
  left,
  ...call
}: Options<Request>) => {
  // Its callers' types agree; sample reads no open ones.
  const sendFx = call.sendFx as unknown as Effect<object, { expiredMinutes: number }, CallFailure>;
  const $request: Store<object | null> = request;
  const asked = createEvent();
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
  const sent = sample({ clock: asked, source: $request, filter: $mayAsk, fn: (typed) => typed! });
  sample({ clock: sent, target: sendFx });
  sample({ clock: sent, fn: () => {}, target: pauseFx });

  /** Why the last code was not sent. */
  const $failure = createStore<{ key: string } | null>(null)
    .on(sendFx.failData, (_, failure) => failure)
    .reset(sent, failureSeen, left);

  return {
    asked,
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

/** The same for a number that a member is to have. */
export const createMemberCode = ({ purpose, number, ...shown }: MemberOptions) =>
  createSmsCode({
    purpose,
    sendFx: createCall(messages.sendCode),
    request: number.map((typed) => (typed.mobileNum.trim() === '' ? null : { purpose, ...typed })),
    ...shown,
  });
