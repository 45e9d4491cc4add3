import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, Link } from 'react-router-dom';
import { LIMITS } from '../../../contract/limits.ts';
import { $menus, pathOfType } from '../../entities/games/index.ts';
import { $isLoggedIn } from '../../entities/session/index.ts';
import { $brandName } from '../../entities/site/index.ts';
import { $motionPaused } from '../../shared/lib/motion.ts';
import { Carousel } from '../../shared/ui/carousel.tsx';
import { MotionSwitch } from '../../shared/ui/motion-switch.tsx';
import { JackpotBlock } from '../../widgets/jackpot-block/jackpot-block.tsx';
import { useTitle } from '../../shared/lib/use-title.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { BannerSlide } from './banner-slide.tsx';
import { $jackpotGames, homeOpened, $banners } from './model.ts';
import bannersStyles from './banners.module.css';
import entryTilesStyles from './entry-tiles.module.css';
import styles from './home-page.module.css';

/** Decoration that the first screen does not wait for, nor miss. */
const Motif = lazy((): Promise<{ default: ComponentType<{ type: Entry }> }> =>
  import('./motifs.tsx').catch(() => ({ default: () => null })),
);

type Entry = 'LIVE' | 'RNG' | 'FISH';
const ENTRIES: [type: Entry, look: string | undefined][] = [
  ['LIVE', entryTilesStyles.live],
  ['RNG', entryTilesStyles.slots],
  ['FISH', entryTilesStyles.fish],
];

/** HOME-03 */
const EntryTiles = () => {
  const { t } = useTranslation();
  const menus = useUnit($menus);
  const tiles = ENTRIES.map(([type, look]) => {
    const menu = menus.find(({ gameType }) => gameType === type);
    return (
      menu && (
        <Link key={type} to={pathOfType[type]} className={`${entryTilesStyles.tile} ${look}`}>
          <span className={entryTilesStyles.texts}>
            {t(`games.type.${type}`)}
            <small>{t('shell.games', { count: menu.games })}</small>
          </span>
          <Suspense>
            <Motif type={type} />
          </Suspense>
        </Link>
      )
    );
  });
  return (
    tiles.some(Boolean) && (
      <nav className={entryTilesStyles.tiles} aria-label={t('home.entries')}>
        {tiles}
      </nav>
    )
  );
};

/** HOME-02 */
const Banners = () => {
  const { t } = useTranslation();
  const view = useUnit({ banners: $banners, paused: $motionPaused });
  if (!view.banners) return <Skeleton className={bannersStyles.waiting} />;
  return (
    view.banners.length > 0 && (
      <Carousel
        label={t('home.banners')}
        slideMs={LIMITS.bannerSlideMs}
        autoplayMs={LIMITS.bannerAutoplayMs}
        paused={view.paused}
        slides={view.banners.map((banner, index) => ({
          key: banner.id,
          content: <BannerSlide banner={banner} first={index === 0} />,
        }))}
        controls={<MotionSwitch className={bannersStyles.pause} />}
      />
    )
  );
};

/** A line of text: it comes with the parts after the first screen. */
const NoticeMarquee = lazy(() => import('./notice-marquee.tsx'));
/** The member's own games. */
const ContinuePlaying = lazy(() => import('./continue-playing.tsx'));
/** Content below the first screen loads after it. */
const BelowTheFold = lazy(() => import('./below-the-fold.tsx'));

const Jackpot = () => <JackpotBlock games={useUnit($jackpotGames)} />;

/** HOME: live content on top, every type of game below it. */
export const HomePage = () => {
  const { t } = useTranslation();
  const view = useUnit({ brand: $brandName, opened: homeOpened, isLoggedIn: $isLoggedIn });
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
      {view.isLoggedIn && (
        <Suspense>
          <ContinuePlaying />
        </Suspense>
      )}
      <Jackpot />
      <Suspense fallback={<Skeleton className={styles.below} />}>
        <BelowTheFold />
      </Suspense>
    </div>
  );
};
