import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { records } from '../../../contract/records.ts';
import { operator } from '../../../contract/operator.ts';
import { proposalsOperator } from '../../../contract/proposals-operator.ts';
import { accountOf } from '../../../server/ledger/account.ts';
import { post } from '../../../server/ledger/post.ts';
import { blockForShortfall, lockShortfall } from '../../../server/domains/wallet/shortfall.ts';
import { callServer } from '../../support/calls.ts';
import { addStaff } from '../operator/support/staff.ts';
import { test, member, token, useDeposits, merchant, open, balance, stateOf, answer } from './support/deposits.ts';

useDeposits();

/** Creates the debt that a rollback leaves when its payout was already spent (case 19). */
const owe = (amount: number) =>
  test.database.transact(async (tx) => {
    const { id: memberId, currency, exponent } = member;
    const { receivable } = await lockShortfall(tx, { merchant: 'parlour', memberId, currency, exponent });
    const books = { merchant: 'parlour', ledger: 'real', currency, exponent } as const;
    const house = await accountOf(tx, { ...books, kind: 'house', owner: 'parlour' });
    await post(tx, {
      merchant: 'parlour',
      kind: 'rollback',
      actor: 'vendor:ACME',
      idempotencyKey: randomUUID(),
      payload: {},
      about: '',
      lines: [
        { accountId: receivable.id, amount: -amount },
        { accountId: house.id, amount },
      ],
    });
    await blockForShortfall(tx, 'parlour', memberId);
  });
const blocked = async () =>
  (
    await merchant()
      .selectFrom('members')
      .select('play_blocked_reason')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow()
  ).play_blocked_reason;
const published = async () => {
  const rows = await merchant()
    .selectFrom('outbox')
    .select('value')
    .where('feed', '=', 'deposits')
    .where('key', '=', `member:${member.id}`)
    .orderBy('id')
    .execute();
  return rows.map(({ value }) => (value as { owed: { amount: number } | null }).owed?.amount ?? 0);
};

describe('a shortfall', () => {
  it('is settled first by the next deposits, which state it, and then play opens automatically', async () => {
    await owe(6_000);
    expect([await blocked(), await published()]).toEqual(['receivable', [6_000]]);
    const first = (await open({ method: 'sandbox-bank', amount: 5_000 })).body.value;
    await answer(first.payUrl, 'pay');
    expect(await stateOf(first.deposit.id)).toMatchObject({ fee: 100, settled: 4_900, credited: 0 });
    expect([await blocked(), (await balance()).amount]).toEqual(['receivable', 0]);
    const second = (await open()).body.value;
    await answer(second.payUrl, 'pay');
    expect(await stateOf(second.deposit.id)).toMatchObject({ fee: 0, settled: 1_100, credited: 3_900 });
    expect([await blocked(), (await balance()).amount, (await published()).at(-1)]).toEqual([null, 3_900, 0]);
    const { list } = (await callServer(test.url, records.transactions, {}, { token })).body.value;
    expect(list.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['shortfall', -1_100],
      ['deposit', 5_000],
      ['shortfall', -4_900],
      ['fee', -100],
      ['deposit', 5_000],
    ]);
  });

  it('does not remove another reason to block play', async () => {
    await owe(1_000);
    await merchant()
      .updateTable('members')
      .set({ play_blocked_reason: 'investigation' })
      .where('id', '=', member.id)
      .execute();
    const { body } = await open();
    await answer(body.value.payUrl, 'pay');
    expect([await blocked(), (await balance()).amount]).toEqual(['investigation', 4_000]);
  });

  it('is written off by two members of staff: play opens, the audit records both, and a second call finds no debt', async () => {
    await owe(2_500);
    const command = { account: member.username, reason: 'our own mistake' };
    const [ann, bob] = [await addStaff(test, 'ann', ['payments']), await addStaff(test, 'bob', ['payments'])];
    const writeOff = () => ann.call(operator.writeOff, command);
    const approve = async () => {
      const { proposal } = (await writeOff()).body.value;
      return bob.call(proposalsOperator.approve, { proposalId: proposal, reason: 'checked again' });
    };
    const owing = () => bob.call(operator.shortfalls);
    expect((await owing()).body.value.list).toEqual([
      { account: member.username, money: { amount: 2_500, currency: 'USD', exponent: 2 } },
    ]);
    const money = { amount: 2_500, currency: 'USD', exponent: 2 };
    expect((await writeOff()).body.value).toEqual({ money, proposal: expect.any(String) as string });
    expect(await blocked()).toBe('receivable');
    expect((await approve()).body.value).toMatchObject({ state: 'approved', money });
    expect([await blocked(), (await published()).at(-1), (await owing()).body.value.list]).toEqual([null, 0, []]);
    const audit = await merchant()
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'shortfall_write_off')
      .executeTakeFirstOrThrow();
    expect(audit).toMatchObject({
      actor: 'bob',
      reason: 'our own mistake',
      before: { memberId: member.id, owed: 2_500 },
      after: { owed: 0, proposedBy: 'ann' },
    });
    const again = await writeOff();
    expect([again.status, again.body.message]).toEqual([409, 'nothing_owed']);
    await owe(300);
    const { proposal } = (await writeOff()).body.value;
    await owe(100);
    // What was approved is no longer what is owed.
    const changed = await bob.call(proposalsOperator.approve, { proposalId: proposal, reason: 'checked again' });
    expect(changed.body).toMatchObject({ message: 'proposal_outdated', value: { owed: 400 } });
    expect((await owing()).body.value.list[0]?.money.amount).toBe(400);
  });
});
