import { useUnit } from 'effector-react';
import { useId, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MESSAGE_LENGTH } from '../../../contract/inbox.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Send } from '../../shared/ui/icons.ts';
import styles from '../../shared/ui/threads.module.css';
import { $canSend, $isSending, $text, sendRequested, textTyped } from './thread.ts';

/** The characters that are left are shown from here on. */
const SHOWN_FROM = MESSAGE_LENGTH - 200;

/** The form of a message. Ctrl+Enter or ⌘+Enter sends it; Enter begins a new line. */
export const Composer = () => {
  const { t } = useTranslation();
  const id = useId();
  const view = useUnit({
    text: $text,
    canSend: $canSend,
    busy: $isSending,
    onType: textTyped,
    onSend: sendRequested,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    view.onSend();
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        view.onSend();
      }}
    >
      <label htmlFor={id}>{t('inbox.write')}</label>
      <textarea
        id={id}
        dir="auto"
        rows={2}
        maxLength={MESSAGE_LENGTH}
        value={view.text}
        aria-describedby={`${id}-hint`}
        onChange={(event) => view.onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {view.text.length >= SHOWN_FROM
          ? t('inbox.left', { count: MESSAGE_LENGTH - view.text.length })
          : t('inbox.writeHint')}
      </p>
      <Button type="submit" tone="primary" busy={view.busy} disabled={!view.canSend}>
        <Send aria-hidden />
        {t('inbox.send')}
      </Button>
    </form>
  );
};
