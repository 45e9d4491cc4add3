import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ChatPanel } from '../../features/chat/index.ts';
import { chatTexts } from '../../shared/i18n/word-groups.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { X } from '../../shared/ui/icons.ts';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import { tableChatToggled } from './table-chat-model.ts';
import styles from './game-page.module.css';

/** The room of a live table beside the game; on a phone over it (MEM-08). */
export default function TableChat({ nodeId }: { nodeId: string }) {
  const { t } = useTranslation();
  const toggle = useUnit(tableChatToggled);
  return (
    <aside
      className={styles.chat}
      aria-label={t('shell.chat')}
      onKeyDown={({ key }) => {
        if (key === 'Escape') toggle();
      }}
    >
      <IconButton label={t('ui.close')} className={styles.closeChat} onClick={() => toggle()}>
        <X />
      </IconButton>
      <WhenTranslated texts={chatTexts} waiting={null}>
        <ChatPanel kind="table" of={nodeId} template="table" />
      </WhenTranslated>
    </aside>
  );
}
