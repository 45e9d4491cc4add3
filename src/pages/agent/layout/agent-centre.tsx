import { useUnit } from 'effector-react';
import { Suspense, type ReactNode, lazy, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, Link } from 'react-router-dom';
import { $isAgent, $sessionKind, $member } from '../../../entities/session/index.ts';
import { $brandName } from '../../../entities/site/index.ts';
import { BalanceFigure } from '../../../entities/wallet/lazy.ts';
import { AgentClock } from '../../../features/agent-clock/agent-clock.tsx';
import { ConnectionMark } from '../../../features/connection/connection-mark.tsx';
import { logoutRequested } from '../../../features/logout/model.ts';
import { WaitingMark } from '../../../features/pay-contracts/index.ts';
import { useTitle } from '../../../shared/lib/use-title.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { LogOut } from '../../../shared/ui/icons.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import styles from './agent-centre.module.css';
import { AgentBar } from './agent-bar.tsx';
import { AgentMenu } from './agent-menu.tsx';
import { sectionOf, type MenuKey } from './menu.ts';

interface Section {
  Page: ComponentType;
  /** The page of one of its rows; `detail` is the end of the address. */
  Detail?: ComponentType<{ detail: string }>;
}

const billPage = lazy(() => import('../bills/bill-page.tsx'));
/** A kind of pay whose windows are an hour or longer, with its bills. */
const paySection = (name: 'HourPage' | 'DayPage' | 'DividendPage'): Section => ({
  Page: lazy(() => import('../bills/pay-page.tsx').then((pages) => ({ default: pages[name] }))),
  Detail: billPage,
});

/**
 * The sections that are pages of the centre alone. Deposits and withdrawals are the member's pages in its frame.
 */
const PAGES: Readonly<Record<string, Section>> = {
  overview: { Page: lazy(() => import('../summary/summary-page.tsx')) },
  agentAnnouncement: { Page: lazy(() => import('../inbox/announcements-page.tsx')) },
  messages: { Page: lazy(() => import('../inbox/messages-page.tsx')) },
  agentTeamOverview: { Page: lazy(() => import('../team/team-page.tsx')) },
  downlineManagmentView: {
    Page: lazy(() => import('../team/tree-page.tsx')),
    Detail: lazy(() => import('../team/downline-detail.tsx')),
  },
  registerCenter: { Page: lazy(() => import('../login/register-page.tsx')) },
  agentRevenueReport: { Page: lazy(() => import('../reports/revenue-page.tsx')) },
  palStatementsAgentCopy: { Page: lazy(() => import('../reports/profit-page.tsx')) },
  personalHistoryCopy: { Page: lazy(() => import('../reports/team-bets-page.tsx')) },
  agentDownlineTransactionDetailsCopy: { Page: lazy(() => import('../reports/team-movements-page.tsx')) },
  agentRealtimeSalary: {
    Page: lazy(() => import('../salary/salary-page.tsx')),
    Detail: billPage,
  },
  agentHourSalary: paySection('HourPage'),
  agentDailyWages2: paySection('DayPage'),
  agentDividendRecordCopy2: paySection('DividendPage'),
};

/** AGT-02: the brand, the site's time, what waits for an answer, the balance, the account. Phones have the rest in the menu. */
const AgentHead = () => {
  const { t } = useTranslation();
  const view = useUnit({ member: $member, brand: $brandName, logOut: logoutRequested });
  return (
    <header className={styles.head}>
      <Link to="/" className={styles.brand} aria-label={`${view.brand}: ${t('shell.home')}`}>
        {view.brand}
      </Link>
      <AgentClock className={styles.clock} />
      <WaitingMark className={styles.contracts} />
      <p className={styles.balance}>
        <ConnectionMark />
        <BalanceFigure />
      </p>
      <p className={styles.name}>
        <bdi>{view.member?.nickname || view.member?.account}</bdi>
      </p>
      <Button size="small" className={styles.logOut} onClick={() => view.logOut()}>
        <LogOut aria-hidden />
        {t('agent.logOut')}
      </Button>
    </header>
  );
};

/** Pages of the site that are shown in the centre's frame. */
type Framed = Partial<Record<MenuKey | 'notFound', ReactNode>>;

/** A section of the centre, or the page of one of its rows. */
const AgentSection = ({ framed }: { framed: Framed }) => {
  const { section: named, detail } = useParams();
  const section = sectionOf(named);
  if (section === null) return framed.notFound;
  const { Page, Detail } = PAGES[section] ?? {};
  if (detail === undefined) return Page ? <Page /> : framed[section];
  return Detail ? <Detail key={detail} detail={detail} /> : <Navigate replace to={`/agentHome/${section}`} />;
};

/** AGT-01, AGT-02: the frame of the centre: the menu, the clock, the account, and one section. */
export const AgentCentre = ({ framed }: { framed: Framed }) => {
  const { t } = useTranslation();
  const section = sectionOf(useParams()['section']);
  const view = useUnit({ who: $sessionKind, isAgent: $isAgent, brand: $brandName });
  useTitle(t(section ? `agent.entries.${section}` : 'site.notFound'), view.brand);
  if (view.who === 'unknown') return <Skeleton className={styles.waiting} />;
  // Members who are not agents are redirected to the agent login (AUTH-14).
  if (!view.isAgent) return <Navigate replace to="/agent" />;
  return (
    <div className={styles.centre}>
      <a className={styles.skip} href="#agent-content">
        {t('ui.skipToContent')}
      </a>
      <AgentHead />
      <div className={styles.side}>
        <AgentMenu />
      </div>
      <main id="agent-content" tabIndex={-1} className={styles.main}>
        <Suspense fallback={<Skeleton className={styles.waiting} />}>
          <AgentSection framed={framed} />
        </Suspense>
      </main>
      <AgentBar />
    </div>
  );
};
