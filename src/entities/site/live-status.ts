import { combine, createEffect, createStore, sample } from 'effector';
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
    return merge(siteStatus(syncEvents$, topics.siteStatus![0]!).pipe(filter((told) => told !== null)), refused$);
  },
});
const told = sample({ clock: statuses.next, filter: (next) => next !== 'refused' });

/** SYS-01: open pages follow the status without reload. */
sample({ clock: told, fn: ({ status }) => status, target: statusChanged });
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

/** The first wait, which doubles up to the longest: pages that fail together must not come back together. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
export const waitFx = createEffect(
  (failures: number) =>
    new Promise<void>((resolve) => {
      const ms = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
      setTimeout(resolve, ms * (0.5 + Math.random() / 2));
    }),
);
const $failures = createStore(0)
  .on(loadSiteFx.fail, (failures) => failures + 1)
  .reset(loadSiteFx.done);
/** The last version that the feed told is not that of the page. */
const $isBehind = combine(
  $site,
  createStore<number | null>(null).on(statuses.next, (_, next) => (next === 'refused' ? -1 : next.seq)),
  (site, newest) => site !== null && newest !== null && newest !== site.statusSeq,
);
// SYS-05: a page whose load failed follows all the same.
sample({ clock: loadSiteFx.fail, source: $failures, filter: $isBehind, target: waitFx });
sample({ clock: waitFx.done, filter: $isBehind, fn: () => ({}), target: loadSiteFx });
