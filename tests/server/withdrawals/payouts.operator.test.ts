import { describe, expect, it } from 'vitest';
import { inbox } from '../../../contract/inbox.ts';
import { withdrawals } from '../../../contract/withdrawals.ts';
import { withdrawalOperator } from '../../../contract/withdrawals-operator.ts';
import { verifyAudit } from '../../../server/operator/verify-audit.ts';
import { callServer } from '../../support/calls.ts';
import { addMerchant, TEST_OPERATOR_KEY } from '../../support/test-server.ts';
import { openPayer } from './support/payer.ts';
import { bank, ordered, payer, run, runAgain, test, usePayouts } from './support/payouts.ts';

usePayouts();

const operator = <E extends (typeof withdrawalOperator)[keyof typeof withdrawalOperator]>(
  endpoint: E,
  request: object,
) => callServer(test.url, endpoint, { merchant: 'parlour', ...request }, { token: TEST_OPERATOR_KEY });

describe('[PP-29] the operator', () => {
  it('sees each order in the queue with the checks that it failed, approves it, and the member sees the reason', async () => {
    const { id } = await ordered({ amount: 60_000 });
    const { body } = await operator(withdrawalOperator.queue, {});
    expect(body.value.list.find((each) => each.id === id)).toMatchObject({
      account: payer.member.username,
      holderName: 'Ann Lee',
      money: { amount: 60_000 },
      checks: ['large_amount'],
    });
    await operator(withdrawalOperator.decide, { withdrawalId: id, decision: 'approve', reason: 'checked by phone' });
    expect((await payer.newest()).timeline.at(-1)).toMatchObject({
      state: 'approved',
      by: 'operator',
      reason: 'checked by phone',
    });
    expect((await verifyAudit(test.database, 'parlour')).broken).toBeUndefined();
  });

  it('refuses one, and the amount is back in the wallet; a second decision is refused', async () => {
    const before = await payer.balance();
    const { id } = await ordered({ amount: 60_000 });
    const decide = (decision: string) =>
      operator(withdrawalOperator.decide, { withdrawalId: id, decision, reason: 'not the holder' });
    expect((await decide('refuse')).body.value).toEqual({ state: 'refused' });
    expect(await payer.balance()).toBe(before);
    expect((await decide('approve')).body).toMatchObject({
      message: 'withdrawal_already_final',
      value: { state: 'refused' },
    });
  });

  it('[LIVE-02] refuses one, and the member’s bell counts it until the list was seen', async () => {
    const { id } = await ordered({ amount: 60_000 });
    const call = (endpoint: typeof inbox.unread | typeof withdrawals.seen) =>
      callServer(test.url, endpoint, {}, { token: payer.token });
    const news = async () => ((await call(inbox.unread)).body.value as { withdrawals: number }).withdrawals;
    await call(withdrawals.seen);
    expect(await news()).toBe(0);
    await operator(withdrawalOperator.decide, { withdrawalId: id, decision: 'refuse', reason: 'not the holder' });
    expect(await news()).toBe(1);
    await call(withdrawals.seen);
    expect(await news()).toBe(0);
  });

  it('decides twice at once with one effect', async () => {
    const before = await payer.balance();
    const { id } = await ordered({ amount: 60_000 });
    const answers = await Promise.all(
      (['refuse', 'refuse', 'approve'] as const).map((decision) =>
        operator(withdrawalOperator.decide, { withdrawalId: id, decision, reason: 'at once' }),
      ),
    );
    expect(answers.filter((answer) => answer.body.success)).not.toHaveLength(3);
    const { state } = await payer.newest();
    expect(await payer.balance()).toBe(state === 'refused' ? before : before - 60_000);
  });

  it('[PP-29] decides a part that did not arrive, with a reason that the member sees', async () => {
    const { id } = await ordered();
    await run();
    bank.say(id, 'part_paid', 10_000);
    await runAgain();
    const partId = (await payer.newest()).parts[0]!.id;
    const answer = (over: object) => payer.call(withdrawals.answerPart, { partId, received: false, ...over });
    expect((await answer({})).body.message).toBe('proof_needed');
    const stranger = await openPayer(test);
    const other = await stranger.call(withdrawals.answerPart, { partId, received: true });
    expect(other.body.message).toBe('not_found');
    expect((await payer.newest()).parts[0]).toMatchObject({ state: 'waiting' });
  });

  it('[SYS-05] finds orders and parts of their own merchant only', async () => {
    await addMerchant(test.database, 'elsewhere');
    const { id } = await ordered({ amount: 60_000 });
    const ask = { merchant: 'elsewhere', reason: 'a test' };
    const decision = await operator(withdrawalOperator.decide, { ...ask, withdrawalId: id, decision: 'approve' });
    expect(decision.body.message).toBe('not_found');
    const part = await operator(withdrawalOperator.resolvePart, { ...ask, partId: id });
    expect(part.body.message).toBe('not_found');
    expect(await payer.newest()).toMatchObject({ state: 'checking' });
  });
});
