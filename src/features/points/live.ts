import { pointsBalance } from '../../../streams/feeds/points-balance.ts';
import { createCountedLifecycle, useCountedLifecycle } from '../../shared/lib/counted-lifecycle.ts';
import { liveState } from '../../shared/realtime/live-state.ts';
import { $memberKey } from '../../entities/wallet/model.ts';

/** Open while at least one view shows points or level. */
export const pointViews = createCountedLifecycle();

/** MEM-05: the member's points as the server has them; null while unknown. */
const points = liveState({ feed: 'points', $key: $memberKey, lifecycle: pointViews, stream: pointsBalance });
export const $livePoints = points.$value;
/** Points, an exchange, or the stake of the levels' period changed. */
export const pointsMoved = points.changed;
const level = liveState({ feed: 'level', $key: $memberKey, lifecycle: pointViews });
export const $liveLevel = level.$value;
/** The level changed, or the day from which it falls. */
export const levelMoved = level.changed;

/** Follows the member's points and level while the calling view is shown. */
export const useLivePoints = (): void => useCountedLifecycle(pointViews);
