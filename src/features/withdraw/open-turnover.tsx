import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../shared/format/money.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Meter } from '../../shared/ui/meter.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Table } from '../../shared/ui/table.tsx';
import { $isCountedShown, countedBets, countedShown } from './counted.ts';
import { $overview } from './overview.ts';
import styles from './withdraw.module.css';

const List = ({ exponent }: { exponent: number }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const view = useUnit({
    rows: countedBets.$rows,
    state: countedBets.$state,
    failure: countedBets.$failure,
    hasMore: countedBets.$hasMore,
    pending: countedBets.$pending,
    onMore: countedBets.moreRequested,
    onRetry: countedBets.opened,
  });
  if (view.state === 'loading') return <Skeleton className={styles.waiting} />;
  if (view.state === 'failed') return <LoadFailed failure={view.failure} onRetry={() => view.onRetry({})} />;
  if (view.state === 'empty')
    return (
      <p className={styles.note}>
        {t('withdraw.countedEmpty')}. {t('withdraw.countedEmptyText')}
      </p>
    );
  return (
    <>
      <Table
        caption={t('withdraw.counted')}
        rows={view.rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'game', title: t('withdraw.countedGame'), cell: ({ gameName }) => <bdi>{gameName}</bdi> },
          { key: 'at', title: t('withdraw.countedAt'), cell: ({ atMs }) => <bdi>{formatInstant(atMs, locale)}</bdi> },
          {
            key: 'amount',
            title: t('withdraw.countedAmount'),
            cell: ({ amount }) => <Money amount={amount} exponent={exponent} />,
            figure: true,
          },
        ]}
      />
      {view.failure && <LoadFailed failure={view.failure} onRetry={() => view.onMore()} />}
      {view.hasMore && (
        <Button busy={view.pending} onClick={() => view.onMore()}>
          {t('ui.loadMore')}
        </Button>
      )}
    </>
  );
};

/** WAL-02: which bets counted towards the open turnover, page by page. */
const CountedBets = ({ exponent }: { exponent: number }) => {
  const { t } = useTranslation();
  const view = useUnit({ isShown: $isCountedShown, onToggle: countedShown });
  return (
    <details
      className={styles.counted}
      open={view.isShown}
      onToggle={({ currentTarget }) => view.onToggle(currentTarget.open)}
    >
      <summary>{t('withdraw.counted')}</summary>
      {view.isShown && <List exponent={exponent} />}
    </details>
  );
};

/** What has to be played before a withdrawal: each open requirement with what is met of it. */
export const OpenTurnover = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const overview = useUnit($overview);
  if (!overview || overview.requirements.length === 0) return null;
  const { currency, exponent } = overview;
  const money = (amount: number) => formatMoney({ amount, currency, exponent }, locale);
  return (
    <Panel title={t('withdraw.turnover')}>
      <p className={styles.note}>{t('withdraw.turnoverText')}</p>
      <ul className={styles.list}>
        {overview.requirements.map(({ id, source, required, met, createdAtMs }) => (
          <li key={id} className={styles.card}>
            <div className={styles.row}>
              <b>{t(`withdraw.sources.${source}`)}</b>
              <small>{formatInstant(createdAtMs, locale)}</small>
            </div>
            <Meter label={t('withdraw.turnover')} value={met} max={required} />
            <small>{t('withdraw.met', { met: money(met), required: money(required) })}</small>
          </li>
        ))}
      </ul>
      <CountedBets exponent={exponent} />
    </Panel>
  );
};
