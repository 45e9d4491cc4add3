import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { BookFixture } from '../../../contract/book-fixtures.ts';
import { Score, useBookWords } from '../../entities/book/index.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { $timeline } from './match-model.ts';
import styles from './match-facts.module.css';

/** What happened in a match, the newest first. */
export const MatchTimeline = ({ fixture: { sport, home, away } }: { fixture: BookFixture }) => {
  const { t } = useTranslation();
  const words = useBookWords();
  const timeline = useUnit($timeline);
  if (timeline === null) return <Skeleton className={styles.waiting} />;
  return (
    <section className={styles.card} aria-label={t('book.match.timeline')}>
      <h2>{t('book.match.timeline')}</h2>
      {timeline.length === 0 ? (
        <p className={styles.none}>{t('book.match.noTimeline')}</p>
      ) : (
        <ol className={styles.timeline} tabIndex={timeline.length > 8 ? 0 : undefined}>
          {timeline.map((entry, index) => (
            <li key={timeline.length - index} data-kind={entry.kind}>
              <span className={styles.clock}>{entry.clock !== null && words.clock(sport, entry.clock)}</span>
              <span className={styles.event}>
                {words.event(sport, entry)}
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
