import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { AmountField } from '../../shared/ui/amount-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Form, FormDone, FormError } from '../../shared/ui/form.tsx';
import { $amount, $amountText, $failure, $isRefused, $sent, amountTyped, reviewRequested } from './order.ts';
import { $overview } from './overview.ts';
import payment from '../../shared/ui/payment.module.css';
import styles from './transfer-upline.module.css';

/** The amount of a transfer to the upline, with what is left of today. */
export const UplineForm = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const failureText = useFailureText();
  const view = useUnit({
    overview: $overview,
    text: $amountText,
    amount: $amount,
    refused: $isRefused,
    sent: $sent,
    failure: $failure,
    onAmount: amountTyped,
    onReview: reviewRequested,
  });
  const { overview, sent } = view;
  if (!overview) return null;
  const { currency, exponent } = overview;
  const money = (amount: number) => formatMoney({ amount, currency, exponent }, locale);
  const bounds = { minimum: money(overview.minimum), maximum: money(overview.maximum) };
  return (
    <Form onSubmit={view.onReview}>
      <FormDone
        text={sent ? t('transfer.uplineSent', { amount: formatMoney(sent.money, locale), name: sent.other }) : null}
      />
      <dl className={styles.facts}>
        <div>
          <dt>{t('transfer.upline')}</dt>
          <dd>
            <bdi>{overview.upline}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('transfer.leftToday')}</dt>
          <dd>{t('transfer.left', { count: overview.countLeft, amount: money(overview.sumLeft) })}</dd>
        </div>
      </dl>
      {overview.openTurnover > 0 ? (
        <p role="status" className={payment.waits}>
          {t('transfer.turnover', { amount: money(overview.openTurnover) })}
        </p>
      ) : (
        <>
          <AmountField
            name="amount"
            currency={currency}
            exponent={exponent}
            hint={t('wallet.bounds', bounds)}
            error={view.refused && view.amount === null ? t('wallet.badAmount', bounds) : null}
            value={view.text}
            onValue={view.onAmount}
          />
          <FormError text={view.failure && failureText(view.failure)} />
          <Button tone="primary" size="large" type="submit">
            {t('wallet.review')}
          </Button>
        </>
      )}
    </Form>
  );
};
