import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { $shownType } from '../../entities/games/index.ts';
import { $sessionKind } from '../../entities/session/index.ts';
import { BadgeSlot } from '../../features/draws/lazy.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { CircleUserRound, Dices, Gift, House, Wallet } from '../../shared/ui/icons.ts';
import styles from '../../shared/ui/bottom-bar.module.css';

const MeBadge = lazy(() => import('./me-badge.tsx'));
const PAYMENTS = ['/deposit', '/member/withdraw'];

/** The main navigation on phones: Home, Games, Promotions, Wallet, Me. A member's wallet opens as a sheet. */
export function BottomBar() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const view = useUnit({ who: $sessionKind, type: $shownType, open: modalOpened });
  const isPayment = PAYMENTS.includes(pathname);
  const wallet = (
    <>
      <Wallet aria-hidden />
      {t('shell.barWallet')}
    </>
  );
  return (
    <nav className={styles.bar} aria-label={t('shell.bottomBar')}>
      <NavLink className={styles.entry} to="/" end>
        <House aria-hidden />
        {t('shell.home')}
      </NavLink>
      <button
        type="button"
        className={styles.entry}
        aria-haspopup="dialog"
        aria-current={view.type === null ? undefined : 'page'}
        onClick={() => view.open({ name: 'menu' })}
      >
        <Dices aria-hidden />
        {t('shell.barGames')}
      </button>
      <NavLink className={styles.entry} to="/promotions">
        <Gift aria-hidden />
        {t('shell.barPromotions')}
        <BadgeSlot beside="icon" />
      </NavLink>
      {view.who === 'member' ? (
        <button
          type="button"
          className={styles.entry}
          aria-haspopup="dialog"
          aria-current={isPayment ? 'page' : undefined}
          onClick={() => view.open({ name: 'wallet' })}
        >
          {wallet}
        </button>
      ) : (
        <NavLink className={styles.entry} to="/deposit">
          {wallet}
        </NavLink>
      )}
      <Link
        className={styles.entry}
        to="/member"
        aria-current={pathname.startsWith('/member') && !isPayment ? 'page' : undefined}
      >
        <CircleUserRound aria-hidden />
        {t('shell.barMe')}
        {view.who === 'member' && (
          <Suspense fallback={null}>
            <MeBadge />
          </Suspense>
        )}
      </Link>
    </nav>
  );
}
