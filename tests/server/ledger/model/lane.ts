import { everyMerchant, jsonb, openDatabase, type Database } from '../../../../server/db/database.ts';
import { rollUpHotAccounts } from '../../../../server/ledger/roll-up.ts';
import { createTestDatabase } from '../../../support/database.ts';
import { expectCleanLedger } from '../support/books.ts';
import { prepareForModel } from './books.ts';
import { World } from './world.ts';
import type { Command } from './commands.ts';
import type { Lane } from './sequences.ts';

/** Opens a database with two merchants for running sequences; `fault` breaks it first, for a control. */
export const openLane = async (fault?: (database: Database) => Promise<void>): Promise<Lane<Command>> => {
  const made = await createTestDatabase();
  // Two concurrent transactions, and one that rolls up.
  const database = openDatabase(made.url, { size: 3 });
  for (const code of ['acme', 'other'])
    await everyMerchant(database.db)
      .insertInto('merchants')
      .values({ code, brand: jsonb({}), flags: jsonb({}) })
      .execute();
  await prepareForModel(database);
  await fault?.(database);
  let worlds = 0;
  return {
    async play(commands) {
      const world = await World.open(database, (worlds += 1));
      try {
        for (const command of commands) await world.run(command);
        await world.run({ foldAll: true });
        await world.compare();
      } catch (error) {
        // The next sequence counts rolled-up entries from zero, so roll up what this one left.
        await rollUpHotAccounts({ database });
        throw error;
      }
    },
    check: () => expectCleanLedger(database),
    async close() {
      await database.close();
      await made.drop();
    },
  };
};
