import { sql } from 'kysely';
import type { Millis } from '../../../contract/primitives.ts';
import { REALTIME_WINDOW_MS } from '../../../contract/salary.ts';
import type { Tx } from '../../db/database.ts';
import { accountOf } from '../../ledger/account.ts';
import { postMany, type LedgerTransaction } from '../../ledger/post.ts';
import type { MerchantWindows } from './merchant-windows.ts';
import type { WindowBill } from './engine/window-bills.ts';

/** The result of a window for a contract, with the hash of all its inputs. */
export interface HashedBill extends WindowBill {
  hash: string;
}

/** A bill that was written. */
export interface Issued {
  id: string;
  agent: number;
  contract: number;
  amount: number;
}

/** Writes bills and pays them. An existing bill (contract and window) stays unchanged and is not returned. */
export const payBills = async (
  tx: Tx,
  windows: MerchantWindows,
  startMs: Millis,
  settled: readonly HashedBill[],
): Promise<Issued[]> => {
  const bills = await issue(tx, windows, startMs, settled);
  await nameCorrected(tx, windows, bills, settled);
  await pay(tx, windows, bills);
  return bills;
};

const issue = async (
  tx: Tx,
  windows: MerchantWindows,
  startMs: Millis,
  settled: readonly HashedBill[],
): Promise<Issued[]> => {
  const rows = settled.map(({ contract, figures, tier, amount, hash, ...bill }) => ({
    contract_id: contract.id,
    agent_id: contract.agent,
    turnover: figures.turnover,
    active: figures.active,
    net_loss: figures.netLoss,
    tier,
    rate: contract.terms.tiers[tier]?.rate ?? 0,
    exact: String(bill.exact),
    capped: String(bill.capped),
    corrected: String(bill.corrected),
    carried_in: String(bill.carriedIn),
    carried_out: String(bill.carriedOut),
    written_off: String(bill.writtenOff),
    amount,
    state: tier < 0 ? 'not_reached' : 'issued',
    hash,
  }));
  const { rows: bills } = await sql<Issued>`
    insert into bills (merchant, kind, window_at, window_end, contract_id, agent_id, turnover, active, net_loss, tier, rate,
                       exact, capped, corrected, carried_in, carried_out, written_off, amount, state, inputs_hash)
    select ${windows.merchant}, 'realtime', to_timestamp(${startMs}::float8 / 1000), to_timestamp(${startMs + REALTIME_WINDOW_MS}::float8 / 1000),
           r.contract_id, r.agent_id, r.turnover, r.active, r.net_loss, r.tier, r.rate, r.exact, r.capped, r.corrected,
           r.carried_in, r.carried_out, r.written_off, r.amount, r.state,
           decode(r.hash, 'hex')
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
             contract_id bigint, agent_id bigint, turnover bigint, active int, net_loss bigint, tier smallint, rate int,
             exact numeric, capped numeric, corrected numeric, carried_in numeric, carried_out numeric, written_off numeric, amount bigint, state text, hash text)
    on conflict (contract_id, window_at) do nothing
    returning id, agent_id as agent, contract_id as contract, amount`.execute(tx);
  return bills;
};

/** Records for each bill the earlier bills that it corrects. */
const nameCorrected = async (
  tx: Tx,
  { merchant }: MerchantWindows,
  bills: readonly Issued[],
  settled: readonly HashedBill[],
): Promise<void> => {
  const issued = new Map(bills.map(({ contract, id }) => [contract, id]));
  const rows = settled.flatMap(({ contract, corrections }) =>
    corrections.map((each) => ({
      bill_id: issued.get(contract.id),
      contract_id: each.contract.id,
      window_ms: each.correctsMs,
      exact: String(each.exact),
      kept_back: String(each.keptBack),
    })),
  );
  const due = rows.filter(({ bill_id }) => bill_id !== undefined);
  if (due.length === 0) return;
  await sql`
    insert into bill_corrections (merchant, bill_id, corrects, exact, kept_back)
    select ${merchant}, r.bill_id, b.id, sum(r.exact), sum(r.kept_back)
      from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as r (bill_id uuid, contract_id bigint, window_ms bigint, exact numeric, kept_back numeric)
      join bills b on b.contract_id = r.contract_id and b.window_at = to_timestamp(r.window_ms::float8 / 1000)
     group by r.bill_id, b.id`.execute(tx);
};

/** Pays from the house to the agents' wallets, one ledger transaction per bill. */
const pay = async (tx: Tx, windows: MerchantWindows, bills: readonly Issued[]): Promise<void> => {
  const due = bills.filter(({ amount }) => amount > 0);
  if (due.length === 0) return;
  const { merchant } = windows;
  const { currency, exponent } = windows.money(0);
  const books = { merchant, ledger: 'real', currency, exponent } as const;
  const house = await accountOf(tx, { ...books, kind: 'house', owner: merchant });
  const wallets = await walletsOf(tx, merchant, currency, due);
  const transactions: LedgerTransaction[] = [];
  for (const { id, agent, amount } of due) {
    const wallet =
      wallets.get(agent) ?? (await accountOf(tx, { ...books, kind: 'wallet', owner: `member:${agent}` })).id;
    transactions.push({
      merchant,
      kind: 'salary',
      actor: 'salary',
      idempotencyKey: id,
      payload: { bill: id, amount },
      about: '',
      lines: [
        { accountId: wallet, amount },
        { accountId: house.id, amount: -amount },
      ],
    });
  }
  const posted = await postMany(tx, transactions);
  await sql`update bills set ledger_transaction_id = paid.transaction
    from unnest(${due.map(({ id }) => id)}::uuid[], ${posted.map(({ transaction }) => transaction.id)}::bigint[]) as paid (bill, transaction)
   where bills.id = paid.bill`.execute(tx);
};

const walletsOf = async (
  tx: Tx,
  merchant: string,
  currency: string,
  bills: readonly Issued[],
): Promise<Map<number, number>> => {
  const { rows } = await sql<{ agent: number; id: number }>`
    select member_id as agent, id from accounts
     where merchant = ${merchant} and ledger = 'real' and kind = 'wallet' and currency = ${currency}
       and member_id = any(${bills.map(({ agent }) => agent)}::bigint[])`.execute(tx);
  return new Map(rows.map(({ agent, id }) => [agent, id]));
};
