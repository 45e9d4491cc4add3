import type { Store } from 'effector';
import { useProvidedScope } from 'effector-react';
import { useCallback } from 'react';
import { toStream } from './bridge.ts';

/** A store's values in the page's scope, the current one first (with `everyMs`, looked up so often), for who writes ticking digits himself: nothing is rendered. */
export const useStoreListener = <T>(store: Store<T>) => {
  const scope = useProvidedScope()!;
  return useCallback(
    (tell: (value: T) => void, everyMs?: number) => {
      const listening = toStream(store, scope, everyMs).subscribe(tell);
      return () => listening.unsubscribe();
    },
    [store, scope],
  );
};
