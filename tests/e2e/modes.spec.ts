import type { BrowserContext, FrameLocator, Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { giveMoney, makeAccount } from './support/accounts.ts';
import { enter, enterAnew } from './support/enter.ts';
import { pressByKey } from './support/game.ts';
import { expectLive, headerBalance } from './support/people.ts';
import { CHANGES_SITE, expect, expectAccessible, operator, siteUrl, test } from './support/scenario.ts';

const GAME = { nodeId: '10009', name: 'Star Keeper', begin: 'Open tile' };
const SOON = { timeout: 30_000 };

const gameIn = (page: Page): FrameLocator => page.frameLocator('iframe');
const expectPlayable = async (page: Page, begin = GAME.begin) => {
  await expect(gameIn(page).getByRole('button', { name: begin, exact: true })).toBeVisible(SOON);
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
};
/** The tile of the game in the list of mini games. */
const tileOf = (page: Page) => page.getByRole('main').getByRole('link', { name: `Open ${GAME.name}` });
const openInPopup = () => operator('game', GAME.nodeId, 'opens-in', 'popup');
const openAsBefore = () => operator('game', GAME.nodeId, 'opens-in', 'none');
/** A browser that blocks popups, as browsers do: `open` returns no window. */
const blockPopups = (context: BrowserContext) =>
  context.addInitScript(() => {
    const open = window.open.bind(window);
    Object.assign(window, {
      open: (...given: Parameters<typeof open>) =>
        document.documentElement.dataset['allowed'] ? open(...given) : null,
    });
  });

test.describe('Mini games in a modal over any page', () => {
  test('[SHELL-07 GAME-09] a member plays one there by the keyboard, and the page behind is as it was', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await enter(page, 'player1', '/promotions');
    const opener = page.getByRole('complementary', { name: 'Quick links' }).getByRole('button', { name: 'Mini games' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName('Mini games');
    await dialog.getByRole('button', { name: `Open ${GAME.name}` }).press('Enter');
    await expect(dialog).toHaveAccessibleName(GAME.name);
    await expectPlayable(page);
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect(dialog.getByLabel('Balance', { exact: true })).toBeVisible();
    await expectAccessible(page);

    await dialog.getByRole('button', { name: 'All mini games' }).press('Enter');
    await expect(dialog).toHaveAccessibleName('Mini games');
    await expect(page.locator('iframe')).toHaveCount(0);
    await dialog.getByRole('button', { name: `Open ${GAME.name}` }).press('Enter');
    await expectPlayable(page);

    await dialog.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(/\/promotions$/);
  });

  test(
    '[SHELL-07 AUTH-13 GAME-01] a visitor on a phone starts free play, and the chosen game opens in the modal',
    FULL_RUN_ONLY,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/help');
      await expectLive(page);
      await page.getByRole('button', { name: 'Games', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Mini games' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: `Open ${GAME.name}` }).click();
      await expect(dialog).toHaveAccessibleName('Welcome back');
      await dialog.getByRole('button', { name: 'Play for free' }).click();
      await expect(dialog).toHaveAccessibleName(GAME.name);
      await expectPlayable(page);
      await expect(gameIn(page).getByText(/Play money only/)).toBeVisible();
      await expect(page).toHaveURL(/\/help$/);
    },
  );
});

test.describe('A game in a window of its own', () => {
  test(
    '[GAME-07] a member opens it by a click; it has the session, no way back to its opener, and closes when it is left',
    { tag: [CHANGES_SITE.tag, FULL_RUN_ONLY.tag] },
    async ({ page }) => {
      test.setTimeout(120_000);
      try {
        await openInPopup();
        await enter(page, 'player1', '/mini');
        const balance = await headerBalance(page);
        const [popup] = await Promise.all([page.waitForEvent('popup'), tileOf(page).click()]);
        await expectPlayable(popup);
        await expect(popup).toHaveURL(new RegExp(`/game/${GAME.nodeId}\\?window=1$`));
        expect(await popup.evaluate(() => window.opener)).toBeNull();
        expect(await headerBalance(popup)).toBe(balance);
        await expect(page).toHaveURL(/\/mini$/);

        // A link without the game's setting leads to the page, which refuses it there and knows the window.
        await page.evaluate((to) => {
          history.pushState(null, '', to);
          dispatchEvent(new PopStateEvent('popstate'));
        }, `/game/${GAME.nodeId}`);
        await expect(page.getByText('The game is open in its own window')).toBeVisible();
        await expect(page.getByRole('heading', { name: GAME.name })).toBeVisible();
        await expect(page.locator('iframe')).toHaveCount(0);

        const closed = popup.waitForEvent('close');
        await popup.getByRole('button', { name: 'Leave game' }).click();
        await closed;
        const [again] = await Promise.all([
          page.waitForEvent('popup'),
          page.getByRole('button', { name: 'Show the window' }).click(),
        ]);
        await expectPlayable(again);
      } finally {
        await openAsBefore();
      }
    },
  );

  test(
    '[GAME-07 SYS-14] a blocked popup says so in the game’s page, and opens from there once popups are allowed',
    { tag: [CHANGES_SITE.tag, FULL_RUN_ONLY.tag] },
    async ({ page, context }) => {
      test.setTimeout(120_000);
      await blockPopups(context);
      try {
        await openInPopup();
        await enter(page, 'player1', '/mini');
        await tileOf(page).click();
        await expect(page).toHaveURL(new RegExp(`/game/${GAME.nodeId}$`));
        const alert = page.getByRole('alert');
        await expect(alert).toContainText('Popup blocked. Please allow popups and try again.');
        await expectAccessible(page);
        await alert.getByRole('button', { name: 'Open the game' }).click();
        await expect(alert).toContainText('Popup blocked. Please allow popups and try again.');
        await page.evaluate(() => void (document.documentElement.dataset['allowed'] = 'yes'));
        const [popup] = await Promise.all([
          page.waitForEvent('popup'),
          alert.getByRole('button', { name: 'Open the game' }).click(),
        ]);
        await expectPlayable(popup);
        await expect(page.getByText('The game is open in its own window')).toBeVisible();
      } finally {
        await openAsBefore();
      }
    },
  );

  test(
    '[GAME-07 SHELL-01] the merchant has games fill the screen',
    { tag: [CHANGES_SITE.tag, FULL_RUN_ONLY.tag] },
    async ({ page }) => {
      try {
        await operator('setting', 'openGamesIn', 'fullScreen');
        await enter(page, 'player1', '/mini');
        await tileOf(page).click();
        await expectPlayable(page);
        await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML');
        await page.getByRole('button', { name: 'Leave game' }).click();
        await expect(page).toHaveURL(/\/mini$/);
        await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
      } finally {
        await operator('setting', 'openGamesIn', 'none');
      }
    },
  );
});

test.describe('A game that does not open', () => {
  test(
    '[SYS-04 GAME-07 SYS-14] games open at the merchant’s origin for them; a slow one says so, and a retry opens the next origin',
    { tag: [CHANGES_SITE.tag, FULL_RUN_ONLY.tag] },
    async ({ page }) => {
      test.setTimeout(150_000);
      const site = new URL(siteUrl());
      const other = `http://127.0.0.1:${site.port}`;
      try {
        // The Studio's pages may be framed by the merchant's known origins only.
        await operator('setting', 'domainRoute', site.origin);
        await operator('setting', 'launchGameCDNs', `http://dead.localhost:9,${other}`);
        await enterAnew(page, '/mini');
        await tileOf(page).click();
        await expect(page.locator('iframe')).toHaveAttribute(
          'src',
          /^http:\/\/dead\.localhost:9\/studio\/play\//,
          SOON,
        );
        const alert = page.getByRole('alert');
        const texts = 'The page took longer time to load, please check your network connectivity';
        await expect(alert).toContainText(texts, { timeout: 40_000 });
        await expectAccessible(page);
        await expect(alert.getByRole('button', { name: 'Leave game' })).toBeVisible();
        await alert.getByRole('button', { name: 'Try again' }).click();
        await expectPlayable(page);
        await expect(alert).toBeHidden();
        expect(await page.locator('iframe').getAttribute('src')).toMatch(new RegExp(`^${other}/studio/play/`));
      } finally {
        await operator('setting', 'launchGameCDNs', 'none');
        await operator('setting', 'domainRoute', 'none');
      }
    },
  );
});

test.describe('Another origin for calls', () => {
  test(
    '[SYS-04] pages call the first origin that answers, with the socket; when it fails, their own',
    { tag: [CHANGES_SITE.tag, FULL_RUN_ONLY.tag] },
    async ({ page }) => {
      const site = new URL(siteUrl());
      const other = `http://127.0.0.1:${site.port}`;
      const sockets: string[] = [];
      page.on('websocket', (socket) => sockets.push(new URL(socket.url()).host));
      const called: string[] = [];
      page.on('response', (response) => {
        const { origin, pathname } = new URL(response.url());
        if (pathname.startsWith('/wps/')) called.push(origin);
      });
      try {
        await operator('setting', 'domainRoute', `http://dead.localhost:9,${other}`);
        await enterAnew(page, '/home');
        await expect.poll(() => sockets.at(-1), SOON).toBe(new URL(other).host);
        await expectLive(page);
        called.length = 0;
        await page.getByRole('link', { name: 'Promotions' }).first().click();
        await expect.poll(() => called.at(-1), SOON).toBe(other);

        await page.route(`${other}/**`, (route) => route.abort());
        await page.getByRole('link', { name: 'Casino', exact: true }).first().click();
        await expect.poll(() => called.at(-1), SOON).toBe(site.origin);
        await expect.poll(() => sockets.at(-1), SOON).toBe(site.host);
        await expectLive(page);
      } finally {
        await operator('setting', 'domainRoute', 'none');
      }
    },
  );
});

test.describe('During an update', () => {
  test(
    '[NAV-12] a page whose scripts are those of another version is loaded again',
    FULL_RUN_ONLY,
    async ({ page }) => {
      let refused = 0;
      await page.route('**/assets/**.js', (route) => {
        // The page's first script has one name in all versions in which it is the same.
        if (refused >= 2 || route.request().url().includes('/start-')) return route.continue();
        refused += 1;
        return route.fulfill({ status: 404, body: '' });
      });
      await page.goto('/home');
      await expectLive(page);
      expect(refused).toBe(2);
    },
  );
});

test.describe('A free trial', () => {
  test('[GAME-01 PP-23] a member plays for free, and then for money', FULL_RUN_ONLY, async ({ page }) => {
    const { username } = await makeAccount();
    await giveMoney(username, 2_000);
    await enter(page, username, `/game/${GAME.nodeId}`);
    await expectPlayable(page);
    await page.getByRole('button', { name: 'Play for free' }).press('Enter');
    await expectPlayable(page);
    await expect(gameIn(page).getByText(/Play money only/)).toBeVisible();
    const playMoney = page.getByRole('group', { name: 'Play money' });
    await expect(playMoney).toHaveText('1,000.00 USD');
    await pressByKey(page, gameIn(page));
    await expect(playMoney).not.toHaveText('1,000.00 USD', SOON);
    // The open round of the free play waits there, and not in the play for money.
    await page.reload();
    await expect(gameIn(page).getByText(/Play money only/)).toBeVisible(SOON);

    await page.getByRole('button', { name: 'Play for real money' }).click();
    await expect(playMoney).toHaveCount(0);
    await expectPlayable(page);
    expect(await headerBalance(page)).toBe(2_000);
    await expect(gameIn(page).getByText(/Play money only/)).toHaveCount(0);
  });

  test(
    '[GAME-01 AUTH-12 AUTH-13] a visitor chooses in the page of a game: the login popup, or free play',
    FULL_RUN_ONLY,
    async ({ page }) => {
      await page.goto(`/game/${GAME.nodeId}`);
      await expect(page.getByRole('heading', { name: GAME.name })).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('dialog')).toHaveAccessibleName('Welcome back');
      await page.keyboard.press('Escape');
      await page.getByRole('main').getByRole('button', { name: 'Play for free' }).click();
      await expectPlayable(page);
      await expect(page.getByText('Play money', { exact: true })).toBeVisible();
    },
  );

  test(
    '[GAME-01] a game without a free trial offers none, and refuses a trial account',
    { tag: [CHANGES_SITE.tag, FULL_RUN_ONLY.tag] },
    async ({ page }) => {
      test.setTimeout(120_000);
      try {
        await operator('game', GAME.nodeId, 'free-play', 'off');
        await page.goto(`/game/${GAME.nodeId}`);
        await expect(page.getByRole('heading', { name: GAME.name })).toBeVisible();
        const main = page.getByRole('main');
        await expect(main.getByRole('button', { name: 'Play for free' })).toHaveCount(0);
        await main.getByRole('button', { name: 'Log in' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Play for free' }).click();
        await expect(page.getByRole('alert')).toContainText('Please Register An Account First');
        await expect(main.getByRole('list', { name: 'Other games' }).getByRole('link')).not.toHaveCount(0);
      } finally {
        await operator('game', GAME.nodeId, 'free-play', 'on');
      }
    },
  );
});
