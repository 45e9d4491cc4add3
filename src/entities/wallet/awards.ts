import { createEvent, sample } from 'effector';
import { wageringMeter } from '../../../streams/feeds/wagering-meter.ts';
import { liveState } from '../../shared/realtime/live-state.ts';
import { $owner } from './model.ts';

const live = liveState({
  feed: 'awards',
  $key: $owner.map((owner) => owner && `member:${owner.memberId}`),
  stream: wageringMeter,
});
/** MEM-06: the member's open awards with their progress; null while unknown. */
export const $openAwards = live.$value;
/** The awards whose bonus money can be staked, the oldest first. */
export const $activeAwards = $openAwards.map((known) => known?.list.filter(({ state }) => state === 'active') ?? []);
/** MEM-02: how many awards can be claimed. */
export const $claimable = $openAwards.map((known) => known?.claimable ?? 0);

/** Which awards there are, and in which states: what the lists of pages depend on. Progress alone changes nothing of it. */
const $states = $openAwards.map((known) => known && known.list.map(({ id, state }) => `${id} ${state}`).join());
/** An award is new, over, or in another state. */
export const awardsMoved = createEvent();
sample({ clock: $states, filter: (states) => states !== null, fn: () => {}, target: awardsMoved });
