import { sample } from 'effector';
import { filter, map, merge, pairwise, startWith } from 'rxjs';
import type { SiteStatus } from '../../../contract/site.ts';
import { siteStatus } from '../../../streams/feeds/site-status.ts';
import { fromLive, topicOf } from '../../shared/realtime/runtime.ts';
import { $brandCode, $siteStatus, loadSiteFx, statusChanged } from './model.ts';

const isSame = (one: SiteStatus | null, other: SiteStatus | null) =>
  one?.status === other?.status && one?.untilMs === other?.untilMs;

const statuses = fromLive({
  subscriptions: topicOf(
    'siteStatus',
    $brandCode.map((code) => code && `merchant:${code}`),
  ),
  stream: (live, topics) => {
    const syncEvents$ = live.watch(topics);
    const told$ = siteStatus(syncEvents$, topics.siteStatus![0]!).pipe(
      startWith(null),
      pairwise(),
      map(([before, status]) => ({ status, isRepeated: status !== null && isSame(before, status) })),
    );
    // The socket may be refused before the page knows why. The site info gives the reason (SYS-03).
    const refused$ = syncEvents$.pipe(
      filter((item) => item.kind === 'refused' && item.refusal === 'REGION_RESTRICTED'),
      map(() => ({ status: null, isRepeated: true })),
    );
    return merge(told$, refused$);
  },
});

/** SYS-01: open pages follow the status without reload. */
sample({ clock: statuses.next.map(({ status }) => status), filter: Boolean, target: statusChanged });
/**
 * SYS-05: an equal status with a new version means that brand, flags or modules changed. A restricted page is refused
 * repeatedly.
 */
sample({
  clock: statuses.next,
  source: $siteStatus,
  filter: (now, { status, isRepeated }) => isRepeated && (status !== null || now.status !== 2),
  fn: () => ({}),
  target: loadSiteFx,
});
