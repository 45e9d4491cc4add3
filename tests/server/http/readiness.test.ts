import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasRedisServer, ownRedis, type OwnRedis } from '../../chaos/nodes/support/redis.ts';
import { startTestSite, type StartedSite } from '../../support/started-site.ts';

interface Answer {
  status: number;
  failing: { check: string; reason: string; serves: boolean }[];
}
let site: StartedSite;
const ask = async (address: 'ready' | 'serving'): Promise<Answer> => {
  const response = await fetch(`${site.url}/health/${address}`);
  const { failing } = (await response.json()) as Answer;
  return { status: response.status, failing };
};
/** Results are shared for a second. */
const becomes = (address: 'ready' | 'serving', status: number, checks: string[]) =>
  vi.waitFor(
    async () => {
      const { failing, ...answer } = await ask(address);
      expect([answer.status, failing.map(({ check }) => check)]).toEqual([status, checks]);
      return failing;
    },
    { timeout: 20_000, interval: 100 },
  );

describe('[SYS-06] readiness and the migrations of the database', () => {
  beforeAll(async () => {
    site = await startTestSite();
  });
  afterAll(() => site.close());

  it('fails while the database lacks a migration of this version, and recovers by itself', async () => {
    await becomes('ready', 200, []);
    const { rows } = await sql<{ name: string; timestamp: string }>`
      delete from kysely_migration where name = '20261128T150000-staff' returning name, timestamp`.execute(
      site.database.db,
    );
    const [failing] = await becomes('ready', 503, ['migrations']);
    expect(failing!.reason).toBe(
      'The database lacks migrations of this version: 20261128T150000-staff. Start the node again, which applies them.',
    );
    await becomes('serving', 503, ['migrations']);
    const [row] = rows;
    await sql`insert into kysely_migration values (${row!.name}, ${row!.timestamp})`.execute(site.database.db);
    await becomes('ready', 200, []);
    await becomes('serving', 200, []);
  });

  it('fails on a database of a newer version, and goes on to serve calls', async () => {
    await sql`insert into kysely_migration values ('20990101T000000-later', 'now')`.execute(site.database.db);
    const [failing] = await becomes('ready', 503, ['migrations']);
    expect(failing!.reason).toContain('20990101T000000-later');
    await becomes('serving', 200, []);
    await sql`delete from kysely_migration where name = '20990101T000000-later'`.execute(site.database.db);
    await becomes('ready', 200, []);
  });

  it('names at most three migrations', async () => {
    await sql`insert into kysely_migration select '2099-' || n, 'now' from generate_series(1, 5) n`.execute(
      site.database.db,
    );
    const [failing] = await becomes('ready', 503, ['migrations']);
    expect(failing!.reason).toContain('2099-1, 2099-2, 2099-3 and 2 more');
    await sql`delete from kysely_migration where name like '2099-%'`.execute(site.database.db);
    await becomes('ready', 200, []);
  });

  it('fails while events wait to be sent, and recovers; calls are served on', async () => {
    const holder = await site.database.db.selectFrom('leases').selectAll().where('name', '=', 'relay').execute();
    // Another node holds the relay and does not work.
    await sql`update leases set holder = gen_random_uuid(), term = term + 1, until = 'infinity' where name = 'relay'`.execute(
      site.database.db,
    );
    await sql`insert into outbox (merchant, feed, key, room, seq, value, at)
              values ('parlour', 'balance', 'member:1', 'member:1', 1, '{}', now() - interval '1 minute')`.execute(
      site.database.db,
    );
    await becomes('ready', 503, ['relay']);
    await becomes('serving', 200, []);
    await sql`update leases set until = '-infinity' where name = 'relay'`.execute(site.database.db);
    await becomes('ready', 200, []);
    expect(holder).toHaveLength(1);
  });
});

describe.runIf(hasRedisServer())('[SYS-06] readiness and Redis (the program redis-server)', () => {
  let redis: OwnRedis;
  beforeAll(async () => {
    redis = await ownRedis();
    site = await startTestSite({ env: { REDIS_URL: redis.url } });
  });
  afterAll(async () => {
    await site.close();
    await redis.stop();
  });

  it('fails while Redis is down, with the reason, and recovers by itself; calls are served on', async () => {
    await becomes('ready', 200, []);
    await redis.kill();
    const [failing] = await becomes('ready', 503, ['redis']);
    expect(failing!.reason).toMatch(/^Redis \(REDIS_URL\) does not answer: .+\. Pages follow/);
    await becomes('serving', 200, []);
    await redis.start();
    await becomes('ready', 200, []);
  });

  it('fails while Redis accepts connections and does not answer', async () => {
    redis.signal('SIGSTOP');
    const [failing] = await becomes('ready', 503, ['redis']);
    expect(failing!.reason).toContain('no answer within 1000 ms');
    redis.signal('SIGCONT');
    await becomes('ready', 200, []);
  });
});
