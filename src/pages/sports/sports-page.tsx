import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import type { BookType } from '../../../contract/book-fixtures.ts';
import { typeShown } from '../../entities/games/index.ts';
import { $isLoggedIn } from '../../entities/session/index.ts';
import { $session, SlipBar, SlipPanel } from '../../features/bet-slip/index.ts';
import { RealityCheck } from '../../features/reality-check/index.ts';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { useMedia } from '../../shared/lib/use-media.ts';
import { bookTexts } from '../../shared/i18n/word-groups.ts';
import { WaitingPage } from './waiting-page.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { BookList } from './book-list.tsx';
import { $hasBook, bookShown } from './model.ts';
import { MatchFacts } from './match-facts.tsx';
import { HAS_SIDE, MatchPage } from './match-page.tsx';
import styles from './sports-page.module.css';

/** The sportsbook: its list or a match, and the slip beside all of its pages. */
export default function SportsPage() {
  const { pathname } = useLocation();
  const type: BookType = pathname.toLowerCase().startsWith('/esports') ? 'ESPORTS' : 'SPORTS';
  const onType = useUnit(typeShown);
  useEffect(() => {
    onType(type);
    return () => void onType(null);
  }, [onType, type]);
  return (
    <WhenTranslated texts={bookTexts} waiting={<WaitingPage />}>
      <Book type={type} />
    </WhenTranslated>
  );
}

const Book = ({ type }: { type: BookType }) => {
  const { t } = useTranslation();
  const { fixture } = useParams();
  const hasSide = useMedia(HAS_SIDE);
  useLifecycle(bookShown);
  const { session, isLoggedIn, hasBook } = useUnit({ session: $session, isLoggedIn: $isLoggedIn, hasBook: $hasBook });
  return (
    <div className={styles.book} data-alone={!hasBook || undefined}>
      <div className={styles.content}>
        {fixture === undefined ? (
          <BookList key={type} type={type} />
        ) : (
          <MatchPage key={fixture} {...{ type, fixture }} />
        )}
      </div>
      {/* Without a book there is nothing to select. */}
      {hasBook && (
        <div className={styles.side}>
          <aside className={styles.slip} aria-label={t('book.slip.title')}>
            <h2 className={styles.sideTitle}>{t('book.slip.title')}</h2>
            <SlipPanel />
          </aside>
          {fixture !== undefined && hasSide && <MatchFacts />}
        </div>
      )}
      <SlipBar />
      {isLoggedIn && session && <RealityCheck />}
    </div>
  );
};
