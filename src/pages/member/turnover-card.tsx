import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $overview, $overviewFailure, overviewRequested } from '../../features/withdraw/index.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { CircleCheck } from '../../shared/ui/icons.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Meter } from '../../shared/ui/meter.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Card } from './card.tsx';
import styles from './overview.module.css';

/** The open turnover: what has to be played before a withdrawal. */
export const TurnoverCard = () => {
  const { t } = useTranslation();
  return (
    <Card title={t('withdraw.turnover')} more={{ to: '/member/withdraw', title: t('shell.withdraw') }}>
      <Content />
    </Card>
  );
};

const Content = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({ overview: $overview, failure: $overviewFailure, onRetry: overviewRequested });
  if (!view.overview)
    return view.failure ? (
      <LoadFailed failure={view.failure} onRetry={view.onRetry} />
    ) : (
      <Skeleton className={styles.metersWaiting} />
    );
  const { requirements, currency, exponent } = view.overview;
  if (requirements.length === 0)
    return (
      <p className={styles.fine}>
        <CircleCheck aria-hidden />
        {t('centre.turnoverNone')}
      </p>
    );
  const money = (amount: number) => formatMoney({ amount, currency, exponent }, locale);
  return (
    <ul className={styles.meters}>
      {requirements.map(({ id, source, required, met }) => (
        <li key={id} className={styles.measured}>
          <span>{t(`withdraw.sources.${source}`)}</span>
          <small>{t('withdraw.met', { met: money(met), required: money(required) })}</small>
          <Meter label={`${t('withdraw.turnover')}: ${t(`withdraw.sources.${source}`)}`} value={met} max={required} />
        </li>
      ))}
    </ul>
  );
};
