import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Words } from '../i18n/word-groups.ts';
import { Button } from './button.tsx';
import { CircleAlert } from './icons.ts';
import { Message } from './message.tsx';

interface Props {
  words: Words;
  /** Shown until the texts are loaded. */
  waiting: ReactNode;
  children: ReactNode;
}

/** Shows its children once the texts of a group are loaded, or an error if they could not be loaded. */
export const WhenTranslated = ({ words, waiting, children }: Props) => {
  const { t } = useTranslation();
  const { ready, failed, needed } = useUnit({ ready: words.$ready, failed: words.$failed, needed: words.needed });
  useEffect(() => {
    needed();
  }, [needed]);
  if (ready) return children;
  if (!failed) return waiting;
  return (
    <Message alert icon={<CircleAlert />} title={t('home.failed')} text={t('failure.network_abnormal')}>
      <Button onClick={() => needed()}>{t('ui.tryAgain')}</Button>
    </Message>
  );
};
