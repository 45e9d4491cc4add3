import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { FEEDBACK } from '../../../contract/support.ts';
import { PicturePicker } from '../../entities/pictures/index.ts';
import { useFailureText } from '../../shared/i18n/failure-text.ts';
import { Actions } from '../../shared/ui/actions.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Form, FormError } from '../../shared/ui/form.tsx';
import { Check } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';
import { $draft, $errors, $failure, $isSent, $pending, edited, filesChosen, submitted } from './model.ts';
import { imageRemoved, imageRetried } from './pictures.ts';

/** SHELL-07: feedback from a member to the merchant, with pictures. */
export default function FeedbackForm() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const view = useUnit({
    draft: $draft,
    errors: $errors,
    failure: $failure,
    pending: $pending,
    sent: $isSent,
    onEdit: edited,
    onFiles: filesChosen,
    onRemove: imageRemoved,
    onRetry: imageRetried,
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
      <PicturePicker
        images={view.draft.images}
        error={files}
        onFiles={view.onFiles}
        onRemove={view.onRemove}
        onRetry={view.onRetry}
      />
      <Actions>
        <Button tone="primary" type="submit" busy={view.pending}>
          {t('support.feedback.send')}
        </Button>
      </Actions>
    </Form>
  );
}
