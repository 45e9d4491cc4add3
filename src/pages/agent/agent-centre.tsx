import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router';
import { NoticeList } from '../../entities/notices/lazy.ts';
import { $isAgent, $member, $sessionKind } from '../../entities/session/index.ts';
import { $brandName } from '../../entities/site/index.ts';
import { BalanceFigure } from '../../entities/wallet/lazy.ts';
import { AgentClock } from '../../features/agent-clock/index.ts';
import { ConnectionMark } from '../../features/connection/index.ts';
import { WaitingMark } from '../../features/pay-contracts/index.ts';
import { logoutRequested } from '../../features/sign-out/index.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LogOut, Wrench } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import styles from './agent-centre.module.css';
import { MENU, sectionOf, type Section } from './menu.ts';

const BillPage = lazy(() => import('./bill-page.tsx'));
const ContractPage = lazy(() => import('./contract-page.tsx'));
const ContractsPage = lazy(() => import('./contracts-page.tsx'));
const SalaryPage = lazy(() => import('./salary-page.tsx'));
const TeamPage = lazy(() => import('./team-page.tsx'));

/** Sections whose rows have addresses of their own: contracts and settlements. */
const WITH_DETAILS: ReadonlySet<Section> = new Set(['downlineManagmentView', 'agentRealtimeSalary']);

/** AGT-01, AGT-02: the menu, the clock, the account, and one section. */
export const AgentCentre = () => {
  const { t } = useTranslation();
  const { section: named, detail } = useParams();
  const section = sectionOf(named);
  const view = useUnit({
    who: $sessionKind,
    isAgent: $isAgent,
    member: $member,
    brand: $brandName,
    signOut: logoutRequested,
  });
  useTitle(t(`agent.entries.${section}`), view.brand);
  if (view.who === 'unknown') return <Skeleton className={styles.waiting} />;
  // Members who are not agents are redirected to the agent login (AUTH-14).
  if (!view.isAgent) return <Navigate replace to="/agent" />;
  if (detail !== undefined && !WITH_DETAILS.has(section)) return <Navigate replace to={`/agentHome/${section}`} />;
  return (
    <div className={styles.centre}>
      <a className={styles.skip} href="#agent-content">
        {t('ui.skipToContent')}
      </a>
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
        <Button size="small" onClick={() => view.signOut()}>
          <LogOut aria-hidden />
          {t('agent.signOut')}
        </Button>
      </header>
      <nav className={styles.menu} aria-label={t('agent.menu')}>
        {MENU.map((entry) => (
          <Link
            key={entry.key}
            to={'path' in entry ? entry.path : `/agentHome/${entry.key}`}
            aria-current={entry.key === section ? 'page' : undefined}
            className={styles.entry}
          >
            {t(`agent.entries.${entry.key}`)}
          </Link>
        ))}
      </nav>
      <main id="agent-content" tabIndex={-1} className={styles.main}>
        <Suspense fallback={<Skeleton className={styles.waiting} />}>
          <SectionContent section={section} detail={detail} />
        </Suspense>
      </main>
    </div>
  );
};

/** A section, or the detail page of one of its rows. */
const SectionContent = ({ section, detail }: { section: Section; detail: string | undefined }) => {
  const { t } = useTranslation();
  const open = useUnit(modalOpened);
  switch (section) {
    case 'downlineManagmentView':
      return detail === undefined ? <ContractsPage /> : <ContractPage key={detail} named={detail} />;
    case 'agentRealtimeSalary':
      return detail === undefined ? <SalaryPage /> : <BillPage id={detail} />;
    case 'agentTeamOverview':
      return <TeamPage />;
    case 'agentAnnouncement':
      return (
        <>
          <h1>{t('agent.entries.agentAnnouncement')}</h1>
          <NoticeList onOpen={(notice) => open({ name: 'notice', notice })} />
        </>
      );
    default:
      return (
        <>
          <h1>{t(`agent.entries.${section}`)}</h1>
          <Message icon={<Wrench />} title={t('agent.notOpenTitle')} text={t('agent.notOpenText')} />
        </>
      );
  }
};
