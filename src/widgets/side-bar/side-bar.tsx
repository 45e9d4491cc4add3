import { useUnit } from 'effector-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { $hasMiniGames } from '../../entities/games/lazy.ts';
import { $sessionKind } from '../../entities/session/index.ts';
import { $service } from '../../entities/site/index.ts';
import { $apps, moduleOn } from '../../entities/site/lazy.ts';
import { popupsStarted } from '../../features/announce/model.ts';
import { addressRead, inWindow, serviceRequested } from '../../features/support/index.ts';
import { $language } from '../../shared/api/context.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import {
  BellRing,
  Dices,
  Download,
  Headset,
  Info,
  MessageCircle,
  MessagesSquare,
  SquarePen,
  X,
} from '../../shared/ui/icons.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import styles from './side-bar.module.css';

const $hasChat = moduleOn('CHAT_ROOM');

/** An icon; where a button opens the bar, its words stand beside it. */
const Entry = ({ label, icon, onPress }: { label: string; icon: ReactNode; onPress: () => void }) => (
  <IconButton className={styles.entry} label={label} onClick={onPress}>
    {icon}
    <span aria-hidden className={styles.texts}>
      {label}
    </span>
  </IconButton>
);

/** SHELL-06: announcements, the chat of members (MEM-08), and whatever services the brand has. */
export function SideBar() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const view = useUnit({
    service: $service,
    apps: $apps,
    hasMini: $hasMiniGames,
    hasChat: $hasChat,
    who: $sessionKind,
    language: $language,
    open: modalOpened,
    openService: serviceRequested,
    started: popupsStarted,
    arrived: addressRead,
  });
  const { started, arrived } = view;
  const [open, setOpen] = useState(false);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  };
  useEffect(() => {
    started();
  }, [started]);
  useEffect(() => {
    arrived(search);
  }, [arrived, search]);
  return (
    <aside className={styles.bar} aria-label={t('shell.sideBar')} data-open={open} onKeyDown={onKeyDown}>
      <IconButton
        ref={toggle}
        className={styles.toggle}
        label={t('shell.sideBar')}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? <X /> : <Headset />}
      </IconButton>
      <div id={id} className={styles.entries}>
        <Entry label={t('home.announcements')} icon={<BellRing />} onPress={() => view.open({ name: 'notices' })} />
        {view.hasChat && view.who === 'member' && (
          <Entry
            label={t('shell.chat')}
            icon={<MessagesSquare />}
            onPress={() => view.open({ name: 'chat', kind: 'language', of: view.language })}
          />
        )}
        {view.hasMini && (
          <Entry label={t('games.classify.MINI')} icon={<Dices />} onPress={() => view.open({ name: 'miniGames' })} />
        )}
        {view.apps.length > 0 && (
          <Entry label={t('shell.download')} icon={<Download />} onPress={() => view.openService('download')} />
        )}
        <Entry label={t('site.help')} icon={<Info />} onPress={() => view.openService('help')} />
        <Entry label={t('shell.feedback')} icon={<SquarePen />} onPress={() => view.openService('feedback')} />
        {view.service.chats.map((chat, index) => (
          <Entry
            key={chat.url}
            label={index === 0 ? t('shell.contactOne') : t('shell.contactTwo')}
            icon={<MessageCircle />}
            onPress={() => inWindow(chat.url)}
          />
        ))}
        {view.service.contact && (
          <Entry label={t('shell.contact')} icon={<Headset />} onPress={() => inWindow(view.service.contact ?? '')} />
        )}
      </div>
    </aside>
  );
}
