import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { BookFixture } from '../../../contract/book-fixtures.ts';
import { Crest, Score, useLine } from '../../entities/book/index.ts';
import { $isLoggedIn } from '../../entities/session/index.ts';
import { MatchBets } from '../../features/bet-slip/index.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { $match, $statistics } from './match-model.ts';
import { MatchTimeline } from './match-timeline.tsx';
import styles from './match-facts.module.css';

/** The shown match besides its prices: the player's bets on it, statistics, timeline, and the last results of its sides. */
export const MatchFacts = () => {
  const match = useUnit($match);
  return (
    <div className={styles.facts}>
      {match ? <Facts fixture={match.fixture} /> : <Skeleton className={styles.waiting} />}
    </div>
  );
};

const Facts = ({ fixture }: { fixture: BookFixture }) => {
  const isLoggedIn = useUnit($isLoggedIn);
  const { phase } = useLine(fixture);
  return (
    <>
      {isLoggedIn && <MatchBets fixture={fixture.id} className={styles.card} />}
      <Statistics fixture={fixture} />
      {phase !== 'before' && <MatchTimeline fixture={fixture} />}
      <Form fixture={fixture} />
    </>
  );
};

const Statistics = ({ fixture: { home, away } }: { fixture: BookFixture }) => {
  const { t } = useTranslation();
  const statistics = useUnit($statistics);
  if (!statistics || statistics.length === 0) return null;
  return (
    <section className={styles.card} aria-label={t('book.match.statistics')}>
      <table className={styles.statistics}>
        <caption>
          <h2>{t('book.match.statistics')}</h2>
        </caption>
        <thead>
          <tr>
            {[home, null, away].map((side) => (
              <th key={side?.id ?? ''} scope="col">
                {side && (
                  <>
                    <Crest side={side.id} />
                    <VisuallyHidden>{side.name}</VisuallyHidden>
                  </>
                )}
              </th>
            ))}
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

const Form = ({ fixture }: { fixture: BookFixture }) => {
  const { t } = useTranslation();
  const match = useUnit($match);
  return (
    <section className={styles.card} aria-label={t('book.match.form')}>
      <h2>{t('book.match.form')}</h2>
      {match &&
        (['home', 'away'] as const).map((side) => (
          <div key={side} className={styles.side}>
            <h3>
              <Crest side={fixture[side].id} />
              <bdi>{fixture[side].name}</bdi>
            </h3>
            {match.form[side].length === 0 && <p className={styles.none}>{t('book.match.noForm')}</p>}
            <ul className={styles.form}>
              {match.form[side].map(({ id, home, away, line: { score } }) => (
                <li key={id}>
                  <span>
                    {[home, away].map((each) => (
                      <bdi key={each.id} data-own={each.id === fixture[side].id || undefined}>
                        {each.name}
                      </bdi>
                    ))}
                  </span>
                  <b>
                    <Score home={score.home} away={score.away} />
                  </b>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </section>
  );
};
