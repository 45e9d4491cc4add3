import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { RETENTIONS } from '../../../server/app/compose.ts';
import { deletePast, keep, startRetention, type Retention } from '../../../server/jobs/retention.ts';
import { createContext, type TestContext } from '../live/world.ts';
import { until } from '../live/client.ts';

const addNonce = (ctx: TestContext, nonce: string, ageMs: number) =>
  sql`insert into call_nonces (session_id, nonce, at)
      values (gen_random_uuid(), ${nonce}, now() - ${ageMs} * interval '1 millisecond')`.execute(ctx.database.db);
const nonces = async (ctx: TestContext) =>
  (await ctx.database.db.selectFrom('call_nonces').select('nonce').orderBy('nonce').execute()).map(
    ({ nonce }) => nonce,
  );

describe('retention', () => {
  it('deletes what is older than it keeps, and nothing else', async () => {
    const ctx = await createContext();
    await addNonce(ctx, 'a-old', 61_000);
    await addNonce(ctx, 'b-new', 59_000);
    expect(await deletePast(ctx.database.db, keep('call_nonces', 'at', 60_000))).toBe(1);
    expect(await nonces(ctx)).toEqual(['b-new']);
  });

  it('deletes only the rows for which its condition holds', async () => {
    const ctx = await createContext();
    await addNonce(ctx, 'c-old', 61_000);
    await addNonce(ctx, 'd-old', 61_000);
    await deletePast(ctx.database.db, keep('call_nonces', 'at', 60_000, sql<boolean>`nonce like 'c%'`));
    expect(await nonces(ctx)).toEqual(['d-old']);
  });

  it('that fails is logged, and the ones after it run', async () => {
    const ctx = await createContext();
    await addNonce(ctx, 'a-old', 61_000);
    const missing: Retention = { table: 'no_such_table' as 'members', column: 'at', keepMs: 0 };
    const job = startRetention(ctx, [missing, keep('call_nonces', 'at', 0)]);
    await until(async () => (await nonces(ctx)).length === 0);
    await job.stop();
    expect(ctx.logged).toContainEqual(
      expect.objectContaining({ job: 'retention', table: 'no_such_table', level: 50, msg: 'retention failed' }),
    );
  });

  it('names time columns of tables', async () => {
    const ctx = await createContext();
    for (const each of RETENTIONS)
      await expect(deletePast(ctx.database.db, each), `${each.table}.${each.column}`).resolves.toBe(0);
  });
});
