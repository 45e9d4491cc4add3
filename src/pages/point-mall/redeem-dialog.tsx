import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { PointProduct } from '../../../contract/points.ts';
import { $exchanged, $product, redeemClosed } from '../../features/points/index.ts';
import {
  $overview,
  $overviewFailure,
  overviewRequested,
  PaymentPasswordForm,
  withdrawPage,
} from '../../features/withdraw/index.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { FormDone } from '../../shared/ui/form.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { MotionScope } from '../../shared/ui/motion-scope.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { ProductPicture } from './product-list.tsx';
import { RedeemForm } from './redeem-form.tsx';
import styles from './point-mall.module.css';

interface Props {
  currency: string;
  exponent: number;
  /** The member wants to see the exchanges. */
  onExchanges: () => void;
}

/** Exchanges points for the chosen product; nothing without one. */
export const RedeemDialog = (props: Props) => {
  const product = useUnit($product);
  return product && <Opened product={product} {...props} />;
};

const Opened = ({ product, currency, exponent, onExchanges }: Props & { product: PointProduct }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({ exchanged: $exchanged, onClose: redeemClosed });
  const { exchanged } = view;
  const { productName, description, amount, rounds, exchangeType, reviewed, maxEach } = product;
  return (
    <MotionScope>
      <Dialog title={productName} onClose={() => view.onClose()}>
        <div className={styles.chosen}>
          <ProductPicture product={product} />
          <div>
            {description && <p dir="auto">{description}</p>}
            {amount !== null && (
              <p>
                <b>{t(`points.types.${exchangeType}`)}</b> {formatMoney({ amount, currency, exponent }, locale)}
              </p>
            )}
            {rounds && (
              <p>
                <b>
                  {t('points.rounds', {
                    count: rounds.count,
                    stake: formatMoney({ amount: rounds.stake, currency, exponent }, locale),
                  })}
                </b>
              </p>
            )}
            <small>{reviewed ? t('points.checked') : t('points.atOnce')}</small>
            {maxEach !== null && <small>{t('points.each', { count: maxEach })}</small>}
          </div>
        </div>
        {exchanged ? (
          <>
            <FormDone
              text={t(exchanged.status === 'applying' ? 'points.doneApplying' : 'points.donePassed', {
                number: exchanged.transactionNumber,
              })}
            />
            <Actions>
              <Button
                onClick={() => {
                  view.onClose();
                  onExchanges();
                }}
              >
                {t('points.seeExchanges')}
              </Button>
              <Button tone="primary" onClick={() => view.onClose()}>
                {t('ui.close')}
              </Button>
            </Actions>
          </>
        ) : (
          <Secured product={product} />
        )}
      </Dialog>
    </MotionScope>
  );
};

/** The form, once there is a payment password. */
const Secured = ({ product }: { product: PointProduct }) => {
  const { t } = useTranslation();
  useLifecycle(withdrawPage);
  const view = useUnit({ overview: $overview, failure: $overviewFailure, onRetry: overviewRequested });
  if (!view.overview)
    return view.failure ? (
      <LoadFailed failure={view.failure} onRetry={() => view.onRetry()} />
    ) : (
      <Skeleton className={styles.formWaiting} />
    );
  if (view.overview.hasPaymentPassword) return <RedeemForm product={product} />;
  return (
    <>
      <p className={styles.note}>{t('points.passwordFirst')}</p>
      <PaymentPasswordForm />
    </>
  );
};
