import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { BookFixture, LineState } from '../../../contract/book-fixtures.ts';
import { Score } from '../../entities/book/index.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { $match, $statistics, $timeline } from './match-model.ts';
import styles from './match.module.css';

/** Timeline and statistics of a match, and the last results of its sides. */
export const MatchFacts = ({ fixture, phase }: { fixture: BookFixture; phase: LineState['phase'] }) => (
  <>
    <Statistics fixture={fixture} />
    {phase !== 'before' && <Timeline fixture={fixture} />}
    <Form fixture={fixture} />
  </>
);

const Statistics = ({ fixture: { home, away } }: { fixture: BookFixture }) => {
  const { t } = useTranslation();
  const statistics = useUnit($statistics);
  if (!statistics || statistics.length === 0) return null;
  return (
    <section className={styles.card} aria-label={t('book.match.statistics')}>
      <h2>{t('book.match.statistics')}</h2>
      <table className={styles.statistics}>
        <thead className={styles.unseen}>
          <tr>
            <th>{home.name}</th>
            <th />
            <th>{away.name}</th>
          </tr>
        </thead>
        <tbody>
          {statistics.map(({ kind, home: ours, away: theirs }) => (
            <tr key={kind}>
              <td>{ours}</td>
              <th scope="row">
                {t(`book.match.statistic.${kind}`)}
                <Bars ours={ours} theirs={theirs} />
              </th>
              <td>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** The shares of the two sides; without any, both are empty. */
const Bars = ({ ours, theirs }: { ours: number; theirs: number }) => {
  const sum = ours + theirs || 1;
  return (
    <span className={styles.bars} aria-hidden>
      <span style={{ inlineSize: `${(ours / sum) * 100}%` }} />
      <span style={{ inlineSize: `${(theirs / sum) * 100}%` }} />
    </span>
  );
};

const Timeline = ({ fixture: { home, away } }: { fixture: BookFixture }) => {
  const { t } = useTranslation();
  const timeline = useUnit($timeline);
  if (timeline === null) return <Skeleton className={styles.waitingFacts} />;
  return (
    <section className={styles.card} aria-label={t('book.match.timeline')}>
      <h2>{t('book.match.timeline')}</h2>
      {timeline.length === 0 ? (
        <p className={styles.none}>{t('book.match.noTimeline')}</p>
      ) : (
        <ol className={styles.timeline}>
          {timeline.map((entry, index) => (
            <li key={timeline.length - index} data-kind={entry.kind} data-side={entry.side ?? undefined}>
              <span className={styles.clock}>
                {entry.clock === null ? '' : t('book.minute', { clock: entry.clock })}
              </span>
              <span>
                {t(`book.match.kind.${entry.kind}`)}
                {entry.side && <bdi>{entry.side === 'home' ? home.name : away.name}</bdi>}
              </span>
              <b>
                <Score home={entry.home} away={entry.away} />
              </b>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

const Form = ({ fixture }: { fixture: BookFixture }) => {
  const { t } = useTranslation();
  const match = useUnit($match);
  const sides = match
    ? ([
        ['home', match.form.home],
        ['away', match.form.away],
      ] as const)
    : [];
  return (
    <section className={styles.card} aria-label={t('book.match.form')}>
      <h2>{t('book.match.form')}</h2>
      {sides.map(([side, results]) => (
        <div key={side}>
          <h3>
            <bdi>{fixture[side].name}</bdi>
          </h3>
          {results.length === 0 ? (
            <p className={styles.none}>{t('book.match.noForm')}</p>
          ) : (
            <ul className={styles.form}>
              {results.map(({ id, home, away, line: { score } }) => (
                <li key={id}>
                  <bdi>{home.name}</bdi>
                  <b>
                    <Score home={score.home} away={score.away} />
                  </b>
                  <bdi>{away.name}</bdi>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </section>
  );
};
