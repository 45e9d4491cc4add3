import { useUnit } from 'effector-react';
import { useId, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TICKET_TEXT } from '../../../contract/tickets.ts';
import { PicturePicker } from '../../entities/pictures/index.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FormError } from '../../shared/ui/form.tsx';
import { Send } from '../../shared/ui/icons.ts';
import styles from '../../shared/ui/threads.module.css';
import {
  $actionFailure,
  $canSend,
  $filesError,
  $images,
  $isSending,
  $text,
  filesChosen,
  pictureRemoved,
  pictureRetried,
  replyRequested,
  textTyped,
} from './thread.ts';

/** The form of a reply. Ctrl+Enter or ⌘+Enter sends it; Enter begins a new line. */
export const Reply = ({ isClosed }: { isClosed: boolean }) => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const id = useId();
  const view = useUnit({
    text: $text,
    canSend: $canSend,
    busy: $isSending,
    failure: $actionFailure,
    images: $images,
    filesError: $filesError,
    onType: textTyped,
    onSend: replyRequested,
    onFiles: filesChosen,
    onRemove: pictureRemoved,
    onRetry: pictureRetried,
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
      <label htmlFor={id}>{t('tickets.reply')}</label>
      <textarea
        id={id}
        dir="auto"
        rows={2}
        maxLength={TICKET_TEXT}
        value={view.text}
        aria-describedby={`${id}-hint`}
        onChange={(event) => view.onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" tone="primary" busy={view.busy} disabled={!view.canSend}>
        <Send aria-hidden />
        {t('tickets.send')}
      </Button>
      <div className={styles.attached}>
        <FormError text={view.failure && failureText(view.failure)} />
        <PicturePicker
          images={view.images}
          error={view.filesError}
          onFiles={view.onFiles}
          onRemove={view.onRemove}
          onRetry={view.onRetry}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          {t(isClosed ? 'tickets.opensAgain' : 'tickets.replyHint')}
        </p>
      </div>
    </form>
  );
};
