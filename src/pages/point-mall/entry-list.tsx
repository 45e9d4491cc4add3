import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { POINT_PERIODS, type PointTransaction } from '../../../contract/points.ts';
import { dayText, pointsText, signedText } from '../../entities/points/index.ts';
import { entriesView, entryRecord } from '../../features/points/index.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { Chip, ChipRow } from '../../shared/ui/chip.tsx';
import { Table } from '../../shared/ui/table.tsx';
import { oneOf, useSelection } from '../../widgets/period/index.ts';
import { RecordFrame, When } from '../../widgets/records/index.ts';
import { Expiring } from './expiring.tsx';
import styles from './point-mall.module.css';

/** MEM-05: what changed the member's points in the last days, and what of them expires in the next. */
export const EntryList = () => {
  const { t } = useTranslation();
  const { search, choose } = useSelection();
  const period = oneOf(POINT_PERIODS, search.get('period')) ?? 'last7';
  useLifecycle(entriesView);
  return (
    <>
      <ChipRow className={styles.chips} role="group" aria-label={t('points.period')}>
        {POINT_PERIODS.map((each) => (
          <Chip
            key={each}
            chosen={period === each}
            onClick={() => choose({ period: each === 'last7' ? undefined : each })}
          >
            {t(`points.periods.${each}`)}
          </Chip>
        ))}
      </ChipRow>
      {period === 'next7' || period === 'next30' ? <Expiring period={period} /> : <Changes period={period} />}
    </>
  );
};

const Changes = ({ period }: { period: 'last7' | 'last30' }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const selection = useMemo(() => ({ period }), [period]);
  const view = useUnit({
    rows: entryRecord.$rows,
    state: entryRecord.$state,
    failure: entryRecord.$failure,
    hasMore: entryRecord.$hasMore,
    pending: entryRecord.$pending,
    opened: entryRecord.opened,
    onMore: entryRecord.moreRequested,
  });
  const { opened } = view;
  useEffect(() => {
    opened(selection);
  }, [opened, selection]);
  return (
    <RecordFrame
      {...view}
      empty={{ title: t('points.entriesEmpty'), text: t('points.entriesEmptyText') }}
      onClear={undefined}
      onRetry={() => opened(selection)}
    >
      <Table
        caption={t('points.tabs.record')}
        rows={view.rows}
        twoLines
        rowKey={({ number }) => number}
        columns={[
          { key: 'when', title: t('points.when'), cell: ({ atMs }) => <When atMs={atMs} /> },
          { key: 'what', title: t('points.what'), phone: 'first', cell: (entry) => <Source entry={entry} /> },
          {
            key: 'change',
            title: t('points.change'),
            phone: 'end',
            figure: true,
            cell: ({ points }) => <bdi className={styles.change}>{signedText(points, locale)}</bdi>,
          },
          {
            key: 'after',
            title: t('points.after'),
            phone: 'none',
            figure: true,
            cell: ({ balance }) => pointsText(balance, locale),
          },
          {
            key: 'until',
            title: t('points.until'),
            figure: true,
            cell: ({ expiresOn }) => expiresOn && dayText(expiresOn, locale),
          },
        ]}
      />
    </RecordFrame>
  );
};

/** What an entry is for. Play leads to the bets of its day. */
const Source = ({ entry: { kind, source } }: { entry: PointTransaction }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const about = source.slice(source.indexOf(':') + 1);
  if (kind === 'earned' || kind === 'taken_back') {
    const day = dayText(about, locale);
    return (
      <Link
        className={styles.link}
        to={`/member/personalHistoryCopy?from=${about}&to=${about}`}
        aria-label={`${t(`points.kinds.${kind}`, { day })}: ${t('points.bets', { day })}`}
      >
        {t(`points.kinds.${kind}`, { day })}
      </Link>
    );
  }
  return kind === 'exchange' || kind === 'returned'
    ? t(`points.kinds.${kind}`, { number: about })
    : t(`points.kinds.${kind}`);
};
