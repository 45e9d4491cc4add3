import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { modalClosed } from '../../shared/lib/modals.ts';
import { Info } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import styles from './help-page.module.css';
import { $failure, $topics, helpOpened } from './model.ts';
import { Topics } from './topics.tsx';

/** The help centre in a modal (SHELL-07). */
export default function HelpTopics() {
  const { t } = useTranslation();
  const view = useUnit({ topics: $topics, failure: $failure, opened: helpOpened, close: modalClosed });
  const { opened } = view;
  useEffect(() => {
    opened();
  }, [opened]);
  if (view.failure && !view.topics) return <LoadFailed failure={view.failure} onRetry={() => opened()} />;
  if (!view.topics) return <Skeleton className={styles.waiting} />;
  if (view.topics.length === 0)
    return <Message icon={<Info />} title={t('site.helpEmpty')} text={t('site.helpEmptyText')} />;
  return (
    // Focusable, so that the keyboard can scroll it.
    <div className={styles.text} role="region" aria-label={t('site.help')} tabIndex={0}>
      <Topics topics={view.topics} onFollow={() => view.close()} />
    </div>
  );
}
