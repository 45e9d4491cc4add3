import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { REFERRAL_STATES, type Referral } from '../../../contract/referrals.ts';
import { invitedRecord } from '../../features/referrals/index.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Money } from '../../shared/ui/money.tsx';
import { Table } from '../../shared/ui/table.tsx';
import { RecordFrame, Totals, When } from '../../widgets/records/index.ts';
import styles from './referrals.module.css';

interface Props {
  currency: string;
  exponent: number;
}

/** One selection: all who came. */
const ALL = {};

/** Who came, how far they are, and what each brought. */
export const InvitedList = (money: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({
    rows: invitedRecord.$rows,
    state: invitedRecord.$state,
    failure: invitedRecord.$failure,
    hasMore: invitedRecord.$hasMore,
    pending: invitedRecord.$pending,
    totals: invitedRecord.$totals,
    opened: invitedRecord.opened,
    onMore: invitedRecord.moreRequested,
  });
  const { opened, totals } = view;
  useEffect(() => {
    opened(ALL);
  }, [opened]);
  return (
    <RecordFrame
      {...view}
      empty={{ title: t('referrals.invitedEmpty'), text: t('referrals.invitedEmptyText') }}
      onClear={undefined}
      onRetry={() => opened(ALL)}
    >
      {totals && (
        <Totals
          label={t('referrals.totals')}
          figures={[
            [t('referrals.states.registered'), totals.invited],
            [t('referrals.states.deposited'), totals.deposited],
            [t('referrals.states.staked'), totals.staked],
            [t('referrals.earned'), <Money key="earned" amount={totals.earned} {...money} />],
            ...(totals.applying > 0
              ? [[t('referrals.applying'), <Money key="applying" amount={totals.applying} {...money} />] as const]
              : []),
          ]}
        />
      )}
      <Table
        caption={t('referrals.invited')}
        rows={view.rows}
        twoLines
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            title: t('referrals.friend'),
            phone: 'first',
            cell: ({ name }) => <bdi dir="ltr">{name}</bdi>,
          },
          { key: 'when', title: t('referrals.joined'), cell: ({ joinedAtMs }) => <When atMs={joinedAtMs} /> },
          { key: 'state', title: t('referrals.progress'), cell: ({ state }) => <Progress state={state} /> },
          {
            key: 'earned',
            title: t('referrals.earned'),
            phone: 'end',
            figure: true,
            cell: ({ earned, applying }) =>
              applying > 0 && earned === 0 ? (
                <span className={styles.waits}>
                  {t('referrals.checked', { amount: formatMoney({ amount: applying, ...money }, locale) })}
                </span>
              ) : (
                <Money amount={earned} exponent={money.exponent} />
              ),
          },
        ]}
      />
    </RecordFrame>
  );
};

/** Three steps, as many of them reached as the friend has, with the name of the last one. */
const Progress = ({ state }: Pick<Referral, 'state'>) => {
  const { t } = useTranslation();
  const reached = REFERRAL_STATES.indexOf(state);
  return (
    <span className={styles.progress}>
      <span className={styles.steps} aria-hidden>
        {REFERRAL_STATES.map((each, at) => (
          <i key={each} data-reached={at <= reached || undefined} />
        ))}
      </span>
      {t(`referrals.states.${state}`)}
    </span>
  );
};
