import { attach, createEvent, createStore, sample } from 'effector';
import { LIMITS } from '../../../contract/limits.ts';
import { notices } from '../../../contract/notices.ts';
import type { Notice } from '../../../contract/notices.ts';
import type { Language } from '../../../contract/primitives.ts';
import { createCall } from '../../shared/api/call.ts';
import { $merchant } from '../../shared/api/context.ts';
import { liveLog } from '../../shared/realtime/live-log.ts';

export const noticesOpened = createEvent();
export const pageChosen = createEvent<number>();

const listCallFx = createCall(notices.list);
const loadFx = attach({
  mapParams: (pageNo: number) => ({ types: 'B,PL,PU,PR,H', platform: 'W' as const, pageNo }),
  effect: listCallFx,
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
interface Shown {
  page: Page;
  newest: Notice[];
}
const NOTHING: Shown = { page: { list: [], page: 1, pages: 1 }, newest: [] };
const log = liveLog({
  feed: 'notices',
  $key: $merchant.map((code) => `merchant:${code}`),
  initial: NOTHING,
  reduce({ page, newest }, change) {
    const published = change.kind === 'published' ? change.notice : undefined;
    const changed = (list: Notice[]) => withChange(list, published?.id ?? (change as { id: number }).id, published);
    const isShown = !published || page.page === 1;
    return { page: isShown ? { ...page, list: changed(page.list) } : page, newest: changed(newest) };
  },
  snapshot: {
    loaded: loadFx.doneData,
    apply: ({ newest }, { list, pageNum, totalPages }) => ({
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
