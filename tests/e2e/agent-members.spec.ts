import type { Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { giveMoney, makeAgent } from './support/accounts.ts';
import { enterCentre } from './support/agents.ts';
import { confirmByPassword, freshName, headerBalance } from './support/people.ts';
import { openForm, secrets, SOON } from './support/register-form.ts';
import { anotherDevice, expect, expectAccessible, test } from './support/scenario.ts';

const openCentre = (page: Page) => page.getByRole('link', { name: 'Registration centre' }).click();
test('[AGT-05 MEM-09] an agent makes a link; a visitor registers by it, is in the tree, and receives money', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const agent = await makeAgent();
  await giveMoney(agent, 10_000);
  await enterCentre(page, agent);
  await openCentre(page);
  await expect(page.getByText('No links yet')).toBeVisible();
  // A limit that is no number is refused at its field.
  await page.getByLabel('Max registrations, optional').fill('none');
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByText(/Enter a whole number from 1/)).toBeVisible();
  await page.getByLabel('Max registrations, optional').fill('1');
  await page.getByRole('button', { name: 'Create link' }).click();
  const shown = page.getByRole('dialog', { name: 'Registration link' });
  await expect(shown.getByRole('img', { name: 'QR code of the registration link' })).toBeVisible();
  await expectAccessible(page);
  const address = await shown.getByText(/\/register\?link=/).innerText();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listitem').filter({ hasText: '0 / 1' })).toBeVisible();

  // The visitor.
  const visitor = await anotherDevice(browser);
  const form = await openForm(visitor.page, new URL(address).search);
  await expect(form.getByText('An agent invited you.')).toBeVisible();
  await expectAccessible(visitor.page);
  const newcomer = freshName();
  await form.getByLabel('Username').fill(newcomer);
  await secrets(form);
  await form.getByLabel('Date of birth').fill('1990-05-17');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form).toBeHidden(SOON);
  await expect.poll(() => headerBalance(visitor.page)).toBe(0);

  // The link is used up: the next visitor is told, and may register without it.
  const late = await anotherDevice(browser);
  await late.page.goto(`/register${new URL(address).search}`);
  await expect(late.page.getByText('This registration link has been used up.')).toBeVisible();
  await expectAccessible(late.page);
  await late.page.getByRole('button', { name: 'Register without the link' }).click();
  await expect(late.page.getByRole('dialog').getByLabel('Username')).toBeVisible();
  await late.context.close();

  // The agent finds the newcomer and sends money.
  await page.getByRole('link', { name: 'Downline management' }).click();
  await page.getByLabel('Search your team by name').fill(newcomer.slice(0, -2));
  await expect(page.getByRole('list', { name: 'Search results' })).toContainText(newcomer);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Manage ${newcomer}` }).click();
  const member = page.getByRole('dialog', { name: newcomer });
  await member.getByLabel('Amount in USD').fill('0.50');
  await member.getByRole('button', { name: 'Continue' }).click();
  await expect(member.getByText(/Enter an amount from/)).toBeVisible();
  await member.getByLabel('Amount in USD').fill('25');
  await member.getByRole('button', { name: 'Continue' }).click();
  await expect(member.getByText('A transfer cannot be reversed.')).toBeVisible();
  await expectAccessible(page);
  await member.getByRole('button', { name: 'Send', exact: true }).click();
  await confirmByPassword(page);
  await expect(member.getByText(`25.00 USD was sent to ${newcomer}.`)).toBeVisible();
  await expect.poll(() => headerBalance(visitor.page)).toBe(2_500);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: new RegExp(newcomer) })).toContainText('25.00');
  await visitor.context.close();
});

test('[AGT-05 AGT-06] an agent walks down the team, and no further than its own', FULL_RUN_ONLY, async ({ page }) => {
  // Another story of this site may make a request to the same agent meanwhile.
  const request = page.getByRole('dialog', { name: 'Contract request' });
  await page.addLocatorHandler(request, () => page.keyboard.press('Escape'));
  await enterCentre(page, 'agent1');
  await page.getByRole('link', { name: 'Downline management' }).click();
  await page.getByRole('link', { name: 'agent2', exact: true }).click();
  await page.getByRole('link', { name: 'agent4', exact: true }).click();
  const way = page.getByRole('navigation', { name: 'Path' });
  await expect(way.getByRole('listitem')).toHaveText(['You', 'agent2', 'agent4']);
  // Deeper members: no balance, and nothing to do.
  await expect(page.getByRole('columnheader', { name: 'Balance' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Manage / })).toHaveCount(0);
  await expectAccessible(page);
  await way.getByRole('link', { name: 'You' }).click();
  await expect(page.getByRole('button', { name: 'Manage agent2' })).toBeVisible();
  await page.goto('/agentHome/downlineManagmentView?under=999999');
  await expect(page.getByText('Not in your team')).toBeVisible();
  // The list of contracts has an address of its own.
  await page.goto('/agentHome/downlineManagmentView/contracts');
  await expect(page.getByRole('heading', { name: 'Contracts' })).toBeVisible();
});

test(
  '[AGT-05 AUTH-02] an account that an agent creates must change its first password',
  FULL_RUN_ONLY,
  async ({ page, browser }) => {
    const agent = await makeAgent();
    await enterCentre(page, agent);
    await openCentre(page);
    const form = page.locator('section').filter({ has: page.getByRole('heading', { name: 'New account' }) });
    const name = freshName();
    await form.getByLabel('Username').fill('x');
    await form.getByRole('button', { name: 'Create account' }).click();
    await expect(form.getByLabel('Username')).toBeFocused();
    await form.getByLabel('Username').fill(name);
    await form.getByRole('button', { name: 'Create account' }).click();
    await expect(form.getByText(`The account ${name} was created.`)).toBeVisible();
    const other = await anotherDevice(browser);
    await other.page.goto('/login');
    await other.page.getByRole('dialog').getByLabel('Username').fill(name);
    await other.page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('123456');
    await other.page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
    await expect(other.page.getByRole('dialog', { name: 'Change your password' })).toBeVisible();
    await other.context.close();
  },
);
