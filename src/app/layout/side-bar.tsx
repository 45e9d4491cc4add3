import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { $service } from '../../entities/site/model.ts';
import { popupsStarted } from '../../features/announce/model.ts';
import { $hasChat, addressRead, serviceRequested } from '../../features/open-service/model.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { BellRing, Dices, Download, Headset, Info, Megaphone, MessageCircle } from '../../shared/ui/icons.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import styles from './side-bar.module.css';

const inWindow = (url: string) => window.open(url, 'service', 'width=440,height=750,noopener');

/** SHELL-06: announcements, and whatever services the brand has. */
export default function SideBar() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const view = useUnit({
    service: $service,
    hasChat: $hasChat,
    open: modalOpened,
    openService: serviceRequested,
    started: popupsStarted,
    arrived: addressRead,
  });
  const { started, arrived } = view;
  useEffect(() => {
    started();
  }, [started]);
  useEffect(() => {
    arrived(search);
  }, [arrived, search]);
  return (
    <aside className={styles.bar} aria-label={t('shell.sideBar')}>
      <IconButton label={t('home.announcements')} onClick={() => view.open({ name: 'notices' })}>
        <BellRing />
      </IconButton>
      <IconButton label={t('shell.download')} onClick={() => view.openService('download')}>
        <Download />
      </IconButton>
      <IconButton label={t('site.help')} onClick={() => view.openService('help')}>
        <Info />
      </IconButton>
      <IconButton label={t('shell.miniGame')} onClick={() => view.openService('miniGame')}>
        <Dices />
      </IconButton>
      <IconButton label={t('shell.feedback')} onClick={() => view.openService('feedback')}>
        <Megaphone />
      </IconButton>
      {view.hasChat && (
        <IconButton label={t('shell.chatRoom')} onClick={() => view.openService('chatRoom')}>
          <MessageCircle />
        </IconButton>
      )}
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
