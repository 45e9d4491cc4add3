import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { salaryOperator } from '../../../../contract/salary-operator.ts';
import type { Tx } from '../../../db/database.ts';
import type { Fail } from '../../../http/failure.ts';
import { audit } from '../../../operator/audit.ts';
import { staffActor } from '../../../operator/actor.ts';
import { lockMerchant } from '../../../operator/merchant.ts';
import type { Window } from '../../pay-contracts/index.ts';
import { MerchantWindows } from '../merchant-windows.ts';
import { hashBills } from '../inputs-hash.ts';
import { payBills, type HashedBill } from '../pay-bills.ts';
import { billsOfSums } from '../settle-summed.ts';
import { firstOf } from '../../../shared/first-of.ts';

type Requested = RequestOf<typeof salaryOperator.rerun>;

/**
 * Settles a settled window once more, by the functions that settled it. Every bill exists under its contract and window, so
 * nothing changes; the answer counts the bills that came out the same. Throws `pay_window_not_settled`.
 */
export const rerun = async (
  tx: Tx,
  request: Requested,
  fail: Fail<'pay_window_not_settled'>,
): Promise<ResponseOf<typeof salaryOperator.rerun>> => {
  const { merchant, kind, reason } = request;
  const { brand } = await lockMerchant(tx, merchant);
  const payer = { merchant, currency: brand.currency, exponent: brand.exponent };
  const window = await settledWindow(tx, request);
  if (!window) throw fail('pay_window_not_settled');
  const bills =
    kind === 'realtime'
      ? await realtimeBills(tx, payer, window)
      : await billsOfSums(tx, { ...payer, kind, timeZone: brand.timeZone, dividendPeriod: null }, window);
  const same = await countSame(tx, bills, window);
  const written = await payBills(tx, payer, { ...window, kind }, bills);
  const result = {
    windowStartMs: window.startMs,
    windowEndMs: window.endMs,
    bills: bills.length,
    same,
    written: written.length,
  };
  await audit(tx, {
    merchant,
    actor: staffActor(),
    action: 'pay',
    reason,
    before: null,
    after: { rerun: kind, ...result },
  });
  return result;
};

/** The settled window that contains an instant. A five-minute window without bills was empty. */
const settledWindow = async (tx: Tx, { merchant, kind, atMs }: Requested): Promise<Window | undefined> => {
  const at = sql`to_timestamp(${atMs}::float8 / 1000)`;
  const { rows } =
    kind === 'realtime'
      ? await sql<Window>`
          select in_ms(start) as "startMs", in_ms(start + interval '5 minutes') as "endMs"
            from pay_cursors c, salary_window_at(${at}) as start
           where c.merchant = ${merchant} and c.kind = 'realtime' and start < c.settled_until`.execute(tx)
      : await sql<Window>`
          select in_ms(window_at) as "startMs", in_ms(window_end) as "endMs" from pay_windows
           where merchant = ${merchant} and kind = ${kind} and settled_at is not null and window_at <= ${at} and window_end > ${at}`.execute(
          tx,
        );
  return rows[0];
};

const realtimeBills = async (
  tx: Tx,
  { merchant, currency, exponent }: { merchant: string; currency: string; exponent: number },
  { startMs, endMs }: Window,
): Promise<HashedBill[]> => {
  const windows = new MerchantWindows(merchant, { currency, exponent });
  await windows.load(tx, startMs, endMs);
  const { uplines, holders } = windows;
  const { sums, bills } = windows.windowAt(startMs);
  return hashBills({ upwards: uplines.above, holders, sums, bills, startMs }, async () => {});
};

const countSame = async (tx: Tx, bills: readonly HashedBill[], { startMs }: Window): Promise<number> => {
  const { rows } = await sql<{ same: number }>`
    select count(*)::int as same
      from unnest(${bills.map(({ contract }) => contract.id)}::bigint[], ${bills.map(({ hash }) => hash)}::text[],
                  ${bills.map(({ amount }) => amount)}::bigint[]) as r (contract, hash, amount)
      join bills b on b.contract_id = r.contract and b.window_at = to_timestamp(${startMs}::float8 / 1000)
                  and encode(b.inputs_hash, 'hex') = r.hash and b.amount = r.amount`.execute(tx);
  return firstOf(rows).same;
};
