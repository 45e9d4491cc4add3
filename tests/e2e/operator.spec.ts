import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { CHANGES_SITE, expect, expectAccessible, operator, operatorProcess, test } from './support/scenario.ts';
import { during, flag, type Switch } from './support/during.ts';
import { enter, enterAnew } from './support/enter.ts';
import { deposit, expectLive, headerBalance } from './support/people.ts';

const SOON = { timeout: 10_000 };
const status = (...to: string[]): Switch => [
  ['status', ...to],
  ['status', 'normal'],
];

test.describe('Open pages follow operator commands', CHANGES_SITE, () => {
  test('[HOME-01 LIVE-10] [SYS-05 SHELL-02] [SYS-01..03] a visitor’s page: a notice, the register button, restriction, maintenance', async ({
    page,
  }) => {
    await page.goto('/');
    await expectLive(page);
    const isOpen = () => expect(page.getByRole('region', { name: 'Featured' })).toBeVisible(SOON);

    await test.step('a notice published appears', async () => {
      const title = `The cellar opens at ${new Date().toISOString()}`;
      expect(await operatorProcess('notice', title)).toMatch(/^Notice \d+ is published\.\n$/);
      await expect(page.getByRole('button', { name: title }).first()).toBeVisible(SOON);
    });

    await test.step('DIRECTREG3 off removes the register button, and on restores it', async () => {
      const register = page.getByRole('banner').getByText('Register', { exact: true });
      await expect(register).toBeVisible();
      await during([flag('DIRECTREG3', 'off')], () => expect(register).toBeHidden(SOON));
      await expect(register).toBeVisible(SOON);
    });

    await test.step('a restricted region shows the visitor’s address', async () => {
      await during([status('restricted')], () => expect(page.getByText(/127\.0\.0\.1|::1/).first()).toBeVisible(SOON));
      await isOpen();
    });

    await test.step('maintenance closes the site, counts down to its end, and opens it again by itself', async () => {
      const until = new Date(Date.now() + 3_600_000).toISOString();
      await during([status('maintenance', '--until', until)], async () => {
        await expect(page.getByRole('heading', { name: 'We’ll be right back' })).toBeVisible(SOON);
        await expect(
          page
            .getByRole('timer')
            .or(page.getByText(/^00:(59|60):\d\d$|^59:\d\d$/))
            .first(),
        ).toBeVisible();
        await page.reload();
        await expect(page.getByRole('heading', { name: 'We’ll be right back' })).toBeVisible();
        await expectAccessible(page);
      });
      await isOpen();
    });
  });

  test('[PP-30] a game is refused while all play is stopped, and opens once play is resumed', async ({ page }) => {
    await enter(page, 'player1');
    const game = page.getByRole('link', { name: 'Open Jade Lantern' }).first();
    try {
      await operator('kill', 'play', '--reason', 'a story of the tests');
      await game.click();
      await expect(page.getByText('This game is not available right now')).toBeVisible();
      await expect(page.getByRole('list', { name: 'Other games' })).toHaveCount(0);
      await page.getByRole('link', { name: 'Home' }).click();
    } finally {
      await operator('revive', 'play', '--reason', 'a story of the tests');
    }
    await game.click();
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible({ timeout: 20_000 });
  });

  test('[WAL-01 LIVE-01] a large deposit waits for the operator; the open page follows the decision', async ({
    page,
  }) => {
    const name = await enterAnew(page);
    for (const [decision, said] of [
      ['refuse', 'was declined'],
      ['approve', '1,500.00 USD was added to your balance'],
    ] as const) {
      await deposit(page, '1500.00');
      await expect(page.getByText('We are reviewing your deposit')).toBeVisible(SOON);
      const waiting = (await operator('deposits')).split('\n').find((line) => line.includes(name));
      const id = waiting!.split(' ')[0]!;
      await operator('deposit', decision, id, '--reason', 'a story of the tests');
      await expect(page.getByText(said)).toBeVisible(SOON);
    }
    await expect.poll(() => headerBalance(page), SOON).toBe(150_000);
  });

  test(
    '[W1] after a restore (new epoch) an open page discards all its data and loads the correct data again',
    FULL_RUN_ONLY,
    async ({ page }) => {
      await enter(page, 'player1');
      const before = await page.getByRole('banner').getByLabel('Balance', { exact: true }).innerText();
      await operator('restored');
      await expect
        .poll(() => page.getByRole('banner').getByLabel('Balance', { exact: true }).innerText(), { timeout: 20_000 })
        .toBe(before);
      await expectLive(page);
    },
  );
});
