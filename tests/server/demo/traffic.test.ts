import { afterAll, beforeAll, expect, it } from 'vitest';
import { everyBrand } from '../../../server/db/database.ts';
import { deliverWebhooks } from '../../../server/demo/cashier/deliver.ts';
import { demoPlugins } from '../../../server/demo/plugins.ts';
import { seedDemo } from '../../../server/demo/seed.ts';
import { createPlayer } from '../../../server/demo/traffic/player.ts';
import { startTraffic } from '../../../server/demo/traffic/start.ts';
import { checkLedger } from '../../../server/ledger/check.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { addMember, startTestHouse, type TestHouse } from '../../support/house.ts';

let test: TestHouse;
let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
  // The Studio is a vendor with a database of its own.
  const [art, cashier, studio] = demoPlugins(own.url, () => {})!;
  test = await startTestHouse({
    config: { merchant: 'demo', demo: true },
    parts: {
      plugins: [
        async (app, house) => {
          await seedDemo(house);
          await studio!(app, house);
        },
        cashier!,
        art!,
      ],
    },
  });
});
afterAll(async () => {
  await test.close();
  await own.drop();
});

const db = () => everyBrand(test.database.db);
const stakes = async () =>
  db()
    .selectFrom('vendor_txs')
    .innerJoin('members', 'members.id', 'vendor_txs.member_id')
    .select(['members.simulated', 'vendor_txs.state', 'vendor', 'username'])
    .where('kind', '=', 'bet')
    .execute();

it('simulated players, marked as such, bet through the vendor API, and leave the login to people', async () => {
  const traffic = startTraffic(test.house);
  await expect.poll(async () => (await stakes()).length, { timeout: 60_000, interval: 250 }).toBeGreaterThanOrEqual(3);
  await traffic.stop();
  for (const bet of await stakes()) expect(bet).toMatchObject({ simulated: true, state: 'applied', vendor: 'STUDIO' });
  // Dozens of them came from this address.
  expect(test.logged.filter(({ refused }) => refused === 'too_many_requests')).toEqual([]);
  expect((await checkLedger(test.database)).clean).toBe(true);
}, 90_000);

it('a player without money goes to the cashier, and plays on', async () => {
  const pauper = await addMember(test.database, 'pauper', { merchant: 'demo' });
  const player = createPlayer(test.house, pauper, '10001');
  const bets = async () => (await stakes()).filter(({ username }) => username === 'pauper').length;
  // Login, game, cashier.
  for (let step = 0; step < 3; step += 1) await player.step();
  await deliverWebhooks(test.house);
  const paid = await db().selectFrom('deposits').select(['state', 'amount']).execute();
  expect(paid).toContainEqual({ state: 'paid', amount: 20_000 });
  await player.step();
  expect(await bets()).toBe(1);
}, 60_000);
