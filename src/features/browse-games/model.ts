import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import type { Game, GameOrder } from '../../../contract/games.ts';
import { loadFavouritesFx, removeFavouriteFx } from '../../entities/favourites/model.ts';
import { $lanes, type GameQuery, loadGamesFx, loadRecentFx } from '../../entities/games/index.ts';
import { classesFor } from '../../entities/games/lazy.ts';
import { protectedAction } from '../../entities/session/index.ts';
import { $language } from '../../shared/api/context.ts';
import { nextPage, pagesLeft, type PageRequest, type PageSizes } from './paging.ts';

/** The fixed part of a list's query, before filters. */
export type ListBase = Pick<GameQuery, 'gameType' | 'gameClassify' | 'vassalage' | 'isHot' | 'isNew' | 'jackpot'>;

export interface ListFilters {
  vassalage: string;
  classify: string;
  name: string;
  /** Games whose least bet is at least this, minor units; 0: all. */
  minBet: number;
  /** Games with at least so many pay lines; 0: all. */
  minLines: number;
  order: GameOrder;
}
interface Page {
  games: Game[];
  pageNum: number;
  totalPages: number;
  /** Games on all pages; personal lists do not tell. */
  total?: number;
}
interface Ask extends PageRequest {
  base: ListBase;
  filters: ListFilters;
}
/** The state of a list when the player left it. */
export interface LeftList {
  base: ListBase;
  filters: ListFilters;
  last: PageRequest | null;
  games: Game[];
  hasMore: boolean;
  total: number | null;
}
const FRESH: ListFilters = { vassalage: 'ALL', classify: 'ALL', name: '', minBet: 0, minLines: 0, order: 'popular' };
/** Letters that follow each other faster are one query: a word pasted or typed quickly. */
const TYPING_MS = 100;

/** Lists of the member's own: the server orders them. */
export const isPersonal = (classify: string): boolean => classify === 'RECENT' || classify === 'FAV';

const isShort = ({ vassalage }: ListBase, filters: ListFilters): boolean =>
  filters.classify === 'FAV' || filters.vassalage !== 'ALL' || vassalage !== undefined;
const sizesOf = (base: ListBase, filters: ListFilters, sizes: PageSizes): PageSizes =>
  sizes.short !== undefined && isShort(base, filters) ? { first: sizes.short, then: sizes.short } : sizes;

/** Calls the endpoint of the query. Personal lists have endpoints of their own. */
const answer = async ({ base, filters, pageNo, pageSize }: Ask): Promise<Page> => {
  const vassalage = filters.vassalage === 'ALL' ? base.vassalage : filters.vassalage;
  const page = { pageNo, pageSize, gameType: base.gameType };
  if (filters.classify === 'RECENT') {
    const { list, ...rest } = await loadRecentFx({ ...page, vassalage });
    return { games: list, ...rest };
  }
  if (filters.classify === 'FAV') {
    const { content, ...rest } = await loadFavouritesFx({ ...page, vendor: vassalage });
    return { games: content, ...rest };
  }
  const own = ['ALL', 'HOT', 'NEW'].includes(filters.classify);
  return loadGamesFx({
    ...base,
    ...page,
    vassalage,
    gameClassify: own ? base.gameClassify : filters.classify,
    isHot: filters.classify === 'HOT' ? '1' : base.isHot,
    isNew: filters.classify === 'NEW' ? '1' : base.isNew,
    gameName: filters.name || undefined,
    minBet: filters.minBet || undefined,
    minLineNum: filters.minLines || undefined,
    order: filters.order === 'popular' ? undefined : filters.order,
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
  const loadFx = createEffect<Ask, Page, { key: string }>(answer);

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
  $typing.on(began, () => true).on(paused, () => false);
  const $requestedName = createStore('').on(loadFx, (_, { filters }) => filters.name);
  const typed = sample({
    clock: [began, paused],
    source: { filters: $filters, requested: $requestedName },
    filter: ({ filters, requested }) => filters.name !== requested,
  });
  const $requested = createStore<PageRequest | null>(null);
  // Games have names in the page's language.
  const translated = sample({ clock: $language, source: $requested, filter: (requested) => requested !== null });
  const restarted = merge([
    ...[opened, seen, vendorChosen, classTaken, minBetChosen, minLinesChosen, orderChosen],
    ...[typed, retried, translated],
  ]);

  $requested
    .on(loadFx, (_, { pageNo, pageSize, turn }) => ({ pageNo, pageSize, turn }))
    // A pending answer belongs to another list.
    .on(restored, (requested, { last }) => last && { ...last, turn: (requested?.turn ?? 0) + 1 });
  const arrived = sample({
    clock: loadFx.done,
    source: $requested,
    filter: (requested, { params }) => requested?.turn === params.turn,
    fn: (_, done) => done,
  });
  const broke = sample({
    clock: loadFx.fail,
    source: $requested,
    filter: (requested, { params }) => requested?.turn === params.turn,
    fn: (_, { error }) => error,
  });

  /** The newest request is under way. Older ones do not count: their answers are dropped. */
  const $pending = createStore(false)
    .on(loadFx, () => true)
    .on([arrived, broke, restored], () => false);

  /** Node id of a game that left the list of favourites shown. */
  const unfavoured = sample({
    clock: removeFavouriteFx.done,
    source: $filters,
    filter: ({ classify }) => classify === 'FAV',
    fn: (_, { params }) => params.nodeId,
  });

  /** The last loaded page. After a failure, loading more continues from here. */
  const $last = createStore<PageRequest | null>(null)
    .on(arrived, (_, { params }) => params)
    .on(restored, (_, { last }) => last)
    .reset(restarted);
  const $games = createStore<Game[]>([])
    .on(arrived, (shown, { params, result }) => {
      const old = params.first ? [] : shown;
      const known = new Set(old.map(({ nodeId }) => nodeId));
      return [...old, ...result.games.filter(({ nodeId }) => !known.has(nodeId))];
    })
    .on(unfavoured, (games, gone) => games.filter(({ nodeId }) => nodeId !== gone))
    .on(restored, (_, { games }) => games)
    .reset(restarted);
  const $hasMore = createStore(false)
    .on(arrived, (_, { params, result }) => pagesLeft(params, result.totalPages))
    .on(restored, (_, { hasMore }) => hasMore)
    .reset(restarted);
  /** Games of the list on all pages; null while unknown. */
  const $total = createStore<number | null>(null)
    .on(
      arrived,
      (_, { params, result: { games, total, totalPages } }) =>
        total ?? (totalPages <= 1 && params.first ? games.length : null),
    )
    .on(restored, (_, { total }) => total)
    .reset(restarted, unfavoured);
  const $failure = createStore<{ key: string } | null>(null)
    .on(broke, (_, failure) => failure)
    .reset(loadFx, restored);
  const $ready = createStore(false)
    .on([arrived, restored], () => true)
    .reset(restarted);
  const $state = combine($ready, $failure, $games, (ready, failure, games) => {
    if (games.length) return 'ready' as const;
    if (failure) return 'failed' as const;
    return ready ? ('empty' as const) : ('loading' as const);
  });
  const $lane = combine($lanes, $base, (lanes, { gameType }) => lanes.find(({ title }) => title === gameType) ?? null);
  const $classes = combine($lane, $filters, (lane, { vassalage }) => classesFor(lane, vassalage));
  const $classNames = $lane.map((lane): Record<string, string> =>
    Object.fromEntries(lane?.gameClassify.map(({ key, name }) => [key, name]) ?? []),
  );
  const $vendors = $lane.map((lane) => lane?.cards ?? []);
  /** To filter by: those of its type, or of all types. */
  const $minBets = combine($lanes, $lane, (lanes, lane) =>
    lane ? lane.minBets : [...new Set(lanes.flatMap(({ minBets }) => minBets))].sort((a, b) => a - b),
  );

  // GAME-04: choosing the active class does nothing, except ALL, which always reloads.
  const chosen = sample({
    clock: classChosen,
    source: $filters,
    filter: (filters, classify) => classify === 'ALL' || filters.classify !== classify,
    fn: (_, classify) => classify,
  });
  sample({ clock: chosen, filter: isPersonal, target: personal.requested });
  sample({ clock: chosen, filter: (classify) => !isPersonal(classify), target: classTaken });
  sample({ clock: personal.allowed, target: classTaken });

  const question = { base: $base, filters: $filters, requested: $requested };
  sample({
    clock: restarted,
    source: question,
    fn: ({ base, filters, requested }) => ({
      base,
      filters,
      ...nextPage(null, requested, sizesOf(base, filters, sizes)),
    }),
    target: loadFx,
  });
  sample({
    clock: moreRequested,
    source: { ...question, last: $last, more: $hasMore, pending: $pending },
    filter: ({ more, pending, last }) => more && !pending && last !== null,
    fn: ({ base, filters, requested, last }) => ({
      base,
      filters,
      ...nextPage(last, requested, sizesOf(base, filters, sizes)),
    }),
    target: loadFx,
  });
  // The later games moved up by one place: the last page is read again, so that none is skipped.
  sample({
    clock: unfavoured,
    source: { ...question, last: $last, more: $hasMore },
    filter: ({ more, last }) => more && last !== null,
    fn: ({ base, filters, requested, last }) => ({
      base,
      filters,
      ...last!,
      turn: (requested?.turn ?? 0) + 1,
      first: false,
    }),
    target: loadFx,
  });
  const $left = combine({
    base: $base,
    filters: $filters,
    last: $last,
    games: $games,
    hasMore: $hasMore,
    total: $total,
  });

  return {
    opened,
    seen,
    restored,
    vendorChosen,
    classChosen,
    nameTyped,
    minBetChosen,
    minLinesChosen,
    orderChosen,
    moreRequested,
    retried,
    $games,
    $state,
    $failure,
    $filters,
    $classes,
    $classNames,
    $vendors,
    $minBets,
    $total,
    $hasMore,
    $pending,
    $left,
  };
};
export type GameList = ReturnType<typeof createGameList>;
