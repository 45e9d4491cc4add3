import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $claimFailure, $claiming, $paid, rebateClaimed, type RebateShown } from '../../features/rebates/index.ts';
import { ConnectionMark } from '../../features/connection/connection-mark.tsx';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { $isLive } from '../../shared/realtime/runtime.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FormDone, FormError } from '../../shared/ui/form.tsx';
import { Money } from '../../shared/ui/money.tsx';
import styles from './rebates.module.css';

interface Props {
  rebate: RebateShown;
  currency: string;
  exponent: number;
}

/** What can be claimed now, with the button, or when it is paid. */
export const ClaimHead = ({ rebate, ...money }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const failureText = useFailureText();
  const view = useUnit({
    claiming: $claiming,
    paid: $paid,
    failure: $claimFailure,
    live: $isLive,
    onClaim: rebateClaimed,
  });
  const { rules, claimable, owed, carriedMicro, isReady } = rebate;
  const text = (amount: number) => formatMoney({ amount, ...money }, locale);
  return (
    <section className={styles.head} aria-label={t('rebates.claimable')}>
      <p className={styles.label}>
        <ConnectionMark /> {t('rebates.claimable')}
      </p>
      <p className={styles.amount}>
        <Money amount={claimable} {...money} />
      </p>
      {owed > 0 && (
        <p className={styles.owed} role="note">
          {t('rebates.owed', { amount: text(owed) })}
        </p>
      )}
      <p className={styles.note}>{rules?.paid === 'daily' ? t('rebates.daily') : t('rebates.byHand')}</p>
      {rules && rules.min > 1 && <p className={styles.note}>{t('rebates.min', { amount: text(rules.min) })}</p>}
      {carriedMicro > 0 && <p className={styles.note}>{t('rebates.carried')}</p>}
      {rules?.paid !== 'daily' && (
        <div className={styles.claim}>
          <Button tone="primary" busy={view.claiming} disabled={!isReady || !view.live} onClick={() => view.onClaim()}>
            {t('rebates.claim', { amount: text(claimable) })}
          </Button>
        </div>
      )}
      {view.paid && <FormDone text={t('rebates.paid', { amount: text(view.paid.amount) })} />}
      <FormError text={view.failure && failureText(view.failure)} />
    </section>
  );
};
