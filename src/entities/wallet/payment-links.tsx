import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import styles from './payment-links.module.css';

/** Links between the two pages of payments. */
export const PaymentLinks = () => {
  const { t } = useTranslation();
  return (
    <nav className={styles.links} aria-label={t('shell.barWallet')}>
      <NavLink to="/deposit">{t('shell.deposit')}</NavLink>
      <NavLink to="/member/withdraw">{t('shell.withdraw')}</NavLink>
    </nav>
  );
};
