import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $member } from '../../../entities/session/index.ts';
import { AgentClock } from '../../../features/agent-clock/agent-clock.tsx';
import { logoutRequested } from '../../../features/logout/model.ts';
import { modalClosed } from '../../../shared/lib/modals.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { LogOut } from '../../../shared/ui/icons.ts';
import { AgentMenu } from './agent-menu.tsx';
import styles from './agent-menu.module.css';

/** The menu of the centre on phones, with the clock and the account. */
export default function AgentSheet() {
  const { t } = useTranslation();
  const view = useUnit({ member: $member, close: modalClosed, logOut: logoutRequested });
  return (
    <div className={styles.sheet}>
      <p className={styles.who}>
        <bdi>{view.member?.nickname || view.member?.account}</bdi>
      </p>
      <AgentClock className={styles.clock} />
      <AgentMenu onFollow={() => view.close()} />
      <Button onClick={() => view.logOut()}>
        <LogOut aria-hidden />
        {t('agent.logOut')}
      </Button>
    </div>
  );
}
