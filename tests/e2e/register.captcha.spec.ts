import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { during, field } from './support/during.ts';
import { CHANGES_SITE, expect, expectAccessible, test } from './support/scenario.ts';
import { topicId, know } from './support/captcha.ts';
import { expectLive, freshName, PASSWORD } from './support/people.ts';
import { SOON, openForm, secrets } from './support/register-form.ts';

test.describe('Registration', CHANGES_SITE, () => {
  test.slow();

  test(
    '[AUTH-03 AUTH-09 LIVE-08] asks for the picture when it is on, loads another after each attempt, and offers an alternative',
    FULL_RUN_ONLY,
    async ({ page }) => {
      await during([field('captcha')], async () => {
        const first = page.waitForResponse('**/wps/captcha');
        const form = await openForm(page);
        await know(await topicId(first), 'ACDEF');
        await expect(form.getByRole('img', { name: /^Security image/ })).toBeVisible(SOON);
        await expect(form.getByLabel('Username')).toBeFocused();
        const letters = form.getByLabel('Characters in the image');
        const send = form.getByRole('button', { name: 'Create account' });
        await form.getByLabel('Username').fill(freshName());
        await secrets(form);
        await form.getByLabel('Date of birth').fill('1990-05-17');
        await send.click();
        await expect(form.getByText('Please enter the characters in the image.')).toBeVisible();
        await expect(letters).toBeFocused();
        await expectAccessible(page);

        const second = page.waitForResponse('**/wps/captcha');
        await letters.fill('WRONG');
        await page.keyboard.press('Enter');
        await know(await topicId(second), 'ACDEF');
        await expect(form.getByRole('alert').first()).toContainText('The characters do not match');
        await expect(letters).toBeFocused();
        await letters.fill('acdef');
        await page.keyboard.press('Enter');
        await expect(form).toBeHidden(SOON);
        await expectLive(page);
      });
    },
  );

  test(
    '[AUTH-03 AUTH-09] lets the device compute a proof in place of the picture, also in Arabic and on a phone',
    FULL_RUN_ONLY,
    async ({ page }) => {
      test.setTimeout(180_000);
      await during([field('captcha')], async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.addInitScript(() => localStorage.setItem('hisLang', 'AR'));
        await page.goto('/register');
        const form = page.getByRole('dialog', { name: 'أنشئ حسابك' });
        await form.getByRole('button', { name: 'لا أستطيع قراءة الصورة' }).click();
        // The proof is ready before the form is complete: it is kept.
        await expect(form.getByText('اكتمل التحقق. لا حاجة إلى إدخال الرموز.')).toBeVisible({ timeout: 90_000 });
        const inside = await form.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth + 1);
        expect(inside).toBe(true);
        await form.locator('input[name="username"]').fill(freshName());
        await form.locator('input[name="password"]').fill(PASSWORD);
        await form.locator('input[name="confirmPassword"]').fill(PASSWORD);
        await form.locator('input[name="birthday"]').fill('1990-05-17');
        await form.locator('button[type="submit"]').click();
        await expect(form).toBeHidden(SOON);
        await expectLive(page);
      });
    },
  );
});
