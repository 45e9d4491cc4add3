import { describe, expect, it } from 'vitest';
import { paymentMethodsOperator } from '../../../contract/payment-methods-operator.ts';
import { withdrawals } from '../../../contract/withdrawals.ts';
import { commandOf } from '../../../server/cli/commands.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { callServer } from '../../support/calls.ts';
import { addMerchant, TEST_OPERATOR_KEY } from '../../support/test-server.ts';
import { payer, test, usePayouts } from './support/payouts.ts';

usePayouts();

/** Runs a command line as `npm run operator` does, and returns its sentence, or the refusal. */
const run = async (line: string, merchant = 'parlour'): Promise<string> => {
  const command = commandOf({ args: line.split(' '), options: { reason: 'a test' }, merchant });
  const { body } = await callServer(test.url, command.endpoint, command.request, { token: TEST_OPERATOR_KEY });
  return body.success ? command.report(body.value as never) : `${body.message} ${JSON.stringify(body.value)}`;
};

const lastAudit = () =>
  inMerchant(test.database.db, 'parlour')
    .selectFrom('audit')
    .select(['action', 'reason', 'before', 'after'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

describe('[PP-29] [WAL-02] the operator sets a withdrawal method', () => {
  it('sees bounds, fees and free withdrawals of each', async () => {
    expect(await run('withdrawal-methods')).toContain(
      'bank  of bank  enabled on  minimum 10.00 USD  maximum 1000.00 USD  review-from 500.00 USD  daily-count 3' +
        '  daily-sum 1500.00 USD  fee-fixed 0.50 USD  fee-share 1 %  free-a-day 1',
    );
  });

  it('changes several at once, with an audit entry, and the next request of a member follows them', async () => {
    expect(await run('withdrawal-method wallet minimum 5000 maximum 20000 fee-share 2.5 daily-count 2')).toContain(
      'minimum 50.00 USD  maximum 200.00 USD  review-from none  daily-count 2  daily-sum none  fee-fixed 0.00 USD  fee-share 2.5 %',
    );
    expect(await lastAudit()).toMatchObject({
      action: 'withdrawal_method',
      reason: 'a test',
      before: { method: 'wallet', minimum: 1, dailyCount: null },
      after: { method: 'wallet', minimum: 5_000, dailyCount: 2, feeShareMicro: 25_000 },
    });
    const quote = await payer.call(withdrawals.quote, { method: 'wallet', amount: 4_999 });
    expect(quote.body).toMatchObject({ message: 'amount_out_of_bounds', value: { minimum: 5_000, maximum: 20_000 } });
    const { methods } = await payer.overview();
    expect(methods.find(({ code }) => code === 'wallet')).toMatchObject({ minimum: 5_000, countLeft: 2 });
  });

  it('takes one away from members, and gives it back', async () => {
    await run('withdrawal-method bank enabled off');
    expect((await payer.withdraw()).body.message).toBe('unknown_method');
    await run('withdrawal-method bank enabled on');
    expect((await payer.withdraw()).body.success).toBe(true);
  });

  it.each([
    ['bank minimum 200000', 'minimum_above_maximum'],
    ['bank fee-share 100', 'fee_takes_all'],
    ['bank daily-sum 500', 'daily_sum_below_minimum'],
  ])('is refused for what contradicts itself: %s', async (texts, problem) => {
    const before = await run('withdrawal-methods');
    expect(await run(`withdrawal-method ${texts}`)).toBe(`method_settings_wrong {"problem":"${problem}"}`);
    expect(await run('withdrawal-methods')).toBe(before);
  });

  it.each([
    ['bank minimum -5', 'minimum is "-5", but must be a whole number.'],
    ['bank fee-share 1,5', 'must be a percentage'],
    ['bank speed 5', '"speed" is not one of: enabled, minimum'],
    ['bank minimum', 'Missing: the value of minimum'],
    ['bank', 'Missing: the name of a setting'],
    ['bank minimum none', 'minimum is "none"'],
  ])('is told what is wrong with the command: %s', async (texts, sentence) => {
    await expect(run(`withdrawal-method ${texts}`)).rejects.toThrow(sentence);
  });

  it('[SYS-05] finds methods of their own merchant only', async () => {
    await addMerchant(test.database, 'methods-elsewhere');
    expect(await run('withdrawal-method bank minimum 10', 'methods-elsewhere')).toMatch(/^not_found/);
    expect(await run('withdrawal-methods', 'nowhere')).toMatch(/^unknown_merchant/);
  });
});

describe('[PP-29] [WAL-01] the operator sets a deposit method', () => {
  it('changes its fee, bounds and offered amounts, with an audit entry', async () => {
    await inMerchant(test.database.db, 'parlour')
      .insertInto('deposit_methods', {
        ...{ code: 'card', provider: 'nobody', name: 'Card', minimum: 1_000, maximum: 50_000, sandbox: true },
        presets: [2_000, 5_000],
      })
      .execute();
    expect(await run('deposit-method card fee 100 presets 9000,3000')).toContain(
      'fee 1.00 USD  presets 30.00 USD, 90.00 USD',
    );
    expect(await lastAudit()).toMatchObject({ action: 'deposit_method', after: { method: 'card', fee: 100 } });
    expect(await run('deposit-method card maximum 5000')).toBe(
      'method_settings_wrong {"problem":"preset_out_of_bounds"}',
    );
    expect(await run('deposit-method card maximum 5000 presets none review-from 4000')).toContain('presets none');
    const { body } = await callServer(test.url, paymentMethodsOperator.depositMethods, { merchant: 'parlour' });
    expect(body.success, 'without the operator’s key').toBe(false);
  });
});
