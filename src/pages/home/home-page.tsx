import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { $brandName } from '../../entities/site/index.ts';
import { JackpotBlock } from '../../widgets/jackpot-block/index.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Banners } from './banners.tsx';
import { EntryTiles } from './entry-tiles.tsx';
import { $jackpotGames, homeOpened } from './model.ts';
import styles from './home-page.module.css';

/** A line of text: it comes with the parts after the first screen. */
const NoticeMarquee = lazy(() => import('./notice-marquee.tsx'));
/** Content below the first screen loads after it. */
const BelowTheFold = lazy(() => import('./below-the-fold.tsx'));

const Jackpot = () => <JackpotBlock games={useUnit($jackpotGames)} />;

/** HOME: live content on top, every type of game below it. */
export const HomePage = () => {
  const { t } = useTranslation();
  const view = useUnit({ brand: $brandName, opened: homeOpened });
  // The popups of these two addresses open over it (NAV-02).
  const { pathname } = useLocation();
  const page = pathname === '/login' ? 'login' : pathname === '/register' ? 'register' : 'home';
  useTitle(t(`shell.${page}`), view.brand);
  useEffect(() => {
    view.opened();
  }, [view.opened]); // oxlint-disable-line react-hooks/exhaustive-deps
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>
        <VisuallyHidden>{t('home.heading', { name: view.brand })}</VisuallyHidden>
      </h1>
      <Suspense fallback={<Skeleton className={styles.marquee} />}>
        <NoticeMarquee />
      </Suspense>
      <div className={styles.hero}>
        <Banners />
        <EntryTiles />
      </div>
      <Jackpot />
      <Suspense fallback={<Skeleton className={styles.below} />}>
        <BelowTheFold />
      </Suspense>
    </div>
  );
};
