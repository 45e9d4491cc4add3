import { useTranslation } from 'react-i18next';
import { useFailureText } from '../i18n/failure-text.ts';
import { useLiveAgain } from '../realtime/use-live-again.ts';
import { Button } from './button.tsx';
import { CircleAlert } from './icons.ts';
import { Message } from './message.tsx';

interface Props {
  failure?: { key: string } | null;
  onRetry: () => void;
}

/** Replaces content that did not load, with a retry button. It also retries by itself when the page is live again. */
export const LoadFailed = ({ failure, onRetry }: Props) => {
  const { t } = useTranslation();
  const failureText = useFailureText();
  useLiveAgain(onRetry);
  return (
    <Message alert icon={<CircleAlert />} title={t('home.failed')} text={failure ? failureText(failure) : ''}>
      <Button onClick={onRetry}>{t('ui.tryAgain')}</Button>
    </Message>
  );
};
