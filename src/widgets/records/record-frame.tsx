import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button.tsx';
import { History } from '../../shared/ui/icons.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import styles from './records.module.css';

interface Props {
  state: 'loading' | 'ready' | 'empty' | 'failed';
  failure: { key: string } | null;
  /** What an empty record says. */
  empty: { title: string; text: string };
  /** Set if the record is only a selection. */
  onClear: (() => void) | undefined;
  hasMore: boolean;
  pending: boolean;
  onRetry: () => void;
  onMore: () => void;
  children: ReactNode;
}

/** The rows of a record in each of their states, with a button for older ones. */
export const RecordFrame = (props: Props) => {
  const { t } = useTranslation();
  if (props.state === 'loading') return <Skeleton className={styles.waiting} />;
  if (props.state === 'failed') return <LoadFailed failure={props.failure} onRetry={props.onRetry} />;
  if (props.state === 'empty')
    return props.onClear ? (
      <Message icon={<History />} title={t('records.none')} text={t('records.noneText')}>
        <Button onClick={props.onClear}>{t('records.clear')}</Button>
      </Message>
    ) : (
      <Message icon={<History />} {...props.empty} />
    );
  return (
    <>
      {props.children}
      {props.hasMore && (
        <p className={styles.more}>
          <Button busy={props.pending} onClick={props.onMore}>
            {t('ui.loadMore')}
          </Button>
        </p>
      )}
    </>
  );
};
