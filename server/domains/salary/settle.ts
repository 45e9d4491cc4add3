import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Millis } from '../../../contract/primitives.ts';
import type { Tx } from '../../db/database.ts';
import { accountOf } from '../../ledger/account.ts';
import { postMany, type Posting } from '../../ledger/post.ts';
import { BrandWindows } from './brand-windows.ts';
import { emitAgentFigures } from '../../live/emit.ts';
import type { MemberSum, Settled } from './engine/settle-window.ts';
import { WINDOW_MS } from './engine/windows.ts';

/** Until where windows are over at this moment. */
export const overUntil = (nowMs: Millis, watermarkMs: Millis): Millis =>
  Math.floor((nowMs - watermarkMs) / WINDOW_MS) * WINDOW_MS;

/** Moves the cursor: everything before it is settled, and takes no more. */
export const moveCursor = async (tx: Tx, merchant: string, untilMs: Millis): Promise<void> => {
  await sql`update pay_cursors set settled_until = to_timestamp(${untilMs}::float8 / 1000)
    where merchant = ${merchant} and kind = 'realtime'`.execute(tx);
};

/**
 * Settles the window at `startMs` and moves the cursor to its end, all in the transaction given: a bill for each contract that
 * has a part in it, paid by the house into the agent's wallet, and the agents' figures after it.
 */
export const settle = async (tx: Tx, windows: BrandWindows, startMs: Millis, nowMs: Millis): Promise<void> => {
  const { merchant } = windows;
  const settled = windows.settled(startMs);
  const bills = await issue(tx, windows, startMs, settled);
  await pay(tx, windows, bills);
  for (const { agent, id, amount } of bills)
    windows.lastBills.set(agent, { id, amount: windows.money(amount), windowStartMs: startMs });
  windows.forget(startMs);
  await moveCursor(tx, merchant, startMs + WINDOW_MS);
  await emitAgentFigures(tx, merchant, 'salary', windows.figures(nowMs, new Set(bills.map(({ agent }) => agent))));
};

interface Bill {
  id: string;
  agent: number;
  contract: number;
  amount: number;
}

/** Writes the bills; one that is there already (contract and window) is left as it is, and not answered. */
const issue = async (tx: Tx, windows: BrandWindows, startMs: Millis, settled: readonly Settled[]): Promise<Bill[]> => {
  const hashes = inputHashes(windows, startMs, settled);
  const rows = settled.map(({ contract, figures, tier, exact, uncapped, amount }, place) => ({
    contract_id: contract.id,
    agent_id: contract.agent,
    turnover: figures.turnover,
    active: figures.active,
    net_loss: figures.netLoss,
    tier,
    rate: contract.terms.tiers[tier]?.rate ?? 0,
    exact: String(exact),
    uncapped,
    amount,
    state: tier < 0 ? 'not_reached' : 'issued',
    hash: hashes[place]!,
  }));
  const { rows: bills } = await sql<Bill>`
    insert into bills (merchant, kind, window_at, window_end, contract_id, agent_id, turnover, active, net_loss, tier, rate,
                       exact, uncapped, amount, state, inputs_hash)
    select ${windows.merchant}, 'realtime', to_timestamp(${startMs}::float8 / 1000), to_timestamp(${startMs + WINDOW_MS}::float8 / 1000),
           r.contract_id, r.agent_id, r.turnover, r.active, r.net_loss, r.tier, r.rate, r.exact, r.uncapped, r.amount, r.state,
           decode(r.hash, 'hex')
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
             contract_id bigint, agent_id bigint, turnover bigint, active int, net_loss bigint, tier smallint, rate int,
             exact numeric, uncapped bigint, amount bigint, state text, hash text)
    on conflict (contract_id, window_at) do nothing
    returning id, agent_id as agent, contract_id as contract, amount`.execute(tx);
  return bills;
};

/** From the house to the agents' wallets, a posting a bill. */
const pay = async (tx: Tx, windows: BrandWindows, bills: readonly Bill[]): Promise<void> => {
  const due = bills.filter(({ amount }) => amount > 0);
  if (due.length === 0) return;
  const { merchant } = windows;
  const { currency, exponent } = windows.money(0);
  const books = { merchant, ledger: 'real', currency, exponent } as const;
  const house = await accountOf(tx, { ...books, kind: 'house', owner: merchant });
  const wallets = await walletsOf(tx, merchant, currency, due);
  const postings: Posting[] = [];
  for (const { id, agent, amount } of due) {
    const wallet =
      wallets.get(agent) ?? (await accountOf(tx, { ...books, kind: 'wallet', owner: `member:${agent}` })).id;
    postings.push({
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
  const posted = await postMany(tx, postings);
  await sql`update bills set posting_id = paid.posting
    from unnest(${due.map(({ id }) => id)}::uuid[], ${posted.map(({ posting }) => posting.id)}::bigint[]) as paid (bill, posting)
   where bills.id = paid.bill`.execute(tx);
};

const walletsOf = async (
  tx: Tx,
  merchant: string,
  currency: string,
  bills: readonly Bill[],
): Promise<Map<number, number>> => {
  const { rows } = await sql<{ agent: number; id: number }>`
    select split_part(owner, ':', 2)::bigint as agent, id from accounts
     where merchant = ${merchant} and ledger = 'real' and kind = 'wallet' and currency = ${currency}
       and owner = any(${bills.map(({ agent }) => `member:${agent}`)}::text[])`.execute(tx);
  return new Map(rows.map(({ agent, id }) => [agent, id]));
};

/** SHA-256 over all that each bill was reckoned from: contract, window, figures, and every member's sums of the team. */
const inputHashes = (windows: BrandWindows, startMs: Millis, settled: readonly Settled[]): string[] => {
  const agents = new Set(settled.map(({ contract }) => contract.agent));
  const teams = new Map<number, MemberSum[]>();
  const sums = [...windows.sums(startMs)].sort((a, b) => a.member - b.member || a.termsAtMs - b.termsAtMs);
  for (const sum of sums)
    for (const agent of windows.upwards(sum.member)) {
      if (!agents.has(agent)) continue;
      const team = teams.get(agent);
      if (team) team.push(sum);
      else teams.set(agent, [sum]);
    }
  return settled.map(({ contract, figures, tier }) => {
    const hash = createHash('sha256').update(JSON.stringify([contract.id, contract.terms, startMs, figures, tier]));
    for (const { member, termsAtMs, stake, payout } of teams.get(contract.agent) ?? [])
      hash.update(`\n${member} ${termsAtMs} ${stake} ${payout}`);
    return hash.digest('hex');
  });
};
