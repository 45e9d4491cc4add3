import { sql, type Selectable } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { Proposal, ProposalKind, proposalsOperator } from '../../../contract/proposals-operator.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { ProposalsTable } from '../../db/schema.ts';
import { commonFailure, type Fail } from '../../http/failure.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { staffActor } from '../../operator/actor.ts';
import { audit } from '../../operator/audit.ts';
import type { Approved } from '../../operator/proposals.ts';
import { postCorrection, writeOffOwed } from '../wallet/index.ts';
import { approveWithdrawal } from '../withdrawals/index.ts';

type Row = Selectable<ProposalsTable>;
type Approve = typeof proposalsOperator.approve;
type ApproveFail = Fail<Approve['errors'][number]>;

/** Proposals of one answer. */
const SHOWN = 500;

/** Does what was proposed, in the transaction of the approval. Throws if it cannot be done any more. */
const DO: Record<
  ProposalKind,
  (tx: Tx, row: Row & { about: string }, member: MemberRow, fail: ApproveFail, approved: Approved) => Promise<unknown>
> = {
  withdrawal: (tx, { merchant, about, reason }, _member, fail, approved) =>
    approveWithdrawal(tx, { merchant, withdrawalId: about, reason }, fail, approved),
  correction: (tx, { amount, about, reason }, member, fail, approved) =>
    postCorrection(tx, member, { amount, reference: about, reason }, fail, approved),
  write_off: async (tx, { amount, reason }, member, fail, approved) => {
    const owed = await writeOffOwed(tx, member, reason, fail, approved);
    // A deposit or a rollback since: the transaction ends, and nothing is written off.
    if (owed !== amount) throw fail('proposal_outdated', { details: { owed } });
  },
};

const aboutOf = ({ kind, subject }: Row): string => subject.slice(kind.length + 1);
const isExpired = ({ state, expires_at }: Row, nowMs: number): boolean =>
  state === 'waiting' && expires_at.getTime() <= nowMs;

const published = (row: Row, account: string, nowMs: number): Proposal => ({
  ...{ id: row.id, kind: row.kind, account, about: aboutOf(row), reason: row.reason },
  money: { amount: row.amount, currency: row.currency, exponent: row.exponent },
  proposedBy: row.proposed_by,
  proposedAtMs: row.proposed_at.getTime(),
  expiresAtMs: row.expires_at.getTime(),
  state: isExpired(row, nowMs) ? 'expired' : row.state,
  decidedBy: row.decided_by,
});

/** Proposals that wait, the oldest first. */
export const waitingProposals = async (
  db: Db,
  { merchant }: RequestOf<typeof proposalsOperator.list>,
): Promise<ResponseOf<typeof proposalsOperator.list>> => {
  const rows = await inMerchant(db, merchant)
    .selectFrom('proposals')
    .innerJoin('members', 'members.id', 'proposals.member_id')
    .selectAll('proposals')
    .select(['members.username', sql<Date>`clock_timestamp()`.as('now')])
    .where('state', '=', 'waiting')
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .orderBy('proposed_at')
    .limit(SHOWN)
    .execute();
  return { list: rows.map(({ username, now, ...row }) => published(row, username, now.getTime())) };
};

/** Locks a proposal, with its member and the time of the database. */
const lockProposal = async (tx: Tx, merchant: string, id: string) => {
  const tables = inMerchant(tx, merchant);
  const row = await tables.selectFrom('proposals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw commonFailure('not_found');
  const member = await tables
    .selectFrom('members')
    .selectAll()
    .where('id', '=', row.member_id)
    .executeTakeFirstOrThrow();
  const { now } = await tx.selectNoFrom(sql<Date>`clock_timestamp()`.as('now')).executeTakeFirstOrThrow();
  return { row, member, nowMs: now.getTime() };
};

const decided = (tx: Tx, { merchant, id }: Row, state: 'approved' | 'withdrawn'): Promise<Row> =>
  inMerchant(tx, merchant)
    .updateTable('proposals')
    .set({ state, decided_by: staffActor(), decided_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

const over = (row: Row, nowMs: number, fail: Fail<'proposal_over'>) =>
  fail('proposal_over', {
    details: { state: isExpired(row, nowMs) ? 'expired' : row.state, decidedBy: row.decided_by },
  });

/** Approves what another member of staff proposed, and does it in the same transaction. */
export const approveProposal = async (
  tx: Tx,
  { merchant, proposalId, reason }: RequestOf<Approve>,
  fail: ApproveFail,
): Promise<Proposal> => {
  const { row, member, nowMs } = await lockProposal(tx, merchant, proposalId);
  if (row.proposed_by === staffActor()) throw fail('own_proposal');
  if (row.state === 'approved' && row.decided_by === staffActor()) return published(row, member.username, nowMs);
  if (row.state !== 'waiting' || isExpired(row, nowMs)) throw over(row, nowMs, fail);
  const approved = { proposalId, proposedBy: row.proposed_by };
  await DO[row.kind](tx, { ...row, about: aboutOf(row) }, member, fail, approved);
  await audit(tx, {
    ...{ merchant, actor: staffActor(), action: 'proposal_approve', reason, memberId: member.id },
    before: { proposalId, state: 'waiting', proposedBy: row.proposed_by },
    after: { proposalId, state: 'approved', kind: row.kind, about: aboutOf(row), amount: row.amount },
  });
  return published(await decided(tx, row, 'approved'), member.username, nowMs);
};

/** Takes a proposal back, or refuses it. */
export const withdrawProposal = async (
  tx: Tx,
  { merchant, proposalId, reason }: RequestOf<typeof proposalsOperator.withdraw>,
  fail: Fail<'proposal_over'>,
): Promise<Proposal> => {
  const { row, member, nowMs } = await lockProposal(tx, merchant, proposalId);
  if (row.state === 'withdrawn') return published(row, member.username, nowMs);
  if (row.state !== 'waiting' || isExpired(row, nowMs)) throw over(row, nowMs, fail);
  await audit(tx, {
    ...{ merchant, actor: staffActor(), action: 'proposal_withdraw', reason, memberId: member.id },
    before: { proposalId, state: 'waiting', proposedBy: row.proposed_by },
    after: { proposalId, state: 'withdrawn' },
  });
  return published(await decided(tx, row, 'withdrawn'), member.username, nowMs);
};
