import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { Award } from '../../../contract/awards.ts';
import { useOpenAwards } from '../../entities/wallet/awards.ts';
import { $awards, $awardsFailure, awardsRequested, awardsView } from '../../features/awards/index.ts';
import { awardTexts } from '../../shared/i18n/word-groups.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { MemberPage } from '../../widgets/member-page/member-page.tsx';
import styles from './rewards.module.css';

export interface AwardsShown {
  list: Award[];
  currency: string;
  exponent: number;
}

interface Props {
  page: 'rewardCenter' | 'bonusDetails';
  children: (shown: AwardsShown) => ReactNode;
}

const waiting = <Skeleton className={styles.waiting} />;

/** The frame of a page about the member's awards, once they are loaded. */
export const RewardPage = ({ page, children }: Props) => (
  <MemberPage
    head={(t) => ({ title: t(`centre.pages.${page}`) })}
    guest={(t) => ({ title: t('member.loginTitle'), text: t('member.loginText') })}
  >
    <WhenTranslated texts={awardTexts} waiting={waiting}>
      <Loaded>{children}</Loaded>
    </WhenTranslated>
  </MemberPage>
);

const Loaded = ({ children }: Pick<Props, 'children'>) => {
  useOpenAwards();
  useLifecycle(awardsView);
  const view = useUnit({ awards: $awards, failure: $awardsFailure, retry: awardsRequested });
  if (!view.awards) return view.failure ? <LoadFailed failure={view.failure} onRetry={() => view.retry()} /> : waiting;
  return <div className={styles.panels}>{children(view.awards)}</div>;
};
