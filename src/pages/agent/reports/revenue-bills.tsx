import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PayKind } from '../../../../contract/pay-terms.ts';
import { $site } from '../../../entities/site/index.ts';
import {
  $revenue,
  $revenueBills,
  $revenueBillsFailure,
  revenueBillsRequested,
  revenueBillsClosed,
} from '../../../features/team-reports/index.ts';
import { formatDay } from '../../../shared/format/time.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { formatWindow } from '../../../shared/format/window.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import styles from './report-page.module.css';

/** The section of the centre with the bills of each kind. */
const SECTIONS: Readonly<Record<PayKind, string>> = {
  realtime: 'agentRealtimeSalary',
  hour: 'agentHourSalary',
  day: 'agentDailyWages2',
  dividend: 'agentDividendRecordCopy2',
};

/** The paid bills of a day and kind, each with a link to its details. */
export const RevenueBills = ({ day, kind, onClose }: { day: string; kind: PayKind; onClose: () => void }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const view = useUnit({
    bills: $revenueBills,
    failure: $revenueBillsFailure,
    revenue: $revenue,
    site: $site,
    ask: revenueBillsRequested,
    close: revenueBillsClosed,
  });
  const { ask, close, bills } = view;
  useEffect(() => {
    ask({ day, kind });
    place.current?.scrollIntoView({ block: 'nearest' });
    return () => close();
  }, [ask, close, day, kind]);
  const exponent = view.revenue?.exponent ?? 2;
  const timeZone = view.site?.brand.timeZone ?? 'UTC';
  const title = t('reports.billsOf', {
    kind: t(`reports.kinds.${kind}`),
    day: formatDay(Date.parse(`${day}T12:00`), locale),
  });
  return (
    <div ref={place} className={styles.tables}>
      <Panel
        title={title}
        aside={
          <Button size="small" onClick={onClose}>
            {t('reports.close')}
          </Button>
        }
      >
        {view.failure && <LoadFailed failure={view.failure} onRetry={() => ask({ day, kind })} />}
        {!bills && !view.failure && <Skeleton className={styles.waiting} />}
        {bills && (
          <Table
            caption={title}
            rows={bills.list}
            twoLines
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'window',
                title: t('salary.window'),
                phone: 'first',
                cell: ({ id, windowStartMs, windowEndMs }) => (
                  <Link className={styles.link} to={`/agentHome/${SECTIONS[kind]}/${id}`}>
                    <bdi>{formatWindow(windowStartMs, windowEndMs, timeZone, locale)}</bdi>
                  </Link>
                ),
              },
              {
                key: 'turnover',
                title: t('reports.figures.turnover'),
                figure: true,
                phone: 'titled',
                cell: ({ turnover }) => <Money amount={turnover} exponent={exponent} />,
              },
              {
                key: 'amount',
                title: t('salary.amount'),
                figure: true,
                phone: 'end',
                cell: ({ amount }) => <Money amount={amount} exponent={exponent} />,
              },
            ]}
          />
        )}
      </Panel>
    </div>
  );
};
