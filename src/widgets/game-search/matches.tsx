import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Crest, matchPath, SportMark, useBookWords } from '../../entities/book/index.ts';
import { bookTexts } from '../../shared/i18n/word-groups.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import type { FoundMatch } from './matches-model.ts';
import styles from './game-search.module.css';

/** Matches that the search found; each leads to its page. */
export const Matches = ({ found }: { found: readonly FoundMatch[] }) => (
  <WhenTranslated texts={bookTexts} waiting={null}>
    <List found={found} />
  </WhenTranslated>
);

const List = ({ found }: { found: readonly FoundMatch[] }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const words = useBookWords();
  return (
    <section aria-label={t('book.whenLabel')}>
      <h3 className={styles.title}>{t('book.whenLabel')}</h3>
      <ul className={styles.matches}>
        {found.map(({ type, fixture: { id, sport, home, away, line } }) => (
          <li key={id}>
            <Link className={styles.match} to={matchPath(type, id)}>
              <SportMark sport={sport} />
              <Crest side={home.id} />
              <span className={styles.names}>{words.match({ home: home.name, away: away.name })}</span>
              <span className={styles.when}>
                {line.phase === 'live' ? t('book.liveNow') : formatInstant(line.startsAtMs, locale)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
