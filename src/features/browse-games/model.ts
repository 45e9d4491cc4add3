import {
  combine,
  createEffect,
  createEvent,
  createStore,
  merge,
  sample,
  type Effect,
  type Event,
  type Store,
} from 'effector';
import { debounce } from 'patronum/debounce';
import type { Game, GameOrder, VendorLane } from '../../../contract/games.ts';
import { removeFavouriteFx } from '../../entities/favourites/model.ts';
import { $lanes } from '../../entities/games/index.ts';
import { classesFor } from '../../entities/games/lazy.ts';
import { protectedAction } from '../../entities/session/index.ts';
import { $language } from '../../shared/api/context.ts';
import { nextPage, pagesLeft, type PageRequest, type PageSizes } from './paging.ts';
import {
  FRESH,
  isPersonal,
  loadPage,
  sizesOf,
  type Ask,
  type LeftList,
  type ListBase,
  type ListFilters,
  type Page,
} from './query.ts';

/** Letters that follow each other faster are one query: a word pasted or typed quickly. */
const TYPING_MS = 100;

interface Done {
  params: Ask;
  result: Page;
}
/** What decides which page is requested next. */
interface Progress {
  base: ListBase;
  filters: ListFilters;
  requested: PageRequest | null;
  last: PageRequest | null;
  hasMore: boolean;
  pending: boolean;
}

const yes = () => true;
const no = () => false;
const ofLeft =
  <K extends keyof LeftList>(key: K) =>
  (_: unknown, left: LeftList): LeftList[K] =>
    left[key];
const isNewest = (requested: PageRequest | null, { params }: { params: Ask }): boolean =>
  requested?.turn === params.turn;
const withPage = (shown: Game[], { params, result }: Done): Game[] => {
  const old = params.first ? [] : shown;
  const known = new Set(old.map(({ nodeId }) => nodeId));
  return [...old, ...result.games.filter(({ nodeId }) => !known.has(nodeId))];
};
const pageOf = (_: unknown, { params }: Done): PageRequest => params;
const hasPagesLeft = (_: unknown, { params, result }: Done): boolean => pagesLeft(params, result.totalPages);
const totalOf = (_: unknown, { params, result: { games, total, totalPages } }: Done): number | null =>
  total ?? (totalPages <= 1 && params.first ? games.length : null);
const stateOf = (ready: boolean, failure: { key: string } | null, games: Game[]) => {
  if (games.length) return 'ready';
  if (failure) return 'failed';
  return ready ? 'empty' : 'loading';
};
const classNamesOf = (lane: VendorLane | null): Record<string, string> =>
  Object.fromEntries(lane?.gameClassify.map(({ key, name }) => [key, name]) ?? []);
/** To filter by: those of its type, or of all types. */
const minBetsOf = (lanes: VendorLane[], lane: VendorLane | null): number[] =>
  lane ? lane.minBets : [...new Set(lanes.flatMap(({ minBets }) => minBets))].sort((a, b) => a - b);
const isNew = ({ filters, name }: { filters: ListFilters; name: string }): boolean => filters.name !== name;
/** GAME-04: choosing the active class does nothing, except ALL, which always reloads. */
const isChoice = (filters: ListFilters, classify: string): boolean =>
  classify === 'ALL' || filters.classify !== classify;

const askAfter = (last: PageRequest | null, { base, filters, requested }: Progress, sizes: PageSizes): Ask => ({
  base,
  filters,
  ...nextPage(last, requested, sizesOf(base, filters, sizes)),
});
const askAgain = ({ base, filters, requested, last }: Progress): Ask => ({
  base,
  filters,
  ...last!,
  turn: (requested?.turn ?? 0) + 1,
  first: false,
});

interface Reasons {
  restarted: Event<unknown>;
  moreRequested: Event<void>;
  unfavoured: Event<unknown>;
}
type LoadFx = Effect<Ask, Page, { key: string }>;

const askPages = (
  { restarted, moreRequested, unfavoured }: Reasons,
  progress: { [K in keyof Progress]: Store<Progress[K]> },
  sizes: PageSizes,
  loadFx: LoadFx,
): void => {
  sample({ clock: restarted, source: progress, fn: (now) => askAfter(null, now, sizes), target: loadFx });
  sample({
    clock: moreRequested,
    source: progress,
    filter: ({ hasMore, pending, last }) => hasMore && !pending && last !== null,
    fn: (now) => askAfter(now.last, now, sizes),
    target: loadFx,
  });
  // The later games moved up by one place: the last page is read again, so that none is skipped.
  sample({
    clock: unfavoured,
    source: progress,
    filter: ({ hasMore, last }) => hasMore && last !== null,
    fn: askAgain,
    target: loadFx,
  });
};

/**
 * Creates a list of games with filters, loaded page by page (HOME-05, GAME-03, GAME-04). Answers to older queries are dropped.
 */
export const createGameList = (sizes: PageSizes, initial: ListBase = {}) => {
  const opened = createEvent<{ base: ListBase; classify?: string }>();
  const seen = createEvent();
  /** SYS-09: restores the list as the player left it, with all loaded pages. */
  const restored = createEvent<LeftList>();
  const vendorChosen = createEvent<string>();
  const classChosen = createEvent<string>();
  const nameTyped = createEvent<string>();
  const minBetChosen = createEvent<number>();
  const minLinesChosen = createEvent<number>();
  const orderChosen = createEvent<GameOrder>();
  const moreRequested = createEvent();
  const retried = createEvent();
  const loadFx = createEffect<Ask, Page, { key: string }>(loadPage);

  // RECENT and FAV are personal: a guest logs in first and then gets the list.
  const personal = protectedAction<string>();
  const classTaken = createEvent<string>();

  const $base = createStore<ListBase>(initial).on([opened, restored], (_, { base }) => base);
  const $filters = createStore<ListFilters>(FRESH)
    .on(opened, (_, { classify }) => ({ ...FRESH, classify: classify ?? 'ALL' }))
    .on(restored, (_, { filters }) => filters)
    .on(vendorChosen, (filters, vassalage) => ({ ...filters, vassalage, classify: 'ALL' }))
    .on(classTaken, (filters, classify) => ({ ...filters, classify }))
    .on(nameTyped, (filters, name) => ({ ...filters, name: name.trimStart() }))
    .on(minBetChosen, (filters, minBet) => ({ ...filters, minBet }))
    .on(minLinesChosen, (filters, minLines) => ({ ...filters, minLines }))
    .on(orderChosen, (filters, order) => ({ ...filters, order }));
  // The first letter asks at once; later ones when the typing pauses.
  const paused = debounce(nameTyped, TYPING_MS);
  const $typing = createStore(false);
  const began = sample({ clock: nameTyped, source: $typing, filter: (typing) => !typing });
  $typing.on(began, yes).on(paused, no);
  const $requestedName = createStore('').on(loadFx, (_, { filters }) => filters.name);
  const typed = sample({ clock: [began, paused], source: { filters: $filters, name: $requestedName }, filter: isNew });
  const $requested = createStore<PageRequest | null>(null);
  // Games have names in the page's language.
  const translated = sample({ clock: $language, source: $requested, filter: (requested) => requested !== null });
  const chosenOther = [vendorChosen, classTaken, minBetChosen, minLinesChosen, orderChosen];
  const restarted = merge([opened, seen, ...chosenOther, typed, retried, translated]);

  $requested
    .on(loadFx, (_, { pageNo, pageSize, turn }) => ({ pageNo, pageSize, turn }))
    // A pending answer belongs to another list.
    .on(restored, (requested, { last }) => last && { ...last, turn: (requested?.turn ?? 0) + 1 });
  const arrived = sample({ clock: loadFx.done, source: $requested, filter: isNewest, fn: (_, done) => done });
  const broke = sample({ clock: loadFx.fail, source: $requested, filter: isNewest, fn: (_, { error }) => error });
  /** The newest request is under way. Older ones do not count: their answers are dropped. */
  const $pending = createStore(false).on(loadFx, yes).on([arrived, broke, restored], no);

  /** Node id of a game that left the list of favourites shown. */
  const unfavoured = sample({
    clock: removeFavouriteFx.done,
    source: $filters,
    filter: ({ classify }) => classify === 'FAV',
    fn: (_, { params }) => params.nodeId,
  });

  /** The last loaded page. After a failure, loading more continues from here. */
  const $last = createStore<PageRequest | null>(null).on(arrived, pageOf).on(restored, ofLeft('last')).reset(restarted);
  const $games = createStore<Game[]>([])
    .on(arrived, withPage)
    .on(unfavoured, (games, gone) => games.filter(({ nodeId }) => nodeId !== gone))
    .on(restored, ofLeft('games'))
    .reset(restarted);
  const $hasMore = createStore(false).on(arrived, hasPagesLeft).on(restored, ofLeft('hasMore')).reset(restarted);
  /** Games of the list on all pages; null while unknown. */
  const $total = createStore<number | null>(null)
    .on(arrived, totalOf)
    .on(restored, ofLeft('total'))
    .reset(restarted, unfavoured);
  const $failure = createStore<{ key: string } | null>(null)
    .on(broke, (_, failure) => failure)
    .reset(loadFx, restored);
  const $ready = createStore(false).on([arrived, restored], yes).reset(restarted);
  const $state = combine($ready, $failure, $games, stateOf);

  const $lane = combine($lanes, $base, (lanes, { gameType }) => lanes.find(({ title }) => title === gameType) ?? null);
  const $classes = combine($lane, $filters, (lane, { vassalage }) => classesFor(lane, vassalage));
  const $classNames = $lane.map(classNamesOf);
  const $vendors = $lane.map((lane) => lane?.cards ?? []);
  const $minBets = combine($lanes, $lane, minBetsOf);

  const chosen = sample({ clock: classChosen, source: $filters, filter: isChoice, fn: (_, classify) => classify });
  sample({ clock: chosen, filter: isPersonal, target: personal.requested });
  sample({ clock: chosen, filter: (classify) => !isPersonal(classify), target: classTaken });
  sample({ clock: personal.allowed, target: classTaken });

  const query = { base: $base, filters: $filters, last: $last, hasMore: $hasMore };
  const progress = { ...query, requested: $requested, pending: $pending };
  askPages({ restarted, moreRequested, unfavoured }, progress, sizes, loadFx);
  const $left = combine({ ...query, games: $games, total: $total });

  const filtering = { vendorChosen, classChosen, nameTyped, minBetChosen, minLinesChosen, orderChosen, $filters };
  const choices = { $classes, $classNames, $vendors, $minBets };
  const paging = { opened, seen, restored, moreRequested, retried };
  return { ...filtering, ...choices, ...paging, $games, $state, $failure, $total, $hasMore, $pending, $left };
};
export type GameList = ReturnType<typeof createGameList>;
