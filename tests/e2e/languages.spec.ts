import type { Page } from '@playwright/test';
import { markOf } from '../../contract/languages.ts';
import { LANGUAGES } from '../../contract/primitives.ts';
import { LANGUAGE_NAMES } from '../../src/shared/i18n/language-names.ts';
import { clippedTexts } from '../screens/clipped.ts';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { enter } from './support/enter.ts';
import { expectLive } from './support/people.ts';
import { speakPseudo } from './support/pseudo.ts';
import { expect, expectAccessible, test } from './support/scenario.ts';

const PAGES = ['/', '/slots', '/sports', '/promotions', '/deposit', '/agentHome'];
const WIDTHS = [1440, 768, 390, 320];

/** Each page is whole at each width: no text is cut, nothing is wider than the window. */
const expectWholePages = async (page: Page): Promise<void> => {
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.goto(path);
      await expectLive(page);
      await expect(page.locator('h1').first()).toBeAttached();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .configure({ soft: true })
          .poll(() => clippedTexts(page), { timeout: 2_000, message: `what is cut on ${path} at ${width}` })
          .toEqual([]);
      }
    });
};

test.describe('The site in each language', () => {
  test.describe.configure({ mode: 'parallel', timeout: 240_000 });

  for (const language of LANGUAGES)
    test(
      `[SYS-08 PP-31] is chosen by its name, ${language}, and shows six pages whole`,
      FULL_RUN_ONLY,
      async ({ page }) => {
        await page.goto('/');
        await page.getByRole('button', { name: 'Language: English' }).first().click();
        const list = page.getByRole('dialog', { name: 'Language' });
        await list.getByRole('searchbox').fill(LANGUAGE_NAMES[language]);
        await list.getByRole('button', { name: LANGUAGE_NAMES[language] }).first().click();
        const { tag, dir } = markOf(language);
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        await expect(page.locator('html')).toHaveAttribute('dir', dir);
        await enter(page, 'agent1');
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        await expectWholePages(page);
      },
    );

  for (const dir of ['ltr', 'rtl'] as const)
    test(`[SYS-08] shows six pages whole in words half as long again, ${dir}`, FULL_RUN_ONLY, async ({ page }) => {
      await speakPseudo(page, dir);
      await enter(page, 'agent1');
      await expectWholePages(page);
    });
});
