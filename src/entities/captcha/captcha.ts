import {
  attach,
  combine,
  createEvent,
  createStore,
  sample,
  scopeBind,
  type Event,
  type Store,
  type Unit,
} from 'effector';
import { asyncScheduler, BehaviorSubject, from, type SchedulerLike } from 'rxjs';
import type { ResponseOf } from '../../../contract/define.ts';
import { captcha } from '../../../contract/captcha.ts';
import { TEXT_BOUNDS } from '../../../contract/text-bounds.ts';
import { captchaRefresh } from '../../../streams/time/captcha-refresh.ts';
import { createCall } from '../../shared/api/call.ts';
import type { CallFailure } from '../../shared/api/failure.ts';
import { createHeavyWork } from '../../shared/api/captcha-check.ts';
import { fromStream } from '../../shared/realtime/bridge.ts';

type Captcha = ResponseOf<typeof captcha.captcha>;

/** Scheduler of the throttle of one second (LIVE-08); tests set their own. */
export const $scheduler = createStore<SchedulerLike>(asyncScheduler, { serialize: 'ignore' });

interface Entrance {
  /** Holds the last request, so that the first is not lost before the stream subscribes. */
  asks$: BehaviorSubject<void>;
  fetch: () => Promise<Captcha>;
  scheduler: SchedulerLike;
}
interface Options {
  /** Whether the form shows the captcha. */
  $shown: Store<boolean>;
  /** A picture is needed: the first, or another one. */
  wanted: Event<unknown>;
  /** The server has checked the answer. Each answer works once. */
  spent: Event<unknown>;
  /** The answer was wrong: focus moves to its field. */
  wrong: Event<unknown>;
  /** The captcha is no longer needed. */
  cleared: Unit<any>;
}

/** Whether the server requires a captcha at the next attempt. */
export const isCaptchaNext = ({ details }: CallFailure): boolean =>
  (details as { captcha?: unknown } | undefined)?.captcha === true;

/** Refusals that come after the check of the captcha. After any other refusal the answer is still valid. */
const AFTER_IT: readonly string[] = [
  'in_incorrect_password',
  'non_member_account',
  'non_agent_account',
  'account_locked',
  'second_factor_needed',
  'firebase_token_refused',
  'firebase_unavailable',
  'invitation_code_error',
  'verification_code_wrong',
  'username_taken',
  'mobile_taken',
  'email_taken',
];
export const isCaptchaSpent = (failure: CallFailure): boolean =>
  isCaptchaNext(failure) || AFTER_IT.includes(failure.key);

/** AUTH-03: the picture captcha, or the proof of work that replaces it, for one of the login and registration forms. */
export const createCaptcha = ({ $shown, wanted, spent, wrong, cleared }: Options) => {
  const textTyped = createEvent<string>();
  const refreshAsked = createEvent();
  /** The person chose the proof of work instead of the picture. */
  const alternativeChosen = createEvent();
  const loadFx = createCall(captcha.captcha);
  const workFx = createHeavyWork();

  const openFx = attach({
    source: $scheduler,
    effect: (scheduler): Entrance => {
      const load = scopeBind(loadFx, { safe: true });
      return { asks$: new BehaviorSubject<void>(undefined), fetch: () => load({}), scheduler };
    },
  });
  const $entrance = createStore<Entrance | null>(null, { serialize: 'ignore' })
    .on(openFx.doneData, (_, made) => made)
    .reset(cleared);
  /** Fires once there is an endpoint to ask. */
  const opened = sample({ clock: $entrance, filter: Boolean });
  const askFx = attach({ source: $entrance, effect: (entrance) => entrance?.asks$.next() });
  const pictures = fromStream({
    start: opened,
    stop: cleared,
    deps: $entrance,
    stream: (entrance) =>
      captchaRefresh(entrance!.asks$, { fetch: () => from(entrance!.fetch()), scheduler: entrance!.scheduler }),
  });

  const $captcha = createStore<Captcha | null>(null)
    .on(pictures.next, (_, refreshed) => (refreshed.kind === 'loaded' ? refreshed.value : null))
    .reset(cleared);
  /** Why there is no picture, or why the proof of work failed. */
  const $trouble = createStore<{ key: string } | null>(null)
    .on([loadFx.failData, workFx.failData], (_, failure) => failure)
    .reset(loadFx.done, workFx, refreshAsked, cleared);
  const $text = createStore('')
    .on(textTyped, (_, text) => text)
    .reset(pictures.next, wanted, cleared);

  /** The finished proof of work, until it is sent. */
  const $proof = createStore<string | null>(null)
    .on(workFx.doneData, (_, proof) => proof)
    .reset(spent, cleared);
  /** How often the focus was moved to the field. */
  const $asked = createStore(0)
    .on(wrong, (times) => times + 1)
    .reset(cleared);
  sample({ clock: wanted, source: $entrance, filter: (entrance) => entrance === null, fn: () => {}, target: openFx });
  sample({ clock: wanted, source: $entrance, filter: Boolean, fn: () => {}, target: askFx });
  sample({ clock: refreshAsked, target: askFx });
  sample({ clock: alternativeChosen, target: workFx });

  /** The answer for the form; null when the picture is shown and there is neither text nor proof of work. */
  const $answer = combine($shown, $captcha, $text, $proof, (shown, captcha, text, proof) => {
    if (!shown) return {};
    if (proof !== null) return { heavyProof: proof };
    return captcha && text.trim() !== ''
      ? { captcha: { id: captcha.id, text: text.trim().slice(0, TEXT_BOUNDS.captcha) } }
      : null;
  });
  const worked = sample({ clock: workFx.doneData, source: $shown, filter: Boolean, fn: () => {} });
  return {
    textTyped,
    refreshAsked,
    alternativeChosen,
    /** The proof of work is done: the form can be submitted. */
    worked,
    $shown,
    $captcha,
    $text,
    $trouble,
    $answer,
    $asked,
    $worked: $proof.map((proof) => proof !== null),
    $working: workFx.pending,
    $loading: loadFx.pending,
  };
};
export type CaptchaModel = ReturnType<typeof createCaptcha>;
