import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { member, useDeposits, merchant, open, answer } from './support/deposits.ts';

useDeposits();

describe('[LIVE-01] [W5] the member’s pages receive an envelope in the same transaction', () => {
  const published = async () => {
    const rows = await merchant()
      .selectFrom('outbox')
      .select(['seq', 'value', 'room'])
      .where('feed', '=', 'deposits')
      .where('key', '=', `member:${member.id}`)
      .orderBy('seq')
      .execute();
    expect(rows.every(({ room }) => room === `member:${member.id}`)).toBe(true);
    return rows.map(({ seq, value }) => [seq, (value as { waiting: number }).waiting]);
  };

  it('for an opened and a refused deposit', async () => {
    const { body } = await open();
    expect(await published()).toEqual([[2, 1]]);
    await answer(body.value.payUrl, 'decline');
    expect(await published()).toEqual([
      [2, 1],
      [3, 0],
    ]);
  });

  it('for two concurrent deposits one after the other, each version with the count of that time', async () => {
    await Promise.all([open(), open()]);
    expect(await published()).toEqual([
      [2, 1],
      [3, 2],
    ]);
  });

  it('but not for a repetition of the same key, or for a refused request', async () => {
    const key = randomUUID();
    await open({}, key);
    await open({}, key);
    await open({ amount: 1 });
    expect(await published()).toEqual([[2, 1]]);
  });
});
