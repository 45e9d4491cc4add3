import { useUnit } from 'effector-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { $salary, $status, type SeenSalary } from '../../../features/salary/model.ts';
import { formatMoney } from '../../../shared/format/money.ts';
import { formatShare } from '../../../shared/format/share.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { $connection } from '../../../shared/realtime/runtime.ts';
import { useStoreListener } from '../../../shared/realtime/use-store-listener.ts';
import { Countdown } from '../../../shared/ui/countdown.tsx';
import { MotionScope } from '../../../shared/ui/motion-scope.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Settling } from '../../../shared/ui/settling.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { TickingAmount } from '../../../shared/ui/ticking-amount.tsx';
import { billPath } from '../bills/bill-path.ts';
import styles from './salary-page.module.css';
import { useLacking } from '../layout/use-lacking.ts';

/** LIVE-06: the accrual of the running window, its end, its tier, and what is missing to the next tier. */
export const Accrual = () => {
  const { t } = useTranslation();
  const view = useUnit({ salary: $salary, status: $status, connection: $connection });
  const received = useStoreListener($salary);
  const amounts = useCallback(
    (tell: (amount: number) => void) => received((figure) => figure && tell(figure.accrued.amount)),
    [received],
  );
  const { salary } = view;
  if (!salary) return <Skeleton className={styles.accrualWaiting} />;
  const { exponent, currency } = salary.accrued;
  return (
    <section className={styles.accrual} data-old={view.connection.state !== 'live'} aria-label={t('salary.accrued')}>
      <div className={styles.now}>
        <h2>{t('salary.accrued')}</h2>
        <p className={styles.figure}>
          <TickingAmount amounts={amounts} exponent={exponent} /> <small>{currency}</small>
        </p>
        <p className={styles.hint}>{salary.settling ? t('salary.settling') : t('salary.provisional')}</p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('salary.until')}</dt>
          <dd>
            <Countdown atMs={salary.windowEndMs} offsetMs={view.connection.serverOffsetMs ?? 0} />
          </dd>
        </div>
        <div>
          <dt>{t('salary.turnover')}</dt>
          <dd>
            <Money amount={salary.turnover} exponent={exponent} />
          </dd>
        </div>
        <div>
          <dt>{t('salary.active')}</dt>
          <dd>{salary.active}</dd>
        </div>
        <div>
          <dt>{t('salary.tier')}</dt>
          <dd>
            <TierMet salary={salary} tiers={view.status?.terms?.tiers.length} />
          </dd>
        </div>
        <div>
          <dt>{t('salary.lastBill')}</dt>
          <dd>
            {salary.lastBill ? (
              <Link to={billPath(salary.lastBill.id)} className={styles.link}>
                <MotionScope>
                  <Settling of={salary.lastBill.id}>
                    <Money {...salary.lastBill.amount} />
                  </Settling>
                </MotionScope>
              </Link>
            ) : (
              t('salary.none')
            )}
          </dd>
        </div>
      </dl>
      <Corrections salary={salary} />
      <NextTier salary={salary} />
    </section>
  );
};

/** The parts of the accrual besides this window's bets, and what happens to a negative one. */
const Corrections = ({ salary: { accrued, carried, corrected } }: { salary: SeenSalary }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const money = (amount: number) => formatMoney({ ...accrued, amount }, locale);
  if (carried === 0 && corrected === 0 && accrued.amount >= 0) return null;
  return (
    <p className={styles.next}>
      {carried !== 0 && <span>{t('salary.carriedIn', { amount: money(carried) })}</span>}
      {corrected !== 0 && <span>{t('salary.corrected', { amount: money(corrected) })}</span>}
      {accrued.amount < 0 && <span>{t('salary.belowZero')}</span>}
    </p>
  );
};

const TierMet = ({ salary, tiers }: { salary: SeenSalary; tiers: number | undefined }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  if (salary.tier < 0) return t('salary.noTier');
  // The number of tiers comes from another call, perhaps later.
  if (tiers === undefined) return formatShare(salary.rate, locale);
  return t('salary.tierOf', { tier: salary.tier + 1, tiers, rate: formatShare(salary.rate, locale) });
};

const NextTier = ({ salary }: { salary: SeenSalary }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const lackingText = useLacking();
  const { closing, next, accrued, tier } = salary;
  return (
    <p className={styles.next}>
      {next ? t('salary.next', { parts: lackingText(next, accrued) }) : tier >= 0 && t('salary.highest')}
      {closing && <span>{t('salary.closing', { amount: formatMoney(closing.accrued, locale) })}</span>}
    </p>
  );
};
