import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $member } from '../../entities/session/index.ts';
import { MembersOnly } from '../../entities/session/lazy.ts';
import { $brandName } from '../../entities/site/index.ts';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { LateGuard } from '../../shared/ui/late-guard.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { Overview } from './overview.tsx';
import styles from './member-page.module.css';

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
