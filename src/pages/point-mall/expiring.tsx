import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText, pointsText } from '../../entities/points/index.ts';
import { expiringQuery } from '../../features/points/index.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { CircleCheck } from '../../shared/ui/icons.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Table } from '../../shared/ui/table.tsx';
import styles from './point-mall.module.css';

/** What of the points expires in the next days, by day. The bars compare the days. */
export const Expiring = ({ period }: { period: 'next7' | 'next30' }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({ answer: expiringQuery.$data, failure: expiringQuery.$error, load: expiringQuery.start });
  const { load } = view;
  useEffect(() => {
    load({ period });
  }, [load, period]);
  if (!view.answer)
    return view.failure ? (
      <LoadFailed failure={view.failure} onRetry={() => load({ period })} />
    ) : (
      <Skeleton className={styles.listWaiting} />
    );
  const { expiring } = view.answer;
  const max = Math.max(...expiring.map(({ points }) => points));
  if (expiring.length === 0) return <Message icon={<CircleCheck />} title={t('points.nothingExpires')} />;
  return (
    <Table
      caption={t(`points.periods.${period}`)}
      rows={expiring}
      rowKey={({ expiresOn }) => expiresOn}
      columns={[
        { key: 'day', title: t('points.expiringDay'), cell: ({ expiresOn }) => dayText(expiresOn, locale) },
        {
          key: 'bar',
          title: t('points.change'),
          figure: true,
          cell: ({ points }) => (
            <span className={styles.bar}>
              <span aria-hidden style={{ inlineSize: `${(points * 100) / max}%` }} />
              <b>{pointsText(points, locale)}</b>
            </span>
          ),
        },
      ]}
    />
  );
};
