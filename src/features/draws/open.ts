import { createEvent, sample } from 'effector';
import { useUnit } from 'effector-react';
import { map } from 'rxjs';
import { openDraws } from '../../../streams/feeds/open-draws.ts';
import { createCountedLifecycle, useCountedLifecycle } from '../../shared/lib/counted-lifecycle.ts';
import { liveState } from '../../shared/realtime/live-state.ts';
import { $memberKey } from '../../entities/wallet/model.ts';

const views = createCountedLifecycle();

const live = liveState({
  feed: 'draws',
  $key: $memberKey,
  lifecycle: views,
  stream: (syncEvents$, key, { scheduler }, { connection$ }) =>
    openDraws({ syncEvents$, serverOffsetMs$: connection$.pipe(map((now) => now.serverOffsetMs)) }, key, { scheduler }),
});
/** MEM-06: how many wheels and sign-in calendars the member can use now; null while unknown, or while no view follows them. */
export const $openDraws = live.$value;

/** A draw is new or changed, opened or ended, or the member's tickets are others: what pages list is outdated. */
export const drawsMoved = createEvent();
sample({ clock: $openDraws, filter: (known) => known !== null, fn: () => {}, target: drawsMoved });

/** Follows the count while the calling view is shown. */
export const useOpenDraws = (): number => {
  useCountedLifecycle(views);
  return useUnit($openDraws)?.count ?? 0;
};
