import { GAME_TYPES } from './primitives.ts';

/** NAV-01, NAV-02: paths of the home page. */
export const HOME_PAGES = ['/', '/index', '/index.html', '/home', '/login', '/register'] as const;

/** NAV-06: the subjects of centre pages: a type of games, or a family of vendors. */
const CENTRES = [...GAME_TYPES, 'PP', 'EVO'] as const;
export type Centre = (typeof CENTRES)[number];
type CentrePage = `/${'game-center' | 'game-list'}/${Centre}`;
const centrePages = CENTRES.flatMap((centre): CentrePage[] => [`/game-center/${centre}`, `/game-list/${centre}`]);

/** NAV-05, NAV-09a, NAV-10: game lists. */
const NAMED_LISTS = [
  '/hot',
  '/new',
  '/recent',
  '/favorite',
  '/slots',
  '/rng',
  '/fish',
  '/sports',
  '/sports/more',
  '/esports',
  '/esport/more',
  '/live',
  '/live/more',
  '/pvp',
  '/pvp/more',
  '/lott',
  '/lott/more',
  '/elott',
  '/elott/more',
  '/cockfight',
  '/rou',
  '/bac',
  '/horse',
  '/jp',
  '/mini',
  '/megaway',
  '/crash',
  '/jl',
  '/bg',
  '/pg',
  '/jdb',
  '/ss',
  '/pp',
  '/evo',
] as const;
export type NamedList = (typeof NAMED_LISTS)[number];
export type ListPage = NamedList | CentrePage;
export const LIST_PAGES: readonly ListPage[] = [...NAMED_LISTS, ...centrePages];
/** Lists of games, and the lobbies of lotteries by area (NAV-07; lottery-areas.ts). */
export const GAME_PAGES: readonly string[] = [...LIST_PAGES, '/lottery', '/vnLottery', '/seaLottery'];

/** Every page with a fixed path, without those that name a game or a part of the agent centre. */
export const PAGES: readonly string[] = [
  ...HOME_PAGES,
  ...GAME_PAGES,
  '/providers',
  '/promotions',
  '/PromotionDetail',
  '/pointMall',
  '/help',
  '/helpmc',
  '/jackpots',
  '/member',
  '/member/messageV2',
  '/member/tickets',
  '/member/rewardCenter',
  '/member/bonusDetails',
  '/member/missionLeaderboard',
  '/member/manualRebate',
  '/member/referral',
  '/member/limits',
  '/member/transactionHistory',
  '/member/personalHistoryCopy',
  '/member/personalProfit',
  '/member/securityCenter',
  '/member/withdraw',
  '/member/transferUpline',
  '/member/transferFund',
  '/seamless',
  '/deposit',
  '/member/depositv2',
  '/credits',
  '/down',
  '/agent',
];
/** The rest of the path names a game and a round, a part of the agent centre, or a match. The page itself reports what does not exist. */
const OPEN_ENDED = [
  ['/game', /^(\/[^/]+){1,2}$/],
  ['/agentHome', /^(\/[^/]+){0,2}$/],
  // A match of the book.
  ['/sports', /^\/(?!more$)[^/]+$/],
  ['/esports', /^\/[^/]+$/],
] as const;

/** The canonical path of a page, without a trailing slash; null when there is no such page (NAV-11). */
export const pageAt = (pathname: string): string | null => {
  const path = pathname.replace(/\/+$/, '') || '/';
  const plain = path.toLowerCase();
  for (const [first, rest] of OPEN_ENDED) {
    const end = path.slice(first.length);
    if (plain.startsWith(first.toLowerCase()) && rest.test(end)) return first + end;
  }
  return PAGES.find((page) => page.toLowerCase() === plain) ?? null;
};
