import type { FrameLocator, Page } from '@playwright/test';
import { giveMoney, makeAccount } from './support/accounts.ts';
import { enter } from './support/enter.ts';
import { listen, pressByKey, pressKeyOn } from './support/game.ts';
import { expectLive, headerBalance } from './support/people.ts';
import { anotherDevice, expect, expectFrameAccessible, test } from './support/scenario.ts';

/** A table at which players play against each other; a hand takes 4.00, of which each player puts 0.10 into the pot at first. */
const TABLE = { nodeId: '60014', stake: 400, boot: 10, money: 5_000 };
const SOON = { timeout: 20_000 };

interface Person {
  page: Page;
  game: FrameLocator;
}

/** A new member with money in the game. */
async function open(page: Page): Promise<Person> {
  const { username } = await makeAccount();
  await giveMoney(username, TABLE.money);
  await enter(page, username, `/game/${TABLE.nodeId}`);
  const game = page.frameLocator('iframe');
  await expect(game.getByRole('button', { name: 'Sit down' })).toBeVisible(SOON);
  await expectLive(page);
  return { page, game };
}
const seat = ({ game }: Person, name: RegExp) => game.getByRole('listitem').filter({ hasText: name });
const act = ({ game }: Person, name: RegExp) =>
  game.getByRole('group', { name: 'Your moves' }).getByRole('button', { name });
/** Whose turn it is. */
const onMove = async (people: readonly Person[]): Promise<[Person, Person]> => {
  await expect
    .poll(async () => (await Promise.all(people.map((each) => act(each, /^Pack/).count()))).join(), SOON)
    .toMatch(/1/);
  const first = (await act(people[0]!, /^Pack/).count()) === 1;
  return (first ? [people[0], people[1]] : [people[1], people[0]]) as [Person, Person];
};

test('[GAME-12 GAME-07 PP-26] two players play a hand against each other: seats, cards, turns, a reload, the rake, a pause, and leaving', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  const { page: other } = await anotherDevice(browser);
  const people = await Promise.all([open(page), open(other)]);
  const [one, two] = people;

  // Who waits alone is told so, and can leave.
  await pressByKey(page, one.game);
  await expect(one.game.getByText(/^Waiting for opponents/)).toBeVisible(SOON);
  await expect(act(one, /^Leave seat/)).toBeVisible();
  await pressByKey(other, two.game);

  // The stake of the hand is taken of both, and each is dealt cards that nobody sees.
  const [mover, waiter] = await onMove(people);
  for (const each of people) expect(await headerBalance(each.page)).toBe(TABLE.money - TABLE.stake);
  await expectFrameAccessible(mover.page, 'a table for players against each other');
  await expect(mover.game.locator('.oval-pot')).toHaveText('0.20');
  await expect(mover.game.getByText('Rake 5.00%', { exact: true })).toBeVisible();
  await pressKeyOn(mover.page, act(mover, /^See cards/));
  await expect(seat(mover, /You/).getByRole('img', { name: 'card face down' })).toHaveCount(0);
  await expect(seat(waiter, /Seen/).getByRole('img', { name: 'card face down' })).toHaveCount(3);

  // A reload comes back to the same seat, cards and turn.
  const cards = await seat(mover, /You/)
    .getByRole('img')
    .evaluateAll((all) => all.map((each) => each.ariaLabel));
  await mover.page.reload();
  await expectLive(mover.page);
  await expect(act(mover, /^Bet 0.20/)).toBeVisible(SOON);
  expect(
    await seat(mover, /You/)
      .getByRole('img')
      .evaluateAll((all) => all.map((each) => each.ariaLabel)),
  ).toEqual(cards);
  // The other will pause after this hand; a digit makes a move.
  await pressKeyOn(waiter.page, act(waiter, /^Sit out/));
  await expect(waiter.game.getByRole('button', { name: 'I’m back' })).toBeVisible(SOON);
  await act(mover, /^Pack/).focus();
  await mover.page.keyboard.press('2');
  await expect(mover.game.locator('.oval-pot')).toHaveText('0.40', SOON);

  // The other packs: the winner gets the pot without the rake, and what was not bet comes back to both.
  const said = await listen(mover.game);
  await pressKeyOn(waiter.page, act(waiter, /^Pack/));
  for (const each of people) await expect(each.game.getByText('Rake 0.02')).toBeVisible(SOON);
  await expect.poll(() => said.evaluate((texts) => texts.join('\n')), SOON).toMatch(/^Hand won\. .*4\.08/m);
  await expect.poll(() => headerBalance(mover.page), SOON).toBe(TABLE.money + TABLE.boot - 2);
  await expect.poll(() => headerBalance(waiter.page), SOON).toBe(TABLE.money - TABLE.boot);

  // Who pauses is not dealt in, and nobody plays alone; who leaves has no seat.
  await expect(seat(mover, /Sitting out/)).toHaveCount(1, SOON);
  await expect(mover.game.getByText(/^Waiting for opponents/)).toBeVisible(SOON);
  await pressKeyOn(mover.page, act(mover, /^Leave seat/));
  await expect(mover.game.getByRole('button', { name: 'Sit down' })).toBeVisible(SOON);
  await pressKeyOn(waiter.page, act(waiter, /^Leave seat/));
  await expect(waiter.game.getByRole('button', { name: 'Sit down' })).toBeVisible(SOON);
  await expect(seat(mover, /Empty seat/)).toHaveCount(5, SOON);
  expect(await headerBalance(mover.page)).toBe(TABLE.money + TABLE.boot - 2);
  await other.context().close();
});
