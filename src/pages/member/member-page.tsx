import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { MemberInfo } from '../../../contract/session.ts';
import { $member } from '../../entities/session/index.ts';
import { MembersOnly } from '../../entities/session/lazy.ts';
import { $brandName } from '../../entities/site/index.ts';
import { ActiveAwards } from '../../features/awards/lazy.ts';
import { limitsPage } from '../../features/limits/index.ts';
import { $everywherePending, everywhereRequested, logoutRequested } from '../../features/logout/model.ts';
import { withdrawPage } from '../../features/withdraw/index.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LateGuard } from '../../shared/ui/late-guard.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { MemberMenu } from '../../widgets/member-menu/index.ts';
import { BalanceCard } from './balance-card.tsx';
import { Card } from './card.tsx';
import { FundsPanel } from './funds-panel.tsx';
import { LevelCard } from './level-card.tsx';
import { LimitsCard } from './limits-card.tsx';
import { Movements } from './movements.tsx';
import { Notices } from './notices.tsx';
import { overviewPage } from './overview-model.ts';
import { RecentGames } from './recent-games.tsx';
import { TurnoverCard } from './turnover-card.tsx';
import styles from './member-page.module.css';
import overviewStyles from './overview.module.css';

/** When this session expires, and how to end it here or on all devices. */
const SessionCard = ({ member }: { member: MemberInfo }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({ pending: $everywherePending, everywhere: everywhereRequested, logout: logoutRequested });
  return (
    <Card title={t('member.figuresTitle')} more={{ to: '/member/securityCenter', title: t('shell.security') }}>
      <p className={overviewStyles.note}>
        {t('member.sessionUntil', { when: formatInstant(member.sessionExpiresAtMs, locale) })}{' '}
        {t('centre.everywhereText')}
      </p>
      <div className={overviewStyles.buttons}>
        <Button onClick={() => view.logout()}>{t('shell.logout')}</Button>
        <Button busy={view.pending} onClick={() => view.everywhere()}>
          {t('member.logOutEverywhere')}
        </Button>
      </div>
    </Card>
  );
};

/** MEM-01: what matters of the account at a glance; on narrow windows also the list of its pages. */
const Overview = ({ member }: { member: MemberInfo }) => {
  const { t } = useTranslation();
  useLifecycle(overviewPage);
  useLifecycle(withdrawPage);
  useLifecycle(limitsPage);
  return (
    <>
      <PageHead title={t('member.greeting', { name: member.nickname || member.account })} />
      <div className={overviewStyles.overview}>
        <Notices />
        <BalanceCard member={member} />
        <ActiveAwards />
        <MemberMenu look="list" />
        <div className={overviewStyles.columns}>
          <Movements />
          <div className={overviewStyles.column}>
            <LevelCard />
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

const Member = () => {
  const member = useUnit($member);
  return member && <Overview member={member} />;
};

const Content = () => {
  const { t } = useTranslation();
  const { member, brand } = useUnit({ member: $member, brand: $brandName });
  useTitle(t('member.title'), brand);
  return (
    <>
      {!member && <PageHead title={t('member.title')} />}
      <MembersOnly
        guest={{ title: t('member.loginTitle'), text: t('member.loginText') }}
        waiting={<Skeleton className={styles.waiting} />}
      >
        <Member />
      </MembersOnly>
    </>
  );
};

const waiting = (
  <LateGuard>
    <Skeleton className={styles.waiting} />
  </LateGuard>
);

/** MEM-01: the overview of the member centre. */
export default function MemberPage() {
  return (
    <WhenTranslated texts={accountTexts} waiting={waiting}>
      <Content />
    </WhenTranslated>
  );
}
