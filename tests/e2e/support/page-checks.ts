import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './scenario.ts';

/** A small phone, a phone and a tablet. */
const NARROW = [320, 390, 768];
const softly = expect.configure({ soft: true, timeout: 3_000 });

/** Asserts that nothing is wider than the window. A failure names the width, and the test continues. */
export const expectNoSidewaysScroll = async (page: Page, where: string, widths = NARROW): Promise<void> => {
  const before = page.viewportSize()!;
  for (const width of widths) {
    await page.setViewportSize({ width, height: before.height });
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await softly.poll(tooWide, `${where} at ${width}: pixels beyond the window`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(before);
};

/** Asserts that the open page has loaded completely. */
const expectWhole = async (page: Page, where: string): Promise<void> => {
  const heading = page.getByRole('heading', { level: 1 });
  // An open form hides the page behind it.
  const shown = heading.or(page.getByRole('dialog')).filter({ visible: true });
  await expect.soft(shown.first(), where).toBeVisible();
  await expect.soft(page.locator('[aria-busy="true"]'), where).toHaveCount(0);
};

/** Goes to a page like the browser's back and forward buttons: the site is not loaded again. */
export const show = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/**
 * Goes to a page like a link of the site: the site is not loaded again. It starts from another page, so that the title must
 * change.
 */
export const goTo = async (page: Page, path: string): Promise<void> => {
  const [between, title] = path === '/credits' ? ['/down', /^App/] : ['/credits', /^Licences/];
  await show(page, between);
  await expect(page).toHaveTitle(title);
  await show(page, path);
  await expect(page).not.toHaveTitle(title);
};

/** Checks the open page: own title, no axe violations, no sideways scrolling, and the same after a reload. */
export const checkPage = async (page: Page, where: string, title: RegExp): Promise<void> => {
  await expectWhole(page, where);
  await expect.soft(page, where).toHaveTitle(title);
  const own = await page.title();
  await expectAccessible(page, where);
  await expectNoSidewaysScroll(page, where);
  await page.reload();
  await expect.soft(page, `${where}, loaded again`).toHaveTitle(own);
};

/** Goes to each page in turn and checks that it fits every narrow window. */
export const checkWidths = async (page: Page, paths: readonly string[]): Promise<void> => {
  for (const path of paths)
    await test.step(path, async () => {
      await goTo(page, path);
      await expectWhole(page, path);
      await expectNoSidewaysScroll(page, path);
    });
};
