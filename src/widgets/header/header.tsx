import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { $sessionKind } from '../../entities/session/index.ts';
import { $brandLogo, $brandName, flagOn } from '../../entities/site/index.ts';
import { ConnectionMark } from '../../features/connection/connection-mark.tsx';
import { modalOpened } from '../../shared/lib/modals.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Globe, Search } from '../../shared/ui/icons.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import styles from './header.module.css';

/** The merchant's logo; without one, a brass star in a ring. */
const Logo = ({ src }: { src: string | null }) =>
  src ? (
    <img src={src} width="28" height="28" alt="" />
  ) : (
    <svg viewBox="0 0 32 32" width="28" height="28" fill="none" aria-hidden>
      <circle cx="16" cy="16" r="14.2" stroke="var(--brass)" strokeWidth="1.8" />
      <path
        d="M16 5.4l3 7 7.6.7-5.8 5 1.8 7.4-6.6-4-6.6 4 1.8-7.4-5.8-5 7.6-.7z"
        fill="var(--brass)"
        stroke="var(--brass)"
        strokeLinejoin="round"
      />
    </svg>
  );

const AccountArea = lazy(() => import('./account-area.tsx'));
const $mayRegister = flagOn('DIRECTREG3');

/** SHELL-02, SHELL-03 */
export const Header = () => {
  const { t } = useTranslation();
  const view = useUnit({
    who: $sessionKind,
    brand: $brandName,
    logo: $brandLogo,
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
      <button
        type="button"
        className={styles.search}
        aria-label={t('games.searchPlaceholder')}
        onClick={() => view.open({ name: 'search' })}
      >
        <Search aria-hidden />
      </button>
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
