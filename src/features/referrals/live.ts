import { invitations } from '../../../streams/feeds/invitations.ts';
import { createCountedLifecycle, useCountedLifecycle } from '../../shared/lib/counted-lifecycle.ts';
import { liveState } from '../../shared/realtime/live-state.ts';
import { $memberKey } from '../../entities/wallet/model.ts';

/** Open while the page of invitations or a menu that shows it is shown. */
export const referralViews = createCountedLifecycle();

const referral = liveState({ feed: 'referral', $key: $memberKey, lifecycle: referralViews, stream: invitations });
/** MEM-09: how many came, and how many awards can be claimed; null while unknown. */
export const $liveReferral = referral.$value;
/** Somebody came or is further, or an award changed. */
export const referralMoved = referral.changed;

/** Follows the member's invitations while the calling view is shown. */
export const useLiveReferral = (): void => useCountedLifecycle(referralViews);
