import type { Notice } from '../../../contract/notices.ts';
import { inEach, type DemoTexts } from '../languages/index.ts';

type NewNotice = Pick<Notice, 'type' | 'title' | 'content'>;

const notice = (type: Notice['type'], key: keyof DemoTexts['notices']): NewNotice => ({
  type,
  title: inEach(({ notices }) => notices[key].title),
  content: inEach(({ notices }) => notices[key].content),
});

/** The demo's notices, oldest first. */
export const NOTICES: readonly NewNotice[] = [
  notice('B', 'demo-site'),
  notice('PL', 'jade-lantern'),
  notice('PR', 'jackpots'),
  notice('H', 'safety'),
];
