import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Deposit } from '../../../contract/wallet.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { $connection } from '../../shared/realtime/runtime.ts';
import { FormError } from '../../shared/ui/form.tsx';
import { DepositWays } from './deposit-ways.tsx';
import { $cancelFailure, $news, listRequested } from './list.ts';
import { $pending } from './model.ts';
import { PayBy } from './pay-by.tsx';
import styles from './deposit.module.css';

/** The state of the newest deposit, as the key of its text. */
const statusOf = ({ state, settled, payUrl, payUntilMs }: Deposit) => {
  if (state === 'paid') return settled > 0 ? 'paidSettled' : 'paid';
  if (state !== 'pending' || payUrl !== null) return state;
  return payUntilMs === null ? 'overdue' : 'unopened';
};

/** The newest deposit as a message with its actions while it waits for payment, above everything else. */
export const DepositNews = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const failureText = useFailureText();
  const view = useUnit({
    news: $news,
    failure: $cancelFailure,
    opening: $pending,
    connection: $connection,
    onTimeUp: listRequested,
  });
  const { news, failure, onTimeUp } = view;
  const payUntilMs = news?.payUntilMs ?? null;
  const offsetMs = view.connection.serverOffsetMs ?? 0;
  useEffect(() => {
    if (payUntilMs === null) return;
    const timer = setTimeout(onTimeUp, Math.max(0, payUntilMs - Date.now() - offsetMs) + 500);
    return () => clearTimeout(timer);
  }, [payUntilMs, offsetMs, onTimeUp]);
  if (!news) return null;
  const status = statusOf(news);
  // The browser is already leaving for the payment page.
  if (status === 'unopened' && view.opening) return null;
  const sum = (amount: number) => formatMoney({ ...news.money, amount }, locale);
  return (
    <section className={styles.news} data-state={news.state} aria-label={t('wallet.newest')}>
      <div className={styles.said}>
        <p role="status">
          {t(`wallet.result.${status}`, {
            amount: sum(news.money.amount),
            settled: sum(news.settled),
            credited: sum(news.credited ?? 0),
          })}
        </p>
        <PayBy deposit={news} />
      </div>
      <DepositWays deposit={news} at="news" />
      <FormError text={failure?.at === 'news' ? failureText(failure) : null} />
    </section>
  );
};
