import { missionBadges } from '../../../streams/feeds/mission-badges.ts';
import { liveState } from '../../shared/realtime/live-state.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { $owner } from './model.ts';

const $memberKey = $owner.map((owner) => owner && `member:${owner.memberId}`);

/** The menu that shows how many missions can be claimed. */
export const badgeView = createLifecycle();
/** MEM-02: how many missions can be claimed; null while unknown, or while the menu is not shown. */
export const $missionBadges = liveState({
  feed: 'badges',
  $key: $memberKey,
  lifecycle: badgeView,
  stream: missionBadges,
}).$value;
