import { lazy, memo } from 'react';
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

/**
 * All routes of the site. Each can be deep-linked, with the shell around it or, for a game and the bare help page, without.
 * They render again only when the address changes, not with every dialog of the app.
 * NAV-11: a path in other letter case, or without its trailing slash, redirects to the canonical path; any other path is a 404.
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
        <Route path="/agent" caseSensitive element={<AgentPages door />} />
        <Route path="/agentHome/:section?/:detail?" caseSensitive element={<AgentPages />} />
      </Route>
      <Route element={<Shell />}>
        {HOME_PAGES.map((path) => (
          <Route key={path} path={path} caseSensitive element={<HomePage />} />
        ))}
        {GAME_PAGES.map((path) => (
          <Route key={path} path={path} caseSensitive element={<GameListPage />} />
        ))}
        <Route path="/providers" caseSensitive element={<ProvidersPage />} />
        <Route path="/promotions" caseSensitive element={<PromotionsPage />} />
        <Route path="/PromotionDetail" caseSensitive element={<PromotionPage />} />
        <Route path="/help" caseSensitive element={<HelpPage />} />
        <Route path="/jackpots" caseSensitive element={<JackpotsPage />} />
        <Route element={<MemberCentre />}>
          <Route path="/member" caseSensitive element={<MemberPage />} />
          <Route path="/member/securityCenter" caseSensitive element={<SecurityPage />} />
          <Route path="/member/limits" caseSensitive element={<LimitsPage />} />
          <Route path="/member/transactionHistory" caseSensitive element={<TransactionsPage />} />
          <Route path="/member/personalHistoryCopy" caseSensitive element={<BetsPage />} />
          <Route path="/member/personalProfit" caseSensitive element={<ProfitPage />} />
          <Route path="/member/withdraw" caseSensitive element={<WithdrawPage />} />
          <Route path="/member/transferUpline" caseSensitive element={<TransferUplinePage />} />
          <Route path="/member/transferFund" caseSensitive element={<TransferFundPage />} />
          <Route path="/seamless" caseSensitive element={<SeamlessPage />} />
          <Route path="/deposit" caseSensitive element={<DepositPage />} />
        </Route>
        <Route path="/credits" caseSensitive element={<CreditsPage />} />
        <Route path="/down" caseSensitive element={<DownloadPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
});
