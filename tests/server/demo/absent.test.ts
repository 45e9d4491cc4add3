import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { STUDIO } from '../../../server/demo/merchant.ts';
import { demoDomains } from '../../../server/demo/plugins.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

const MIGRATIONS = new URL('../../../server/demo/migrations/', import.meta.url);
const migrations = readdirSync(MIGRATIONS).map((name) => readFileSync(new URL(name, MIGRATIONS), 'utf8'));
/** What the demo's migrations make: `bank.orders`, and the schema `bank` itself. */
const made = migrations.flatMap((text) =>
  [...text.matchAll(/create (?:table|schema) ([\w.]+)/g)].map(([, name]) => name!),
);

const tablesOf = async (url: string): Promise<string[]> => {
  const database = openDatabase(url, { size: 1 });
  const { rows } = await sql<{ name: string }>`
    select case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r'
    union select nspname from pg_namespace`.execute(database.db);
  await database.close();
  return rows.map(({ name }) => name);
};

/** `GET /bank` and so on, of every route of a server. */
const routesOf = ({ app }: TestServer): string[] => {
  const routes: string[] = [];
  const path: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const found = /^([│ ]*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?$/.exec(line.replace('(empty root node)', ''));
    if (!found) continue;
    path.length = found[1]!.length / 4;
    path.push(found[2]!);
    for (const method of found[3]?.split(', ') ?? []) routes.push(`${method} ${path.join('')}`);
  }
  return routes;
};

describe('where DEMO is off', () => {
  let empty: TestDatabase;
  let other: TestDatabase;
  let without: TestServer;
  let demo: TestServer;
  beforeAll(async () => {
    empty = await createEmptyDatabase();
    other = await createTestDatabase();
    without = await startTestServer({ parts: { domains: [], providers: {} } });
    demo = await startTestServer({
      config: { demo: true, demoTraffic: false },
      parts: { domains: demoDomains(other.url).filter(({ name }) => name !== 'studio') },
    });
  });
  afterAll(async () => {
    await without.close();
    await demo.close();
    await empty.drop();
    await other.drop();
  });

  it('no table of the demo is made', async () => {
    await migrate(empty.url);
    const before = await tablesOf(empty.url);
    expect(made).toEqual(expect.arrayContaining(['bank', 'cashier', 'simulated_members']));
    expect(made.filter((name) => before.includes(name))).toEqual([]);
    await migrate(empty.url, { demo: true });
    const added = (await tablesOf(empty.url)).filter((name) => !before.includes(name));
    // The control: with the demo they are.
    expect(added).toEqual(expect.arrayContaining(['bank.orders', 'cashier.payments', 'simulated_members']));
    expect(added.filter((name) => !made.includes(name) && !name.startsWith('demo_migration'))).toEqual([]);
  });

  it('no route or page of the demo answers', async () => {
    const own = routesOf(without);
    const added = routesOf(demo).filter((route) => !own.includes(route));
    expect(added.length).toBeGreaterThan(15);
    expect(added.join('\n')).toMatch(/\/bank[\s\S]*\/cashier/);
    // The Studio has a prefix for all it serves.
    for (const route of [
      ...added,
      `GET ${STUDIO.path}`,
      `GET ${STUDIO.path}/games/1`,
      `POST ${STUDIO.path}/platform/launch`,
    ]) {
      const [method, address] = route.split(' ') as ['GET' | 'POST', string];
      const url = address.replaceAll(/:\w+(\([^)]*\))?|\*/g, '1');
      const { statusCode } = await without.app.inject({ method, url });
      expect(statusCode, route).toBeGreaterThanOrEqual(404);
      expect(statusCode, route).toBeLessThanOrEqual(405);
    }
  });
});
