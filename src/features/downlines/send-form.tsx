import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { TransferReview } from '../../entities/wallet/lazy.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { AmountField } from '../../shared/ui/amount-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Form, FormDone, FormError } from '../../shared/ui/form.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { $bounds, $boundsFailure, boundsRequested, order, sendForm } from './send-money.ts';
import payment from '../../shared/ui/payment.module.css';
import styles from './downlines.module.css';

/** A transfer to a direct member: amount, review, result. */
export const SendForm = ({ memberId }: { memberId: number }) => {
  useLifecycle(sendForm, memberId);
  const view = useUnit({
    bounds: $bounds,
    failure: $boundsFailure,
    step: order.$step,
    onRetry: boundsRequested,
  });
  if (!view.bounds)
    return view.failure ? (
      <LoadFailed failure={view.failure} onRetry={() => view.onRetry()} />
    ) : (
      <Skeleton className={styles.formWaiting} />
    );
  return view.step === 'form' ? <Amount /> : <Review />;
};

const Amount = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const failureText = useFailureText();
  const view = useUnit({
    bounds: $bounds,
    text: order.$amountText,
    amount: order.$amount,
    refused: order.$isRefused,
    sent: order.$sent,
    failure: order.$failure,
    onAmount: order.amountTyped,
    onReview: order.reviewRequested,
  });
  const { bounds, sent } = view;
  if (!bounds) return null;
  const { currency, exponent } = bounds;
  const money = (amount: number) => formatMoney({ amount, currency, exponent }, locale);
  const range = { minimum: money(bounds.minimum), maximum: money(bounds.maximum) };
  return (
    <Form onSubmit={view.onReview}>
      <FormDone
        text={sent ? t('transfer.uplineSent', { amount: formatMoney(sent.money, locale), name: sent.other }) : null}
      />
      <dl className={styles.facts}>
        <div>
          <dt>{t('transfer.leftToday')}</dt>
          <dd>{t('transfer.left', { count: bounds.countLeft, amount: money(bounds.sumLeft) })}</dd>
        </div>
      </dl>
      {bounds.isFrozen && (
        <p role="status" className={payment.waits}>
          {t('failure.agent_frozen')}
        </p>
      )}
      {!bounds.isFrozen && bounds.openTurnover > 0 && (
        <p role="status" className={payment.waits}>
          {t('transfer.turnover', { amount: money(bounds.openTurnover) })}
        </p>
      )}
      {!bounds.isFrozen && bounds.openTurnover === 0 && (
        <>
          <AmountField
            name="amount"
            currency={currency}
            exponent={exponent}
            hint={t('wallet.bounds', range)}
            error={view.refused && view.amount === null ? t('wallet.badAmount', range) : null}
            value={view.text}
            onValue={view.onAmount}
          />
          <FormError text={view.failure && failureText(view.failure)} />
          <Button tone="primary" type="submit">
            {t('wallet.review')}
          </Button>
        </>
      )}
      {bounds.list.length > 0 && (
        <section className={styles.history}>
          <h3>{t('downlines.lastTransfers')}</h3>
          <ul>
            {bounds.list.slice(0, 5).map(({ id, direction, money: moved }) => (
              <li key={id}>
                {t(`transfer.directions.${direction}`)}
                <Money {...moved} amount={direction === 'sent' ? -moved.amount : moved.amount} signed />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Form>
  );
};

const Review = () => {
  const { t } = useTranslation();
  const { bounds, amount } = useUnit({ bounds: $bounds, amount: order.$amount });
  if (!bounds || amount === null) return null;
  const { account, currency, exponent } = bounds;
  return (
    <TransferReview
      order={order}
      receiver={{ title: t('downlines.receiver'), account }}
      money={{ amount, currency, exponent }}
    />
  );
};
