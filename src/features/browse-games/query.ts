import type { Game, GameOrder } from '../../../contract/games.ts';
import { loadFavouritesFx } from '../../entities/favourites/model.ts';
import { type GameQuery, loadGamesFx, loadRecentFx } from '../../entities/games/index.ts';
import type { PageRequest, PageSizes } from './paging.ts';

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
export interface Page {
  games: Game[];
  pageNum: number;
  totalPages: number;
  /** Games on all pages; personal lists do not tell. */
  total?: number;
}
export interface Ask extends PageRequest {
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
export const FRESH: ListFilters = {
  vassalage: 'ALL',
  classify: 'ALL',
  name: '',
  minBet: 0,
  minLines: 0,
  order: 'popular',
};

/** Lists of the member's own: the server orders them. */
export const isPersonal = (classify: string): boolean => classify === 'RECENT' || classify === 'FAV';

const isShort = ({ vassalage }: ListBase, filters: ListFilters): boolean =>
  filters.classify === 'FAV' || filters.vassalage !== 'ALL' || vassalage !== undefined;
export const sizesOf = (base: ListBase, filters: ListFilters, sizes: PageSizes): PageSizes =>
  sizes.short !== undefined && isShort(base, filters) ? { first: sizes.short, then: sizes.short } : sizes;

/** Calls the endpoint of the query. Personal lists have endpoints of their own. */
export const loadPage = async ({ base, filters, pageNo, pageSize }: Ask): Promise<Page> => {
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
