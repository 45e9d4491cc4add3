import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button.tsx';
import { History } from '../../shared/ui/icons.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import styles from './member-page.module.css';

interface Props {
  state: 'loading' | 'ready' | 'empty' | 'failed';
  failure: { key: string } | null;
  empty: { title: string; text: string };
  hasMore: boolean;
  pending: boolean;
  onRetry: () => void;
  onMore: () => void;
  children: ReactNode;
}

/** A record in each of its states, with a button for older rows. */
export const RecordFrame = (props: Props) => {
  const { t } = useTranslation();
  if (props.state === 'loading') return <Skeleton className={styles.waiting} />;
  if (props.state === 'empty') return <Message icon={<History />} {...props.empty} />;
  if (props.state === 'failed') return <LoadFailed failure={props.failure} onRetry={props.onRetry} />;
  return (
    <div className={styles.record}>
      {props.children}
      {props.hasMore && (
        <p className={styles.more}>
          <Button busy={props.pending} onClick={props.onMore}>
            {t('ui.loadMore')}
          </Button>
        </p>
      )}
    </div>
  );
};
