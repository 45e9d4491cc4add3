import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import AgentPages from '../pages/agent/agent-pages.tsx';

const DepositPage = lazy(() => import('../pages/deposit/deposit-page.tsx'));
const WithdrawPage = lazy(() => import('../pages/withdraw/withdraw-page.tsx'));
const NotFoundPage = lazy(() => import('../pages/not-found/not-found-page.tsx'));

/** The log-in of agents, and the agent centre. */
export default function AgentRoutes() {
  return useLocation().pathname === '/agent' ? (
    <AgentPages login />
  ) : (
    <AgentPages deposit={<DepositPage />} withdraw={<WithdrawPage />} notFound={<NotFoundPage />} />
  );
}
