import * as z from 'zod/mini';
import { endpoint } from './define.ts';
import { PayKind, PayTerms } from './pay-terms.ts';
import { MemberId, MerchantCode, Millis } from './primitives.ts';
import { OperatorReason } from './operator-reason.ts';

/** AGT-03. `ending`: one side asked to end the contract; `withdrawn`: the upline withdrew its request. */
export const CONTRACT_STATES = [
  'requested',
  'active',
  'refused',
  'withdrawn',
  'ending',
  'replaced',
  'terminated',
] as const;

/** One version of a contract between an upline and its direct downline. */
export const PayContract = z.strictObject({
  id: z.int(),
  kind: PayKind,
  version: z.int(),
  terms: PayTerms,
  state: z.enum(CONTRACT_STATES),
  /** When the upline consented, and when the downline answered. */
  requestedAtMs: Millis,
  answeredAtMs: z.nullable(Millis),
  /** In force from the start of a window until another contract is. */
  fromMs: z.nullable(Millis),
  untilMs: z.nullable(Millis),
  endRequestedBy: z.nullable(z.enum(['upline', 'downline'])),
  endsAtMs: z.nullable(Millis),
  /** Why the platform ended it or withdrew the request; null when a side did so itself. */
  endReason: z.nullable(z.enum(['kind_not_settled'])),
});
export type PayContract = z.infer<typeof PayContract>;

export const DownlineContracts = z.strictObject({
  memberId: MemberId,
  account: z.string(),
  /** `agreed`: in force, agreed on, or in force until an agreed end. The other waits for an answer. */
  agreed: z.nullable(PayContract),
  requested: z.nullable(PayContract),
});
export type DownlineContracts = z.infer<typeof DownlineContracts>;

const FAULTS = ['tiers_out_of_order', 'rate_above_own', 'tier_easier_than_own', 'below_downline'] as const;
const change = { method: 'POST', auth: 'agent', encoding: 'json', response: PayContract } as const;
const named = z.strictObject({ contractId: z.int().check(z.positive()) });

export const contracts = {
  list: endpoint({
    method: 'GET',
    path: '/wps/agent/contracts',
    automatic: true,
    auth: 'agent',
    encoding: 'query',
    request: z.strictObject({ kind: PayKind }),
    response: z.strictObject({
      /** With the caller's upline, newest version first. */
      own: z.array(PayContract),
      /** With each direct downline that is an agent. */
      downlines: z.array(DownlineContracts),
    }),
    errors: [],
    summary: 'Contracts of one kind with upline and direct downlines (AGT-03).',
  }),
  versions: endpoint({
    method: 'GET',
    path: '/wps/agent/contracts/versions',
    auth: 'agent',
    encoding: 'query',
    request: z.strictObject({ kind: PayKind, downlineId: z.string().check(z.regex(/^\d{1,15}$/)) }),
    response: z.strictObject({ list: z.array(PayContract) }),
    errors: [],
    summary: 'Every version with one direct downline, the newest first.',
  }),
  propose: endpoint({
    ...change,
    confirmed: true,
    path: '/wps/agent/contracts/propose',
    request: z.strictObject({ kind: PayKind, downlineId: MemberId, terms: PayTerms }),
    errors: [
      ...FAULTS,
      'contract_kind_not_settled',
      'downline_not_an_agent',
      'no_contract_of_your_own',
      'contract_request_waiting',
    ],
    summary: 'Proposes terms to a direct downline; they hold once it accepts, from the next window on.',
  }),
  answer: endpoint({
    ...change,
    confirmed: true,
    path: '/wps/agent/contracts/answer',
    request: z.strictObject({ ...named.shape, accept: z.boolean() }),
    errors: [...FAULTS, 'contract_kind_not_settled', 'contract_not_waiting', 'wrong_side', 'no_contract_of_your_own'],
    summary: 'The downline accepts or refuses what its upline proposed.',
  }),
  withdraw: endpoint({
    ...change,
    signed: true,
    path: '/wps/agent/contracts/withdraw',
    request: named,
    errors: ['contract_not_waiting', 'wrong_side'],
    summary: 'The upline takes back what is not answered yet.',
  }),
  requestEnd: endpoint({
    ...change,
    confirmed: true,
    path: '/wps/agent/contracts/end',
    request: z.strictObject({ ...named.shape, endsAtMs: Millis }),
    errors: ['contract_not_active', 'not_at_a_window', 'below_downline', 'wrong_side'],
    summary: 'Either side asks for the end of a contract at a window’s end.',
  }),
  answerEnd: endpoint({
    ...change,
    confirmed: true,
    path: '/wps/agent/contracts/end/answer',
    request: z.strictObject({ ...named.shape, accept: z.boolean() }),
    errors: ['contract_not_waiting', 'wrong_side', 'below_downline'],
    summary: 'The other side agrees to the end, or does not.',
  }),
  grant: endpoint({
    method: 'POST',
    path: '/operator/contracts',
    auth: 'operator',
    encoding: 'json',
    request: z.strictObject({
      merchant: MerchantCode,
      account: z.string().check(z.maxLength(32)),
      kind: PayKind,
      terms: PayTerms,
      reason: OperatorReason,
    }),
    response: PayContract,
    errors: ['unknown_merchant', ...FAULTS, 'contract_kind_not_settled', 'downline_not_an_agent', 'wrong_side'],
    summary: 'The brand’s contract with an agent that nobody is above, from the next window on.',
  }),
} as const;
