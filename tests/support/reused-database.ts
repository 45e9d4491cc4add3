import { openDatabase, type Db } from '../../server/db/database.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { emptyDatabase, schemaOf } from './emptying.ts';

interface Reusable extends TestDatabase {
  schema: string;
}

/** Databases of this worker that no test has. */
const idle: Reusable[] = [];

const onIts = async <T>(url: string, work: (db: Db) => Promise<T>): Promise<T> => {
  const database = openDatabase(url, { size: 1 });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
};

/** Takes an empty, migrated database of this worker that no other test has, or creates one. `drop` gives it back. */
export const takeTestDatabase = async (): Promise<TestDatabase> => {
  const taken = (await takeIdle()) ?? (await create());
  let isTaken = true;
  return {
    url: taken.url,
    async drop() {
      // Given back twice, it would be two tests' at once.
      if (!isTaken) return;
      isTaken = false;
      if ((await onIts(taken.url, schemaOf)) === taken.schema) idle.push(taken);
      else await taken.drop();
    },
  };
};

const takeIdle = async (): Promise<Reusable | undefined> => {
  const taken = idle.pop();
  if (!taken) return undefined;
  try {
    await onIts(taken.url, (db) => emptyDatabase(db));
    return taken;
  } catch {
    // A connection that the test before left open has locks.
    await taken.drop();
    return undefined;
  }
};

const create = async (): Promise<Reusable> => {
  const made = await createTestDatabase();
  return { ...made, schema: await onIts(made.url, schemaOf) };
};
