import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import MemberCentre from './layout/member-centre.tsx';

const DepositPage = lazy(() => import('../pages/deposit/deposit-page.tsx'));

/** The pages of the member centre. */
const MEMBER_PAGES = {
  '/member': lazy(() => import('../pages/member/member-page.tsx')),
  '/member/securityCenter': lazy(() => import('../pages/security/security-page.tsx')),
  '/member/messageV2': lazy(() => import('../pages/inbox/inbox-page.tsx')),
  '/member/rewardCenter': lazy(() => import('../pages/rewards/reward-center-page.tsx')),
  '/member/bonusDetails': lazy(() => import('../pages/rewards/bonus-details-page.tsx')),
  '/pointMall': lazy(() => import('../pages/point-mall/point-mall-page.tsx')),
  '/member/missionLeaderboard': lazy(() => import('../pages/missions/missions-page.tsx')),
  '/member/manualRebate': lazy(() => import('./rebate-route.tsx')),
  '/member/referral': lazy(() => import('../pages/referrals/referral-page.tsx')),
  '/member/limits': lazy(() => import('../pages/limits/limits-page.tsx')),
  '/member/transactionHistory': lazy(() => import('../pages/records/transactions-page.tsx')),
  '/member/personalHistoryCopy': lazy(() => import('../pages/records/bets-page.tsx')),
  '/member/personalProfit': lazy(() => import('../pages/records/profit-page.tsx')),
  '/member/transferUpline': lazy(() => import('../pages/transfer-upline/transfer-upline-page.tsx')),
  '/member/transferFund': lazy(() => import('../pages/transfer-fund/transfer-fund-page.tsx')),
  '/member/withdraw': lazy(() => import('../pages/withdraw/withdraw-page.tsx')),
  '/seamless': lazy(() => import('../pages/seamless/seamless-page.tsx')),
  '/deposit': DepositPage,
  '/member/depositv2': DepositPage,
};

/** Pages for everybody. */
const PAGES = {
  '/credits': lazy(() => import('../pages/credits/credits-page.tsx')),
  '/down': lazy(() => import('../pages/download/download-page.tsx')),
  '*': lazy(() => import('../pages/not-found/not-found-page.tsx')),
};

const each = (pages: Record<string, typeof DepositPage>) =>
  Object.entries(pages).map(([path, Page]) => <Route key={path} path={path} element={<Page />} />);

/** The routes of pages that nobody opens first. The first page does not load their list. */
export default function MoreRoutes() {
  return (
    <Routes>
      <Route element={<MemberCentre />}>{each(MEMBER_PAGES)}</Route>
      {each(PAGES)}
    </Routes>
  );
}
