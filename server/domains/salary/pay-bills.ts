import { sql } from 'kysely';
import type { PayKind } from '../../../contract/pay-terms.ts';
import type { Tx } from '../../db/database.ts';
import { accountOf } from '../../ledger/account.ts';
import { postMany, type LedgerTransaction } from '../../ledger/post.ts';
import type { WindowBill } from './engine/window-bills.ts';
import type { Window } from '../pay-contracts/index.ts';

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
  /** Whether it waits for the operator's approval. */
  waits: boolean;
}

/** A merchant and the currency of its agents' pay. */
export interface Payer {
  merchant: string;
  currency: string;
  exponent: number;
}

/**
 * Writes bills and pays them. An amount above the merchant's threshold waits for the operator. An existing bill (contract and
 * window) stays unchanged and is not returned.
 */
export const payBills = async (
  tx: Tx,
  payer: Payer,
  window: Window & { kind: PayKind },
  settled: readonly HashedBill[],
): Promise<Issued[]> => {
  const bills = await issue(tx, payer, window, settled);
  await nameCorrected(tx, payer, bills, settled);
  await pay(
    tx,
    payer,
    bills.filter(({ waits }) => !waits),
  );
  return bills;
};

const issue = async (
  tx: Tx,
  { merchant }: Payer,
  { kind, startMs, endMs }: Window & { kind: PayKind },
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
    loss: bill.loss ?? null,
  }));
  const { rows: bills } = await sql<Issued>`
    insert into bills (merchant, kind, window_at, window_end, contract_id, agent_id, turnover, active, net_loss, tier, rate,
                       exact, capped, corrected, carried_in, carried_out, written_off, amount, state, inputs_hash, loss)
    select ${merchant}, ${kind}, to_timestamp(${startMs}::float8 / 1000), to_timestamp(${endMs}::float8 / 1000),
           r.contract_id, r.agent_id, r.turnover, r.active, r.net_loss, r.tier, r.rate, r.exact, r.capped, r.corrected,
           r.carried_in, r.carried_out, r.written_off, r.amount,
           case when r.amount > (m.settings ->> 'payApprovalAbove')::bigint then 'unapproved' else r.state end, decode(r.hash, 'hex'), r.loss
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
             contract_id bigint, agent_id bigint, turnover bigint, active int, net_loss bigint, tier smallint, rate int,
             exact numeric, capped numeric, corrected numeric, carried_in numeric, carried_out numeric, written_off numeric, amount bigint, state text, hash text, loss jsonb)
      join merchants m on m.code = ${merchant}
    on conflict (contract_id, window_at) do nothing
    returning id, agent_id as agent, contract_id as contract, amount, state = 'unapproved' as waits`.execute(tx);
  return bills;
};

/** Records for each bill the earlier bills that it corrects. */
const nameCorrected = async (
  tx: Tx,
  { merchant }: Payer,
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
export const pay = async (
  tx: Tx,
  { merchant, currency, exponent }: Payer,
  bills: readonly Pick<Issued, 'id' | 'agent' | 'amount'>[],
): Promise<void> => {
  const due = bills.filter(({ amount }) => amount > 0);
  if (due.length === 0) return;
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
  bills: readonly { agent: number }[],
): Promise<Map<number, number>> => {
  const { rows } = await sql<{ agent: number; id: number }>`
    select member_id as agent, id from accounts
     where merchant = ${merchant} and ledger = 'real' and kind = 'wallet' and currency = ${currency}
       and member_id = any(${bills.map(({ agent }) => agent)}::bigint[])`.execute(tx);
  return new Map(rows.map(({ agent, id }) => [agent, id]));
};
