import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FEEDBACK } from '../../../contract/support.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Form, FormError } from '../../shared/ui/form.tsx';
import { Check } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { Note } from '../../shared/ui/note.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';
import styles from './feedback-form.module.css';
import { $draft, $errors, $failure, $isSent, $pending, edited, filesChosen, submitted } from './model.ts';
import { PictureItem } from './picture-item.tsx';

const pictures = { images: FEEDBACK.images, megabytes: FEEDBACK.imageBytes / 1_048_576 };

/** SHELL-07: feedback from a member to the merchant, with pictures. */
export default function FeedbackForm() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const picker = useRef<HTMLInputElement>(null);
  const view = useUnit({
    draft: $draft,
    errors: $errors,
    failure: $failure,
    pending: $pending,
    sent: $isSent,
    onEdit: edited,
    onFiles: filesChosen,
    onSubmit: submitted,
  });
  const { content, files } = view.errors;
  const { min, max } = FEEDBACK.content;
  return (
    <Form onSubmit={view.onSubmit}>
      {view.sent && (
        <div role="status">
          <Message icon={<Check />} title={t('support.feedback.sent')} text={t('support.feedback.sentText')} />
        </div>
      )}
      <FormError text={view.failure && failureText(view.failure)} />
      <TextArea
        label={t('support.feedback.content')}
        hint={t('support.feedback.contentHint', { min, max })}
        error={content && t(`support.feedback.error.${content}`, { min })}
        autoFocus
        rows={6}
        maxLength={max}
        value={view.draft.content}
        onValue={(text) => view.onEdit({ content: text })}
      />
      <TextArea
        label={t('support.feedback.remark')}
        rows={2}
        maxLength={FEEDBACK.remark}
        value={view.draft.remark}
        onValue={(remark) => view.onEdit({ remark })}
      />
      <div className={styles.pictures}>
        <input
          ref={picker}
          hidden
          type="file"
          multiple
          accept="image/png,image/jpeg"
          data-testid="pictures"
          onChange={({ target }) => {
            view.onFiles([...(target.files ?? [])]);
            // Allows choosing the same file again after it was removed.
            target.value = '';
          }}
        />
        <Button
          disabled={view.draft.images.length >= FEEDBACK.images}
          onClick={() => picker.current?.click()}
          aria-describedby="picture-note"
        >
          {t('support.feedback.addPictures')}
        </Button>
        <Note
          id="picture-note"
          hint={t('support.feedback.pictures', pictures)}
          error={files && t(`support.feedback.error.${files}`, pictures)}
        />
        <ul>
          {view.draft.images.map((image) => (
            <PictureItem key={image.key} image={image} />
          ))}
        </ul>
      </div>
      <Actions>
        <Button tone="primary" type="submit" busy={view.pending}>
          {t('support.feedback.send')}
        </Button>
      </Actions>
    </Form>
  );
}
