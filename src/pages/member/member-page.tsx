import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { $member } from '../../entities/session/index.ts';
import { MembersOnly } from '../../entities/session/lazy.ts';
import { $brandName } from '../../entities/site/index.ts';
import { accountWords } from '../../shared/i18n/word-groups.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { LateGuard } from '../../shared/ui/late-guard.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { BetRecords } from './bet-records.tsx';
import { Overview } from './overview.tsx';
import { TransactionRecords } from './transaction-records.tsx';
import styles from './member-page.module.css';

const TABS = ['transactions', 'bets'] as const;
type Tab = (typeof TABS)[number];

const Member = ({ tab }: { tab: Tab | undefined }) => {
  const { t } = useTranslation();
  const member = useUnit($member);
  if (!member) return null;
  if (!tab) return <Overview member={member} />;
  return (
    <>
      <PageHead title={t(`member.${tab}`)} text={t('member.liveHint')} />
      {tab === 'bets' ? <BetRecords /> : <TransactionRecords />}
    </>
  );
};

const Content = ({ tab }: { tab: Tab | undefined }) => {
  const { t } = useTranslation();
  const isMember = useUnit($member) !== null;
  return (
    <>
      {!isMember && <PageHead title={t('member.title')} />}
      <MembersOnly
        guest={{ title: t('member.loginTitle'), text: t('member.loginText') }}
        waiting={<Skeleton className={styles.waiting} />}
      >
        <Member tab={tab} />
      </MembersOnly>
    </>
  );
};

const waiting = (
  <LateGuard>
    <Skeleton className={styles.waiting} />
  </LateGuard>
);

/** MEM-01, MEM-03: the overview of the member centre, and its records. */
export default function MemberPage() {
  const { t } = useTranslation();
  const brand = useUnit($brandName);
  const [search] = useSearchParams();
  const tab = TABS.find((each) => each === search.get('tab'));
  useTitle(tab ? t(`member.${tab}`) : t('member.title'), brand);
  return (
    <WhenTranslated words={accountWords} waiting={waiting}>
      <Content tab={tab} />
    </WhenTranslated>
  );
}
