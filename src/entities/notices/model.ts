import { attach, createEvent, createStore, sample } from 'effector';
import { LIMITS } from '../../../contract/limits.ts';
import { notices } from '../../../contract/notices.ts';
import type { Notice } from '../../../contract/notices.ts';
import type { Language } from '../../../contract/primitives.ts';
import { changed, NO_CHANGES, notices as noticesStream, type NoticeChanges } from '../../../streams/feeds/notices.ts';
import { createCall } from '../../shared/api/call.ts';
import { $merchant } from '../../shared/api/context.ts';
import { liveEvents } from '../../shared/realtime/live-events.ts';

export const noticesOpened = createEvent();
export const pageChosen = createEvent<number>();

const listCallFx = createCall(notices.list);
const loadFx = attach({
  mapParams: (pageNo: number) => ({ types: 'B,PL,PU,PR,H', platform: 'W' as const, pageNo }),
  effect: listCallFx,
});

interface Page {
  list: Notice[];
  page: number;
  pages: number;
}
interface Shown {
  /** What the feed told: an answer may have left the server before it. */
  received: NoticeChanges;
  page: Page;
  newest: Notice[];
}
const NOTHING: Shown = { received: NO_CHANGES, page: { list: [], page: 1, pages: 1 }, newest: [] };
const after = ({ received, page, newest }: Shown): Shown => {
  const now = (list: Notice[]) => changed(list, received).slice(0, LIMITS.noticesPerPage);
  const list = page.page === 1 ? now(page.list) : page.list.filter(({ id }) => received.get(id) !== null);
  return { received, page: { ...page, list }, newest: now(newest) };
};
const log = liveEvents({
  feed: 'notices',
  $key: $merchant.map((code) => `merchant:${code}`),
  stream: noticesStream,
  initial: NOTHING,
  reduce: (shown, received) => after({ ...shown, received }),
  snapshot: {
    loaded: loadFx.doneData,
    apply: ({ received, newest }, { list, pageNum, totalPages }) =>
      after({
        received,
        page: { list, page: pageNum, pages: totalPages },
        newest: pageNum === 1 ? list : newest,
      }),
  },
});
/** HOME-07: one page of notices, newest first. The first page follows published and withdrawn notices. */
export const $page = log.$value.map(({ page }) => page);
/** HOME-01: the notices of the marquee: always the newest, on every page of the list. */
export const $newest = log.$value.map(({ newest }) => newest);
export const $noticesState = createStore<'loading' | 'ready' | 'failed'>('loading')
  .on(loadFx.done, () => 'ready')
  .on(loadFx.fail, () => 'failed');

/** The text of a notice in this language. EN is always present. */
export const noticeText = (text: Partial<Record<Language, string>>, language: Language): string =>
  text[language] ?? text.EN ?? '';

sample({ clock: noticesOpened, fn: () => 1, target: loadFx });
sample({ clock: pageChosen, target: loadFx });
sample({ clock: log.lost, source: $page, fn: ({ page }) => page, target: loadFx });
