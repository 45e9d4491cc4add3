import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { $site } from '../../entities/site/index.ts';
import { localKept } from '../../shared/lib/storage.ts';

const KEY = 'analyticsConsent';
type Choice = 'agreed' | 'declined';

/** The page asks for consent if the merchant uses analytics. */
export const consentNeeded = createEvent();
/** The visitor wants to see or change the answer. */
export const consentReopened = createEvent();
export const answered = createEvent<Choice>();

const $gtagId = $site.map((site) => site?.analytics.gtagId ?? null);
/** Runs once. An answer in another tab also counts here. */
const followTabsFx = createEffect(() => {
  const received = scopeBind(consentNeeded, { safe: true });
  window.addEventListener('storage', ({ key }) => key === KEY && received());
});
const $isFollowing = createStore(false).on(followTabsFx, () => true);
const readFx = createEffect(() => localKept.getItem(KEY));
const rememberFx = createEffect((choice: Choice) => localKept.setItem(KEY, choice));
export const $choice = createStore<Choice | null>(null)
  .on(readFx.doneData, (_, stored) => (stored === 'agreed' || stored === 'declined' ? stored : null))
  .on(answered, (_, choice) => choice);
const $isRead = createStore(false).on(readFx.finally, () => true);
export const $isReopened = createStore(false)
  .on(consentReopened, () => true)
  .reset($choice, answered);
/** There is no answer yet, or the visitor wants to change it. */
export const $isRequested = combine(
  { id: $gtagId, isRead: $isRead, choice: $choice, isReopened: $isReopened },
  ({ id, isRead, choice, isReopened }) => id !== null && isRead && (choice === null || isReopened),
);

/**
 * Google's interface: commands are pushed to a list that Google's script reads. The script recognises them as `arguments`
 * objects.
 */
const gtag = function () {
  const page = window as unknown as { dataLayer?: unknown[] };
  // oxlint-disable-next-line prefer-rest-params
  (page.dataLayer ??= []).push(arguments);
} as (...command: unknown[]) => void;
const loadFx = attach({
  source: $gtagId,
  effect: (id) => {
    gtag('js', new Date());
    gtag('config', id);
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id ?? '')}`;
    document.head.append(script);
  },
});
const $isLoaded = createStore(false).on(loadFx.done, () => true);

const KINDS_OF_STORAGE = ['ad_storage', 'analytics_storage', 'ad_user_data', 'ad_personalization'];
/** Google's script loads only after consent. It reads the `ga-disable` mark for a `G-` id, and the consent state for any other. */
const allowFx = attach({
  source: { id: $gtagId, isLoaded: $isLoaded },
  effect: ({ id, isLoaded }, allowed: boolean) => {
    (window as unknown as Record<string, unknown>)[`ga-disable-${id}`] = !allowed;
    const answer = allowed ? 'granted' : 'denied';
    if (isLoaded) gtag('consent', 'update', Object.fromEntries(KINDS_OF_STORAGE.map((kind) => [kind, answer])));
    if (!allowed) forgetCookies();
  },
});
/** Deletes the script's cookies when consent is withdrawn. The script writes them to the widest domain it may. */
const forgetCookies = () => {
  const parts = window.location.hostname.split('.');
  const domains = ['', ...parts.map((_, at) => `; domain=${parts.slice(at).join('.')}`)];
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0]!);
  for (const name of names.filter((each) => /^_(ga|gcl)/.test(each)))
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
};

sample({ clock: consentNeeded, target: readFx });
sample({ clock: consentNeeded, source: $isFollowing, filter: (yes) => !yes, fn: () => {}, target: followTabsFx });
sample({ clock: answered, target: rememberFx });
sample({
  clock: [$choice, $gtagId],
  source: { choice: $choice, id: $gtagId },
  filter: ({ choice, id }) => choice !== null && id !== null,
  fn: ({ choice }) => choice === 'agreed',
  target: allowFx,
});
sample({
  clock: [$choice, $gtagId],
  source: { choice: $choice, id: $gtagId, isLoaded: $isLoaded },
  filter: ({ choice, id, isLoaded }) => choice === 'agreed' && id !== null && !isLoaded,
  fn: () => {},
  target: loadFx,
});
