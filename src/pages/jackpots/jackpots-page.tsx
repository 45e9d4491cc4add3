import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { $accounts, $accountsFailure, accountsRequested } from '../../entities/jackpots/lazy.ts';
import { $brandName } from '../../entities/site/index.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { Trophy } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { jackpotTexts } from '../../shared/i18n/word-groups.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { PoolCard } from './pool-card.tsx';
import styles from './jackpots-page.module.css';

/** PP-28: how each pool grows, what it paid, and where its money is. */
export default function JackpotsPage() {
  const { t } = useTranslation();
  const view = useUnit({
    accounts: $accounts,
    failure: $accountsFailure,
    brand: $brandName,
    opened: accountsRequested,
  });
  const { opened } = view;
  useTitle(t('site.jackpots'), view.brand);
  useEffect(() => {
    opened();
  }, [opened]);
  return (
    <>
      <PageHead title={t('site.jackpots')} text={t('site.jackpotsText')} />
      {!view.accounts && view.failure && <LoadFailed failure={view.failure} onRetry={() => opened()} />}
      {view.accounts?.length === 0 && (
        <Message icon={<Trophy />} title={t('site.jackpotsEmpty')} text={t('site.jackpotsEmptyText')} />
      )}
      {!view.accounts && !view.failure && <Skeleton className={styles.waiting} />}
      <div className={styles.pools}>
        {view.accounts && (
          <WhenTranslated texts={jackpotTexts} waiting={<Skeleton className={styles.waiting} />}>
            {view.accounts.map((account, tier) => (
              <PoolCard key={account.id} account={account} tier={tier} />
            ))}
          </WhenTranslated>
        )}
      </div>
    </>
  );
}
