import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { HOME_PAGES } from '../../../contract/pages.ts';
import { GameNavigation } from '../../widgets/game-navigation/game-navigation.tsx';
import { Header } from '../../widgets/header/header.tsx';
import { PagePlace } from './page-place.tsx';
import { PageSkeleton } from './shell-skeleton.tsx';
import styles from './shell.module.css';

const HOME: readonly string[] = HOME_PAGES;
/**
 * The addresses of the home page share one name: closing a popup renders nothing again. So do those of the member centre, and the
 * list and the matches of a book, whose slip stays.
 */
const placeOf = (pathname: string): string => {
  if (HOME.includes(pathname)) return '/';
  if (/^\/(member(\/|$)|deposit$)/.test(pathname)) return '/member';
  return /^\/e?sports(?=$|\/(?!more$))/.exec(pathname)?.[0] ?? pathname;
};
const Surroundings = lazy(async () => ({ default: (await import('./later.ts')).Surroundings }));

/** Header, navigation, content, side bar, footer (SHELL-01); the bottom bar on phones. */
export const Shell = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t('ui.skipToContent')}
      </a>
      <Header />
      <GameNavigation />
      <main id="content" tabIndex={-1} className={styles.main}>
        <PagePlace name={placeOf(pathname)} waiting={<PageSkeleton />} />
      </main>
      <Suspense>
        <Surroundings />
      </Suspense>
    </div>
  );
};
