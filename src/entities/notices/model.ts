import { attach, combine, createEvent, createStore, sample } from 'effector';
import { LIMITS } from '../../../contract/limits.ts';
import { notices } from '../../../contract/notices.ts';
import type { Notice } from '../../../contract/notices.ts';
import type { Language } from '../../../contract/primitives.ts';
import { feed } from '../../../streams/sync/feed.ts';
import type { Subscriptions } from '../../../streams/transport/transport.ts';
import { createCall } from '../../shared/api/call.ts';
import { $merchant } from '../../shared/api/context.ts';
import { liveFeed } from '../../shared/realtime/runtime.ts';

export const noticesOpened = createEvent();
export const pageChosen = createEvent<number>();

const listCallFx = createCall(notices.list);
const loadFx = attach({
  mapParams: (pageNo: number) => ({ types: 'B,PL,PU,PR,H', platform: 'W' as const, pageNo }),
  effect: listCallFx,
});

const changes = liveFeed({
  subscriptions: combine($merchant, (code): Subscriptions => ({ notices: [`merchant:${code}`] })),
  stream: (syncEvents$, _, watched) => feed(syncEvents$, 'notices', watched.notices?.[0] ?? ''),
});

const withChange = (list: readonly Notice[], id: number, published?: Notice): Notice[] =>
  [...(published ? [published] : []), ...list.filter((each) => each.id !== id)]
    .sort((one, other) => other.publishedAtMs - one.publishedAtMs || other.id - one.id)
    .slice(0, LIMITS.noticesPerPage);

interface Page {
  list: Notice[];
  page: number;
  pages: number;
}
/** HOME-07: one page of notices, newest first. The first page follows published and withdrawn notices. */
export const $page = createStore<Page>({ list: [], page: 1, pages: 1 })
  .on(loadFx.doneData, (_, { list, pageNum, totalPages }) => ({ list, page: pageNum, pages: totalPages }))
  .on(changes.next, (page, { value }) => {
    if (value?.kind === 'withdrawn') return { ...page, list: withChange(page.list, value.id) };
    if (value?.kind !== 'published' || page.page !== 1) return page;
    return { ...page, list: withChange(page.list, value.notice.id, value.notice) };
  });
/** HOME-01: the notices of the marquee: always the newest, on every page of the list. */
export const $newest = createStore<Notice[]>([])
  .on(loadFx.doneData, (shown, { list, pageNum }) => (pageNum === 1 ? list : shown))
  .on(changes.next, (shown, { value }) => {
    if (value?.kind === 'withdrawn') return withChange(shown, value.id);
    return value?.kind === 'published' ? withChange(shown, value.notice.id, value.notice) : shown;
  });
export const $noticesState = createStore<'loading' | 'ready' | 'failed'>('loading')
  .on(loadFx.done, () => 'ready')
  .on(loadFx.fail, () => 'failed');

/** The text of a notice in this language. EN is always present. */
export const noticeText = (text: Partial<Record<Language, string>>, language: Language): string =>
  text[language] ?? text.EN ?? '';

sample({ clock: noticesOpened, fn: () => 1, target: loadFx });
sample({ clock: pageChosen, target: loadFx });
// The log was reset: the shown notices are requested again.
sample({
  clock: changes.next,
  source: $page,
  filter: (_, { value }) => value === null,
  fn: ({ page }) => page,
  target: loadFx,
});
