import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { RunningPay as Running, SummedKind } from '../../../../contract/salary.ts';
import { $site } from '../../../entities/site/index.ts';
import { $running, $runningFailure, $status, billsRetried } from '../../../features/bills/model.ts';
import { formatMoney } from '../../../shared/format/money.ts';
import { formatShare } from '../../../shared/format/share.ts';
import { formatClock, formatTimeThere } from '../../../shared/format/time.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { formatWindow, formatWindowStart } from '../../../shared/format/window.ts';
import { Info } from '../../../shared/ui/icons.ts';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { Message } from '../../../shared/ui/message.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import styles from '../salary/salary-page.module.css';
import { useLacking } from '../layout/use-lacking.ts';

/** The window that is not settled yet: what it comes to so far, and what is missing to the next tier. */
export const RunningPay = ({ kind }: { kind: SummedKind }) => {
  const { t } = useTranslation();
  const { running, failure, onRetry } = useUnit({ running: $running, failure: $runningFailure, onRetry: billsRetried });
  if (running) return <Figures kind={kind} running={running} />;
  if (running === null) return <Message icon={<Info />} title={t(`pay.${kind}.noContract`)} />;
  return failure ? (
    <LoadFailed failure={failure} onRetry={() => onRetry()} />
  ) : (
    <Skeleton className={styles.accrualWaiting} />
  );
};

const Figures = ({ kind, running }: { kind: SummedKind; running: Running }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { site, status } = useUnit({ site: $site, status: $status });
  const timeZone = site?.brand.timeZone ?? 'UTC';
  const { amount, windowStartMs, windowEndMs, settlesAtMs, countedUntilMs, turnover, active, netLoss, tier } = running;
  const { exponent } = amount;
  const tiers = status?.terms?.tiers.length;
  return (
    <section className={styles.accrual} aria-label={t('pay.running')}>
      <div className={styles.now}>
        <h2>{t('pay.running')}</h2>
        <p className={styles.figure}>
          <Money amount={amount.amount} exponent={exponent} /> <small>{amount.currency}</small>
        </p>
        <p className={styles.hint}>
          {t('pay.provisional', { time: formatTimeThere(countedUntilMs, timeZone, locale) })}
        </p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('pay.period')}</dt>
          <dd className={styles.period}>
            <bdi>{formatWindow(windowStartMs, windowEndMs, timeZone, locale)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('salary.turnover')}</dt>
          <dd>
            <Money amount={turnover} exponent={exponent} />
          </dd>
        </div>
        {kind === 'dividend' && (
          <div>
            <dt>{t('pay.netLoss')}</dt>
            <dd>
              <Money amount={netLoss} exponent={exponent} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('salary.active')}</dt>
          <dd>{active}</dd>
        </div>
        <div>
          <dt>{t('salary.tier')}</dt>
          <dd>
            {tier < 0
              ? t('salary.noTier')
              : tiers === undefined
                ? formatShare(running.rate, locale)
                : t('salary.tierOf', { tier: tier + 1, tiers, rate: formatShare(running.rate, locale) })}
          </dd>
        </div>
        <div>
          <dt>{t('pay.settles')}</dt>
          <dd className={styles.period}>{formatWindowStart(settlesAtMs, timeZone, locale)}</dd>
        </div>
      </dl>
      <Notes running={running} />
    </section>
  );
};

/** What is missing to the next tier, and what earlier windows leave to this one. */
const Notes = ({ running: { amount, carried, corrected, loss, next, tier, waiting } }: { running: Running }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const lackingText = useLacking();
  const { site, status } = useUnit({ site: $site, status: $status });
  const money = (minor: number) => formatMoney({ ...amount, amount: minor }, locale);
  const upcoming = status?.upcoming;
  const timeZone = site?.brand.timeZone ?? 'UTC';
  return (
    <p className={styles.next}>
      {next ? t('salary.next', { parts: lackingText(next, amount) }) : tier >= 0 && t('salary.highest')}
      {carried !== 0 && <span>{t('salary.carriedIn', { amount: money(carried) })}</span>}
      {corrected !== 0 && <span>{t('salary.corrected', { amount: money(corrected) })}</span>}
      {loss && loss.carriedIn !== 0 && <span>{t('pay.carriedLoss', { amount: money(loss.carriedIn) })}</span>}
      {amount.amount < 0 && <span>{t('salary.belowZero')}</span>}
      {waiting && (
        <span>
          {t('pay.ended', {
            start: formatWindowStart(waiting.windowStartMs, timeZone, locale),
            time: formatWindowStart(waiting.settlesAtMs, timeZone, locale),
          })}
        </span>
      )}
      {upcoming && <span>{t('pay.upcoming', { time: formatClock(upcoming.fromMs, timeZone, locale) })}</span>}
    </p>
  );
};
