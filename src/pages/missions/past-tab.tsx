import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { PastMission } from '../../../contract/missions.ts';
import { CAMPAIGN_REFUSALS } from '../../../contract/campaigns.ts';
import { prizeText } from '../../entities/awards/index.ts';
import { $past, $pastFailure, pastRequested, pastView, scoreText } from '../../features/missions/index.ts';
import { formatDay } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { History } from '../../shared/ui/icons.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Table } from '../../shared/ui/table.tsx';
import styles from './missions.module.css';

/** What the member reached in past periods, and what was claimed. */
export const PastTab = () => {
  const { t } = useTranslation();
  useLifecycle(pastView);
  const view = useUnit({ past: $past, failure: $pastFailure, retry: pastRequested });
  if (!view.past)
    return view.failure ? (
      <LoadFailed failure={view.failure} onRetry={() => view.retry()} />
    ) : (
      <Skeleton className={styles.waiting} />
    );
  const { list, ...money } = view.past;
  if (list.length === 0)
    return <Message icon={<History />} title={t('missions.pastNone')} text={t('missions.pastNoneText')} />;
  return (
    <Panel title={t('missions.tabs.past')}>
      <Past list={list} {...money} />
    </Panel>
  );
};

interface Props {
  list: readonly PastMission[];
  currency: string;
  exponent: number;
}

const Past = ({ list, ...money }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  /** Days of the merchant, without a time zone. */
  const day = (date: string) => formatDay(Date.parse(`${date}T12:00:00`), locale);
  const result = ({ state, rank, score, measure, refusal }: PastMission): string => {
    const why = CAMPAIGN_REFUSALS.find((each) => each === refusal);
    if (why) return t(`missions.refusals.${why}`);
    if (rank !== null && measure !== null)
      return t('missions.ranked', {
        rank: rank.toLocaleString(locale),
        score: scoreText(measure, score ?? 0, money, locale),
      });
    return t(`missions.states.${state === 'ranked' ? 'open' : state}`);
  };
  const hasPrize = ({ state, refusal }: PastMission) => refusal === null && (state === 'claimed' || state === 'ranked');
  return (
    <Table
      caption={t('missions.tabs.past')}
      rows={list}
      rowKey={({ code, from }) => `${code} ${from}`}
      twoLines
      columns={[
        {
          key: 'title',
          title: t('missions.columns.mission'),
          phone: 'first',
          cell: ({ title }) => <b dir="auto">{title}</b>,
        },
        {
          key: 'period',
          title: t('missions.columns.period'),
          cell: ({ from, to }) => (from === to ? day(from) : t('missions.fromTo', { from: day(from), to: day(to) })),
        },
        { key: 'result', title: t('missions.columns.result'), cell: result },
        {
          key: 'prize',
          title: t('missions.columns.prize'),
          figure: true,
          phone: 'end',
          cell: (row) =>
            row.prize && hasPrize(row) ? (
              <b className={styles.given}>{prizeText({ t, locale, ...money }, row.prize)}</b>
            ) : (
              '–'
            ),
        },
      ]}
    />
  );
};
