import { lazy } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { HomePage } from '../pages/home/home-page.tsx';
import { listPaths } from '../pages/game-list/paths.ts';
import { PagePlace } from './layout/page-place.tsx';
import { Shell } from './layout/shell.tsx';
import { ShellSkeleton } from './layout/shell-skeleton.tsx';

const GameListPage = lazy(() => import('../pages/game-list/game-list-page.tsx'));
const ProvidersPage = lazy(() => import('../pages/providers/providers-page.tsx'));
const PromotionsPage = lazy(() => import('../pages/promotions/promotions-page.tsx'));
const PromotionPage = lazy(() => import('../pages/promotions/promotion-page.tsx'));
const HelpPage = lazy(() => import('../pages/help/help-page.tsx'));
const JackpotsPage = lazy(() => import('../pages/jackpots/jackpots-page.tsx'));
const MemberPage = lazy(() => import('../pages/member/member-page.tsx'));
const DepositPage = lazy(() => import('../pages/deposit/deposit-page.tsx'));
const CreditsPage = lazy(() => import('../pages/credits/credits-page.tsx'));
const GamePage = lazy(() => import('../pages/game/game-page.tsx'));
const DownloadPage = lazy(() => import('../pages/download/download-page.tsx'));
const AgentPages = lazy(() => import('../pages/agent/agent-pages.tsx'));
const SecurityPage = lazy(() => import('../pages/security/security-page.tsx'));
const NotFoundPage = lazy(() => import('../pages/not-found/not-found-page.tsx'));

const HOME = ['/', '/index', '/index.html', '/home', '/login', '/register'];
const FIXED = [
  '/providers',
  '/promotions',
  '/help',
  '/helpmc',
  '/jackpots',
  '/member',
  '/member/securityCenter',
  '/deposit',
  '/credits',
  '/down',
  '/agent',
  '/agentHome',
];
const KNOWN = [...HOME, ...FIXED, ...Object.keys(listPaths), '/PromotionDetail'];

/** NAV-11: a path that exists in another letter case leads there; any other is a 404. */
const Elsewhere = () => {
  const { pathname, search, hash } = useLocation();
  const plain = pathname.replace(/\/+$/, '').toLowerCase();
  const known = KNOWN.find((path) => path.toLowerCase() === plain && path !== pathname);
  return known ? <Navigate replace to={known + search + hash} /> : <NotFoundPage />;
};

/** Pages without the shell; what lies below the first part of their path is theirs. */
const Bare = () => <PagePlace name={useLocation().pathname.split('/')[1]!} waiting={<ShellSkeleton />} />;

/** Every route of the site; each deep-linkable, with the shell around it or, for a game and the bare help, without. */
export const SiteRoutes = () => (
  <Routes>
    <Route element={<Bare />}>
      <Route path="/game/:nodeId/:roundId?" element={<GamePage />} />
      <Route path="/helpmc" element={<HelpPage bare />} />
      <Route path="/agent" caseSensitive element={<AgentPages door />} />
      <Route path="/agentHome/:section?/:detail?" caseSensitive element={<AgentPages />} />
    </Route>
    <Route element={<Shell />}>
      {HOME.map((path) => (
        <Route key={path} path={path} caseSensitive element={<HomePage />} />
      ))}
      {Object.keys(listPaths).map((path) => (
        <Route key={path} path={path} caseSensitive element={<GameListPage />} />
      ))}
      <Route path="/game-center/:gameType" element={<GameListPage />} />
      <Route path="/game-list/:gameType" element={<GameListPage />} />
      <Route path="/providers" caseSensitive element={<ProvidersPage />} />
      <Route path="/promotions" caseSensitive element={<PromotionsPage />} />
      <Route path="/PromotionDetail" caseSensitive element={<PromotionPage />} />
      <Route path="/help" caseSensitive element={<HelpPage />} />
      <Route path="/jackpots" caseSensitive element={<JackpotsPage />} />
      <Route path="/member" caseSensitive element={<MemberPage />} />
      <Route path="/member/securityCenter" caseSensitive element={<SecurityPage />} />
      <Route path="/deposit" caseSensitive element={<DepositPage />} />
      <Route path="/credits" caseSensitive element={<CreditsPage />} />
      <Route path="/down" caseSensitive element={<DownloadPage />} />
      <Route path="*" element={<Elsewhere />} />
    </Route>
  </Routes>
);
