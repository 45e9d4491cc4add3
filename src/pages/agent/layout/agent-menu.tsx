import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { $service } from '../../../entities/site/index.ts';
import { UnreadBadge } from '../../../features/inbox/unread-badge.tsx';
import { inWindow } from '../../../features/support/index.ts';
import { House } from '../../../shared/ui/icons.ts';
import { MENU, pathOf, sectionOf } from './menu.ts';
import styles from './agent-menu.module.css';

/** AGT-01: links to all pages of the centre in groups, and the way back to the site. Customer service is a window of the brand's, or the help centre. */
export const AgentMenu = ({ onFollow }: { onFollow?: () => void }) => {
  const { t } = useTranslation();
  const { contact } = useUnit($service);
  const section = sectionOf(useLocation().pathname.split('/')[2]);
  return (
    <nav className={styles.menu} aria-label={t('agent.menu')}>
      {MENU.map(({ key: group, entries }) => (
        <div key={group}>
          <p className={styles.title} aria-hidden>
            {t(`agent.groups.${group}`)}
          </p>
          <ul className={styles.entries} aria-label={t(`agent.groups.${group}`)}>
            {entries.map((entry) => (
              <li key={entry.key}>
                {entry.key === 'customerService' && contact ? (
                  <button type="button" className={styles.entry} onClick={() => inWindow(contact)}>
                    <entry.Icon aria-hidden />
                    {t('agent.entries.customerService')}
                  </button>
                ) : (
                  <Link
                    to={pathOf(entry)}
                    className={styles.entry}
                    aria-current={entry.key === section ? 'page' : undefined}
                    onClick={onFollow}
                  >
                    <entry.Icon aria-hidden />
                    {t(`agent.entries.${entry.key}`)}
                    {entry.key === 'messages' && <UnreadBadge />}
                    {entry.key === 'agentAnnouncement' && <UnreadBadge of="announcements" />}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Link to="/" className={styles.entry} onClick={onFollow}>
        <House aria-hidden />
        {t('agent.backToSite')}
      </Link>
    </nav>
  );
};
