import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../../contract/games.ts';
import { countNumbers, numbersOf } from '../../../../contract/lottery-numbers.ts';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import { $results, $resultsFailure, resultsOpened, resultsRetried } from './model.ts';
import styles from './lottery-page.module.css';

/** Draws that are listed. All of them are counted. */
const LISTED = 15;

/** The recent results of a lottery, and how often each number came. */
export const Results = ({ game }: { game: Game }) => {
  const { t } = useTranslation();
  const { results, failure, open, retry } = useUnit({
    results: $results,
    failure: $resultsFailure,
    open: resultsOpened,
    retry: resultsRetried,
  });
  const { gameCode } = game;
  useEffect(() => void open(gameCode), [open, gameCode]);
  if (!results && failure) return <LoadFailed failure={failure} onRetry={() => retry()} />;
  if (!results) return <Skeleton className={styles.waiting} />;
  const { family, list } = results;
  if (family === null || list.length === 0) return <p>{t('lottery.noDraw')}</p>;
  const counts = countNumbers(
    family,
    list.map(({ numero }) => numero),
  );
  const title = t('lottery.statistics', { count: list.length });
  return (
    <div className={styles.figures}>
      <Table
        caption={t('lottery.results')}
        rows={list.slice(0, LISTED)}
        rowKey={({ number }) => number}
        columns={[
          { key: 'draw', title: t('lottery.draw'), cell: ({ number }) => number },
          {
            key: 'numbers',
            title: t('lottery.numbers'),
            cell: ({ numero }) => (
              <bdi className={styles.numbers} dir="ltr">
                {numbersOf(family, numero).join(' ')}
              </bdi>
            ),
          },
        ]}
      />
      {counts && (
        <section>
          <h3>{title}</h3>
          <p className={styles.hint}>{t('lottery.independent')}</p>
          <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
            <table className={styles.counts}>
              <thead>
                <tr>
                  <th scope="col">{t('lottery.number')}</th>
                  <th scope="col">{t('lottery.drawn')}</th>
                  <th scope="col">{t('lottery.missing')}</th>
                </tr>
              </thead>
              <tbody>
                {counts.map(({ number, drawn, missing }) => (
                  <tr key={number}>
                    <th scope="row">{number}</th>
                    <td>{drawn}</td>
                    <td>{missing}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
    </div>
  );
};
