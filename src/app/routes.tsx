import { lazy, memo, type ReactElement } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { GAME_PAGES, HOME_PAGES, pageAt } from '../../contract/pages.ts';
import { HomePage } from '../pages/home/index.ts';
import { PagePlace } from './layout/page-place.tsx';
import { Shell } from './layout/shell.tsx';
import { ShellSkeleton } from './layout/shell-skeleton.tsx';

const MemberCentre = lazy(() => import('./layout/member-centre.tsx'));
const GameListPage = lazy(() => import('../pages/game-list/game-list-page.tsx'));
const ProvidersPage = lazy(() => import('../pages/providers/providers-page.tsx'));
const PromotionsPage = lazy(() => import('../pages/promotions/promotions-page.tsx'));
const PromotionPage = lazy(() => import('../pages/promotions/promotion-page.tsx'));
const HelpPage = lazy(() => import('../pages/help/help-page.tsx'));
const JackpotsPage = lazy(() => import('../pages/jackpots/jackpots-page.tsx'));
const MemberPage = lazy(() => import('../pages/member/member-page.tsx'));
const DepositPage = lazy(() => import('../pages/deposit/deposit-page.tsx'));
const TransactionsPage = lazy(() => import('../pages/records/transactions-page.tsx'));
const BetsPage = lazy(() => import('../pages/records/bets-page.tsx'));
const ProfitPage = lazy(() => import('../pages/records/profit-page.tsx'));
const LimitsPage = lazy(() => import('../pages/limits/limits-page.tsx'));
const WithdrawPage = lazy(() => import('../pages/withdraw/withdraw-page.tsx'));
const TransferFundPage = lazy(() => import('../pages/transfer-fund/transfer-fund-page.tsx'));
const SeamlessPage = lazy(() => import('../pages/seamless/seamless-page.tsx'));
const TransferUplinePage = lazy(() => import('../pages/transfer-upline/transfer-upline-page.tsx'));
const CreditsPage = lazy(() => import('../pages/credits/credits-page.tsx'));
const GamePage = lazy(() => import('../pages/game/game-page.tsx'));
const DownloadPage = lazy(() => import('../pages/download/download-page.tsx'));
const AgentPages = lazy(() => import('../pages/agent/agent-pages.tsx'));
const SecurityPage = lazy(() => import('../pages/security/security-page.tsx'));
const NotFoundPage = lazy(() => import('../pages/not-found/not-found-page.tsx'));

/** Pages without the shell. Everything below the first segment of their path belongs to them. */
const Bare = () => <PagePlace name={useLocation().pathname.split('/')[1]!} waiting={<ShellSkeleton />} />;

/** One page at several paths. */
const at = (paths: readonly string[], page: ReactElement) =>
  paths.map((path) => <Route key={path} path={path} element={page} />);

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
        <Route path="/agent" element={<AgentPages door />} />
        <Route
          path="/agentHome/:section?/:detail?"
          element={<AgentPages deposit={<DepositPage />} withdraw={<WithdrawPage />} />}
        />
      </Route>
      <Route element={<Shell />}>
        {at(HOME_PAGES, <HomePage />)}
        {at(GAME_PAGES, <GameListPage />)}
        <Route path="/providers" element={<ProvidersPage />} />
        <Route path="/promotions" element={<PromotionsPage />} />
        <Route path="/PromotionDetail" element={<PromotionPage />} />
        <Route path="/help" element={<HelpPage />} />
        <Route path="/jackpots" element={<JackpotsPage />} />
        <Route element={<MemberCentre />}>
          <Route path="/member" element={<MemberPage />} />
          <Route path="/member/securityCenter" element={<SecurityPage />} />
          <Route path="/member/limits" element={<LimitsPage />} />
          <Route path="/member/transactionHistory" element={<TransactionsPage />} />
          <Route path="/member/personalHistoryCopy" element={<BetsPage />} />
          <Route path="/member/personalProfit" element={<ProfitPage />} />
          <Route path="/member/withdraw" element={<WithdrawPage />} />
          <Route path="/member/transferUpline" element={<TransferUplinePage />} />
          <Route path="/member/transferFund" element={<TransferFundPage />} />
          <Route path="/seamless" element={<SeamlessPage />} />
          <Route path="/deposit" element={<DepositPage />} />
        </Route>
        <Route path="/credits" element={<CreditsPage />} />
        <Route path="/down" element={<DownloadPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
});
