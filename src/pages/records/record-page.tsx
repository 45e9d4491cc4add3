import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MembersOnly } from '../../entities/session/lazy.ts';
import { $brandName } from '../../entities/site/index.ts';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { LateGuard } from '../../shared/ui/late-guard.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import styles from './records.module.css';

interface Props {
  record: 'transactions' | 'bets' | 'profit';
  children: ReactNode;
}
const Content = ({ record, children }: Props) => {
  const { t } = useTranslation();
  const brand = useUnit($brandName);
  const title = t(`records.titles.${record}`);
  useTitle(title, brand);
  return (
    <>
      <PageHead title={title} text={t(`records.texts.${record}`)} />
      <MembersOnly
        guest={{ title: t('member.loginTitle'), text: t('member.loginText') }}
        waiting={<Skeleton className={styles.waiting} />}
      >
        {children}
      </MembersOnly>
    </>
  );
};

const waiting = (
  <LateGuard>
    <Skeleton className={styles.waiting} />
  </LateGuard>
);

/** The frame of a member's record: its title, and who may see it. */
export const RecordPage = (props: Props) => (
  <WhenTranslated texts={accountTexts} waiting={waiting}>
    <Content {...props} />
  </WhenTranslated>
);
