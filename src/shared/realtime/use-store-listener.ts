import type { Store } from 'effector';
import { useProvidedScope } from 'effector-react';
import { useCallback } from 'react';
import { toStream } from './bridge.ts';

/**
 * Listens to a store in the page's scope, starting with the current value (with `everyMs`, polled at that interval), for views
 * that write ticking digits themselves. It renders nothing.
 */
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
