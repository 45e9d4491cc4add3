import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Deposit } from '../../../contract/wallet.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { $cancelling, cancelPressed } from './list.ts';
import styles from './deposit.module.css';

/** Actions for an unpaid deposit: continue to the payment page, or cancel. */
export const DepositWays = ({ deposit, at }: { deposit: Deposit; at: 'news' | 'list' }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { cancelling, onCancel } = useUnit({ cancelling: $cancelling, onCancel: cancelPressed });
  if (deposit.state !== 'pending') return null;
  const { id, payUrl } = deposit;
  const amount = formatMoney(deposit.money, locale);
  const inList = at === 'list';
  const size = inList ? 'small' : 'medium';
  return (
    <div className={styles.ways}>
      <Button
        size={size}
        busy={cancelling === id}
        aria-label={inList ? t('wallet.cancelOf', { amount }) : undefined}
        onClick={() => onCancel({ id, at })}
      >
        {t(inList ? 'wallet.cancelShort' : 'wallet.cancel')}
      </Button>
      {payUrl && (
        <a
          href={payUrl}
          className={buttonClass('primary', size)}
          aria-label={inList ? t('wallet.resumeOf', { amount }) : undefined}
        >
          {t(inList ? 'wallet.resumeShort' : 'wallet.resume')}
        </a>
      )}
    </div>
  );
};
