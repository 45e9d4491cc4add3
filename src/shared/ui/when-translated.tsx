import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import type { Texts } from '../i18n/word-groups.ts';
import { LoadFailed } from './load-failed.tsx';

interface Props {
  texts: Texts;
  /** Shown until the texts are loaded. */
  waiting: ReactNode;
  children: ReactNode;
}

/** Shows its children once the texts of a group are loaded, or an error if they could not be loaded. */
export const WhenTranslated = ({ texts, waiting, children }: Props) => {
  const { ready, failed, needed } = useUnit({ ready: texts.$ready, failed: texts.$failed, needed: texts.needed });
  useEffect(() => {
    needed();
  }, [needed]);
  if (ready) return children;
  if (!failed) return waiting;
  return <LoadFailed failure={{ key: 'network_abnormal' }} onRetry={() => needed()} />;
};
