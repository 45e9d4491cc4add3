import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { enter } from './support/enter.ts';
import { expectAccessible, expect, operator, test } from './support/scenario.ts';

const bet = () => operator('demo-bet', '--member', 'oceanic', '--stake', '500');
/** The head of a lane, by its name. */
const lane = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Lanes of marbles' }).getByRole('button', { name });
const marbles = async (page: Page, name: RegExp) =>
  Number((await lane(page, name).first().innerText()).split(/\s+/).at(-1)!.replaceAll(',', ''));

test('[issue 20] a tester sees the balance move, reads its cause, records, saves and replays it', async ({ page }) => {
  test.setTimeout(120_000);
  await enter(page, 'oceanic');
  await page.goto('/dev/live');

  // The recording begins; bets move the balance.
  await page.getByRole('button', { name: 'Record', exact: true }).click({ timeout: 40_000 });
  // The tool is bundled: each script that does not load would leave it undrawn.
  const scripts = await page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  );
  expect(scripts).toBeLessThan(16);
  await page.getByLabel('Feed').selectOption('balance');
  await bet();
  await expect(lane(page, /^balance/)).toBeVisible();
  const before = await marbles(page, /^balance/);
  await bet();
  await expect.poll(() => marbles(page, /^balance/)).toBeGreaterThan(before);

  // By keys: the head of a lane opens its last marble. One that was not newer changed nothing: then the one before is opened.
  await lane(page, /^balance/).focus();
  await page.keyboard.press('Enter');
  const cause = page.getByRole('region', { name: 'Cause' });
  const changed = cause.getByRole('button', { name: /\$\w+.*changed/ }).first();
  const back = page.getByRole('button', { name: 'Previous marble of the lane' });
  await expect(async () => {
    if (!(await changed.isVisible())) await back.press('Enter');
    await expect(changed).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expect(cause).toContainText(/commit to paint \d/);
  await expect(page.getByText(/^Version/)).toBeVisible();
  await expectAccessible(page);

  // The same marbles in a table; the stream of one becomes a test; a fault is on until it is ended.
  await cause.getByRole('button', { name: /wallet\/model \$balance.*emitted/ }).click();
  const tools = page.getByRole('group', { name: 'Tools' });
  await tools.getByRole('button', { name: 'Write a test' }).click();
  await page.getByRole('button', { name: 'Write the test' }).click();
  await expect(page.getByLabel('tests/streams/balance.recorded.test.ts')).toContainText("describe('balance'");
  await tools.getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('row', { name: /entities\/wallet\/model \$balance/ }).first()).toBeVisible();
  await tools.getByRole('button', { name: 'Break it' }).click();
  await page.getByRole('button', { name: 'drop', exact: true }).click();
  await expect(page.getByText('On now: drop 20 %')).toBeVisible();
  await page.getByRole('button', { name: 'End all' }).click();
  await expect(page.getByText('Nothing is broken now.')).toBeVisible();

  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const file = await (await saving).path();
  const text = await readFile(file, 'utf8');
  expect(text).toContain('"parlour":"recording"');
  expect(text).not.toContain('oceanic');

  // The saved file is replayed beside the lanes, to the same changes and without a broken invariant.
  await page
    .getByLabel('Open…')
    .setInputFiles({ name: 'evening.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) });
  const replay = page.getByRole('region', { name: 'Replay' });
  await replay.getByLabel('Speed').selectOption('100');
  await replay.getByRole('button', { name: 'Play' }).click();
  await expect(replay.getByRole('button', { name: 'Play' })).toBeVisible({ timeout: 30_000 });
  await expect(replay).toContainText('No broken invariant and no difference so far.');
  await expect.poll(() => marbles(page, /^balance/)).toBeGreaterThan(0);

  // A file that was cut short is refused in words; the page lives on.
  const cut = Buffer.from(text.slice(0, text.length / 2));
  await page.getByLabel('Open…').setInputFiles({ name: 'cut.jsonl', mimeType: 'application/jsonl', buffer: cut });
  await expect(page.getByRole('alert')).toContainText('cut short');
  await page.getByRole('button', { name: 'Back to the live site' }).click();
  await expect(page.getByRole('button', { name: 'Record', exact: true })).toBeEnabled({ timeout: 30_000 });
});
