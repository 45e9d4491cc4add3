import { createEvent, createStore, sample } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { wageringMeter } from '../../../streams/feeds/wagering-meter.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { liveState } from '../../shared/realtime/live-state.ts';
import { $owner } from './model.ts';

/** A view that needs the awards is shown, or no longer. Several can be at once. */
const viewShown = createEvent();
const viewHidden = createEvent();
const $views = createStore(0)
  .on(viewShown, (views) => views + 1)
  .on(viewHidden, (views) => views - 1);
/** Open while at least one view is shown. */
const views = createLifecycle();
sample({ clock: $views, filter: (count) => count === 1, fn: () => {}, target: views.opened });
sample({ clock: $views, filter: (count) => count === 0, fn: () => {}, target: views.closed });

const live = liveState({
  feed: 'awards',
  $key: $owner.map((owner) => owner && `member:${owner.memberId}`),
  lifecycle: views,
  stream: wageringMeter,
});
/** MEM-06: the member's open awards with their progress; null while unknown, or while no view follows them. */
export const $openAwards = live.$value;
/** The awards whose bonus money can be staked, the oldest first. */
export const $activeAwards = $openAwards.map((known) => known?.list.filter(({ state }) => state === 'active') ?? []);

/** Which awards there are, and in which states: what the lists of pages depend on. Progress alone changes nothing of it. */
const $states = $openAwards.map((known) => known && known.list.map(({ id, state }) => `${id} ${state}`).join());
/** An award is new, over, or in another state. */
export const awardsMoved = createEvent();
sample({ clock: $states, filter: (states) => states !== null, fn: () => {}, target: awardsMoved });

/** Follows the member's open awards while the calling view is shown. */
export const useOpenAwards = () => {
  const { known, onShow, onHide } = useUnit({ known: $openAwards, onShow: viewShown, onHide: viewHidden });
  useEffect(() => {
    onShow();
    return () => onHide();
  }, [onShow, onHide]);
  return known;
};
