import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { $funds, $fundsFailure, $isOffered, fundsPanel, fundsRetried } from './funds.ts';
import payment from '../../shared/ui/payment.module.css';
import styles from './member-page.module.css';

const PARTS = ['wallets', 'inVendorWallets', 'inWithdrawal'] as const;

/** All money of the member: wallets, vendor wallets, and what waits in withdrawals (WAL-04). */
export const FundsPanel = () => {
  const { t } = useTranslation();
  const view = useUnit({ offered: $isOffered, funds: $funds, failure: $fundsFailure, onRetry: fundsRetried });
  useLifecycle(fundsPanel);
  if (!view.offered) return null;
  const { funds } = view;
  return (
    <Panel title={t('member.fundsTitle')}>
      {view.failure && <LoadFailed failure={view.failure} onRetry={view.onRetry} />}
      {!funds && !view.failure && <Skeleton className={styles.funds} />}
      {funds && (
        <div className={payment.review}>
          <dl>
            {PARTS.filter((part) => part === 'wallets' || funds[part] > 0).map((part) => (
              <div key={part}>
                <dt>{t(`member.funds.${part}`)}</dt>
                <dd>
                  <Money amount={funds[part]} currency={funds.currency} exponent={funds.exponent} />
                </dd>
              </div>
            ))}
            <div>
              <dt>{t('member.funds.total')}</dt>
              <dd className={payment.total}>
                <Money amount={funds.total} currency={funds.currency} exponent={funds.exponent} />
              </dd>
            </div>
          </dl>
        </div>
      )}
    </Panel>
  );
};
