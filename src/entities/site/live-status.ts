import { sample } from 'effector';
import { filter, map, merge } from 'rxjs';
import { siteStatus } from '../../../streams/feeds/site-status.ts';
import { fromLive, topicOf } from '../../shared/realtime/runtime.ts';
import { $brandCode, $site, $siteStatus, loadSiteFx, statusChanged } from './model.ts';

const statuses = fromLive({
  subscriptions: topicOf(
    'siteStatus',
    $brandCode.map((code) => code && `merchant:${code}`),
  ),
  stream: (live, topics) => {
    const syncEvents$ = live.watch(topics);
    // The socket may be refused before the page knows why. The site info gives the reason (SYS-03).
    const refused$ = syncEvents$.pipe(
      filter((item) => item.kind === 'refused' && item.refusal === 'REGION_RESTRICTED'),
      map(() => 'refused' as const),
    );
    return merge(
      siteStatus(syncEvents$, topics.siteStatus![0]!).pipe(filter((received) => received !== null)),
      refused$,
    );
  },
});
const received = sample({ clock: statuses.next, filter: (next) => next !== 'refused' });

/** SYS-01: open pages follow the status without reload. */
sample({ clock: received, fn: ({ status }) => status, target: statusChanged });
/**
 * SYS-05: another version than that of the site info means that the status, brand, flags or modules changed since the info was
 * read. The model loads a restricted page’s info at every status (SYS-03).
 */
sample({
  clock: statuses.next,
  source: { site: $site, now: $siteStatus },
  filter: ({ site, now }, next) => now.status !== 2 && (next === 'refused' || next.seq !== site?.statusSeq),
  fn: () => ({}),
  target: loadSiteFx,
});
