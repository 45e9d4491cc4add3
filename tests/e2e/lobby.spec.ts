import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { gameAt, loadedGames, openSlots, scrollTo } from './support/lists.ts';
import { expectNoSidewaysScroll } from './support/page-checks.ts';
import { expect, expectAccessible, siteUrl, test } from './support/scenario.ts';

test('[GAME-03 SYS-09] a long list renders few cards, tells their places, and Back returns to where it was', async ({
  page,
}) => {
  await openSlots(page);
  const shown = page.getByText(/^Games shown: \d+ of \d+$/);
  const total = (await shown.innerText()).replace(/^.* of /, '');
  expect(Number(total)).toBeGreaterThan(100);
  await scrollTo(page, 100);
  await expect(gameAt(page, 100)).toHaveAttribute('aria-setsize', total);
  expect(await page.locator('li[aria-posinset]').count()).toBeLessThan(60);
  const card = gameAt(page, 100);
  await card.scrollIntoViewIfNeeded();
  const link = card.getByRole('link', { name: /^Open / });
  const name = await link.getAttribute('aria-label');
  await link.click();
  await expect(page).toHaveURL(/\/game\/\d+$/);
  await page.goBack();
  await expect(gameAt(page, 100)).toBeInViewport();
  await expect(gameAt(page, 100).getByRole('link', { name: /^Open / })).toHaveAccessibleName(name!);
});

test(
  '[GAME-03] the Tab key goes through a long list from card to card, in its order',
  FULL_RUN_ONLY,
  async ({ page }) => {
    await openSlots(page);
    await gameAt(page, 1).getByRole('link').focus();
    const places: number[] = [];
    for (let presses = 0; presses < 100; presses += 1) {
      // Nobody presses the key faster than a page of the list loads.
      const place = places.at(-1) ?? 1;
      if (place % 20 === 0) await expect.poll(() => loadedGames(page)).toBeGreaterThan(place);
      await page.keyboard.press('Tab');
      places.push(
        await page.evaluate(() => Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset') ?? 0)),
      );
    }
    // A card has two stops: its heart and its link.
    expect(places).toEqual(Array.from({ length: 100 }, (_, press) => 1 + Math.floor((press + 1) / 2)));
    await scrollTo(page, 80);
    await expect(gameAt(page, 51).getByRole('link').or(gameAt(page, 51).getByRole('button'))).not.toHaveCount(0);
  },
);

test('[HOME-08] an arrow moves a rail of games by nine', FULL_RUN_ONLY, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  // The sections below are rendered when they come near.
  await page.getByRole('heading', { name: 'Casino', exact: true }).scrollIntoViewIfNeeded();
  const rail = page.getByRole('list', { name: 'Casino', exact: true });
  await rail.scrollIntoViewIfNeeded();
  await expect(rail.getByRole('link')).toHaveCount(10);
  await rail.evaluate((list) => (list.scrollLeft = list.scrollWidth));
  await expect(rail.getByRole('link')).toHaveCount(12);
  await rail.evaluate((list) => (list.scrollLeft = list.scrollWidth));
  await expect(rail.getByRole('link')).toHaveCount(24);
  await rail.evaluate((list) => (list.scrollLeft = 0));
  /** Places of the cards that are whole in the rail. */
  const whole = () =>
    rail.evaluate((list) => {
      const { left, right } = list.getBoundingClientRect();
      return [...list.children].flatMap((card, at) => {
        const box = card.getBoundingClientRect();
        return box.left > left - 1 && box.right < right + 1 ? [at + 1] : [];
      });
    });
  await expect.poll(whole).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  await rail.hover();
  // Hidden from screen readers and the keyboard, which need no arrows.
  await rail.locator('xpath=following-sibling::button[2]').click();
  await expect.poll(whole).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18]);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test(
    '[GAME-01] the return and the stakes of a game are in a sheet, from which it opens',
    FULL_RUN_ONLY,
    async ({ page }) => {
      await openSlots(page);
      await expectNoSidewaysScroll(page, 'the list on a phone', [320, 390, 768]);
      await page.getByRole('button', { name: 'About Jade Lantern' }).tap();
      const sheet = page.getByRole('dialog', { name: 'Jade Lantern' });
      await expect(sheet.getByText(/^RTP 9\d(\.\d+)?%$/)).toBeVisible();
      await expect(sheet.getByText(/^Bets \d+\.\d\d to [\d,]+\.\d\d$/)).toBeVisible();
      await expectAccessible(page, 'the facts of a game');
      await expect(sheet.getByRole('link', { name: 'Play for free' })).toHaveAttribute('href', '/game/10001?free=1');
      await sheet.getByRole('link', { name: 'Open Jade Lantern' }).tap();
      await expect(page).toHaveURL(/\/game\/10001$/);
      await expect(sheet).toBeHidden();
    },
  );
});

test(
  '[GAME-03] the least bets to filter by are in the merchant’s currency, and each finds games',
  FULL_RUN_ONLY,
  async ({ page }) => {
    const yen = new URL(siteUrl());
    yen.hostname = 'second.localhost';
    for (const [origin, amount] of [
      [siteUrl(), /^From \d+\.\d\d$/],
      [yen.origin, /^From \d+$/],
    ] as const) {
      await page.goto(`${origin}/rng`);
      await expect(gameAt(page, 1)).toBeVisible();
      const select = page.getByRole('combobox', { name: 'Min bet' });
      const [any, ...bets] = await select.getByRole('option').allInnerTexts();
      expect([any, bets.length > 1]).toEqual(['Any bet', true]);
      for (const bet of bets) expect(bet).toMatch(amount);
      const shown = page.getByText(/^Games shown: \d+ of \d+$/);
      let fewer = Number((await shown.innerText()).replace(/^.* of /, ''));
      for (const bet of bets) {
        const before = await shown.innerText();
        await select.selectOption(bet);
        await expect(shown).not.toHaveText(before);
        const now = Number((await shown.innerText()).replace(/^.* of /, ''));
        expect(now).toBeGreaterThan(0);
        expect(now).toBeLessThan(fewer);
        fewer = now;
      }
    }
  },
);
