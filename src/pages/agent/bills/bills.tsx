import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { REALTIME_WINDOW_MS } from '../../../../contract/salary.ts';
import { $site } from '../../../entities/site/index.ts';
import { billRecord } from '../../../features/salary/model.ts';
import { formatLength } from '../../../shared/format/length.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { formatWindow } from '../../../shared/format/window.ts';
import { useFailureText } from '../../../shared/i18n/failure-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FormError } from '../../../shared/ui/form.tsx';
import { History } from '../../../shared/ui/icons.ts';
import { Message } from '../../../shared/ui/message.tsx';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import { billPath } from './bill-path.ts';
import styles from '../salary/salary-page.module.css';
import { useBillState } from './use-bill-state.ts';

/** Settlements, newest first, each with a link to its details. */
export const Bills = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const stateText = useBillState();
  const failureText = useFailureText();
  const view = useUnit({
    rows: billRecord.$rows,
    state: billRecord.$state,
    failure: billRecord.$failure,
    pending: billRecord.$pending,
    hasMore: billRecord.$hasMore,
    site: $site,
    onMore: billRecord.moreRequested,
    onRetry: billRecord.opened,
  });
  const timeZone = view.site?.brand.timeZone ?? 'UTC';
  if (view.state === 'failed') return <LoadFailed failure={view.failure} onRetry={() => view.onRetry({})} />;
  if (view.state === 'loading') return <Skeleton className={styles.billsWaiting} />;
  if (view.state === 'empty')
    return (
      <Message
        icon={<History />}
        title={t('salary.billsEmpty')}
        text={t('salary.billsEmptyText', { length: formatLength(REALTIME_WINDOW_MS, locale) })}
      />
    );
  return (
    <>
      <Table
        caption={t('salary.bills')}
        rows={view.rows}
        twoLines
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'window',
            title: t('salary.window'),
            phone: 'first',
            cell: ({ id, windowStartMs, windowEndMs }) => (
              <Link to={billPath(id)} className={styles.link}>
                <bdi>{formatWindow(windowStartMs, windowEndMs, timeZone, locale)}</bdi>
              </Link>
            ),
          },
          { key: 'state', title: t('salary.state'), cell: (bill) => stateText(bill) },
          {
            key: 'amount',
            title: t('salary.amount'),
            figure: true,
            phone: 'end',
            cell: ({ amount }) => <Money {...amount} />,
          },
        ]}
      />
      {view.failure && <FormError text={failureText(view.failure)} />}
      {view.hasMore && (
        <p className={styles.more}>
          <Button busy={view.pending} onClick={() => view.onMore()}>
            {t('salary.more')}
          </Button>
        </p>
      )}
    </>
  );
};
