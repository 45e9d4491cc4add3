import { claimableRebate } from '../../../streams/feeds/claimable-rebate.ts';
import { createCountedLifecycle, useCountedLifecycle } from '../../shared/lib/counted-lifecycle.ts';
import { liveState } from '../../shared/realtime/live-state.ts';
import { $memberKey } from '../../entities/wallet/model.ts';

/** Open while the page of the rebate or a menu that shows it is shown. */
export const rebateViews = createCountedLifecycle();

const rebate = liveState({ feed: 'rebate', $key: $memberKey, lifecycle: rebateViews, stream: claimableRebate });
/** MEM-01: what can be claimed as the server has it; null while unknown. */
export const $liveRebate = rebate.$value;
/** Play was counted, or a rebate was paid. */
export const rebateMoved = rebate.changed;

/** Follows what can be claimed while the calling view is shown. */
export const useLiveRebate = (): void => useCountedLifecycle(rebateViews);
