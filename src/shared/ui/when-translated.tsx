import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import type { Words } from '../i18n/word-groups.ts';
import { LoadFailed } from './load-failed.tsx';

interface Props {
  words: Words;
  /** Shown until the texts are loaded. */
  waiting: ReactNode;
  children: ReactNode;
}

/** Shows its children once the texts of a group are loaded, or an error if they could not be loaded. */
export const WhenTranslated = ({ words, waiting, children }: Props) => {
  const { ready, failed, needed } = useUnit({ ready: words.$ready, failed: words.$failed, needed: words.needed });
  useEffect(() => {
    needed();
  }, [needed]);
  if (ready) return children;
  if (!failed) return waiting;
  return <LoadFailed failure={{ key: 'network_abnormal' }} onRetry={() => needed()} />;
};
