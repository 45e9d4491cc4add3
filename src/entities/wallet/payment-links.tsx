import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import styles from './payment-links.module.css';

/** Links between the two pages of payments, inside the frame in which they are shown. */
export const PaymentLinks = () => {
  const { t } = useTranslation();
  const isAgentCentre = useLocation().pathname.startsWith('/agentHome/');
  return (
    <nav className={styles.links} aria-label={t('shell.barWallet')}>
      <NavLink to={isAgentCentre ? '/agentHome/deposit' : '/deposit'}>{t('shell.deposit')}</NavLink>
      <NavLink to={isAgentCentre ? '/agentHome/withdraw' : '/member/withdraw'}>{t('shell.withdraw')}</NavLink>
    </nav>
  );
};
