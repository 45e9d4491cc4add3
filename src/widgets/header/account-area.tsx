import { useUnit } from 'effector-react';
import { lazy, Suspense, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { $isAgent, $member, $sessionKind } from '../../entities/session/index.ts';
import { BalanceFigure } from '../../entities/wallet/lazy.ts';
import { TermsWatch } from '../../features/accept-terms/index.ts';
import { ConnectionMark } from '../../features/connection/connection-mark.tsx';
import { logoutRequested } from '../../features/logout/model.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import {
  CircleUserRound,
  Dices,
  HandCoins,
  HeartHandshake,
  History,
  LogOut,
  Plus,
  ShieldCheck,
  Users,
  Wallet,
} from '../../shared/ui/icons.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { entryClass, Popover } from '../../shared/ui/popover.tsx';
import styles from './account-area.module.css';
import { $icon, menuOpened } from './member-icon.ts';

const Bell = lazy(() => import('./bell.tsx'));

/** The end of the header after login: balance with connection dot, deposit, account menu (SHELL-03). */
export default function AccountArea() {
  const { t } = useTranslation();
  const view = useUnit({
    member: $member,
    isAgent: $isAgent,
    who: $sessionKind,
    logout: logoutRequested,
    open: modalOpened,
    icon: $icon,
    onMenu: menuOpened,
  });
  const isTrial = view.who === 'trial';
  /** Payments need a real account; a trial account gets a message (AUTH-13). */
  const onPayment = (event: MouseEvent) => {
    if (!isTrial) return;
    event.preventDefault();
    view.open({ name: 'realAccount' });
  };
  return (
    <div className={styles.area}>
      <TermsWatch />
      <div className={styles.balance}>
        <ConnectionMark />
        {isTrial && <span className={styles.play}>{t('games.play.demo')}</span>}
        <BalanceFigure />
      </div>
      <Link to="/deposit" onClick={onPayment} className={`${buttonClass('primary')} ${styles.deposit}`}>
        <span>{t('shell.deposit')}</span>
        <Plus aria-hidden />
      </Link>
      <Link to="/member/withdraw" onClick={onPayment} className={`${buttonClass()} ${styles.withdraw}`}>
        {t('shell.withdraw')}
      </Link>
      {!isTrial && (
        <Suspense>
          <Bell />
        </Suspense>
      )}
      <Popover
        triggerClass={styles.trigger}
        label={t('shell.account')}
        trigger={<CircleUserRound aria-hidden />}
        onOpen={view.onMenu}
      >
        <p className={styles.name}>
          {view.icon && <Picture className={styles.icon} src={view.icon} alt="" width={32} height={32} />}
          {view.member?.nickname || view.member?.account}
        </p>
        <Link className={entryClass} to="/member">
          <CircleUserRound aria-hidden />
          {t('shell.myAccount')}
        </Link>
        {view.isAgent && (
          <Link className={entryClass} to="/agentHome">
            <Users aria-hidden />
            {t('shell.agentCentre')}
          </Link>
        )}
        <Link className={entryClass} to="/deposit" onClick={onPayment}>
          <Wallet aria-hidden />
          {t('shell.deposit')}
        </Link>
        <Link className={entryClass} to="/member/withdraw" onClick={onPayment}>
          <HandCoins aria-hidden />
          {t('shell.withdraw')}
        </Link>
        <Link className={entryClass} to="/member/transactionHistory">
          <History aria-hidden />
          {t('shell.accountRecord')}
        </Link>
        <Link className={entryClass} to="/member/personalHistoryCopy">
          <Dices aria-hidden />
          {t('shell.bettingRecord')}
        </Link>
        <Link className={entryClass} to="/member/securityCenter">
          <ShieldCheck aria-hidden />
          {t('shell.security')}
        </Link>
        <Link className={entryClass} to="/member/limits">
          <HeartHandshake aria-hidden />
          {t('shell.playSafely')}
        </Link>
        <button type="button" className={entryClass} onClick={() => view.logout()}>
          <LogOut aria-hidden />
          {t('shell.logout')}
        </button>
      </Popover>
    </div>
  );
}
