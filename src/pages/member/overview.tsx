import { useTranslation } from 'react-i18next';
import type { MemberInfo } from '../../../contract/session.ts';
import { limitsPage } from '../../features/limits/index.ts';
import { withdrawPage } from '../../features/withdraw/index.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { MemberMenu } from '../../widgets/member-menu/index.ts';
import { BalanceCard } from './balance-card.tsx';
import { FundsPanel } from './funds-panel.tsx';
import { LimitsCard } from './limits-card.tsx';
import { Movements } from './movements.tsx';
import { Notices } from './notices.tsx';
import { overviewPage } from './overview-model.ts';
import { RecentGames } from './recent-games.tsx';
import { SessionCard } from './session-card.tsx';
import { TurnoverCard } from './turnover-card.tsx';
import styles from './overview.module.css';

/** MEM-01: what matters of the account at a glance; on narrow windows also the list of its pages. */
export const Overview = ({ member }: { member: MemberInfo }) => {
  const { t } = useTranslation();
  useLifecycle(overviewPage);
  useLifecycle(withdrawPage);
  useLifecycle(limitsPage);
  return (
    <>
      <PageHead title={t('member.greeting', { name: member.nickname || member.account })} />
      <div className={styles.overview}>
        <Notices />
        <BalanceCard member={member} />
        <MemberMenu look="list" />
        <div className={styles.columns}>
          <Movements />
          <div className={styles.column}>
            <TurnoverCard />
            <LimitsCard />
          </div>
        </div>
        <FundsPanel />
        <RecentGames />
        <SessionCard member={member} />
      </div>
    </>
  );
};
