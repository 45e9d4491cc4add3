import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { BillBet, BillDetail } from '../../../../contract/salary.ts';
import { $bets, $betsFailure, $betsPending, moreBetsRequested } from '../../../features/open-bill/model.ts';
import { decimalsOf, formatExact } from '../../../shared/format/exact.ts';
import { formatShare } from '../../../shared/format/share.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { formatSecond } from '../../../shared/format/window.ts';
import { useFailureText } from '../../../shared/i18n/failure-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FormError } from '../../../shared/ui/form.tsx';
import { History } from '../../../shared/ui/icons.ts';
import { Message } from '../../../shared/ui/message.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Table, type Column } from '../../../shared/ui/table.tsx';
import styles from './bill-page.module.css';
import { EarlierBill } from './earlier-bill.tsx';

/** The bets of a bill that this agent may see, oldest first, page by page. */
export const BillBets = ({ bill, timeZone }: { bill: BillDetail; timeZone: string }) => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({ bets: $bets, failure: $betsFailure, pending: $betsPending, onMore: moreBetsRequested });
  return (
    <>
      <p className={styles.hint}>{t('bill.betsText')}</p>
      {view.bets ? (
        <Bets bill={bill} timeZone={timeZone} />
      ) : (
        !view.failure && <Skeleton className={styles.betsWaiting} />
      )}
      {view.failure && <FormError text={failureText(view.failure)} />}
      {(view.bets?.hasMore || (view.failure && !view.bets)) && (
        <p className={styles.more}>
          <Button busy={view.pending} onClick={() => view.onMore()}>
            {view.failure ? t('ui.tryAgain') : t('salary.more')}
          </Button>
        </p>
      )}
    </>
  );
};

const Bets = ({ bill, timeZone }: { bill: BillDetail; timeZone: string }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const bets = useUnit($bets);
  const { exponent, currency } = bill.amount;
  const list = bets?.list ?? [];
  if (list.length === 0) return <Message icon={<History />} title={t('bill.betsEmpty')} />;
  const decimals = decimalsOf(
    list.map(({ exact }) => exact),
    exponent,
  );
  const columns: Column<BillBet>[] = [
    {
      key: 'when',
      title: t('bill.when'),
      cell: ({ atMs }) => <bdi dir="ltr">{formatSecond(atMs, timeZone, locale)}</bdi>,
    },
    {
      key: 'who',
      title: t('bill.account'),
      cell: ({ account, paidBy }) => (
        <div>
          <bdi>{account}</bdi>
          {paidBy && <EarlierBill {...paidBy} kind={bill.kind} />}
        </div>
      ),
    },
    {
      key: 'round',
      title: t('bill.round'),
      cell: ({ roundId }) => (
        <code className={styles.round} dir="ltr">
          {roundId}
        </code>
      ),
    },
    {
      key: 'stake',
      title: t('bill.stake'),
      figure: true,
      cell: ({ stake }) => <Money amount={stake} exponent={exponent} />,
    },
    {
      key: 'loss',
      title: t('bill.loss'),
      figure: true,
      cell: ({ netLoss }) => <Money amount={netLoss} exponent={exponent} />,
    },
    {
      key: 'difference',
      title: t('bill.difference'),
      figure: true,
      cell: ({ difference }) => formatShare(difference, locale),
    },
    {
      key: 'pay',
      title: t('bill.pay', { currency }),
      figure: true,
      cell: ({ exact }) => <bdi dir="ltr">{formatExact(exact, exponent, locale, decimals)}</bdi>,
    },
  ];
  return (
    <Table
      caption={t('bill.bets')}
      rows={list}
      rowKey={({ id }) => id}
      columns={columns.filter(({ key }) => (bill.loss ? key !== 'difference' && key !== 'pay' : key !== 'loss'))}
    />
  );
};
