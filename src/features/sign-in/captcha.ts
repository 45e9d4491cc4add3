import { attach, combine, createEvent, createStore, sample, scopeBind, type Event, type Unit } from 'effector';
import { asyncScheduler, BehaviorSubject, from, type SchedulerLike } from 'rxjs';
import type { ResponseOf } from '../../../contract/define.ts';
import { human } from '../../../contract/human.ts';
import { captchaRefresh } from '../../../streams/captcha-refresh.ts';
import { createCall } from '../../shared/api/call.ts';
import type { CallFailure } from '../../shared/api/failure.ts';
import { createHeavyWork } from '../../shared/api/human-check.ts';
import { fromStream } from '../../shared/realtime/bridge.ts';

type Captcha = ResponseOf<typeof human.captcha>;

/** Time for the throttle of a second (LIVE-08); a test puts its own. */
export const $scheduler = createStore<SchedulerLike>(asyncScheduler, { serialize: 'ignore' });

interface Entrance {
  /** Holds the last ask, so that the first is not lost before the stream listens. */
  asks$: BehaviorSubject<void>;
  fetch: () => Promise<Captcha>;
  scheduler: SchedulerLike;
}
interface Options {
  /** A log-in failed; its details say whether the next one needs the picture. */
  failed: Event<CallFailure>;
  /** Nothing of it is needed any more. */
  cleared: Unit<any>;
}

const needsPicture = ({ details }: CallFailure): boolean =>
  (details as { captcha?: unknown } | undefined)?.captcha === true;

/** AUTH-03: the picture after failed log-ins, or the work that stands in for it; at one of the site's doors. */
export const createCaptcha = ({ failed, cleared }: Options) => {
  const textTyped = createEvent<string>();
  const refreshAsked = createEvent();
  /** Somebody cannot, or does not want to, read pictures. */
  const alternativeChosen = createEvent();
  const loadFx = createCall(human.captcha);
  const workFx = createHeavyWork();

  const $shown = createStore(false)
    .on(failed, (shown, failure) => needsPicture(failure) || (shown && failure.key !== 'in_incorrect_password'))
    .reset(cleared);

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

  // A picture is good for one try: a failed one asks for the next. Where nobody looked at it, it stays with what was typed.
  const wanted = sample({ clock: failed, filter: needsPicture });
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

  /** How often it was asked for: each time the person goes on in its field. */
  const $asked = createStore(0).on(wanted, (times) => times + 1);
  sample({ clock: wanted, source: $entrance, filter: (entrance) => entrance === null, fn: () => {}, target: openFx });
  sample({ clock: wanted, source: $entrance, filter: Boolean, fn: () => {}, target: askFx });
  sample({ clock: refreshAsked, target: askFx });
  sample({ clock: alternativeChosen, target: workFx });

  /** What goes with the log-in; null where the picture is shown and nothing was typed. */
  const $answer = combine($shown, $captcha, $text, (shown, captcha, text) => {
    if (!shown) return {};
    return captcha && text.trim() !== '' ? { captcha: { id: captcha.id, text: text.trim().slice(0, 16) } } : null;
  });
  const worked = sample({ clock: workFx.doneData, source: $shown, filter: Boolean, fn: (_, proof) => proof });
  return {
    textTyped,
    refreshAsked,
    alternativeChosen,
    /** The work is done: its proof, for the log-in to be sent with. */
    worked,
    $shown,
    $captcha,
    $text,
    $trouble,
    $answer,
    $asked,
    $working: workFx.pending,
    $loading: loadFx.pending,
  };
};
export type CaptchaModel = ReturnType<typeof createCaptcha>;
