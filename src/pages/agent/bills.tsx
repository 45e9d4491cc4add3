import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $site } from '../../entities/site/model.ts';
import {
  $bills,
  $billsFailure,
  $billsPending,
  $hasMoreBills,
  moreBillsRequested,
  salaryOpened,
} from '../../features/watch-salary/model.ts';
import { formatTimeThere } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CircleAlert, History } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Table } from '../../shared/ui/table.tsx';
import styles from './salary-page.module.css';

/** Settlements, the newest first. */
export const Bills = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const failureText = useFailureText();
  const view = useUnit({
    bills: $bills,
    failure: $billsFailure,
    pending: $billsPending,
    hasMore: $hasMoreBills,
    site: $site,
    onMore: moreBillsRequested,
    onRetry: salaryOpened,
  });
  const offset = view.site?.brand.gmtOffsetMinutes ?? 0;
  if (view.failure && !view.bills)
    return (
      <Message alert icon={<CircleAlert />} title={t('home.failed')} text={failureText(view.failure)}>
        <Button onClick={() => view.onRetry()}>{t('ui.tryAgain')}</Button>
      </Message>
    );
  if (!view.bills) return <Skeleton className={styles.billsWaiting} />;
  if (view.bills.length === 0)
    return <Message icon={<History />} title={t('salary.billsEmpty')} text={t('salary.billsEmptyText')} />;
  const windowOf = (startMs: number, endMs: number) =>
    `${formatTimeThere(startMs, offset, locale)} – ${formatTimeThere(endMs, offset, locale)}`;
  return (
    <>
      <Table
        caption={t('salary.bills')}
        rows={view.bills}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'window',
            title: t('salary.window'),
            cell: ({ windowStartMs, windowEndMs }) => <bdi>{windowOf(windowStartMs, windowEndMs)}</bdi>,
          },
          { key: 'state', title: t('salary.state'), cell: ({ state }) => t(`salary.states.${state}`) },
          { key: 'amount', title: t('salary.amount'), figure: true, cell: ({ amount }) => <Money {...amount} /> },
        ]}
      />
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
