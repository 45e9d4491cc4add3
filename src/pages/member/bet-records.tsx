import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { betRecord } from '../../entities/records/index.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { Table } from '../../shared/ui/table.tsx';
import { recordLeft } from './model.ts';
import { RecordFrame } from './record-frame.tsx';

/** The betting record. Each round has a replay (PP-25). */
export const BetRecords = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({
    rows: betRecord.$rows,
    state: betRecord.$state,
    failure: betRecord.$failure,
    hasMore: betRecord.$hasMore,
    pending: betRecord.$pending,
    opened: betRecord.opened,
    onMore: betRecord.moreRequested,
    left: recordLeft,
  });
  const { opened, left } = view;
  useEffect(() => {
    opened({});
    return () => left();
  }, [opened, left]);
  return (
    <RecordFrame
      {...view}
      empty={{ title: t('member.betsEmpty'), text: t('member.betsEmptyText') }}
      onRetry={() => opened({})}
    >
      <Table
        caption={t('member.bets')}
        rows={view.rows}
        rowKey={({ roundId }) => roundId}
        columns={[
          { key: 'when', title: t('member.when'), cell: ({ openedAtMs }) => formatInstant(openedAtMs, locale) },
          { key: 'game', title: t('member.game'), cell: ({ gameName }) => <bdi>{gameName}</bdi> },
          { key: 'state', title: t('member.state'), cell: ({ state }) => t(`member.states.${state}`) },
          {
            key: 'stake',
            title: t('member.stake'),
            figure: true,
            cell: ({ stake, exponent }) => <Money amount={stake} exponent={exponent} />,
          },
          {
            key: 'payout',
            title: t('member.payout'),
            figure: true,
            cell: ({ payout, exponent }) => <Money amount={payout} exponent={exponent} />,
          },
          {
            key: 'result',
            title: t('member.result'),
            figure: true,
            cell: ({ stake, payout, exponent, currency }) => (
              <Money amount={payout - stake} {...{ exponent, currency }} signed toned />
            ),
          },
          {
            key: 'replay',
            title: t('member.replay'),
            figure: true,
            cell: ({ roundId, gameName, state }) =>
              state === 'closed' && (
                <Link
                  className={buttonClass(undefined, 'small')}
                  to={`/game/replay/${roundId}`}
                  aria-label={t('member.replayOf', { game: gameName })}
                >
                  {t('member.replay')}
                </Link>
              ),
          },
        ]}
      />
    </RecordFrame>
  );
};
