import { createChoice } from '../choice.ts';
import type { LotteryTranslate } from './game.ts';

const PAGES = ['bet', 'results', 'stats', 'chases'] as const;
export type Page = (typeof PAGES)[number];

/** The pages of the board, of which one is shown. */
export function createPages(
  texts: LotteryTranslate,
  pages: Record<Page, HTMLElement>,
  onPage: (page: Page) => void,
): { element: HTMLElement; all: HTMLElement[] } {
  const choice = createChoice(
    texts('views'),
    PAGES.map((value) => ({ value, text: texts(`view.${value}`) })),
    open,
  );
  choice.element.classList.add('is-pages');
  function open(page: Page): void {
    for (const each of PAGES) pages[each].hidden = each !== page;
    onPage(page);
  }
  open('bet');
  return { element: choice.element, all: PAGES.map((page) => pages[page]) };
}
