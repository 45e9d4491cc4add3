import type { Page } from '@playwright/test';
import { expect } from './scenario.ts';

/** A game of a long list by its place in it, from 1. Only those near the window are rendered. */
export const gameAt = (page: Page, index: number) => page.locator(`li[aria-posinset="${index}"]`);

/** Scrolls as a person does until the game of this place is rendered. */
export const scrollTo = async (page: Page, index: number): Promise<void> => {
  await page.mouse.move(600, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(gameAt(page, index)).toBeAttached({ timeout: 200 });
  }).toPass({ timeout: 60_000 });
};

/** Opens the long list of slots. */
export const openSlots = async (page: Page): Promise<void> => {
  await page.goto('/rng');
  await expect(gameAt(page, 1)).toBeVisible();
};

/** How many games of the list are loaded, as the page says. */
export const loadedGames = async (page: Page): Promise<number> =>
  Number(/\d+/.exec(await page.getByText(/^Games shown: \d+ of \d+$/).innerText())![0]);
