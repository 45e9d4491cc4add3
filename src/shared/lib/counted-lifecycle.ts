import { createEvent, createStore, sample } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { createLifecycle } from './lifecycle.ts';

/** Creates the lifecycle of something that several views show at once: open while at least one of them is shown. */
export const createCountedLifecycle = () => {
  const shown = createEvent();
  const hidden = createEvent();
  const $views = createStore(0)
    .on(shown, (views) => views + 1)
    .on(hidden, (views) => views - 1);
  const lifecycle = createLifecycle();
  const $isShown = $views.map((views) => views > 0);
  sample({ clock: $isShown, filter: (isShown) => isShown, fn: () => {}, target: lifecycle.opened });
  sample({ clock: $isShown, filter: (isShown) => !isShown, fn: () => {}, target: lifecycle.closed });
  return { ...lifecycle, shown, hidden };
};

type Counted = ReturnType<typeof createCountedLifecycle>;

/** Reports that the calling view is shown. */
export const useCountedLifecycle = (views: Pick<Counted, 'shown' | 'hidden'>) => {
  const [onShow, onHide] = useUnit([views.shown, views.hidden]);
  useEffect(() => {
    onShow();
    return () => onHide();
  }, [onShow, onHide]);
};
