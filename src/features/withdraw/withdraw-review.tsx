import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { PAYOUT_BOUNDS } from '../../../contract/payouts.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useOpenAwards } from '../../entities/wallet/awards.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { $isLive } from '../../shared/realtime/runtime.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Form, FormError } from '../../shared/ui/form.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { accountName } from './account-name.ts';
import {
  $account,
  $failure,
  $forfeit,
  $isPasswordMissing,
  $method,
  $password,
  $pending,
  $quote,
  changed,
  confirmed,
  passwordTyped,
} from './order.ts';
import { $overview } from './overview.ts';
import payment from '../../shared/ui/payment.module.css';
import styles from './withdraw.module.css';

/** The review before a withdrawal, with the payment password. It says that nothing can be cancelled after it (PP-19). */
export const WithdrawReview = () => {
  const { t } = useTranslation();
  useOpenAwards();
  const locale = useLocale();
  const failureText = useFailureText();
  const view = useUnit({
    overview: $overview,
    quote: $quote,
    method: $method,
    account: $account,
    password: $password,
    missing: $isPasswordMissing,
    live: $isLive,
    forfeit: $forfeit,
    failure: $failure,
    pending: $pending,
    onPassword: passwordTyped,
    onChange: changed,
    onConfirm: confirmed,
  });
  const { overview, quote, method, account } = view;
  if (!overview || !quote || !method || !account) return null;
  const money = { currency: overview.currency, exponent: overview.exponent };
  return (
    <Form onSubmit={view.onConfirm}>
      <div className={payment.review}>
        <h3>{t('withdraw.confirmTitle')}</h3>
        <dl>
          <div>
            <dt>{t('withdraw.confirmAmount')}</dt>
            <dd>
              <Money amount={quote.amount} {...money} />
            </dd>
          </div>
          <div>
            <dt>{t('wallet.confirmFee')}</dt>
            <dd>{quote.fee > 0 ? <Money amount={quote.fee} {...money} /> : t('wallet.noFee')}</dd>
          </div>
          <div>
            <dt>{t('withdraw.arrives')}</dt>
            <dd className={payment.total}>
              <Money amount={quote.arrives} {...money} />
            </dd>
          </div>
          <div>
            <dt>{t('withdraw.account')}</dt>
            <dd>
              {method.name}, {accountName(account)}
              <small className={styles.note}>
                <bdi>{account.holderName}</bdi>
              </small>
            </dd>
          </div>
        </dl>
      </div>
      <Field
        label={t('withdraw.paymentPassword')}
        error={view.missing ? t('withdraw.sixDigits') : null}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        maxLength={PAYOUT_BOUNDS.paymentPassword}
        value={view.password}
        onValue={view.onPassword}
      />
      {view.forfeit !== null && (
        <p role="alert" className={styles.forfeit}>
          {t('withdraw.forfeit', { amount: formatMoney({ amount: view.forfeit, ...money }, locale) })}
        </p>
      )}
      <p className={payment.waits}>{t('withdraw.final')}</p>
      <FormError text={view.failure && failureText(view.failure)} />
      {!view.live && (
        <p role="status" className={payment.waits}>
          {t('withdraw.notLive')}
        </p>
      )}
      <Actions>
        <Button onClick={() => view.onChange()}>{t('wallet.change')}</Button>
        <Button tone="primary" type="submit" disabled={!view.live} busy={view.pending}>
          {t(view.forfeit === null ? 'withdraw.confirm' : 'withdraw.confirmForfeit')}
        </Button>
      </Actions>
    </Form>
  );
};
