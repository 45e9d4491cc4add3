import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PlayerLimit, PlayerProtection } from '../../../contract/player-limits.ts';
import { $protection, $protectionFailure, protectionRequested } from '../../features/limits/index.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Meter } from '../../shared/ui/meter.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Card } from './card.tsx';
import styles from './overview.module.css';

type Applying = PlayerLimit & { amount: number };

/** The limits that apply, with what is used of each. */
export const LimitsCard = () => {
  const { t } = useTranslation();
  return (
    <Card title={t('limits.yours')} more={{ to: '/member/limits', title: t('centre.manage') }}>
      <Content />
    </Card>
  );
};

const Content = () => {
  const { t } = useTranslation();
  const view = useUnit({ protection: $protection, failure: $protectionFailure, onRetry: protectionRequested });
  if (!view.protection)
    return view.failure ? (
      <LoadFailed failure={view.failure} onRetry={view.onRetry} />
    ) : (
      <Skeleton className={styles.metersWaiting} />
    );
  const { protection } = view;
  const applying = protection.limits.filter((limit): limit is Applying => limit.amount !== null);
  if (applying.length === 0)
    return (
      <>
        <p className={styles.note}>{t('centre.limitsNone')}</p>
        <div>
          <Link className={buttonClass()} to="/member/limits">
            {t('limits.set')}
          </Link>
        </div>
      </>
    );
  return (
    <ul className={styles.meters}>
      {applying.map((limit) => (
        <Limit key={`${limit.kind} ${limit.period}`} limit={limit} protection={protection} />
      ))}
    </ul>
  );
};

const Limit = ({ limit, protection }: { limit: Applying; protection: PlayerProtection }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { kind, period, amount, used } = limit;
  const { currency, exponent } = protection;
  const value = (figure: number) =>
    kind === 'time'
      ? t('limits.minutesOf', { count: figure })
      : formatMoney({ amount: figure, currency, exponent }, locale);
  const title = t('limits.named', { kind: t(`limits.kinds.${kind}`), period: t(`limits.periods.${period}`) });
  return (
    <li className={styles.measured}>
      <span>{title}</span>
      <small>
        {used === null ? value(amount) : t('withdraw.met', { met: value(Math.max(used, 0)), required: value(amount) })}
      </small>
      {used !== null && <Meter label={title} value={used} max={amount} />}
    </li>
  );
};
