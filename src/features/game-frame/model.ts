import { attach, createEffect, createEvent, createStore, merge, sample } from 'effector';
import { filter, switchMap, take, timer } from 'rxjs';
import { LIMITS } from '../../../contract/limits.ts';
import type { ToGame, ToPage } from '../../../contract/vendor-frame.ts';
import type { FeedValues } from '../../../contract/wire.ts';
import { type FeedItem, feed } from '../../../streams/sync/feed.ts';
import { $play } from '../../entities/wallet/model.ts';
import { $stakeable } from '../../entities/wallet/lazy.ts';
import { $language } from '../../shared/api/context.ts';
import { navigateFx } from '../../shared/lib/navigation.ts';
import { fromStream } from '../../shared/realtime/bridge.ts';
import { $isLive, fromLive, topicOf } from '../../shared/realtime/runtime.ts';
import { channelTo } from './channel.ts';
import { commandAnswered, commandRequested } from './commands.ts';
import { frameGone, frameShown, type Shown } from './shown.ts';
import { tablesWatched, tableReceived } from './tables.ts';

export { frameGone, frameShown, type Shown } from './shown.ts';
/** The frame has loaded a document: the first one, or another one that the game navigated to. */
export const frameLoaded = createEvent<Pick<Window, 'postMessage'>>();
/** What holds the game: the site's page, a window of its own, or a modal over any page (GAME-07). */
export type Holder = 'page' | 'popup' | 'modal';
export const holderSet = createEvent<Holder>();
const $holder = createStore<Holder>('page').on(holderSet, (_, holder) => holder);

/** The player leaves, by the bar or from within the game. */
export const leaveRequested = createEvent();

/** The game may start no round, or may again (PP-18). */
export const pauseSet = createEvent<boolean>();
const $isPaused = createStore(false).on(pauseSet, (_, on) => on);

const $shown = createStore<Shown | null>(null)
  .on(frameShown, (_, shown) => shown)
  .reset(frameGone);
const $window = createStore<Pick<Window, 'postMessage'> | null>(null, { serialize: 'ignore' })
  .on(frameLoaded, (_, window) => window)
  .reset(frameGone);
const $documents = createStore(0)
  .on(frameLoaded, (count) => count + 1)
  .reset(frameShown, frameGone);

const channel = fromStream({
  start: sample({ clock: frameLoaded, source: $documents, filter: (count) => count === 1 }),
  stop: frameGone,
  inputs: { window: $window },
  // `frameGone` stops the stream before the window is forgotten.
  stream: ({ window }) =>
    window.pipe(
      take(1),
      filter(Boolean),
      switchMap((shown) => channelTo(shown)),
    ),
});
const opened = sample({ clock: channel.next, filter: (news) => news.kind === 'opened' });
const received = sample({
  clock: channel.next,
  filter: (news) => news.kind === 'received',
  fn: (news) => (news as { message: ToPage }).message,
});
const messageOf = <Type extends ToPage['type']>(type: Type) =>
  sample({
    clock: received,
    filter: (message) => message.type === type,
    fn: (message) => message as Extract<ToPage, { type: Type }>,
  });

/** The game has reported `ready`. */
export const $ready = createStore(false)
  .on(messageOf('ready'), () => true)
  .reset(frameShown, frameGone);

const slow = fromStream({
  start: frameShown,
  stop: merge([frameGone, messageOf('ready')]),
  inputs: {},
  stream: (_, { scheduler }) => timer(LIMITS.gameReadyMs, scheduler),
});
/** The game has not reported `ready` in time (SYS-14). It may still do so. */
export const $slow = createStore(false)
  .on(slow.next, () => true)
  .reset(frameShown, frameGone, messageOf('ready'));

// A replaced document has used up its launch token. A ready game is launched again and continues; one that was never ready would
// fail the same way again.
const replaced = sample({
  clock: frameLoaded,
  source: { count: $documents, ready: $ready },
  filter: ({ count }) => count > 1,
  fn: ({ ready }) => ready,
});
export const gameReloaded = sample({ clock: replaced, filter: Boolean, fn: () => {} });
export const gameLost = sample({ clock: replaced, filter: (ready) => !ready, fn: () => {} });

const tell = createEvent<ToGame>();
const $tell = createStore<{ tell: (message: ToGame) => void } | null>(null, { serialize: 'ignore' })
  .on(opened, (_, news) => (news.kind === 'opened' ? { tell: news.tell } : null))
  .reset(frameShown, frameGone, channel.completed);
const tellFx = attach({ source: $tell, effect: (channel, message: ToGame) => channel?.tell(message) });
sample({ clock: tell, target: tellFx });

// First the launch, then each current value, then each change.
sample({
  clock: opened,
  source: { shown: $shown, language: $language },
  filter: ({ shown }) => shown !== null,
  fn: ({ shown, language }): ToGame => ({ type: 'launch', mode: shown!.mode, language }),
  target: tell,
});
sample({
  clock: [opened, $isLive],
  source: $isLive,
  fn: (live): ToGame => ({ type: 'connection', live }),
  target: tell,
});
sample({
  clock: [opened, $stakeable],
  source: $stakeable,
  fn: (value): ToGame => ({ type: 'balance', value }),
  target: tell,
});
sample({
  clock: [opened, $play],
  source: { play: $play, shown: $shown },
  fn: ({ play, shown }): ToGame => ({ type: 'position', value: play && !shown?.uncounted ? positionOf(play) : null }),
  target: tell,
});
// A game that opens during a pause is told at once.
sample({
  clock: opened,
  source: $isPaused,
  filter: Boolean,
  fn: (on): ToGame => ({ type: 'pause', on }),
  target: tell,
});
sample({ clock: pauseSet, fn: (on): ToGame => ({ type: 'pause', on }), target: tell });
/** The game has answered a pause: no round runs. */
export const gamePaused = messageOf('paused').map(() => {});

function positionOf({ net, wagered, currency, exponent, startedAtMs }: FeedValues['play']) {
  return { net, wagered, currency, exponent, startedAtMs };
}

const subscribed = messageOf('subscribe');
type Topic = Extract<ToPage, { type: 'subscribe' }>['to'][number];
/** Prices of fixtures are public at the merchant; a pool and a round are the game's own. */
const isOffered = ({ to }: { to: readonly Topic[] }, shown: Shown | null) =>
  to.every(({ scope, id }) => scope === 'odds' || id === (scope === 'pool' ? shown?.poolId : shown?.game?.code));
interface Watched {
  pool: string | null;
  round: string | null;
  odds: readonly string[];
}
const $watched = createStore<Watched>({ pool: null, round: null, odds: [] }).reset(frameShown, frameGone);
sample({
  clock: subscribed,
  source: $shown,
  filter: (shown, requested) => isOffered(requested, shown),
  fn: (shown, { to }) => ({
    pool: to.find(({ scope }) => scope === 'pool')?.id ?? null,
    round: to.some(({ scope }) => scope === 'round') ? (shown?.game?.nodeId ?? null) : null,
    odds: to.filter(({ scope }) => scope === 'odds').map(({ id }) => `odds:${id}`),
  }),
  target: $watched,
});
sample({
  clock: subscribed,
  source: $shown,
  filter: (shown, requested) => isOffered(requested, shown),
  fn: (shown, { to }) => ({
    nodeId: shown?.game?.nodeId ?? null,
    table: to.find((topic) => topic.scope === 'table')?.table ?? null,
    hand: to.find((topic) => topic.scope === 'hand')?.table ?? null,
  }),
  target: tablesWatched,
});
sample({ clock: tableReceived, target: tell });
sample({
  clock: subscribed,
  source: $shown,
  filter: (shown, requested) => !isOffered(requested, shown),
  fn: (shown): ToGame => ({
    type: 'refused',
    problem: `subscribe.to: this game feeds ${shown?.poolId ?? 'no pool'}, and has its own rounds and tables only`,
  }),
  target: tell,
});
const pools = fromLive({
  subscriptions: topicOf(
    'jackpot',
    $watched.map(({ pool }) => pool && `pool:${pool}`),
  ),
  stream: (live, topics) => feed(live.watch(topics), 'jackpot', topics.jackpot![0]),
});
sample({ clock: pools.next, fn: poolState, target: tell });

function poolState(item: FeedItem<'jackpot'>): ToGame {
  const state = { type: 'state', scope: 'pool', id: item.key.slice('pool:'.length) } as const;
  if (item.value === null) return { ...state, version: null, value: null };
  const { amount, currency, exponent } = item.value;
  return { ...state, version: item.seq, value: { amount, currency, exponent } };
}

const rounds = fromLive({
  subscriptions: topicOf(
    'round',
    $watched.map(({ round }) => round && `round:${round}`),
  ),
  stream: (live, topics) => feed(live.watch(topics), 'round', topics.round![0]),
});
sample({
  clock: rounds.next,
  source: $shown,
  filter: (shown) => shown?.game !== undefined,
  fn: (shown, item): ToGame => ({
    type: 'state',
    scope: 'round',
    id: shown!.game!.code,
    version: item.value === null ? null : item.seq,
    value: item.value,
  }),
  target: tell,
});

sample({
  clock: messageOf('command'),
  source: $shown,
  fn: (shown, requested) => ({ requested, shown }),
  target: commandRequested,
});
sample({ clock: commandAnswered, target: tell });

const odds = fromLive({
  subscriptions: $watched.map(({ odds: keys }) => (keys.length === 0 ? null : { odds: [...keys] })),
  stream: (live, topics) => feed(live.watch(topics), 'odds'),
});
sample({
  clock: odds.next,
  source: $watched,
  filter: ({ odds: keys }, item) => keys.includes(item.key),
  fn: (_, item): ToGame => ({
    type: 'state',
    scope: 'odds',
    id: item.key.slice('odds:'.length),
    version: item.value === null ? null : item.seq,
    value: item.value,
  }),
  target: tell,
});

sample({ clock: messageOf('leave'), fn: () => {}, target: leaveRequested });
/**
 * Goes back, or closes the game's window. From a deep link there is no page of the site to go back to, and a window that no page
 * opened cannot be closed; the result says so. A modal is left by its own page.
 */
export const leaveFx = attach({
  source: $holder,
  effect(holder): { isOver: boolean } {
    if (holder === 'modal') return { isOver: true };
    if (holder === 'popup') {
      window.close();
      return { isOver: window.closed };
    }
    if (document.fullscreenElement) void document.exitFullscreen();
    const isOver = ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;
    if (isOver) window.history.back();
    return { isOver };
  },
});
sample({ clock: leaveRequested, fn: () => {}, target: leaveFx });
sample({ clock: leaveFx.doneData, filter: ({ isOver }) => !isOver, fn: () => '/', target: navigateFx });
sample({ clock: messageOf('openHistory'), fn: () => '/member/personalHistoryCopy', target: navigateFx });

/** The page of the verifier gets no reference to this one. */
export const openWindowFx = createEffect((url: string) => void window.open(url, '_blank', 'noopener,noreferrer'));
const verify = messageOf('openVerify');
const isOfVendor = (url: string, shown: Shown | null): boolean => {
  const here = window.location.href;
  if (!shown || !URL.canParse(url)) return false;
  const { origin, protocol } = new URL(url);
  return /^https?:$/.test(protocol) && origin === new URL(shown.url, here).origin;
};
sample({
  clock: verify,
  source: $shown,
  filter: (shown, { url }) => isOfVendor(url, shown),
  fn: (_, { url }) => url,
  target: openWindowFx,
});
sample({
  clock: verify,
  source: $shown,
  filter: (shown, { url }) => !isOfVendor(url, shown),
  fn: (): ToGame => ({
    type: 'refused',
    problem: 'openVerify.url: no page of the origin that the game was launched at',
  }),
  target: tell,
});
