import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { RebateClaim } from '../../../contract/rebates.ts';
import { $openClaim, claimOpened, claimRecord, claimsView } from '../../features/rebates/index.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { Table } from '../../shared/ui/table.tsx';
import { RecordFrame, Totals, When } from '../../widgets/records/index.ts';
import { ClaimDialog } from './claim-dialog.tsx';

interface Props {
  currency: string;
  exponent: number;
}

/** One selection: all claims. */
const ALL = {};

/** What was paid, the newest first, with the sums of all. Each claim opens its play. */
export const ClaimList = ({ currency, exponent }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  useLifecycle(claimsView);
  const view = useUnit({
    rows: claimRecord.$rows,
    state: claimRecord.$state,
    failure: claimRecord.$failure,
    hasMore: claimRecord.$hasMore,
    pending: claimRecord.$pending,
    totals: claimRecord.$totals,
    open: $openClaim,
    opened: claimRecord.opened,
    onMore: claimRecord.moreRequested,
    onOpen: claimOpened,
  });
  const { opened } = view;
  useEffect(() => {
    opened(ALL);
  }, [opened]);
  const { totals } = view;
  const money = { currency, exponent };
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const period = ({ fromDay, toDay }: RebateClaim) => days.formatRange(Date.parse(fromDay), Date.parse(toDay));
  return (
    <>
      <RecordFrame
        {...view}
        empty={{ title: t('rebates.historyEmpty'), text: t('rebates.historyEmptyText') }}
        onClear={undefined}
        onRetry={() => opened(ALL)}
      >
        {totals && (
          <Totals
            label={t('rebates.totals')}
            figures={[
              [t('rebates.stake'), <Money key="stake" amount={totals.stake} {...money} />],
              [t('rebates.paidInAll'), <Money key="amount" amount={totals.amount} {...money} />],
            ]}
          />
        )}
        <Table
          caption={t('rebates.history')}
          rows={view.rows}
          twoLines
          rowKey={({ id }) => id}
          columns={[
            { key: 'when', title: t('rebates.when'), phone: 'first', cell: ({ atMs }) => <When atMs={atMs} /> },
            { key: 'period', title: t('rebates.period'), cell: (claim) => period(claim) },
            { key: 'way', title: t('rebates.way'), phone: 'none', cell: ({ way }) => t(`rebates.ways.${way}`) },
            { key: 'state', title: t('rebates.state'), phone: 'none', cell: () => t('rebates.statePaid') },
            {
              key: 'stake',
              title: t('rebates.stake'),
              phone: 'none',
              figure: true,
              cell: ({ stake }) => <Money amount={stake} exponent={exponent} />,
            },
            {
              key: 'amount',
              title: t('rebates.amount'),
              phone: 'end',
              figure: true,
              cell: ({ amount }) => <Money amount={amount} exponent={exponent} />,
            },
            {
              key: 'details',
              title: t('rebates.play'),
              action: true,
              cell: (claim) => (
                <Button
                  size="small"
                  aria-haspopup="dialog"
                  aria-label={t('rebates.playOf', { period: period(claim) })}
                  onClick={() => view.onOpen(claim.id)}
                >
                  {t('rebates.play')}
                </Button>
              ),
            },
          ]}
        />
      </RecordFrame>
      {view.open !== null && <ClaimDialog claim={view.open} {...money} />}
    </>
  );
};
