import { lazy, memo, type ComponentType, type ReactElement } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { GAME_PAGES, HOME_PAGES, pageAt } from '../../contract/pages.ts';
import { HomePage } from '../pages/home/home-page.tsx';
import { PagePlace } from './layout/page-place.tsx';
import { Shell } from './layout/shell.tsx';
import { ShellSkeleton } from './layout/shell-skeleton.tsx';

const MemberCentre = lazy(() => import('./layout/member-centre.tsx'));
const GameListPage = lazy(() => import('../pages/game-list/game-list-page.tsx'));
const HelpPage = lazy(() => import('../pages/help/help-page.tsx'));
const DepositPage = lazy(() => import('../pages/deposit/deposit-page.tsx'));
const WithdrawPage = lazy(() => import('../pages/withdraw/withdraw-page.tsx'));
const NotFoundPage = lazy(() => import('../pages/not-found/not-found-page.tsx'));
const GamePage = lazy(() => import('../pages/game/game-page.tsx'));
const AgentPages = lazy(() => import('../pages/agent/agent-pages.tsx'));

/** Pages in the shell. */
const SHELL_PAGES = {
  '/providers': lazy(() => import('../pages/providers/providers-page.tsx')),
  '/promotions': lazy(() => import('../pages/promotions/promotions-page.tsx')),
  '/PromotionDetail': lazy(() => import('../pages/promotions/promotion-page.tsx')),
  '/jackpots': lazy(() => import('../pages/jackpots/jackpots-page.tsx')),
  '/credits': lazy(() => import('../pages/credits/credits-page.tsx')),
  '*': NotFoundPage,
  '/help': HelpPage,
  '/down': lazy(() => import('../pages/download/download-page.tsx')),
};

/** The pages of the member centre. */
const MEMBER_PAGES = {
  '/member': lazy(() => import('../pages/member/member-page.tsx')),
  '/member/securityCenter': lazy(() => import('../pages/security/security-page.tsx')),
  '/member/messageV2': lazy(() => import('../pages/inbox/inbox-page.tsx')),
  '/member/rewardCenter': lazy(() => import('../pages/rewards/reward-center-page.tsx')),
  '/member/bonusDetails': lazy(() => import('../pages/rewards/bonus-details-page.tsx')),
  '/member/limits': lazy(() => import('../pages/limits/limits-page.tsx')),
  '/member/transactionHistory': lazy(() => import('../pages/records/transactions-page.tsx')),
  '/member/personalHistoryCopy': lazy(() => import('../pages/records/bets-page.tsx')),
  '/member/personalProfit': lazy(() => import('../pages/records/profit-page.tsx')),
  '/member/transferUpline': lazy(() => import('../pages/transfer-upline/transfer-upline-page.tsx')),
  '/member/transferFund': lazy(() => import('../pages/transfer-fund/transfer-fund-page.tsx')),
  '/member/withdraw': WithdrawPage,
  '/seamless': lazy(() => import('../pages/seamless/seamless-page.tsx')),
  '/deposit': DepositPage,
  '/member/depositv2': DepositPage,
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
        <Route path="/agent" element={<AgentPages login />} />
        <Route
          path="/agentHome/:section?/:detail?"
          element={<AgentPages deposit={<DepositPage />} withdraw={<WithdrawPage />} notFound={<NotFoundPage />} />}
        />
      </Route>
      <Route element={<Shell />}>
        {at(HOME_PAGES, <HomePage />)}
        {at(GAME_PAGES, <GameListPage />)}
        {each(SHELL_PAGES)}
        <Route element={<MemberCentre />}>{each(MEMBER_PAGES)}</Route>
      </Route>
    </Routes>
  );
});
