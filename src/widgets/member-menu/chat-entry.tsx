import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $sessionKind } from '../../entities/session/index.ts';
import { moduleOn } from '../../entities/site/lazy.ts';
import { $language } from '../../shared/api/context.ts';
import { modalOpened } from '../../shared/lib/modals.ts';
import { ChevronRight, MessagesSquare } from '../../shared/ui/icons.ts';
import styles from './member-menu.module.css';

const $hasChat = moduleOn('CHAT_ROOM');

/** Opens the chat, which phones have no side bar for; nothing while the module is off. */
export const ChatEntry = () => {
  const { t } = useTranslation();
  const view = useUnit({ has: $hasChat, who: $sessionKind, language: $language, open: modalOpened });
  if (!view.has || view.who !== 'member') return null;
  return (
    <li>
      <button
        type="button"
        className={styles.entry}
        aria-haspopup="dialog"
        onClick={() => view.open({ name: 'chat', kind: 'language', of: view.language })}
      >
        <span className={styles.icon} aria-hidden>
          <MessagesSquare />
        </span>
        <span>{t('shell.chat')}</span>
        <ChevronRight className={styles.onward} aria-hidden />
      </button>
    </li>
  );
};
