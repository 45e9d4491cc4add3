import { useUnit } from 'effector-react';
import { missionBadges } from '../../../streams/feeds/mission-badges.ts';
import { createCountedLifecycle, useCountedLifecycle } from '../../shared/lib/counted-lifecycle.ts';
import { liveState } from '../../shared/realtime/live-state.ts';
import { $memberKey } from '../../entities/wallet/model.ts';

/** The menus that show how many missions can be claimed. */
export const badgeViews = createCountedLifecycle();
/** MEM-02: how many missions can be claimed; null while unknown, or while no menu shows it. */
export const $missionBadges = liveState({
  feed: 'badges',
  $key: $memberKey,
  lifecycle: badgeViews,
  stream: missionBadges,
}).$value;

/** Follows how many missions can be claimed while the calling view is shown. */
export const useMissionBadges = (): number => {
  useCountedLifecycle(badgeViews);
  return useUnit($missionBadges)?.missionLeaderboard ?? 0;
};
