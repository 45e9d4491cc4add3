import { createEvent, sample } from 'effector';
import { useUnit } from 'effector-react';
import { wageringMeter } from '../../../streams/feeds/wagering-meter.ts';
import { createCountedLifecycle, useCountedLifecycle } from '../../shared/lib/counted-lifecycle.ts';
import { liveState } from '../../shared/realtime/live-state.ts';
import { $memberKey } from './model.ts';

/** The views that show open awards. */
export const openAwardViews = createCountedLifecycle();

const live = liveState({
  feed: 'awards',
  $key: $memberKey,
  lifecycle: openAwardViews,
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
  useCountedLifecycle(openAwardViews);
  return useUnit($openAwards);
};
