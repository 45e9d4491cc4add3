import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { anotherDevice, expect, expectAccessible, test } from './support/scenario.ts';
import { makeAccount } from './support/accounts.ts';
import { enter, enterAnew } from './support/enter.ts';
import {
  deposit,
  expectLive,
  freshName,
  goToPay,
  headerBalance,
  PASSWORD,
  payAndReturn,
  register,
} from './support/people.ts';

/** The product's deadline is one second; ten times as much for a loaded machine. */
const SOON = { timeout: 10_000 };

test.describe('A player', () => {
  test('[AUTH-11] registers and is logged in on the home page; a used name is refused, and the form keeps its values', async ({
    page,
    browser,
  }) => {
    const name = await register(page);
    await expect(page).toHaveURL(/\/$/);
    const other = await anotherDevice(browser);
    await other.page.goto('/register');
    const form = other.page.getByRole('dialog');
    await form.getByLabel('Username').fill(name);
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await form.getByLabel('Confirm password').fill(`${PASSWORD}x`);
    await form.getByLabel('Date of birth').fill('1990-05-17');
    await form.getByRole('button', { name: 'Create account' }).click();
    await expect(form.getByText('Incorrect confirmation input')).toBeVisible();
    await form.getByLabel('Confirm password').fill(PASSWORD);
    await form.getByRole('button', { name: 'Create account' }).click();
    await expect(form.getByRole('alert').first()).toBeVisible();
    await expect(form.getByLabel('Username')).toHaveValue(name);
    await other.context.close();
  });

  test(
    '[AUTH-01] a wrong password shows a message that does not reveal whether the name exists',
    FULL_RUN_ONLY,
    async ({ page }) => {
      // Failures are counted by address; no other test uses this one.
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.78' });
      const { username: known } = await makeAccount();
      const refusal = async (username: string) => {
        await page.goto('/login');
        const form = page.getByRole('dialog');
        await form.getByLabel('Username').fill(username);
        await form.getByLabel('Password', { exact: true }).fill('not the password');
        await form.getByRole('button', { name: 'Log in' }).click();
        return form.getByRole('alert').first().innerText();
      };
      expect(await refusal(known)).toBe(await refusal(freshName()));
    },
  );

  test('[WAL-01 LIVE-01] deposits through the sandbox; every open device sees the balance without a reload', async ({
    page,
    browser,
  }) => {
    const name = await enterAnew(page);
    const other = await anotherDevice(browser);
    await enter(other.page, name, '/member');
    const before = await headerBalance(other.page);
    await deposit(page, '25.00');
    await expect.poll(() => headerBalance(page), SOON).toBe(before + 2_500);
    await expect.poll(() => headerBalance(other.page), SOON).toBe(before + 2_500);
    await other.context.close();
  });

  test(
    '[WAL-01] postpones a payment and resumes it, and cancels another; on a phone its state is in view',
    FULL_RUN_ONLY,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await enterAnew(page, '/deposit');
      const news = page.getByRole('region', { name: 'Latest deposit' });
      const earlier = page.getByRole('list', { name: 'Your deposits' });
      const order = async (suggestion: string) => {
        const button = page.getByRole('button', { name: suggestion, exact: true });
        await button.click();
        await expect(button).toHaveAttribute('aria-pressed', 'true');
        await goToPay(page);
        await page.getByRole('link', { name: 'Pay later' }).click();
        await expect(news).toContainText('is awaiting payment');
        await expect(news).toBeInViewport({ ratio: 1 });
      };
      await order('50');
      await expect(earlier.getByText('Sandbox card')).toBeVisible();
      await expectAccessible(page);
      await news.getByRole('link', { name: 'Continue payment' }).click();
      await payAndReturn(page);
      await expect(news).toHaveText('50.00 USD was added to your balance.', SOON);
      await expect(news).toBeInViewport({ ratio: 1 });

      await order('20');
      await expect(earlier.getByRole('button')).toHaveCount(0);
      await news.getByRole('button', { name: 'Cancel deposit' }).click();
      await expect(news).toHaveText('You cancelled your deposit of 20.00 USD. Nothing was charged.', SOON);
      await expect(earlier.getByText('Cancelled')).toBeVisible();
      expect(await headerBalance(page)).toBe(5_000);
    },
  );

  test.describe('playing games', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });
    test('[GAME-07 LIVE-01 MEM-01] plays a slot; balance, net position and record follow, also on another device', async ({
      page,
      browser,
    }) => {
      await enter(page, 'player1');
      const other = await anotherDevice(browser);
      await enter(other.page, 'player1', '/member/personalHistoryCopy');
      const rounds = other.page.getByRole('table').getByRole('row');
      const before = await headerBalance(page);

      await page.getByRole('link', { name: 'Open Jade Lantern' }).first().click();
      const game = page.frameLocator('iframe');
      const spin = game.getByRole('button', { name: 'Spin' });
      await expect(spin).toBeVisible({ timeout: 20_000 });
      await spin.click();
      // The reels stop, and a text states the result.
      await expect(game.getByText(/^(Won|No win|Returned)/).first()).toBeAttached({ timeout: 20_000 });
      await expect(rounds.filter({ hasText: 'Jade Lantern' }).first()).toBeVisible(SOON);
      const net = page.getByTitle('Winnings minus stakes since you logged in');
      const netMinor = async () => Number((await net.innerText()).replace('−', '-').replace(/[^\d-]/g, ''));
      await expect.poll(async () => (await headerBalance(page)) - before === (await netMinor()), SOON).toBe(true);
      await expect.poll(async () => (await headerBalance(other.page)) - (await headerBalance(page)), SOON).toBe(0);
      await other.context.close();
    });
  });

  test('[GAME-07] a game whose words come late still hears the page', FULL_RUN_ONLY, async ({ page }) => {
    await page.addInitScript(() => {
      // The frame of the game has no storage.
      if (window === top) localStorage.setItem('hisLang', 'AR');
    });
    await page.route(/\/studio\/assets\/ar-/, async (route) => {
      // After the page has posted its port, once the document had loaded.
      await new Promise((done) => setTimeout(done, 1_500));
      await route.continue();
    });
    await enterAnew(page, '/game/10001');
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'لفّ' })).toBeEnabled({ timeout: 20_000 });
    await expect(page.getByText('جارٍ فتح اللعبة')).toBeHidden();
  });

  test('[GAME-07 PP-26] a game reaches nothing of the page, goes on after a reload, and is left by the keyboard', async ({
    browser,
  }) => {
    // Console errors are allowed in this browser: it reports each refused access.
    const { page, context } = await anotherDevice(browser);
    await register(page);
    await deposit(page, '25.00');
    await page.goto('/');
    await page.getByRole('link', { name: 'Open Jade Lantern' }).first().click();
    const game = page.frameLocator('iframe');
    const spin = game.getByRole('button', { name: 'Spin' });
    await expect(spin).toBeVisible({ timeout: 20_000 });
    const inFrame = () => page.frames().find((frame) => frame.url().includes('/studio/play/'))!;
    expect(await page.evaluate(() => Object.keys(localStorage).length)).toBeGreaterThan(0);
    const reached = await inFrame().evaluate(async () => {
      const tried = async (work: () => unknown) => {
        try {
          return `reached: ${String(await work())}`;
        } catch (error) {
          return (error as Error).name;
        }
      };
      return {
        origin: self.origin,
        page: await tried(() => parent.document.title),
        storage: await tried(() => localStorage.length),
        cookies: await tried(() => document.cookie),
        calls: await tried(() => fetch('/wps/session/info', { headers: { authorization: 'Bearer x' } })),
        window: window.open('/') === null ? 'null' : 'opened',
      };
    });
    expect(reached).toEqual({
      origin: 'null',
      page: 'SecurityError',
      storage: 'SecurityError',
      cookies: 'SecurityError',
      calls: 'TypeError',
      window: 'null',
    });

    // The next session shows the end of a round that was not shown.
    await page.route('**/studio/api/seen', (route) => route.abort());
    await expect(spin).toHaveAttribute('aria-disabled', 'false', SOON);
    await spin.click();
    await expect(game.getByText(/^(Won|No win|Returned)/).first()).toBeAttached({ timeout: 20_000 });
    // The game announces the result; the balance next to it changes without an announcement.
    await expect(page.getByRole('banner').getByRole('status')).toHaveCount(0);
    await page.unroute('**/studio/api/seen');
    await page.reload();
    await expect(game.getByText(/^Your last round was completed/).first()).toBeAttached({ timeout: 20_000 });
    // After reloading itself, the game is launched again.
    const launchedAt = inFrame().url();
    await inFrame().evaluate(() => location.reload());
    await expect.poll(() => inFrame()?.url() ?? launchedAt, SOON).not.toBe(launchedAt);
    await expect(spin).toHaveAttribute('aria-disabled', 'false', { timeout: 20_000 });

    await game.getByRole('button', { name: 'History' }).press('Enter');
    await expect(game.getByRole('dialog')).toContainText('Since you logged in: staked');
    await page.keyboard.press('Escape');
    await expect(game.getByRole('dialog')).toBeHidden();
    await expect(spin).toBeVisible();
    await game.getByRole('button', { name: 'History' }).press('Enter');
    await game.getByRole('button', { name: 'Full betting record' }).press('Enter');
    await expect(page).toHaveURL(/\/member\/personalHistoryCopy$/);
    await page
      .getByRole('button', { name: /^View: / })
      .first()
      .press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: 'Replay and verify' }).press('Enter');
    await expect(page).toHaveURL(/\/game\/replay\//);
    await expect(game.getByText(/^Replay\. Replay of an earlier round/)).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Leave game' }).press('Enter');
    await expect(page).toHaveURL(/\/member\/personalHistoryCopy$/);
    await context.close();
  });

  test('[GAME-06] marks a favourite; a guest is asked to log in, and then continues', async ({ page }) => {
    await page.goto('/slots');
    await expectLive(page);
    const heart = page.getByRole('button', { name: /^Add .* to favourites/ }).first();
    const name = /Add (.*) to favourites/.exec(
      (await heart.getAttribute('aria-label')) ?? (await heart.innerText()),
    )![1]!;
    await heart.click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Username').fill('player1');
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Log in' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('button', { name: `Remove ${name} from favourites` }).first()).toBeVisible();
    await heart.click();
    await expect(page.getByRole('button', { name: /^Remove .* from favourites/ })).toHaveCount(2);
    await page.goto('/favorite');
    await expect(page.getByRole('link', { name: `Open ${name}` }).first()).toBeVisible();
    await page
      .getByRole('button', { name: `Remove ${name} from favourites` })
      .first()
      .click();
    // It fades out beside the other one. The mode `popLayout` of its library would add a style to the page, which the content policy forbids.
    await expect(page.getByRole('main').getByRole('link', { name: `Open ${name}` })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('link', { name: `Open ${name}` })).toHaveCount(0);
  });

  test('[AUTH-05 W9] logs out everywhere; the other device says so and shows no data of the account', async ({
    page,
    browser,
  }) => {
    const name = await enterAnew(page);
    const other = await anotherDevice(browser);
    await enter(other.page, name);
    await page.goto('/member');
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(
      other.page.getByText('You were logged out').or(other.page.getByText('You logged out on all devices.')).first(),
    ).toBeVisible(SOON);
    await expect(other.page.getByRole('banner').getByLabel('Balance', { exact: true })).toHaveCount(0);
    await other.context.close();
  });

  test('[SHELL-03] hides the balance, and it stays hidden after a reload', FULL_RUN_ONLY, async ({ page }) => {
    await enter(page, 'player1');
    await page.getByRole('button', { name: 'Hide balance' }).click();
    await expect(page.getByRole('banner').getByText('***')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('banner').getByText('***')).toBeVisible();
    await page.getByRole('button', { name: 'Show balance' }).click();
    await expect(page.getByRole('banner').getByText('***')).toBeHidden();
  });
});
