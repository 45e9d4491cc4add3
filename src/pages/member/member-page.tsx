import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { $member, $sessionKind } from '../../entities/session/index.ts';
import { loginHereRequested } from '../../entities/session/lazy.ts';
import { $brandName } from '../../entities/site/index.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CircleUserRound } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { BetRecords } from './bet-records.tsx';
import { LiveStrip } from './live-strip.tsx';
import { Overview } from './overview.tsx';
import { TransactionRecords } from './transaction-records.tsx';
import styles from './member-page.module.css';

const TABS = ['overview', 'transactions', 'bets'] as const;

/** The account page: live figures of the session, then records and sessions. */
export default function MemberPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const view = useUnit({ who: $sessionKind, member: $member, brand: $brandName, stay: loginHereRequested });
  const tab = TABS.find((each) => each === search.get('tab')) ?? 'overview';
  useTitle(tab === 'overview' ? t('member.title') : t(`member.${tab}`), view.brand);
  if (view.who === 'unknown') return <Skeleton className={styles.waiting} />;
  if (view.who === 'trial') {
    return (
      <>
        <PageHead title={t('member.title')} />
        <Message icon={<CircleUserRound />} title={t('session.realAccountText')} />
      </>
    );
  }
  if (view.who === 'guest' || !view.member) {
    return (
      <>
        <PageHead title={t('member.title')} />
        <Message icon={<CircleUserRound />} title={t('member.loginTitle')} text={t('member.loginText')}>
          <Button tone="primary" onClick={() => view.stay()}>
            {t('shell.login')}
          </Button>
        </Message>
      </>
    );
  }
  return (
    <>
      <PageHead title={t('member.greeting', { name: view.member.nickname || view.member.account })} />
      <LiveStrip member={view.member} />
      <Tabs
        label={t('member.tabs')}
        active={tab}
        tabs={TABS.map((key) => ({ key, title: t(`member.${key}`) }))}
        onChoose={(key) => setSearch(key === 'overview' ? {} : { tab: key }, { replace: true })}
      >
        {tab === 'overview' && <Overview member={view.member} />}
        {tab === 'transactions' && <TransactionRecords />}
        {tab === 'bets' && <BetRecords />}
      </Tabs>
    </>
  );
}
