import { enterCentre } from './support/agents.ts';
import { enter } from './support/enter.ts';
import { anotherDevice, expect, expectAccessible, test } from './support/scenario.ts';
import { expectNoSidewaysScroll } from './support/page-checks.ts';

test('[AGT-01 MEM-02 LIVE-02 PP-31] an agent writes, the member sees the badge move and the message arrive, and answers', async ({
  page,
  browser,
}) => {
  const text = `See you at ${Date.now()}`;
  const member = await anotherDevice(browser);
  await enter(member.page, 'agent4', '/member/securityCenter');
  const menu = member.page.getByRole('navigation', { name: 'Account pages' });
  const entry = menu.getByRole('link', { name: 'Messages' });
  await expect(entry).toHaveAccessibleName(/^Messages(\d+ unread messages?)?$/);
  const before = await entry.innerText();

  await enterCentre(page, 'agent2');
  await page
    .getByRole('navigation', { name: 'Agent centre', exact: true })
    .getByRole('link', { name: 'Messages' })
    .click();
  await page.getByRole('searchbox', { name: 'Search by account' }).fill('agent4');
  await page.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name: 'agent4' }).click();
  await page.getByLabel('Your message').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log').getByText(text)).toBeVisible();
  await expectAccessible(page);

  // The badge moves without a reload.
  await expect.poll(() => entry.innerText()).not.toBe(before);
  await entry.click();
  await member.page.getByRole('link', { name: text }).click();
  await expect(member.page.getByRole('log').getByText(text)).toBeVisible();
  await expect(entry).toHaveText('Messages');
  await expectAccessible(member.page);

  // The next message arrives in the open thread.
  await page.getByLabel('Your message').fill(`${text}, again`);
  await page.keyboard.press('Control+Enter');
  await expect(member.page.getByRole('log').getByText(`${text}, again`)).toBeVisible();
  await member.page.getByLabel('Your message').fill(`Yes, ${text}`);
  await member.page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log').getByText(`Yes, ${text}`)).toBeVisible();
  await expectNoSidewaysScroll(member.page, 'the thread of a member');
  await member.context.close();
});
