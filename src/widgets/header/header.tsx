import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { $hasGames } from '../../entities/games/index.ts';
import { $sessionKind } from '../../entities/session/index.ts';
import { $brandLogo, $brandName, $mayRegister } from '../../entities/site/index.ts';
import { ConnectionMark } from '../../features/connection/connection-mark.tsx';
import { modalOpened } from '../../shared/lib/modals.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Globe, Search } from '../../shared/ui/icons.ts';
import { Logo } from '../../shared/ui/logo.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import styles from './header.module.css';

const AccountArea = lazy(() => import('./account-area.tsx'));

/** SHELL-02, SHELL-03 */
export const Header = () => {
  const { t } = useTranslation();
  const view = useUnit({
    who: $sessionKind,
    brand: $brandName,
    logo: $brandLogo,
    hasGames: $hasGames,
    mayRegister: $mayRegister,
    open: modalOpened,
  });
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.logo} aria-label={`${view.brand}: ${t('shell.home')}`}>
        <Logo src={view.logo} />
        <span className={styles.brand}>{view.brand}</span>
      </Link>
      <span className={styles.space} />
      {view.hasGames && (
        <button
          type="button"
          className={styles.search}
          aria-label={t('games.searchPlaceholder')}
          onClick={() => view.open({ name: 'search' })}
        >
          <Search aria-hidden />
        </button>
      )}
      <button
        type="button"
        className={styles.language}
        aria-label={`${t('shell.language')}: ${t('shell.ownLanguage')}`}
        onClick={() => view.open({ name: 'language' })}
      >
        <Globe aria-hidden />
        <span>{t('shell.ownLanguage')}</span>
      </button>
      {view.who === 'unknown' && <Skeleton className={styles.unknown} />}
      {view.who === 'guest' && (
        <div className={styles.logins}>
          <ConnectionMark />
          <Button onClick={() => view.open({ name: 'login' })}>{t('shell.login')}</Button>
          {view.mayRegister && (
            <Button tone="primary" onClick={() => view.open({ name: 'register' })}>
              {t('shell.register')}
            </Button>
          )}
        </div>
      )}
      {(view.who === 'member' || view.who === 'trial') && (
        <Suspense fallback={<Skeleton className={styles.unknown} />}>
          <AccountArea />
        </Suspense>
      )}
    </header>
  );
};
