import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { operator } from '../../../contract/operator.ts';
import { everyMerchant, jsonb } from '../../../server/db/database.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { everyLeased } from '../../../server/jobs/every-leased.ts';
import { chainQueued, startAuditChain } from '../../../server/operator/audit-job.ts';
import { audit, queueAudit } from '../../../server/operator/audit.ts';
import { verifyAudit } from '../../../server/operator/verify-audit.ts';
import { test, useOperator, merchant, command } from './support/operator.ts';

useOperator();
beforeEach(async () => {
  await everyMerchant(test.database.db).deleteFrom('audit').execute();
  await everyMerchant(test.database.db).deleteFrom('audit_heads').execute();
});

const verify = (code = 'parlour') => verifyAudit(test.database, code);
const event = (reason: string, code = 'parlour') => ({
  merchant: code,
  actor: 'test',
  action: 'event',
  reason,
  before: { n: 1 },
  after: { n: 2 },
});
const queue = (reason: string, code?: string) => test.database.transact((tx) => queueAudit(tx, event(reason, code)));
const entries = (code = 'parlour') =>
  inMerchant(test.database.db, code).selectFrom('audit').selectAll().orderBy('id').execute();

describe('[PP-29] the chain of a merchant', () => {
  it('has the operator’s actions and the events that waited, in one order, under concurrent writers', async () => {
    const flags = [true, false, true, false].map((on) => command(operator.setFlag, { flag: 'AGENTPOLICY3', on }));
    const queued = Array.from({ length: 40 }, (_, n) => queue(`event ${n}`));
    const jobs = Array.from({ length: 4 }, () => chainQueued(test));
    await Promise.all([...flags, ...queued, ...jobs]);
    await chainQueued(test);
    expect(await verify()).toEqual({ entries: 44 });
    expect(new Set((await entries()).map(({ reason }) => reason)).size).toBe(41);
  });

  it('keeps an event’s time, its values and its order, and has it once', async () => {
    for (const n of [1, 2, 3]) await queue(`event ${n}`);
    const waiting = await merchant().selectFrom('audit_queue').select(['reason', 'at']).orderBy('id').execute();
    await Promise.all([chainQueued(test), chainQueued(test)]);
    expect((await entries()).map(({ reason, at }) => ({ reason, at }))).toEqual(waiting);
    expect((await entries())[0]).toMatchObject({ actor: 'test', before: { n: 1 }, after: { n: 2 } });
    expect(await merchant().selectFrom('audit_queue').select('id').execute()).toEqual([]);
  });

  it('has an event only if the transaction of what it describes commits', async () => {
    const undone = test.database.transact(async (tx) => {
      await queueAudit(tx, event('undone'));
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await chainQueued(test);
    expect(await verify()).toEqual({ entries: 0 });
  });

  it('is continued within seconds by the job of one node', async () => {
    const job = startAuditChain(test.ctx);
    try {
      await queue('by the job');
      await expect.poll(async () => (await verify()).entries, { timeout: 5_000 }).toBe(1);
    } finally {
      await job.stop();
    }
  });

  it('is not continued by a node that lost the lease', async () => {
    const turns: string[] = [];
    await queue('waits');
    const job = everyLeased(test.ctx, 'audit-chain-test', 10_000, async ({ guard }) => {
      await everyMerchant(test.database.db).deleteFrom('leases').where('name', '=', 'audit-chain-test').execute();
      await chainQueued(test, guard).catch((error: Error) => turns.push(error.name));
    });
    await expect.poll(() => turns).toEqual(['LeaseLost']);
    await job.stop();
    expect(await verify()).toEqual({ entries: 0 });
    await chainQueued(test);
  });
});

describe('[PP-29] verify', () => {
  beforeEach(async () => {
    for (const n of [1, 2, 3, 4]) await test.database.transact((tx) => audit(tx, event(`event ${n}`)));
  });
  const at = async (index: number) => (await entries())[index]!;

  it.each([
    ['reason', { reason: 'another' }],
    ['actor', { actor: 'nobody' }],
    ['action', { action: 'other' }],
    ['values', { before: jsonb({ n: 0 }) }],
    ['time', { at: new Date(0) }],
    ['member', { member_id: 7 }],
  ])('finds an entry whose %s was changed', async (_what, set) => {
    const { id } = await at(1);
    await merchant().updateTable('audit').set(set).where('id', '=', id).execute();
    expect(await verify()).toEqual({ entries: 1, broken: { id, problem: 'changed' } });
  });

  it('finds the entry after a removed one', async () => {
    const [removed, next] = [await at(0), await at(1)];
    await merchant().deleteFrom('audit').where('id', '=', removed.id).execute();
    expect(await verify()).toEqual({ entries: 0, broken: { id: next.id, problem: 'out_of_place' } });
  });

  it('finds that the last entries were removed', async () => {
    const last = await at(3);
    await merchant()
      .deleteFrom('audit')
      .where('id', '>=', (await at(2)).id)
      .execute();
    expect(await verify()).toEqual({ entries: 2, broken: { id: last.id, problem: 'missing' } });
  });

  it('finds two entries that changed places', async () => {
    const [second, third] = [await at(1), await at(2)];
    for (const [id, from] of [
      [second.id, third],
      [third.id, second],
    ] as const) {
      const { id: _id, merchant: _merchant, before, after, ...rest } = from;
      const row = { ...rest, before: jsonb(before), after: jsonb(after) };
      await merchant().updateTable('audit').set(row).where('id', '=', id).execute();
    }
    expect(await verify()).toEqual({ entries: 1, broken: { id: second.id, problem: 'out_of_place' } });
  });

  it('finds an entry that was put between others, or after the last', async () => {
    const { id: _id, merchant: _merchant, before, after, ...last } = await at(3);
    const row = { ...last, previous_hash: last.hash, before: jsonb(before), after: jsonb(after) };
    const { id } = await merchant().insertInto('audit', row).returning('id').executeTakeFirstOrThrow();
    expect((await verify()).broken?.id).toBe(id);
  });

  it('looks at one merchant only', async () => {
    await queue('theirs', 'other');
    await chainQueued(test);
    await merchant().updateTable('audit').set({ reason: 'another' }).execute();
    expect((await verify()).broken).toBeDefined();
    expect(await verify('other')).toEqual({ entries: 1 });
  });
});

describe('[PP-29] the operator reads', () => {
  const read = async (request: object = {}) =>
    (await command(operator.readAudit, request)).body.value.list.map(({ reason }: { reason: string }) => reason);

  it('the latest events of the own merchant, by kind and period', async () => {
    for (const n of [1, 2]) await test.database.transact((tx) => audit(tx, event(`event ${n}`)));
    await test.database.transact((tx) => audit(tx, { ...event('of another kind'), action: 'other' }));
    await test.database.transact((tx) => audit(tx, event('of another merchant', 'other')));
    expect(await read()).toEqual(['of another kind', 'event 2', 'event 1']);
    expect(await read({ kind: 'event' })).toEqual(['event 2', 'event 1']);
    expect(await read({ merchant: 'other' })).toEqual(['of another merchant']);
    const { rows } = await sql<{ at: Date }>`select max(at) as at from audit where reason = 'event 2'`.execute(
      test.database.db,
    );
    const ms = String(rows[0]!.at.getTime() + 1);
    expect(await read({ untilMs: ms, kind: 'event' })).toEqual(['event 2', 'event 1']);
    expect(await read({ fromMs: ms, kind: 'event' })).toEqual([]);
  });

  it('refuses a member and a merchant that do not exist', async () => {
    expect((await command(operator.readAudit, { account: 'nobody' })).body.message).toBe('not_found');
    expect((await command(operator.readAudit, { merchant: 'none' })).body.message).toBe('unknown_merchant');
    expect((await command(operator.verifyAudit, { merchant: 'none' })).body.message).toBe('unknown_merchant');
  });
});
