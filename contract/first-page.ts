import { book, BOOK_PAGE } from './book.ts';
import type { EndpointSpec } from './define.ts';
import { games } from './games.ts';
import { LIMITS } from './limits.ts';
import { LIST_PATHS, type ListPath } from './list-pages.ts';
import { notices } from './notices.ts';
import { HOME_PAGES, type ListPage } from './pages.ts';
import type { Language } from './primitives.ts';
import { site } from './site.ts';

/** Responses delivered with the page, so that it renders completely without requests that the server could foresee. */
export interface Preloaded {
  /** The language of the responses. */
  language: Language;
  /** Code of the page's merchant, which the host names. */
  merchant: string;
  /** `value` of each response, by `pathWithQuery`. */
  values: Record<string, unknown>;
}

/** The web app manifest of the host's merchant. */
export const MANIFEST_PATH = '/site.webmanifest';

export interface FirstCall {
  endpoint: EndpointSpec;
  request: Record<string, string | number>;
}

/** The first call of every page: the merchant. */
export const brandCall: FirstCall = { endpoint: site.info, request: {} };

/** The calls of every page with header and navigation, once merchant and language are known. */
const shellCalls: readonly FirstCall[] = [
  { endpoint: games.menus, request: {} },
  { endpoint: games.vendors, request: { platform: 'html5-desktop' } },
  { endpoint: notices.list, request: { types: 'B,PL,PU,PR,H', platform: 'W', pageNo: 1 } },
];

interface Requested {
  merchant: string;
  language: Language;
  /** The query of the page's address. */
  query: URLSearchParams;
}

const PLATFORM = 'flash,html5-desktop';
const gamesCall = (request: FirstCall['request'], { language, merchant }: Requested): FirstCall => ({
  endpoint: games.list,
  request: { pageNo: 1, language, merchant, clientType: '3', platform: PLATFORM, ...request },
});

const homeCalls = (requested: Requested): FirstCall[] => {
  const { language, merchant: merchantCode } = requested;
  return [
    { endpoint: site.banners, request: { groupName: 'w_home', language } },
    { endpoint: games.hot, request: { merchantCode, isPlatform: '2', platform: PLATFORM, language } },
    gamesCall({ pageSize: LIMITS.hotGames, isHot: '1' }, requested),
  ];
};

/** A member's own lists, and those of a vendor in the address, follow the session and the list of vendors. */
const listCalls = ({ base, classify, types }: ListPath, requested: Requested): FirstCall[] => {
  if (classify === 'FAV' || classify === 'RECENT' || requested.query.has('vendor')) return [];
  const gameType = types?.find((type) => type === requested.query.get('gameType')) ?? base.gameType;
  const isHot = classify === 'HOT' || requested.query.get('page') === 'hotSlots';
  const pageSize = base.vassalage ? LIMITS.shortListPageSize : LIMITS.listPageSize;
  const marks = { ...(isHot && { isHot: '1' }), ...(classify === 'NEW' && { isNew: '1' }) };
  return [gamesCall({ ...base, ...(gameType && { gameType }), pageSize, ...marks }, requested)];
};

/** The book of a type has pages of its own (`/sports`, `/sports/<fixture>`). */
const bookCalls = (path: string, { language, query }: Requested): FirstCall[] => {
  const [, first, fixture] = /^\/(e?sports)(?:\/([^/]+))?$/.exec(path) ?? [];
  if (!first || path === '/sports/more') return [];
  if (fixture !== undefined) return [{ endpoint: book.fixture, request: { id: fixture, language } }];
  // Choices in the address are loaded by the page.
  if (query.size > 0) return [];
  const type = first === 'sports' ? 'SPORTS' : 'ESPORTS';
  return [{ endpoint: book.fixtures, request: { type, pageNo: 1, pageSize: BOOK_PAGE, language } }];
};

/** The calls of a page's first screen. `path` is canonical (`pageAt`). */
export const pageCalls = (path: string, requested: Requested): FirstCall[] => {
  const [, nodeId] = /^\/game\/(\d+)$/.exec(path) ?? [];
  if (nodeId) return [{ endpoint: games.game, request: { nodeId, language: requested.language } }];
  if (path.startsWith('/game/')) return [];
  const list = LIST_PATHS[path as ListPage] as ListPath | undefined;
  const ofBook = bookCalls(path, requested);
  if (ofBook.length > 0) return [...shellCalls, ...ofBook];
  const isHome = (HOME_PAGES as readonly string[]).includes(path);
  return [...shellCalls, ...(isHome ? homeCalls(requested) : []), ...(list ? listCalls(list, requested) : [])];
};
