import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expireDeposits } from '../../../server/domains/deposits/expiry.ts';
import { test, useDeposits, merchant, open, balance, stateOf, incidents, send, eventFor } from './support/deposits.ts';

useDeposits();

describe('an unpaid deposit', () => {
  const age = (id: string) =>
    merchant()
      .updateTable('deposits')
      .set({ created_at: new Date(Date.now() - 32 * 60_000) })
      .where('id', '=', id)
      .execute();

  it('expires only after the provider has closed the payment', async () => {
    const { body } = await open();
    const { id } = body.value.deposit;
    await age(id);
    await expireDeposits(test.ctx, test.ctx.providers);
    expect((await stateOf(id)).state).toBe('pending');
    await expireByProvider(id);
    await expireDeposits(test.ctx, test.ctx.providers);
    expect((await stateOf(id)).state).toBe('expired');
  });

  it('that is paid after its expiry leaves an incident for the operator and credits nothing', async () => {
    const { body } = await open();
    const { id } = body.value.deposit;
    await age(id);
    await expireByProvider(id);
    await expireDeposits(test.ctx, test.ctx.providers);
    expect((await send(await eventFor(id))).body.value).toEqual({ taken: 'late' });
    expect((await stateOf(id)).state).toBe('expired');
    expect((await balance()).amount).toBe(0);
    expect((await incidents()).map(({ kind }) => kind)).toEqual(['payment_for_a_closed_deposit']);
  });

  const expireByProvider = async (id: string) => {
    await sql`update cashier.payments set expires_at = now() - interval '1 second' where order_id = ${id}`.execute(
      test.database.db,
    );
  };
});
