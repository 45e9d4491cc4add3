import { useTranslation } from 'react-i18next';
import { useFailureText } from '../i18n/failure-text.ts';
import { Button } from './button.tsx';
import { CircleAlert } from './icons.ts';
import { Message } from './message.tsx';

/** Replaces content that did not load, with a retry button. */
export const LoadFailed = ({ failure, onRetry }: { failure: { key: string } | null; onRetry: () => void }) => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  return (
    <Message alert icon={<CircleAlert />} title={t('home.failed')} text={failure ? failureText(failure) : ''}>
      <Button onClick={onRetry}>{t('ui.tryAgain')}</Button>
    </Message>
  );
};
