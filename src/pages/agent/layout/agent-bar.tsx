import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { UnreadBadge } from '../../../features/inbox/unread-badge.tsx';
import { modalOpened } from '../../../shared/lib/modals.ts';
import { Menu } from '../../../shared/ui/icons.ts';
import bar from '../../../shared/ui/bottom-bar.module.css';
import styles from './agent-bar.module.css';
import { BAR, entryOf, sectionOf } from './menu.ts';

/** The navigation of the centre on phones: the pages used most, and the whole menu as a sheet. */
export const AgentBar = () => {
  const { t } = useTranslation();
  const section = sectionOf(useLocation().pathname.split('/')[2]);
  const open = useUnit(modalOpened);
  return (
    <nav className={bar.bar} aria-label={t('agent.bar')}>
      {BAR.map((key) => {
        const { Icon } = entryOf(key);
        return (
          <Link
            key={key}
            className={bar.entry}
            to={`/agentHome/${key}`}
            aria-current={key === section ? 'page' : undefined}
          >
            <span className={styles.icon}>
              <Icon aria-hidden />
              {key === 'messages' && <UnreadBadge />}
            </span>
            {t(`agent.short.${key}`)}
          </Link>
        );
      })}
      <button type="button" className={bar.entry} aria-haspopup="dialog" onClick={() => open({ name: 'agentMenu' })}>
        <Menu aria-hidden />
        {t('agent.menuButton')}
      </button>
    </nav>
  );
};
