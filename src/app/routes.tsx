import { lazy, memo, type ComponentType, type ReactElement } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { GAME_PAGES, HOME_PAGES, pageAt } from '../../contract/pages.ts';
import { HomePage } from '../pages/home/home-page.tsx';
import { PagePlace } from './layout/page-place.tsx';
import { Shell } from './layout/shell.tsx';
import { ShellSkeleton } from './layout/shell-skeleton.tsx';

const GameListPage = lazy(() => import('../pages/game-list/game-list-page.tsx'));
const SportsPage = lazy(() => import('../pages/sports/sports-page.tsx'));
const HelpPage = lazy(() => import('../pages/help/help-page.tsx'));
const GamePage = lazy(() => import('../pages/game/game-page.tsx'));
const AgentRoutes = lazy(() => import('./agent-routes.tsx'));
/** The pages of members, and all that nobody opens first. */
const MoreRoutes = lazy(() => import('./more-routes.tsx'));

/** The book has pages of its own. */
const LISTS = GAME_PAGES.filter((path) => path !== '/sports' && path !== '/esports');
/** Pages in the shell. */
const SHELL_PAGES = {
  '/providers': lazy(() => import('../pages/providers/providers-page.tsx')),
  '/promotions': lazy(() => import('../pages/promotions/promotions-page.tsx')),
  '/PromotionDetail': lazy(() => import('../pages/promotions/promotion-page.tsx')),
  '/jackpots': lazy(() => import('../pages/jackpots/jackpots-page.tsx')),
  '/help': HelpPage,
  '*': MoreRoutes,
};

/** Pages without the shell. Everything below the first segment of their path belongs to them. */
const Bare = () => <PagePlace name={useLocation().pathname.split('/')[1]!} waiting={<ShellSkeleton />} />;

/** One page at several paths. */
const at = (paths: readonly string[], page: ReactElement) =>
  paths.map((path) => <Route key={path} path={path} element={page} />);

/** Pages by their paths. */
const each = (pages: Record<string, ComponentType>) =>
  Object.entries(pages).map(([path, Page]) => at([path], <Page />));

/**
 * All routes of the site. Each can be deep-linked, with the shell around it or, for a game and the bare help page, without.
 * They render again only when the address changes, not with every dialog of the app.
 * NAV-11: a path in other letter case, or without its trailing slash, redirects to the canonical path before it is matched; any
 * other path is a 404.
 */
export const SiteRoutes = memo(function SiteRoutes() {
  const { pathname, search, hash } = useLocation();
  const page = pageAt(pathname);
  if (page && page !== pathname) return <Navigate replace to={page + search + hash} />;
  return (
    // The router decodes `%73lots` to `slots`; the server does not.
    <Routes location={page ? undefined : '/404'}>
      <Route element={<Bare />}>
        <Route path="/game/:nodeId/:roundId?" element={<GamePage />} />
        <Route path="/helpmc" element={<HelpPage bare />} />
        {at(['/agent', '/agentHome/:section?/:detail?'], <AgentRoutes />)}
      </Route>
      <Route element={<Shell />}>
        {at(HOME_PAGES, <HomePage />)}
        {at(['/sports/:fixture?', '/esports/:fixture?'], <SportsPage />)}
        {at(LISTS, <GameListPage />)}
        {each(SHELL_PAGES)}
      </Route>
    </Routes>
  );
});
