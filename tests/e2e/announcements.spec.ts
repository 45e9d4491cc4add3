import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { enterCentre } from './support/agents.ts';
import { enter } from './support/enter.ts';
import { checkPage, checkWidths } from './support/page-checks.ts';
import { anotherDevice, CHANGES_SITE, expect, operator, test } from './support/scenario.ts';

test(
  '[AGT-01 AGT-06 LIVE-02] an agent sees a new announcement arrive, reads it, and marks the others as read; players never see it',
  { tag: [CHANGES_SITE.tag, FULL_RUN_ONLY.tag] },
  async ({ page, browser }) => {
    test.setTimeout(180_000);
    const title = `New terms ${Date.now()}`;
    const phone = await anotherDevice(browser);
    await enterCentre(phone.page, 'agent1');
    const onPhone = phone.page
      .getByRole('navigation', { name: 'Agent centre', exact: true })
      .getByRole('link', { name: /^Announcements/ });

    await enterCentre(page, 'agent1');
    const entry = page
      .getByRole('navigation', { name: 'Agent centre', exact: true })
      .getByRole('link', { name: /^Announcements/ });
    await entry.click();
    const unread = page.getByRole('button', { name: /Unread/ });
    await expect(page.getByText('1 / 2')).toBeVisible();
    const before = await unread.count();

    await operator('notice', title, '--type', 'AG', '--body', 'They apply from Monday.');
    const arrived = page.getByRole('button', { name: title });
    await expect(arrived).toHaveAccessibleName(/Unread/);
    await expect(unread).toHaveCount(before + 1);
    await expect(onPhone).toHaveAccessibleName(new RegExp(`${before + 1} unread announcement`));

    // Read here, it is read on the agent's other device.
    await arrived.click();
    await expect(page.getByRole('dialog', { name: title })).toContainText('They apply from Monday.');
    await page.keyboard.press('Escape');
    await expect(arrived).not.toHaveAccessibleName(/Unread/);
    await expect(onPhone).toHaveAccessibleName(
      before === 0 ? 'Announcements' : new RegExp(`Announcements ?${before} unread announcement`),
    );

    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(unread).toHaveCount(0);
    await expect(onPhone).toHaveAccessibleName('Announcements');
    await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeHidden();
    await page.getByRole('button', { name: 'Older announcements' }).click();
    await expect(page.getByText('2 / 2')).toBeVisible();
    await expect(arrived).toBeHidden();
    await checkPage(page, 'Announcements', /^Announcements · /);
    await checkWidths(page, ['/agentHome/agentAnnouncement']);
    await phone.context.close();

    const player = await anotherDevice(browser);
    await enter(player.page, 'player1', '/');
    await player.page
      .getByRole('complementary', { name: 'Quick links' })
      .getByRole('button', { name: 'Announcements' })
      .click();
    await expect(player.page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await expect(player.page.getByText(title)).toHaveCount(0);
    await player.context.close();
  },
);

test(
  '[AGT-01 LIVE-02] a message of the operator to a team moves the badge of each member',
  { tag: [CHANGES_SITE.tag, FULL_RUN_ONLY.tag] },
  async ({ page }) => {
    const text = `To the team ${Date.now()}`;
    await enter(page, 'agent4', '/member/securityCenter');
    const entry = page.getByRole('navigation', { name: 'Account pages' }).getByRole('link', { name: 'Messages' });
    const before = await entry.innerText();
    await operator('message', '--team', 'agent2', '--agents', '--about', 'service', text);
    await expect.poll(() => entry.innerText()).not.toBe(before);
    await entry.click();
    await expect(page.getByRole('navigation', { name: 'Conversations' }).getByText(text)).toBeVisible();
  },
);
