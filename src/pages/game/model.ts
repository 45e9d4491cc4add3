import { attach, combine, createEffect, createEvent, createStore, merge, sample } from 'effector';
import { games, type Game, type Launch } from '../../../contract/games.ts';
import { CLIENT_TYPE, PLATFORM } from '../../entities/games/index.ts';
import { $sessionKind, memberKnown, protectedAction, sessionEnded } from '../../entities/session/index.ts';
import { $site } from '../../entities/site/index.ts';
import { fundsShown, owedSettled } from '../../entities/wallet/lazy.ts';
import { termsAccepted } from '../../features/accept-terms/index.ts';
import { gameLost, gameReloaded, holderSet, type Holder } from '../../features/game-frame/model.ts';
import { createCall } from '../../shared/api/call.ts';
import type { CallFailure } from '../../shared/api/failure.ts';
import { $language } from '../../shared/api/context.ts';
import { dueOf } from '../../shared/realtime/due.ts';
import { $isLive } from '../../shared/realtime/runtime.ts';
import { isPage } from './is-page.ts';
import { launchAddress } from './launch-address.ts';

/** Why a game did not open. */
export interface Refusal {
  key: string;
  suggestions: Game[];
  untilMs: number | null;
  /** The vendor whose wallet is empty. */
  vendor?: string;
}

/** `free`: with play money (PP-23). `direct`: by its address, without an action on the site. A visitor then chooses in the page: log in, or play for free. */
export const gameEntered = createEvent<{ nodeId: string; holder: Holder; free?: boolean; direct?: boolean }>();
export const gameLeft = createEvent();
export const retried = createEvent();
/** The game is slow, and the player tries again: at the next origin for games, if there is one (SYS-04). */
export const slowRetried = createEvent();
/** The player opens the game though the wallet with its vendor is empty (WAL-03). */
export const unfundedAccepted = createEvent();

/** The game that the player opens without money. */
const $unfunded = createStore<string | null>(null);
export const $holder = createStore<Holder>('page').on(gameEntered, (_, { holder }) => holder);
interface Requested {
  nodeId: string;
  free: boolean;
}
/** The member asked for play money. A trial account has no other. */
export const $isFree = createStore(false).on(gameEntered, (_, { free = false }) => free);
const launchFx = attach({
  source: { language: $language, unfunded: $unfunded, holder: $holder },
  mapParams: ({ nodeId, free }: Requested, { language, unfunded, holder }) => ({
    nodeId,
    ...(free && { free: '1' as const }),
    ...(unfunded === nodeId && { unfunded: '1' as const }),
    ...(holder !== 'page' && { heldBy: holder }),
    language,
    // Where the game's own exit leads.
    backUrl: '/',
    platform: PLATFORM,
    clientType: CLIENT_TYPE,
  }),
  effect: createCall(games.launch),
});
const play = protectedAction<string>();

const $entered = createStore<string | null>(null)
  .on(gameEntered, (_, { nodeId }) => nodeId)
  .on(gameLeft, () => null);
$unfunded
  .on(sample({ clock: unfundedAccepted, source: $entered }), (_, nodeId) => nodeId)
  .reset(gameLeft, sessionEnded);
/** The game that may be launched, once the connection is live. */
const $allowed = createStore<string | null>(null)
  .on(play.allowed, (_, nodeId) => nodeId)
  .reset(gameEntered, gameLeft, sessionEnded);
/** The game being launched. A page that is left and entered again waits for the same answer. */
const $requested = createStore<Requested | null>(null)
  .on(launchFx, (_, requested) => requested)
  .on(launchFx.finally, (requested, { params }) => (requested === params ? null : requested));

/** What the page waits for; null: nothing. */
const $awaited = combine($allowed, $isFree, (nodeId, free) => nodeId && { nodeId, free });
const isSame = (one: Requested | null | '', other: Requested | null): boolean =>
  Boolean(one && other && one.nodeId === other.nodeId && one.free === other.free);

// Answers for a game that the player left are dropped.
const $tries = createStore(0)
  .on(slowRetried, (tries) => tries + 1)
  .reset(gameEntered, gameLeft);
const answered = sample({
  clock: launchFx.done,
  source: { awaited: $awaited, tries: $tries, site: $site },
  filter: ({ awaited }, { params }) => isSame(awaited, params),
  fn: ({ tries, site }, { result }) => ({
    ...result,
    url: launchAddress(result.url, site?.launchGameCDNs ?? [], tries),
  }),
});
const came = sample({ clock: answered, filter: ({ url }) => isPage(url) });
const unopenable = merge([
  sample({ clock: answered, filter: ({ url }) => !isPage(url) }),
  sample({ clock: gameLost, source: $entered, filter: (entered) => entered !== null }),
]);
const refused = sample({
  clock: launchFx.fail,
  source: $awaited,
  filter: (awaited, { params }) => isSame(awaited, params),
  fn: (_, { error }) => error,
});

export const $launch = createStore<Launch | null>(null)
  .on(came, (_, launch) => launch)
  .reset(gameEntered, gameLeft, retried, sessionEnded, unopenable);
export const $refusal = createStore<Refusal | null>(null)
  .on(refused, (_, failure) => refusalOf(failure))
  .on(unopenable, () => ({ key: 'invalid_url', suggestions: [], untilMs: null }))
  .reset(gameEntered, gameLeft, retried, launchFx);
/** Play money is staked. */
export const $demo = $launch.map((launch) => launch?.demo ?? false);
/** A member plays for free: the net position since the login does not count it (PP-23). */
export const $isUncounted = $launch.map((launch) => launch !== null && launch.demo && launch.funds !== null);
sample({ clock: $launch, fn: (launch) => launch?.funds ?? null, target: fundsShown });
/** The launch waits for a live connection (W8). */
export const $waits = combine($allowed, $launch, $refusal, $isLive, (allowed, launch, refusal, live) =>
  Boolean(allowed && !launch && !refusal && !live),
);

/** The refusal carries other playable games, in the shape of the contract's `LaunchRefusal`. */
function refusalOf({ key, details }: CallFailure): Refusal {
  const extra = (details ?? {}) as { suggestions?: unknown; untilMs?: unknown; vendor?: unknown };
  return {
    key,
    suggestions: Array.isArray(extra.suggestions) ? (extra.suggestions as Game[]) : [],
    untilMs: typeof extra.untilMs === 'number' ? extra.untilMs : null,
    ...(typeof extra.vendor === 'string' && { vendor: extra.vendor }),
  };
}

sample({ clock: gameEntered, fn: ({ holder }) => holder, target: holderSet });
sample({
  clock: gameEntered,
  source: $sessionKind,
  filter: (who, { direct }) => !(direct && who === 'guest'),
  fn: (_, { nodeId }) => nodeId,
  target: play.requested,
});
sample({ clock: slowRetried, target: retried });
// A visitor logged in, or started free play, in the page.
sample({ clock: memberKnown, source: $entered, filter: (id): id is string => id !== null, target: play.requested });

/** What the page shows of a game that is not launched yet, or runs in its own window. The server sends it with the page. */
const loadGameFx = attach({
  source: $language,
  mapParams: (nodeId: string, language) => ({ nodeId, language }),
  effect: createCall(games.game),
});
sample({ clock: gameEntered, fn: ({ nodeId }) => nodeId, target: loadGameFx });
/** There is no such game, or its picture is not known. */
export const $unknown = createStore(false)
  .on(loadGameFx.fail, () => true)
  .reset(gameEntered, gameLeft);
export const $offered = createStore<Game | null>(null)
  .on(
    sample({
      clock: loadGameFx.doneData,
      source: $entered,
      filter: (nodeId, game) => nodeId === game.nodeId,
      fn: (_, game) => game,
    }),
    (_, game) => game,
  )
  .reset(gameEntered, gameLeft);
/** The game of the page, launched or not; null while unknown. */
export const $played = combine($launch, $offered, (launch, offered) => launch?.game ?? offered);
/** The game has free play (GAME-01). */
export const $offersFree = $played.map((game) => game?.supportPlay === 0);

/** The page that opened this window must not be reachable from the game (vendor API, Frame). */
const disownFx = createEffect(() => {
  window.opener = null;
});
sample({ clock: gameEntered, filter: ({ holder }) => holder === 'popup', fn: () => {}, target: disownFx });

/** The screen that a game filled is the site's again. */
const endFullScreenFx = createEffect(async () => {
  if (document.fullscreenElement) await document.exitFullscreen();
});
sample({ clock: gameLeft, target: endFullScreenFx });
sample({
  clock: termsAccepted,
  source: $refusal,
  filter: (refusal) => refusal?.key === 'terms_needed',
  fn: () => {},
  target: retried,
});
// A token opens one session: when the game's document reloads, the game is launched again and its open round continues.
sample({ clock: gameReloaded, source: $entered, filter: (entered) => entered !== null, fn: () => {}, target: retried });
// The debt is settled: the game opens by itself.
sample({
  clock: owedSettled,
  source: $refusal,
  filter: (refusal) => refusal?.key === 'play_owed',
  fn: () => {},
  target: retried,
});
// The exclusion, lock or maintenance that closed the game ends while the page is open.
const ended = dueOf({
  start: gameEntered,
  stop: gameLeft,
  $atMs: $refusal.map((refusal) => refusal?.untilMs ?? null),
});
sample({ clock: ended, filter: Boolean, fn: () => {}, target: retried });
sample({ clock: unfundedAccepted, target: retried });
sample({ clock: retried, source: $entered, filter: (id): id is string => id !== null, target: play.requested });
sample({
  clock: [play.allowed, $isLive],
  source: { awaited: $awaited, live: $isLive, launch: $launch, refusal: $refusal, requested: $requested },
  filter: ({ awaited, live, launch, refusal, requested }) =>
    Boolean(awaited && live && !launch && !refusal && !isSame(awaited, requested)),
  fn: ({ awaited }) => awaited as Requested,
  target: launchFx,
});
