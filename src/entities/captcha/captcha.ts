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

/** Time for the throttle of a second (LIVE-08); a test puts its own. */
export const $scheduler = createStore<SchedulerLike>(asyncScheduler, { serialize: 'ignore' });

interface Entrance {
  /** Holds the last ask, so that the first is not lost before the stream listens. */
  asks$: BehaviorSubject<void>;
  fetch: () => Promise<Captcha>;
  scheduler: SchedulerLike;
}
interface Options {
  /** The form asks for it. */
  $shown: Store<boolean>;
  /** A picture is needed: the first, or another one. */
  wanted: Event<unknown>;
  /** The server has looked at what was sent: each answer is good for that once. */
  spent: Event<unknown>;
  /** It was this that was not taken: the person goes on in its field. */
  wrong: Event<unknown>;
  /** Nothing of it is needed any more. */
  cleared: Unit<any>;
}

/** Whether the server says that the next try needs it. */
export const isCaptchaNext = ({ details }: CallFailure): boolean =>
  (details as { captcha?: unknown } | undefined)?.captcha === true;

/** What the server refuses after it has looked at the answer; any other refusal leaves that as good as it was. */
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

/** AUTH-03: the picture, or the work that stands in for it; at one of the site's doors. */
export const createCaptcha = ({ $shown, wanted, spent, wrong, cleared }: Options) => {
  const textTyped = createEvent<string>();
  const refreshAsked = createEvent();
  /** Somebody cannot, or does not want to, read pictures. */
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
  /** Once there is where to ask. */
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
  /** Why there is no picture, or no work was done. */
  const $trouble = createStore<{ key: string } | null>(null)
    .on([loadFx.failData, workFx.failData], (_, failure) => failure)
    .reset(loadFx.done, workFx, refreshAsked, cleared);
  const $text = createStore('')
    .on(textTyped, (_, text) => text)
    .reset(pictures.next, wanted, cleared);

  /** The proof of the work that was done, until it is sent. */
  const $proof = createStore<string | null>(null)
    .on(workFx.doneData, (_, proof) => proof)
    .reset(spent, cleared);
  /** How often the person is brought to its field. */
  const $asked = createStore(0)
    .on(wrong, (times) => times + 1)
    .reset(cleared);
  sample({ clock: wanted, source: $entrance, filter: (entrance) => entrance === null, fn: () => {}, target: openFx });
  sample({ clock: wanted, source: $entrance, filter: Boolean, fn: () => {}, target: askFx });
  sample({ clock: refreshAsked, target: askFx });
  sample({ clock: alternativeChosen, target: workFx });

  /** What goes with the form; null where the picture is shown, and neither was it read nor the work done. */
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
    /** The work is done: the form may be sent. */
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
