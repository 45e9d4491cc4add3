import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ProposalKind } from '../../contract/proposals-operator.ts';
import { inMerchant } from '../db/merchant.ts';
import type { Tx } from '../db/database.ts';
import type { Fail } from '../http/failure.ts';
import type { MerchantSettings } from '../http/viewer.ts';
import { staffActor } from './actor.ts';
import { audit } from './audit.ts';

/** Minor units above which a second member of staff must approve, unless the merchant's settings say otherwise (decision 0019). */
const DEFAULT_BOUNDS = { fourEyesPayoutsAbove: 1_000_000, fourEyesCorrectionsAbove: 0 } as const;
const LASTS = sql`interval '3 days'`;

/** The bound of a merchant, minor units. Amounts above it need two members of staff. */
export const fourEyesAbove = (settings: MerchantSettings, name: keyof typeof DEFAULT_BOUNDS): number =>
  settings[name] ?? DEFAULT_BOUNDS[name];

export interface Proposed {
  merchant: string;
  kind: ProposalKind;
  /** What of this kind it is about: at most one proposal waits for it. */
  about: string;
  memberId: number;
  money: { amount: number; currency: string; exponent: number };
  reason: string;
}

/**
 * Makes a proposal that waits for a second member of staff, and returns its id. Repeated by the same person with the same amount
 * it returns the same one. Throws `proposal_waiting` if another one waits for the subject.
 */
export const propose = async (tx: Tx, proposed: Proposed, fail: Fail<'proposal_waiting'>): Promise<string> => {
  const { merchant, kind, about, memberId, money, reason } = proposed;
  const subject = subjectOf(proposed);
  await expireWaiting(tx, merchant, subject);
  const made = await inMerchant(tx, merchant)
    .insertInto('proposals', {
      ...{ id: randomUUID(), kind, subject, member_id: memberId, ...money, reason, proposed_by: staffActor() },
      expires_at: sql<Date>`clock_timestamp() + ${LASTS}` as never,
    })
    .onConflict((conflict) => conflict.columns(['merchant', 'subject']).where('state', '=', 'waiting').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return sameProposal(tx, proposed, fail);
  await audit(tx, {
    ...{ merchant, actor: staffActor(), action: 'proposal_new', reason, memberId, before: null },
    after: { proposalId: made.id, kind, about, amount: money.amount, currency: money.currency },
  });
  return made.id;
};

const subjectOf = ({ kind, about }: Pick<Proposed, 'kind' | 'about'>): string => `${kind}:${about}`;

const expireWaiting = async (tx: Tx, merchant: string, subject: string): Promise<void> => {
  await inMerchant(tx, merchant)
    .updateTable('proposals')
    .set({ state: 'expired' })
    .where('subject', '=', subject)
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', sql<Date>`clock_timestamp()`)
    .execute();
};

const sameProposal = async (tx: Tx, proposed: Proposed, fail: Fail<'proposal_waiting'>): Promise<string> => {
  const row = await inMerchant(tx, proposed.merchant)
    .selectFrom('proposals')
    .select(['id', 'proposed_by', 'member_id', 'amount'])
    .where('subject', '=', subjectOf(proposed))
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  const isSame =
    row?.proposed_by === staffActor() && row.member_id === proposed.memberId && row.amount === proposed.money.amount;
  if (!isSame) throw fail('proposal_waiting', { details: { proposalId: row?.id, proposedBy: row?.proposed_by } });
  return row.id;
};

/** Withdraws what waits for this subject, which was decided in another way. */
export const closeProposal = async (
  tx: Tx,
  { merchant, ...subject }: Pick<Proposed, 'merchant' | 'kind' | 'about'>,
): Promise<void> => {
  await inMerchant(tx, merchant)
    .updateTable('proposals')
    .set({ state: 'withdrawn', decided_by: staffActor(), decided_at: sql<Date>`clock_timestamp()` })
    .where('subject', '=', subjectOf(subject))
    .where('state', '=', 'waiting')
    .execute();
};

/** What was approved: who proposed it, for the audit beside the approver as its actor. */
export interface Approved {
  proposalId: string;
  proposedBy: string;
}
