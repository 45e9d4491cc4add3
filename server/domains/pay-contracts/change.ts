import { sql } from 'kysely';
import type { PayContract } from '../../../contract/contracts.ts';
import type { PayKind, PayTerms } from '../../../contract/pay-terms.ts';
import type { Millis } from '../../../contract/primitives.ts';
import { isAgentType } from '../../../contract/session.ts';
import { inMerchant } from '../../db/merchant.ts';
import { jsonb, type Tx } from '../../db/database.ts';
import { checkNotFrozen } from '../../http/access-checks.ts';
import type { Fail } from '../../http/failure.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { termsFault, type TermsFault } from './check-terms.ts';
import { windowNow } from './window-now.ts';
import {
  agreedOf,
  contractOf,
  lockContracts,
  shown,
  tellSides,
  underUpline,
  versionsOf,
  type ContractRow,
} from './queries.ts';

export type TermsFailure = TermsFault | 'no_contract_of_your_own';

/** The upline's own agreed terms. An agent without an agreed contract cannot pass one on. */
const ownTerms = async (
  tx: Tx,
  { merchant, kind, upline }: { merchant: string; kind: PayKind; upline: number },
  fail: Fail<'no_contract_of_your_own'>,
): Promise<PayTerms> => {
  const own = await agreedOf(tx, merchant, kind, upline);
  if (!own) throw fail('no_contract_of_your_own');
  return own.terms as PayTerms;
};

/** Throws if these terms conflict with the upline's own, which are null for the merchant, or the downline's contracts below. */
const checkTerms = async (
  tx: Tx,
  { merchant, kind, downline, terms }: { merchant: string; kind: PayKind; downline: number; terms: PayTerms },
  above: PayTerms | null,
  fail: Fail<TermsFault>,
): Promise<void> => {
  const below = await underUpline(tx, merchant, kind, downline);
  // The terms apply from the next window on, so contracts that end by then do not conflict.
  const from = new Date((await windowNow(tx, merchant, kind)).endMs);
  const fault = termsFault(
    terms,
    above,
    below.filter(isHeldAfter(from)).map((each) => each.terms as PayTerms),
  );
  if (fault) throw fail(fault);
};

/** Proposes terms to a direct downline, as a new version. */
export const propose = async (
  tx: Tx,
  upline: MemberRow,
  { kind, downlineId, terms }: { kind: PayKind; downlineId: number; terms: PayTerms },
  fail: Fail<TermsFailure | 'agent_frozen' | 'contract_request_waiting' | 'downline_not_an_agent'>,
): Promise<PayContract> => {
  const { merchant } = upline;
  await checkNotFrozen(tx, upline, fail);
  await lockContracts(tx, merchant, kind);
  const downline = await inMerchant(tx, merchant)
    .selectFrom('members')
    .select(['id', 'type'])
    .where('id', '=', downlineId)
    .where('upline', '=', upline.id)
    .executeTakeFirst();
  if (!downline) throw fail('not_found');
  if (!isAgentType(downline.type)) throw fail('downline_not_an_agent');
  const [newest] = await versionsOf(tx, merchant, kind, downline.id);
  if (newest?.state === 'requested') throw fail('contract_request_waiting');
  const own = await ownTerms(tx, { merchant, kind, upline: upline.id }, fail);
  await checkTerms(tx, { merchant, kind, downline: downline.id, terms }, own, fail);
  return write(
    tx,
    await inMerchant(tx, merchant)
      .insertInto('pay_contracts', {
        kind,
        upline: upline.id,
        downline: downline.id,
        version: (newest?.version ?? 0) + 1,
        terms: jsonb(terms),
        state: 'requested',
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
};

/** Records the downline's answer. An accepted version replaces the one before from the next window on. */
export const answer = async (
  tx: Tx,
  agent: MemberRow,
  { contractId, accept }: { contractId: number; accept: boolean },
  fail: Fail<TermsFailure | 'contract_not_waiting' | 'wrong_side'>,
): Promise<PayContract> => {
  const { merchant } = agent;
  const contract = await contractOf(tx, merchant, agent.id, contractId);
  if (contract.downline !== agent.id) throw fail('wrong_side');
  if (contract.state !== 'requested') throw fail('contract_not_waiting');
  if (!accept) return write(tx, await set(tx, contract, { state: 'refused', answered_at: now }));
  const kind = contract.kind;
  // Contracts above or below may have changed since the proposal.
  const own = contract.upline === null ? null : await ownTerms(tx, { merchant, kind, upline: contract.upline }, fail);
  await checkTerms(tx, { merchant, kind, downline: agent.id, terms: contract.terms as PayTerms }, own, fail);
  const from_at = await replaceAgreed(tx, merchant, kind, agent.id);
  return write(tx, await set(tx, contract, { state: 'active', answered_at: now, from_at }));
};

/** Grants the merchant's contract to an agent without upline. It needs no answer and applies from the next window on. */
export const grant = async (
  tx: Tx,
  agent: MemberRow,
  { kind, terms }: { kind: PayKind; terms: PayTerms },
  fail: Fail<TermsFault | 'downline_not_an_agent' | 'wrong_side'>,
): Promise<PayContract> => {
  const { merchant, id: downline } = agent;
  await lockContracts(tx, merchant, kind);
  if (!isAgentType(agent.type)) throw fail('downline_not_an_agent');
  if (agent.upline !== null) throw fail('wrong_side');
  await checkTerms(tx, { merchant, kind, downline, terms }, null, fail);
  const [newest] = await versionsOf(tx, merchant, kind, downline);
  const from_at = await replaceAgreed(tx, merchant, kind, downline);
  return write(
    tx,
    await inMerchant(tx, merchant)
      .insertInto('pay_contracts', {
        kind,
        downline,
        version: (newest?.version ?? 0) + 1,
        terms: jsonb(terms),
        state: 'active',
        answered_at: now as unknown as Date,
        from_at,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
};

/** Ends the agreed contract of this downline at the start of the next window. Returns that time. */
const replaceAgreed = async (tx: Tx, merchant: string, kind: PayKind, downline: number): Promise<Date> => {
  const from = new Date((await windowNow(tx, merchant, kind)).endMs);
  const before = await agreedOf(tx, merchant, kind, downline);
  if (before) await set(tx, before, { state: 'replaced', until_at: from });
  // A contract with an agreed end is replaced too: never two at a time.
  await inMerchant(tx, merchant)
    .updateTable('pay_contracts')
    .set({ until_at: from })
    .where('kind', '=', kind)
    .where('downline', '=', downline)
    .where('state', '=', 'terminated')
    .where('until_at', '>', from)
    .execute();
  return from;
};

export const withdraw = async (
  tx: Tx,
  agent: MemberRow,
  { contractId }: { contractId: number },
  fail: Fail<'contract_not_waiting' | 'wrong_side'>,
): Promise<PayContract> => {
  const contract = await contractOf(tx, agent.merchant, agent.id, contractId);
  if (contract.upline !== agent.id) throw fail('wrong_side');
  if (contract.state !== 'requested') throw fail('contract_not_waiting');
  return write(tx, await set(tx, contract, { state: 'withdrawn' }));
};

/** Requests the end of a contract for one of its sides, at the end of the current window or a later one. */
export const requestEnd = async (
  tx: Tx,
  agent: MemberRow,
  { contractId, endsAtMs }: { contractId: number; endsAtMs: Millis },
  fail: Fail<'below_downline' | 'contract_not_active' | 'not_at_a_window' | 'wrong_side'>,
): Promise<PayContract> => {
  const { merchant } = agent;
  const contract = await contractOf(tx, merchant, agent.id, contractId);
  // The merchant's own contracts have no other side to answer.
  if (contract.upline === null) throw fail('wrong_side');
  if (contract.state !== 'active') throw fail('contract_not_active');
  const kind = contract.kind;
  const { endMs } = await windowNow(tx, merchant, kind);
  const window = await windowNow(tx, merchant, kind, endsAtMs);
  if (endsAtMs < endMs || window.startMs !== endsAtMs) throw fail('not_at_a_window');
  await keepAboveDownlines(tx, contract, new Date(endsAtMs), fail);
  return write(
    tx,
    await set(tx, contract, {
      state: 'ending',
      end_requested_by: agent.id,
      end_requested_at: now,
      end_at: new Date(endsAtMs),
    }),
  );
};

export const answerEnd = async (
  tx: Tx,
  agent: MemberRow,
  { contractId, accept }: { contractId: number; accept: boolean },
  fail: Fail<'below_downline' | 'contract_not_waiting' | 'wrong_side'>,
): Promise<PayContract> => {
  const { merchant } = agent;
  const contract = await contractOf(tx, merchant, agent.id, contractId);
  if (contract.state !== 'ending') throw fail('contract_not_waiting');
  if (contract.end_requested_by === agent.id) throw fail('wrong_side');
  if (!accept) {
    const nothing = { end_requested_by: null, end_requested_at: null, end_at: null };
    return write(tx, await set(tx, contract, { state: 'active', ...nothing }));
  }
  // Never in the past: if the requested end has passed, the contract ends with the current window.
  const { endMs } = await windowNow(tx, merchant, contract.kind);
  const until_at = new Date(Math.max(endMs, contract.end_at!.getTime()));
  await keepAboveDownlines(tx, contract, until_at, fail);
  return write(tx, await set(tx, contract, { state: 'terminated', end_answered_at: now, until_at }));
};

/** Refuses to end a contract that the downlines' contracts depend on. */
const keepAboveDownlines = async (
  tx: Tx,
  { merchant, kind, downline }: ContractRow,
  endsAt: Date,
  fail: Fail<'below_downline'>,
): Promise<void> => {
  const below = await underUpline(tx, merchant, kind, downline);
  if (below.some(isHeldAfter(endsAt))) throw fail('below_downline');
};

/** Whether the contract is pending or in force beyond this moment, with an agreed end considered. */
const isHeldAfter =
  (at: Date) =>
  ({ state, until_at }: ContractRow): boolean =>
    state !== 'terminated' || until_at! > at;

const now = sql<Date>`clock_timestamp()`;

type Change = { [K in keyof ContractRow]?: ContractRow[K] | typeof now };
const set = (tx: Tx, { merchant, id }: ContractRow, change: Change): Promise<ContractRow> =>
  inMerchant(tx, merchant)
    .updateTable('pay_contracts')
    .set(change as object)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

const write = async (tx: Tx, row: ContractRow): Promise<PayContract> => {
  await tellSides(tx, row.merchant, row);
  return shown(row);
};
