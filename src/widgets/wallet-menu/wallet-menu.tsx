import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BalanceFigure } from '../../entities/wallet/lazy.ts';
import { ActiveAwards } from '../../features/awards/lazy.ts';
import { ConnectionMark } from '../../features/connection/connection-mark.tsx';
import { modalClosed } from '../../shared/lib/modals.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { HandCoins, HeartHandshake, History, Wallet } from '../../shared/ui/icons.ts';
import styles from './wallet-menu.module.css';

/** The wallet on phones: the balance, and what to do with it. */
export default function WalletMenu() {
  const { t } = useTranslation();
  const close = useUnit(modalClosed);
  const onFollow = () => close();
  return (
    <div className={styles.menu}>
      <div>
        <p className={styles.label}>
          <ConnectionMark /> {t('shell.balance')}
        </p>
        <p className={styles.amount}>
          <BalanceFigure />
        </p>
      </div>
      <ActiveAwards onFollow={onFollow} />
      <div className={styles.actions}>
        <Link className={buttonClass('primary', 'large')} to="/deposit" onClick={onFollow}>
          <Wallet aria-hidden />
          {t('shell.deposit')}
        </Link>
        <Link className={buttonClass('outline', 'large')} to="/member/withdraw" onClick={onFollow}>
          <HandCoins aria-hidden />
          {t('shell.withdraw')}
        </Link>
      </div>
      <ul className={styles.entries}>
        <li>
          <Link to="/member/transactionHistory" onClick={onFollow}>
            <History aria-hidden />
            {t('shell.accountRecord')}
          </Link>
        </li>
        <li>
          <Link to="/member/limits" onClick={onFollow}>
            <HeartHandshake aria-hidden />
            {t('shell.playSafely')}
          </Link>
        </li>
      </ul>
    </div>
  );
}
