import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { claimClosed, claimLines, claimOpened } from '../../features/rebates/index.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { MotionScope } from '../../shared/ui/motion-scope.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { LineTable } from './line-table.tsx';
import styles from './rebates.module.css';

interface Props {
  claim: number;
  currency: string;
  exponent: number;
}

/** The play that a claim paid for. */
export const ClaimDialog = ({ claim, ...money }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({
    answer: claimLines.$data,
    failure: claimLines.$error,
    onRetry: claimOpened,
    onClose: claimClosed,
  });
  const { answer } = view;
  return (
    <MotionScope>
      <Dialog title={t('rebates.playTitle')} size="wide" onClose={() => view.onClose()}>
        {answer ? (
          <>
            <p className={styles.note}>
              {t('rebates.playText', { amount: formatMoney({ amount: answer.claim.amount, ...money }, locale) })}
            </p>
            <LineTable caption={t('rebates.playTitle')} lines={answer.lines} exponent={money.exponent} />
          </>
        ) : view.failure ? (
          <LoadFailed failure={view.failure} onRetry={() => view.onRetry(claim)} />
        ) : (
          <Skeleton className={styles.tableWaiting} />
        )}
      </Dialog>
    </MotionScope>
  );
};
