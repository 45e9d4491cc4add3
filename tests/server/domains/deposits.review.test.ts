import { describe, expect, it } from 'vitest';
import { operator } from '../../../contract/operator.ts';
import { callServer } from '../../support/calls.ts';
import { TEST_OPERATOR_KEY } from '../../support/test-server.ts';
import { test, useDeposits, open, balance, stateOf, answer } from './support/deposits.ts';

useDeposits();

describe('a large deposit', () => {
  const decide = (depositId: string, decision: 'approve' | 'refuse') =>
    callServer(
      test.url,
      operator.decideDeposit,
      { merchant: 'parlour', depositId, decision, reason: 'looked at it' },
      { token: TEST_OPERATOR_KEY },
    );

  it('waits for the operator, whose approval credits it once', async () => {
    const { body } = await open({ amount: 100_000 });
    const { id } = body.value.deposit;
    expect((await decide(id, 'approve')).body.message).toBe('not_allowed');
    await answer(body.value.payUrl, 'pay');
    expect([(await stateOf(id)).state, (await balance()).amount]).toEqual(['review', 0]);
    const answers = await Promise.all([decide(id, 'approve'), decide(id, 'approve')]);
    expect(answers.map(({ body: { message } }) => message).sort()).toEqual(['', 'deposit_already_final']);
    expect([(await stateOf(id)).state, (await balance()).amount]).toEqual(['paid', 100_000]);
  });

  it('that the operator refuses stays refused, with the reason', async () => {
    const { body } = await open({ amount: 100_000 });
    const { id } = body.value.deposit;
    await answer(body.value.payUrl, 'pay');
    expect((await decide(id, 'refuse')).body.value).toEqual({ state: 'refused' });
    expect(await stateOf(id)).toMatchObject({ state: 'refused', reason: 'looked at it' });
    expect((await decide(id, 'approve')).body.message).toBe('deposit_already_final');
    expect((await balance()).amount).toBe(0);
  });
});
