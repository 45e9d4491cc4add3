import { createEvent, createStore, type EventCallable, type Store } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';

/** When a view is shown, for models that work only then. */
export interface Lifecycle<T = void> {
  opened: EventCallable<T>;
  closed: EventCallable<void>;
  $isOpen: Store<boolean>;
}

/** Creates the lifecycle of a view, which the view reports by `useLifecycle`. */
export const createLifecycle = <T = void>(): Lifecycle<T> => {
  const opened = createEvent<T>();
  const closed = createEvent();
  const $isOpen = createStore(false)
    .on(opened, () => true)
    .on(closed, () => false);
  return { opened, closed, $isOpen };
};

/** Reports that this view is shown; with other params, that it closed and opened again. */
export const useLifecycle = <T = void>(
  view: Lifecycle<T>,
  ...[params]: [T] extends [void] ? [] : [params: T]
): void => {
  const [opened, closed] = useUnit([view.opened, view.closed]);
  useEffect(() => {
    opened(params as T);
    return () => closed();
  }, [opened, closed, params]);
};
