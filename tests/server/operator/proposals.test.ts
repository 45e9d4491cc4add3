import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { correctionsOperator } from '../../../contract/corrections-operator.ts';
import { proposalsOperator } from '../../../contract/proposals-operator.ts';
import { records } from '../../../contract/records.ts';
import { support } from '../../../contract/support.ts';
import { withdrawalOperator } from '../../../contract/withdrawals-operator.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { addMerchant } from '../../support/test-server.ts';
import { ordered, payer, test, usePayouts } from '../withdrawals/support/payouts.ts';
import { addStaff, type StaffMember } from './support/staff.ts';

usePayouts();

let ann: StaffMember;
let bob: StaffMember;
let root: StaffMember;
beforeAll(async () => {
  root = await addStaff(test, 'root', ['admin']);
  ann = await addStaff(test, 'ann', ['payments']);
  bob = await addStaff(test, 'bob', ['payments']);
  await addMerchant(test.database, 'elsewhere');
  await root.call(support.setSetting, { name: 'fourEyesPayoutsAbove', value: '20000', reason: 'a test' });
});

const reason = 'a test';
const outcome = ({ status, body }: { status: number; body: { success: boolean; message: string } }) =>
  body.success ? 'ok' : `${status} ${body.message}`;
const decide = (who: StaffMember, withdrawalId: string, decision = 'approve') =>
  who.call(withdrawalOperator.decide, { withdrawalId, decision, reason: 'checked by phone' });
const approve = (who: StaffMember, proposalId: string, over = {}) =>
  who.call(proposalsOperator.approve, { proposalId, reason: 'checked again', ...over });
const correct = (who: StaffMember, amount: number, over: object = {}) =>
  who.call(correctionsOperator.correct, {
    account: payer.member.username,
    amount,
    reference: randomUUID(),
    reason,
    ...over,
  });
const audits = async (count: number) =>
  (
    await inMerchant(test.database.db, 'parlour')
      .selectFrom('audit')
      .select(['actor', 'action', 'after'])
      .orderBy('id', 'desc')
      .limit(count)
      .execute()
  ).reverse();

describe('a payout above the bound', () => {
  it('waits for the operator, and needs two members of staff; the audit names both', async () => {
    const { id, state } = await ordered({ amount: 20_001 });
    expect(state).toBe('checking');
    const proposed = (await decide(ann, id)).body.value;
    expect(proposed).toEqual({ state: 'checking', proposal: expect.any(String) as string });
    expect((await decide(ann, id)).body.value).toEqual(proposed);
    expect(outcome(await decide(bob, id))).toBe('409 proposal_waiting');
    const { list } = (await bob.call(proposalsOperator.list)).body.value;
    expect(list).toMatchObject([
      {
        id: proposed.proposal,
        kind: 'withdrawal',
        account: payer.member.username,
        money: { amount: 20_001 },
        proposedBy: 'ann',
      },
    ]);
    expect(outcome(await approve(ann, proposed.proposal!))).toBe('403 own_proposal');
    expect((await payer.newest()).state).toBe('checking');
    const done = await approve(bob, proposed.proposal!);
    expect(done.body.value).toMatchObject({ state: 'approved', decidedBy: 'bob' });
    expect((await payer.newest()).timeline.at(-1)).toMatchObject({ state: 'approved', reason: 'checked by phone' });
    expect(await audits(2)).toMatchObject([
      { actor: 'bob', action: 'withdrawal_approve', after: { withdrawalId: id, proposedBy: 'ann' } },
      { actor: 'bob', action: 'proposal_approve' },
    ]);
    // The same approval once more has the same answer and no effect; another person learns that it is over.
    expect((await approve(bob, proposed.proposal!)).body.value).toEqual(done.body.value);
    expect((await approve(root, proposed.proposal!)).body).toMatchObject({
      message: 'proposal_over',
      value: { state: 'approved', decidedBy: 'bob' },
    });
    expect(await audits(1)).toMatchObject([{ action: 'proposal_approve' }]);
  });

  it('needs one member of staff up to the bound, and one to refuse it, which ends what was proposed', async () => {
    const small = await ordered({ amount: 20_000 });
    expect(small.state).toBe('approved');
    const { id } = await ordered({ amount: 20_001 });
    const { proposal } = (await decide(ann, id)).body.value;
    expect((await decide(bob, id, 'refuse')).body.value).toEqual({ state: 'refused' });
    expect(outcome(await approve(root, proposal!))).toBe('409 proposal_over');
  });

  it('is approved once when two approve at once', async () => {
    const { id } = await ordered({ amount: 20_001 });
    const { proposal } = (await decide(ann, id)).body.value;
    const outcomes = (await Promise.all([approve(bob, proposal!), approve(root, proposal!)])).map(outcome);
    expect(outcomes.sort()).toEqual(['409 proposal_over', 'ok']);
  });

  it('is found by its own merchant and by staff for payments only', async () => {
    const { id } = await ordered({ amount: 20_001 });
    const { proposal } = (await decide(ann, id)).body.value;
    expect(outcome(await approve(bob, proposal!, { merchant: 'elsewhere' }))).toBe('404 not_found');
    const withdraw = { proposalId: proposal, merchant: 'elsewhere', reason };
    expect(outcome(await bob.call(proposalsOperator.withdraw, withdraw))).toBe('404 not_found');
    const sue = await addStaff(test, 'sue', ['support']);
    expect(outcome(await approve(sue, proposal!))).toBe('403 role_needed');
  });
});

describe('a correction of a wallet', () => {
  it('moves the money once the second member of staff approves, and its reference corrects once', async () => {
    const before = await payer.balance();
    const reference = randomUUID();
    const { proposal, balance } = (await correct(ann, 500, { reference })).body.value;
    expect([balance, await payer.balance()]).toEqual([null, before]);
    expect(outcome(await approve(bob, proposal!))).toBe('ok');
    expect(await payer.balance()).toBe(before + 500);
    const [line] = (await payer.call(records.transactions, {})).body.value.list;
    expect(line).toMatchObject({ kind: 'correction', amount: 500, balanceAfter: before + 500 });
    // Repeated, by whomever: the first answer, and no other proposal.
    const again = (await correct(bob, 500, { reference })).body.value;
    expect(again).toMatchObject({ balance: { amount: before + 500 }, proposal: null });
    expect(outcome(await correct(ann, 501, { reference }))).toBe('409 reference_used');
    expect(await payer.balance()).toBe(before + 500);
  });

  it('reaches an open page as a new balance, in the transaction of the approval', async () => {
    await root.call(support.setSetting, { name: 'fourEyesCorrectionsAbove', value: '100', reason });
    const seen = () =>
      inMerchant(test.database.db, 'parlour')
        .selectFrom('outbox')
        .select('value')
        .where('feed', '=', 'balance')
        .orderBy('id', 'desc')
        .executeTakeFirst();
    const { balance, proposal } = (await correct(ann, 100)).body.value;
    expect(proposal).toBeNull();
    expect((await seen())?.value).toMatchObject({ amount: balance!.amount });
    expect(await audits(1)).toMatchObject([{ actor: 'ann', action: 'correction', after: { amount: 100 } }]);
    await root.call(support.setSetting, { name: 'fourEyesCorrectionsAbove', value: null, reason });
  });

  it('never leaves less than nothing, not even at the approval', async () => {
    const balance = await payer.balance();
    expect((await correct(ann, -balance - 1)).body).toMatchObject({ message: 'balance_too_low', value: { balance } });
    const { proposal } = (await correct(ann, -balance)).body.value;
    await ordered({ amount: 10_000 });
    expect(outcome(await approve(bob, proposal!))).toBe('409 balance_too_low');
    expect(await payer.balance()).toBe(balance - 10_000);
    const { list } = (await bob.call(proposalsOperator.list)).body.value;
    expect(list.map(({ id }) => id)).toContain(proposal);
  });

  it('is withdrawn or expires, and can be proposed anew', async () => {
    const before = await payer.balance();
    const reference = randomUUID();
    const first = (await correct(ann, 500, { reference })).body.value.proposal!;
    expect((await ann.call(proposalsOperator.withdraw, { proposalId: first, reason })).body.value.state).toBe(
      'withdrawn',
    );
    expect(outcome(await approve(bob, first))).toBe('409 proposal_over');
    const second = (await correct(ann, 500, { reference })).body.value.proposal!;
    await inMerchant(test.database.db, 'parlour')
      .updateTable('proposals')
      .set({ expires_at: sql<Date>`now()` })
      .where('id', '=', second)
      .execute();
    expect((await approve(bob, second)).body).toMatchObject({ message: 'proposal_over', value: { state: 'expired' } });
    const third = (await correct(bob, 500, { reference })).body.value.proposal!;
    expect([first, second]).not.toContain(third);
    expect(await payer.balance()).toBe(before);
  });
});
