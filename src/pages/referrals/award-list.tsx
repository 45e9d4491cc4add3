import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { awardRecord } from '../../features/referrals/index.ts';
import { formatter } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Money } from '../../shared/ui/money.tsx';
import { Table } from '../../shared/ui/table.tsx';
import { RecordFrame, When } from '../../widgets/records/index.ts';
import styles from './referrals.module.css';

/** One selection: all awards. */
const ALL = {};

/** The member's awards for invitations. One that can be claimed leads to where it is. */
export const AwardList = ({ exponent }: { exponent: number }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  // Without the year: it is at most a week away, and the line is short on phones.
  const until = formatter(locale, { day: 'numeric', month: 'short', hour: 'numeric', minute: 'numeric' });
  const view = useUnit({
    rows: awardRecord.$rows,
    state: awardRecord.$state,
    failure: awardRecord.$failure,
    hasMore: awardRecord.$hasMore,
    pending: awardRecord.$pending,
    opened: awardRecord.opened,
    onMore: awardRecord.moreRequested,
  });
  const { opened } = view;
  useEffect(() => {
    opened(ALL);
  }, [opened]);
  return (
    <RecordFrame
      {...view}
      empty={{ title: t('referrals.awardsEmpty'), text: t('referrals.awardsEmptyText') }}
      onClear={undefined}
      onRetry={() => opened(ALL)}
    >
      <Table
        caption={t('referrals.awards')}
        rows={view.rows}
        twoLines
        rowKey={({ id }) => id}
        columns={[
          { key: 'title', title: t('referrals.award'), phone: 'first', cell: ({ title }) => title },
          {
            key: 'friend',
            title: t('referrals.friend'),
            cell: ({ name }) => (name === null ? t('referrals.ownComing') : <bdi dir="ltr">{name}</bdi>),
          },
          { key: 'when', title: t('referrals.given'), phone: 'none', cell: ({ atMs }) => <When atMs={atMs} /> },
          {
            key: 'state',
            title: t('referrals.state'),
            cell: ({ state, claimUntilMs }) =>
              claimUntilMs === null ? (
                t(`referrals.awardStates.${state}`)
              ) : (
                <Link className={styles.claim} to="/member/rewardCenter">
                  {t('referrals.claimUntil', { when: until.format(claimUntilMs) })}
                </Link>
              ),
          },
          {
            key: 'amount',
            title: t('referrals.amount'),
            phone: 'end',
            figure: true,
            cell: ({ amount }) => <Money amount={amount} exponent={exponent} />,
          },
        ]}
      />
    </RecordFrame>
  );
};
