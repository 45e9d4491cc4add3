import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../../server/db/database.ts';
import { isWalletOfPlay } from '../../../server/domains/vendor-api/wallet-of-play.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { addMerchant } from '../../support/test-server.ts';

let made: TestDatabase;
let database: Database;
beforeAll(async () => {
  made = await createTestDatabase();
  database = openDatabase(made.url, { size: 1 });
  await addMerchant(database, 'parlour');
  await sql`
    insert into accounts (merchant, ledger, kind, owner, currency, exponent)
    select 'parlour', 'real', 'vendor_wallet', 'vendor:SPUR:member:' || n, 'USD', 2 from generate_series(1, 5000) n`.execute(
    database.db,
  );
  await sql`analyze accounts`.execute(database.db);
});
afterAll(async () => {
  await database.close();
  await made.drop();
});

it('the wallet of a play session is looked up by the accounts’ key, however many accounts there are', async () => {
  const { rows } = await sql<Record<string, string>>`
    explain select accounts.balance
      from play_sessions join accounts on accounts.merchant = play_sessions.merchant and accounts.ledger = play_sessions.ledger and ${isWalletOfPlay}
     where play_sessions.id = '00000000-0000-4000-8000-000000000000'`.execute(database.db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Index Cond: .*owner/);
});
