import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $site } from '../../entities/site/model.ts';

const KEY = 'analyticsConsent';
type Choice = 'agreed' | 'declined';

/** The page asks, where the brand counts its visitors. */
export const consentNeeded = createEvent();
export const answered = createEvent<Choice>();

const $gtagId = $site.map((site) => site?.analytics.gtagId ?? null);
const readFx = createEffect(() => localStorage.getItem(KEY));
const rememberFx = createEffect((choice: Choice) => localStorage.setItem(KEY, choice));
const $choice = createStore<Choice | null>(null)
  .on(readFx.doneData, (_, stored) => (stored === 'agreed' || stored === 'declined' ? stored : null))
  .on(answered, (_, choice) => choice);
const $isRead = createStore(false).on(readFx.finally, () => true);
/** Nobody has answered yet. */
export const $isAsked = combine(
  $gtagId,
  $isRead,
  $choice,
  (id, isRead, choice) => id !== null && isRead && choice === null,
);

/** Google's own way to begin: what is said goes into the list, which their script reads. */
const loadFx = attach({
  source: $gtagId,
  effect: (id) => {
    const page = window as unknown as { dataLayer?: unknown[] };
    const layer = (page.dataLayer ??= []);
    // Their script tells commands by their being `arguments`, not lists.
    const gtag = function () {
      // eslint-disable-next-line prefer-rest-params
      layer.push(arguments);
    } as (...command: unknown[]) => void;
    gtag('js', new Date());
    gtag('config', id);
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id ?? '')}`;
    document.head.append(script);
  },
});
const $isLoaded = createStore(false).on(loadFx, () => true);

sample({ clock: consentNeeded, target: readFx });
sample({ clock: answered, target: rememberFx });
sample({
  clock: [$choice, $gtagId],
  source: { choice: $choice, id: $gtagId, isLoaded: $isLoaded },
  filter: ({ choice, id, isLoaded }) => choice === 'agreed' && id !== null && !isLoaded,
  fn: () => {},
  target: loadFx,
});
