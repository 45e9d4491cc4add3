import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { WithdrawalState } from '../../../../contract/withdrawals.ts';
import type { withdrawalOperator } from '../../../../contract/withdrawals-operator.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Fail } from '../../../http/failure.ts';
import { findMerchant } from '../../../http/viewer.ts';
import { audit } from '../../../operator/audit.ts';
import { closeProposal, fourEyesAbove, propose, type Approved } from '../../../operator/proposals.ts';
import { staffActor } from '../../../operator/actor.ts';
import { paidSoFar } from '../take-status.ts';
import { changeState, lockWithdrawal } from '../change-state.ts';
import { forceReceived } from '../parts.ts';
import type { WithdrawalRow } from '../row.ts';

/** Orders and cases shown. The oldest come first. */
const SHOWN = 200;

/** The operator's queue: orders that wait for a decision, with the checks that they failed, and parts that did not arrive. */
export const queue = async (db: Db, merchant: string): Promise<ResponseOf<typeof withdrawalOperator.queue>> => {
  const rows = await inMerchant(db, merchant)
    .selectFrom('withdrawals')
    .innerJoin('members', 'members.id', 'withdrawals.member_id')
    .innerJoin('payout_accounts', 'payout_accounts.id', 'withdrawals.payout_account_id')
    .select([
      'withdrawals.id',
      'withdrawals.amount',
      'withdrawals.currency',
      'withdrawals.exponent',
      'withdrawals.method',
      'withdrawals.created_at',
      'members.username',
      'payout_accounts.holder_name',
    ])
    .select((eb) =>
      eb
        .selectFrom('withdrawal_events')
        .select('withdrawal_events.reason')
        .whereRef('withdrawal_id', '=', 'withdrawals.id')
        .where('state', '=', 'checking')
        .limit(1)
        .as('checks'),
    )
    .where('withdrawals.state', '=', 'checking')
    .orderBy('withdrawals.created_at')
    .limit(SHOWN)
    .execute();
  const cases = await inMerchant(db, merchant)
    .selectFrom('withdrawal_parts')
    .innerJoin('withdrawals', 'withdrawals.id', 'withdrawal_parts.withdrawal_id')
    .innerJoin('members', 'members.id', 'withdrawals.member_id')
    .select([
      'withdrawal_parts.id',
      'withdrawal_parts.amount',
      'withdrawals.currency',
      'withdrawals.exponent',
      'members.username',
      'withdrawal_parts.remark',
    ])
    .where('withdrawal_parts.state', '=', 'not_received')
    .orderBy('withdrawal_parts.paid_at')
    .limit(SHOWN)
    .execute();
  return {
    list: rows.map(({ id, amount, currency, exponent, method, created_at, username, holder_name, checks }) => ({
      id,
      account: username,
      holderName: holder_name,
      money: { amount, currency, exponent },
      method,
      checks: (checks ?? '').split(' ').filter(Boolean),
      createdAtMs: created_at.getTime(),
    })),
    notReceived: cases.map(({ id, amount, currency, exponent, username, remark }) => ({
      partId: id,
      account: username,
      money: { amount, currency, exponent },
      remark,
    })),
  };
};

/** What each decision needs and leads to. */
const DECISIONS = {
  approve: { from: ['checking'], to: 'approved' },
  refuse: { from: ['checking', 'approved'], to: 'refused' },
  // For an order that the provider refuses or does not know, and of which it has paid nothing.
  fail: { from: ['paying'], to: 'failed' },
} as const satisfies Record<string, { from: readonly WithdrawalState[]; to: WithdrawalState }>;

type Decision = RequestOf<typeof withdrawalOperator.decide>;

/**
 * Approves, refuses or gives up an order. The last two return the amount to the wallet. The member sees the reason. Approving an
 * amount above the merchant's bound makes a proposal, and the order stays as it is.
 */
export const decideWithdrawal = async (
  tx: Tx,
  request: Decision,
  fail: Fail<'withdrawal_already_final' | 'proposal_waiting'>,
): Promise<ResponseOf<typeof withdrawalOperator.decide>> => {
  const { merchant, withdrawalId: about, decision, reason } = request;
  const row = await lockOpen(tx, request, fail);
  const { settings } = (await findMerchant(tx, merchant))!;
  if (decision === 'approve' && row.amount > fourEyesAbove(settings, 'fourEyesPayoutsAbove')) {
    const { amount, currency, exponent, member_id: memberId } = row;
    const money = { amount, currency, exponent };
    const proposed = { merchant, kind: 'withdrawal' as const, about, memberId, money, reason };
    return { state: row.state, proposal: await propose(tx, proposed, fail) };
  }
  await closeProposal(tx, { merchant, kind: 'withdrawal', about });
  return decide(tx, row, request);
};

/** Approves an order that one member of staff proposed to approve, and another one approved. */
export const approveWithdrawal = async (
  tx: Tx,
  request: Omit<Decision, 'decision'>,
  fail: Fail<'withdrawal_already_final'>,
  approved: Approved,
): Promise<void> => {
  const decision = { ...request, decision: 'approve' as const };
  await decide(tx, await lockOpen(tx, decision, fail), decision, approved);
};

/** Locks an order that this decision may change. */
const lockOpen = async (
  tx: Tx,
  { merchant, withdrawalId, decision }: Decision,
  fail: Fail<'withdrawal_already_final'>,
): Promise<WithdrawalRow> => {
  const row = await lockWithdrawal(tx, merchant, withdrawalId);
  if (!row) throw fail('not_found');
  const { from } = DECISIONS[decision];
  const isOpen = (from as readonly WithdrawalState[]).includes(row.state);
  const paid = isOpen && decision === 'fail' ? await paidSoFar(tx, row) : 0;
  if (!isOpen || paid > 0) throw fail('withdrawal_already_final', { details: { state: row.state, paid } });
  return row;
};

const decide = async (
  tx: Tx,
  row: WithdrawalRow,
  { merchant, withdrawalId, decision, reason }: Decision,
  approved?: Approved,
): Promise<{ state: WithdrawalState }> => {
  const { to: after } = DECISIONS[decision];
  await changeState(tx, row, after, { actor: 'operator', reason });
  await audit(tx, {
    merchant,
    actor: staffActor(),
    action: `withdrawal_${decision}`,
    reason,
    before: { withdrawalId, state: row.state },
    after: { withdrawalId, state: after, amount: row.amount, currency: row.currency, ...approved },
    memberId: row.member_id,
  });
  return { state: after };
};

/** Decides a part that the member did not receive: the payment is proved, so it counts as received. */
export const resolvePart = async (
  tx: Tx,
  { merchant, partId, reason }: RequestOf<typeof withdrawalOperator.resolvePart>,
  fail: Fail<'part_already_answered'>,
): Promise<ResponseOf<typeof withdrawalOperator.resolvePart>> => {
  const row = await forceReceived(tx, merchant, partId, reason, fail);
  await audit(tx, {
    merchant,
    actor: staffActor(),
    action: 'withdrawal_part_received',
    reason,
    before: { partId, state: 'not_received' },
    after: { partId, state: 'forced_received', withdrawalId: row.id },
    memberId: row.member_id,
  });
  return {};
};
