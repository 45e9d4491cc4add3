import { useUnit } from 'effector-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LIMITS } from '../../../contract/limits.ts';
import { $apps } from '../../entities/site/apps.ts';
import { $service } from '../../entities/site/model.ts';
import { popupsStarted } from '../../features/announce/model.ts';
import { addressRead, serviceRequested } from '../../features/open-service/model.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { BellRing, Download, Headset, Info, Megaphone, MessageCircle, X } from '../../shared/ui/icons.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import styles from './side-bar.module.css';

const { width, height } = LIMITS.serviceWindow;
const inWindow = (url: string) => window.open(url, 'service', `width=${width},height=${height},noopener`);

/** SHELL-06: announcements, and whatever services the brand has. */
export default function SideBar() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const view = useUnit({
    service: $service,
    apps: $apps,
    open: modalOpened,
    openService: serviceRequested,
    started: popupsStarted,
    arrived: addressRead,
  });
  const { started, arrived } = view;
  const [open, setOpen] = useState(false);
  const id = useId();
  useEffect(() => {
    started();
  }, [started]);
  useEffect(() => {
    arrived(search);
  }, [arrived, search]);
  return (
    <aside className={styles.bar} aria-label={t('shell.sideBar')}>
      <IconButton
        className={styles.toggle}
        label={t('shell.sideBar')}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? <X /> : <Headset />}
      </IconButton>
      <div id={id} className={styles.entries} data-open={open}>
        <IconButton label={t('home.announcements')} onClick={() => view.open({ name: 'notices' })}>
          <BellRing />
        </IconButton>
        {view.apps.length > 0 && (
          <IconButton label={t('shell.download')} onClick={() => view.openService('download')}>
            <Download />
          </IconButton>
        )}
        <IconButton label={t('site.help')} onClick={() => view.openService('help')}>
          <Info />
        </IconButton>
        <IconButton label={t('shell.feedback')} onClick={() => view.openService('feedback')}>
          <Megaphone />
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
      </div>
    </aside>
  );
}
