import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { $member } from '../../../entities/session/index.ts';
import { $brandName } from '../../../entities/site/index.ts';
import { BalanceFigure } from '../../../entities/wallet/lazy.ts';
import { AgentClock } from '../../../features/agent-clock/index.ts';
import { ConnectionMark } from '../../../features/connection/index.ts';
import { WaitingMark } from '../../../features/pay-contracts/index.ts';
import { logoutRequested } from '../../../features/logout/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { LogOut } from '../../../shared/ui/icons.ts';
import styles from './agent-centre.module.css';

/** AGT-02: the brand, the site's time, what waits for an answer, the balance, the account. Phones have the rest in the menu. */
export const AgentHead = () => {
  const { t } = useTranslation();
  const view = useUnit({ member: $member, brand: $brandName, logOut: logoutRequested });
  return (
    <header className={styles.head}>
      <Link to="/" className={styles.brand} aria-label={`${view.brand}: ${t('shell.home')}`}>
        {view.brand}
      </Link>
      <AgentClock className={styles.clock} />
      <WaitingMark className={styles.contracts} />
      <p className={styles.balance}>
        <ConnectionMark />
        <BalanceFigure />
      </p>
      <p className={styles.name}>
        <bdi>{view.member?.nickname || view.member?.account}</bdi>
      </p>
      <Button size="small" className={styles.logOut} onClick={() => view.logOut()}>
        <LogOut aria-hidden />
        {t('agent.logOut')}
      </Button>
    </header>
  );
};
