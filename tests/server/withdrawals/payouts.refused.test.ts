import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { everyMerchant } from '../../../server/db/database.ts';
import { followPaid } from '../../../server/domains/withdrawals/follow-paid.ts';
import { withdrawalOperator } from '../../../contract/withdrawals-operator.ts';
import { commandOf } from '../../../server/cli/commands.ts';
import { callServer } from '../../support/calls.ts';
import { TEST_OPERATOR_KEY } from '../../support/test-server.ts';
import { payOut, takeNotice } from '../../../server/domains/withdrawals/pay-out.ts';
import { chainQueued } from '../../../server/operator/audit-job.ts';
import { watchPayouts } from '../../../server/payments/watched-providers.ts';
import { bank, ordered, payer, run, runAgain, test, usePayouts } from './support/payouts.ts';
import { anyFailure } from '../../../server/http/failure.ts';

usePayouts();

const incidents = async (id: string) =>
  (
    await sql<{ kind: string; status: number }>`select kind, (details ->> 'status')::int as status from incidents
      where details ->> 'withdrawalId' = ${id} order by id`.execute(everyMerchant(test.database.db))
  ).rows;
const outages = async () => {
  await chainQueued(test);
  const { rows } = await sql<{ action: string }>`select action from audit where action like 'outage%'
    order by id`.execute(everyMerchant(test.database.db));
  return rows.map(({ action }) => action);
};
const watched = () => payOut(test.ctx, watchPayouts(test.ctx, { bank }));

it('[WAL-02] an order that the provider refuses for good has failed, and the amount is back in the wallet', async () => {
  const before = await payer.balance();
  const { id } = await ordered();
  bank.refuses = 422;
  await run();
  expect(await payer.newest()).toMatchObject({ id, state: 'failed', reason: 'payout_refused', paid: 0 });
  expect(await payer.balance()).toBe(before);
  expect(await incidents(id)).toEqual([]);
});

it.each([401, 404, 409, 429])(
  '[WAL-02] an answer %s keeps the order, tells the operator once, and is asked again',
  async (status) => {
    const { id } = await ordered();
    bank.refuses = status;
    await run();
    await runAgain();
    expect(await payer.newest()).toMatchObject({ id, state: 'paying' });
    expect(await incidents(id)).toEqual([{ kind: 'payout_call_refused', status }]);
    bank.refuses = undefined;
    await runAgain();
    bank.say(id, 'part_paid', 10_000);
    await runAgain();
    expect(await payer.newest()).toMatchObject({ id, state: 'paid' });
  },
);

it('[WAL-02] a refusal of an order that the provider took before does not return its money', async () => {
  const { id } = await ordered();
  await run();
  bank.orders.delete(id);
  bank.refuses = 400;
  await runAgain();
  expect(await payer.newest()).toMatchObject({ id, state: 'paying' });
  expect(await incidents(id)).toEqual([{ kind: 'payout_call_refused', status: 400 }]);
});

const giveUp = (withdrawalId: string) =>
  callServer(
    test.url,
    withdrawalOperator.decide,
    { merchant: 'parlour', withdrawalId, decision: 'fail', reason: 'refused by the bank' },
    { token: TEST_OPERATOR_KEY },
  );

it('[PP-29] the operator gives up an order that the provider refuses; what it pays later is an incident', async () => {
  const before = await payer.balance();
  const { id } = await ordered();
  expect((await giveUp(id)).body, 'before it is with the provider').toMatchObject({
    message: 'withdrawal_already_final',
    value: { state: 'approved' },
  });
  await run();
  expect((await giveUp(id)).body.value).toEqual({ state: 'failed' });
  expect(await payer.newest()).toMatchObject({ state: 'failed', reason: 'refused by the bank' });
  expect(await payer.balance()).toBe(before);
  bank.say(id, 'part_paid', 10_000);
  await takeNotice(test.ctx, 'bank', bank, { merchant: 'parlour', withdrawalId: id }, anyFailure);
  expect(await payer.balance()).toBe(before);
  expect(await incidents(id)).toEqual([{ kind: 'payout_not_due', status: null }]);
  const command = commandOf({ args: ['incidents'], options: {}, merchant: 'parlour' });
  const shown = await callServer(test.url, command.endpoint, command.request, { token: TEST_OPERATOR_KEY });
  expect(command.report(shown.body.value as never).split('\n')[0]).toMatch(
    new RegExp(`payout_not_due  ${payer.member.username}  .*${id}`),
  );
});

it('[PP-29] the operator cannot give up an order of which a part is paid', async () => {
  const { id } = await ordered();
  await run();
  bank.say(id, 'part_paid', 4_000);
  await runAgain();
  expect((await giveUp(id)).body).toMatchObject({ message: 'withdrawal_already_final', value: { paid: 4_000 } });
});

it('[PP-29] a refusal is no outage; an error and its end are', async () => {
  await ordered();
  bank.refuses = 409;
  await watched();
  expect(await outages()).toEqual([]);
  bank.refuses = undefined;
  bank.fails = 'before';
  await ordered();
  await watched();
  expect(await outages()).toEqual(['outage_begin']);
  bank.fails = 'never';
  await ordered();
  await watched();
  expect(await outages()).toEqual(['outage_begin', 'outage_end']);
});

/** Pretends that the order was paid this long ago, and that the time of a question has come. */
const paidBefore = (id: string, hours: number) =>
  sql`update withdrawals set paid_at = clock_timestamp() - ${hours} * interval '1 hour', ask_at = clock_timestamp()
    where id = ${id}`.execute(everyMerchant(test.database.db));
const askIn = async (id: string): Promise<number | null> =>
  (
    await sql<{
      hours: number | null;
    }>`select round(extract(epoch from ask_at - clock_timestamp()) / 3600)::int as hours
      from withdrawals where id = ${id}`.execute(everyMerchant(test.database.db))
  ).rows[0]!.hours;

it('[WAL-02] a return whose webhook was lost is found by asking about paid orders, ever more rarely, for two weeks', async () => {
  const before = await payer.balance();
  const { id } = await ordered();
  await run();
  bank.say(id, 'part_paid', 10_000);
  await runAgain();
  expect(await askIn(id)).toBe(1);
  expect(await followPaid(test.ctx, { bank })).toBe(0);
  const gaps: (number | null)[] = [];
  for (const hours of [1, 6, 24, 72, 168]) {
    await paidBefore(id, hours);
    expect(await followPaid(test.ctx, { bank })).toBe(1);
    gaps.push(await askIn(id));
  }
  expect(gaps).toEqual([5, 18, 48, 96, 168]);
  bank.say(id, 'returned', 10_000);
  await paidBefore(id, 337);
  await followPaid(test.ctx, { bank });
  expect(await payer.newest()).toMatchObject({ id, state: 'returned' });
  expect(await payer.balance()).toBe(before);
  expect(await askIn(id)).toBeNull();
});

it('[WAL-02] a provider that does not answer about paid orders is asked at the next time, not at once', async () => {
  const { id } = await ordered();
  await run();
  bank.say(id, 'part_paid', 10_000);
  await runAgain();
  await paidBefore(id, 6);
  bank.fails = 'before';
  expect(await followPaid(test.ctx, { bank })).toBe(1);
  expect(await followPaid(test.ctx, { bank })).toBe(0);
  expect(await askIn(id)).toBe(18);
});
