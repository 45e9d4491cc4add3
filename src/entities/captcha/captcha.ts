import { combine, createEvent, createStore, merge, sample, type Event, type Store, type Unit } from 'effector';
import { from, startWith } from 'rxjs';
import type { ResponseOf } from '../../../contract/define.ts';
import { captcha } from '../../../contract/captcha.ts';
import { TEXT_BOUNDS } from '../../../contract/text-bounds.ts';
import { captchaRefresh } from '../../../streams/time/captcha-refresh.ts';
import { createCall } from '../../shared/api/call.ts';
import type { CallFailure } from '../../shared/api/failure.ts';
import { createHeavyWork } from '../../shared/api/captcha-check.ts';
import { fromStream } from '../../shared/realtime/bridge.ts';

type Captcha = ResponseOf<typeof captcha.captcha>;

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
  const refreshRequested = createEvent();
  /** The person chose the proof of work instead of the picture. */
  const alternativeChosen = createEvent();
  const loadFx = createCall(captcha.captcha);
  const workFx = createHeavyWork();

  const $isOpen = createStore(false)
    .on(wanted, () => true)
    .reset(cleared);
  const pictures = fromStream({
    start: sample({ clock: $isOpen.updates, filter: Boolean }),
    stop: cleared,
    inputs: { asks: merge([wanted, refreshRequested]), load: loadFx },
    // The first request opens the stream.
    stream: ({ asks, load }, { scheduler }) =>
      captchaRefresh(asks.pipe(startWith(undefined)), { fetch: () => from(load({})), scheduler }),
  });

  const $captcha = createStore<Captcha | null>(null)
    .on(pictures.next, (_, refreshed) => (refreshed.kind === 'loaded' ? refreshed.value : null))
    .reset(cleared);
  /** Why there is no picture, or why the proof of work failed. */
  const $failure = createStore<{ key: string } | null>(null)
    .on([loadFx.failData, workFx.failData], (_, failure) => failure)
    .reset(loadFx.done, workFx, refreshRequested, cleared);
  const $text = createStore('')
    .on(textTyped, (_, text) => text)
    .reset(pictures.next, wanted, cleared);

  /** The finished proof of work, until it is sent. */
  const $proof = createStore<string | null>(null)
    .on(workFx.doneData, (_, proof) => proof)
    .reset(spent, cleared);
  /** How often the focus was moved to the field. */
  const $requested = createStore(0)
    .on(wrong, (times) => times + 1)
    .reset(cleared);
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
    refreshRequested,
    alternativeChosen,
    /** The proof of work is done: the form can be submitted. */
    worked,
    $shown,
    $captcha,
    $text,
    $failure,
    $answer,
    $requested,
    $worked: $proof.map((proof) => proof !== null),
    $working: workFx.pending,
    $loading: loadFx.pending,
  };
};
export type CaptchaModel = ReturnType<typeof createCaptcha>;
