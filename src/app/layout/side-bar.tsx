import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $service } from '../../entities/site/model.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { BellRing, Headset, MessageCircle } from '../../shared/ui/icons.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import styles from './side-bar.module.css';

const inWindow = (url: string) => window.open(url, 'service', 'width=440,height=750,noopener');

/** SHELL-06: announcements, and whatever services the brand has. */
export default function SideBar() {
  const { t } = useTranslation();
  const view = useUnit({ service: $service, open: modalOpened });
  return (
    <aside className={styles.bar} aria-label={t('shell.sideBar')}>
      <IconButton label={t('home.announcements')} onClick={() => view.open({ name: 'notices' })}>
        <BellRing />
      </IconButton>
      {view.service.chats.map((chat, index) => (
        <IconButton
          key={chat.url}
          label={index === 0 ? t('shell.contactOne') : t('shell.contactTwo')}
          onClick={() => inWindow(chat.url)}
        >
          <MessageCircle />
        </IconButton>
      ))}
      {view.service.contact && (
        <IconButton label={t('shell.contact')} onClick={() => inWindow(view.service.contact ?? '')}>
          <Headset />
        </IconButton>
      )}
    </aside>
  );
}
