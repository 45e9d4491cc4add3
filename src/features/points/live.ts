import { createEvent, createStore, sample } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { pointsBalance } from '../../../streams/feeds/points-balance.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { liveState } from '../../shared/realtime/live-state.ts';
import { $owner } from '../../entities/wallet/model.ts';

/** A view that needs points or level is shown, or no longer. Several can be at once. */
const viewShown = createEvent();
const viewHidden = createEvent();
const $views = createStore(0)
  .on(viewShown, (views) => views + 1)
  .on(viewHidden, (views) => views - 1);
/** Open while at least one view is shown. */
export const pointViews = createLifecycle();
sample({ clock: $views, filter: (count) => count === 1, fn: () => {}, target: pointViews.opened });
sample({ clock: $views, filter: (count) => count === 0, fn: () => {}, target: pointViews.closed });

const $key = $owner.map((owner) => owner && `member:${owner.memberId}`);
/** MEM-05: the member's points as the server has them; null while unknown. */
const points = liveState({ feed: 'points', $key, lifecycle: pointViews, stream: pointsBalance });
export const $livePoints = points.$value;
/** Points, an exchange, or the stake of the levels' period changed. */
export const pointsMoved = points.changed;
const level = liveState({ feed: 'level', $key, lifecycle: pointViews });
export const $liveLevel = level.$value;
/** The level changed, or the day from which it falls. */
export const levelMoved = level.changed;

/** Follows the member's points and level while the calling view is shown. */
export const useLivePoints = (): void => {
  const { onShow, onHide } = useUnit({ onShow: viewShown, onHide: viewHidden });
  useEffect(() => {
    onShow();
    return () => onHide();
  }, [onShow, onHide]);
};
