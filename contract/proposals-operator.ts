import * as z from 'zod/mini';
import { endpoint } from './define.ts';
import { OperatorReason } from './operator-reason.ts';
import { MerchantCode, Millis, Money, Uuid } from './primitives.ts';

export const PROPOSAL_KINDS = ['withdrawal', 'correction', 'write_off'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

/** What one member of staff proposed, and another one must approve before anything happens. */
export const Proposal = z.strictObject({
  id: Uuid,
  kind: z.enum(PROPOSAL_KINDS),
  account: z.string(),
  /** What is paid or written off; of a correction, what the wallet gains, or loses if it is below zero. */
  money: Money,
  /** The withdrawal's id, the correction's reference, or the member's number. */
  about: z.string(),
  reason: z.string(),
  proposedBy: z.string(),
  proposedAtMs: Millis,
  expiresAtMs: Millis,
  state: z.enum(['waiting', 'approved', 'withdrawn', 'expired']),
  decidedBy: z.nullable(z.string()),
});
export type Proposal = z.infer<typeof Proposal>;

const decision = {
  method: 'POST',
  auth: 'operator',
  roles: ['payments'],
  encoding: 'json',
  request: z.strictObject({ merchant: MerchantCode, proposalId: Uuid, reason: OperatorReason }),
  response: Proposal,
} as const;

/** Four eyes: two members of staff for payouts above a bound, corrections and write-offs. */
export const proposalsOperator = {
  list: endpoint({
    method: 'GET',
    path: '/operator/proposals',
    auth: 'operator',
    roles: ['payments'],
    encoding: 'query',
    request: z.strictObject({ merchant: MerchantCode }),
    response: z.strictObject({ list: z.array(Proposal) }),
    errors: ['unknown_merchant'],
    summary: 'Proposals that wait for a second member of staff, the oldest first.',
  }),
  approve: endpoint({
    ...decision,
    path: '/operator/proposals/approve',
    errors: [
      'unknown_merchant',
      'not_found',
      'own_proposal',
      'proposal_over',
      'proposal_outdated',
      'withdrawal_already_final',
      'balance_too_low',
      'reference_used',
      'nothing_owed',
    ],
    summary: 'Does what another member of staff proposed. Repeated by the same person, it answers the same.',
  }),
  withdraw: endpoint({
    ...decision,
    path: '/operator/proposals/withdraw',
    errors: ['unknown_merchant', 'not_found', 'proposal_over'],
    summary: 'Takes back an own proposal, or refuses that of another. Nothing happens then.',
  }),
} as const;
