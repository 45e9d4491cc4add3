import * as z from 'zod/mini';
import { endpoint, Nothing } from './define.ts';
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
  endReason: z.nullable(z.enum(['kind_not_settled', 'upline_changed'])),
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

/** With the caller's upline, newest version first; and with each direct downline that is an agent. */
export const KindContracts = z.strictObject({ own: z.array(PayContract), downlines: z.array(DownlineContracts) });
export type KindContracts = z.infer<typeof KindContracts>;
/** With the ends of the running window of the kind and of the next, at which contracts begin and end. */
export const PeriodContracts = z.strictObject({ ...KindContracts.shape, windowEndMs: Millis, nextWindowEndMs: Millis });
export type PeriodContracts = z.infer<typeof PeriodContracts>;

/** AGT-03: what waits for the caller on a kind of contract with its upline, or that it is agreed; by the specification's names. */
export const REQUEST_STATES = ['newRequest', 'terminationRequest', 'success'] as const;
const RequestState = z.nullable(
  z.strictObject({ state: z.enum(REQUEST_STATES), contractId: z.int(), version: z.int() }),
);

const FAULTS = ['tiers_out_of_order', 'rate_above_own', 'tier_easier_than_own', 'below_downline'] as const;
const change = { method: 'POST', auth: 'agent', encoding: 'json', response: PayContract } as const;
const named = z.strictObject({ contractId: z.int().check(z.positive()) });
/** The caller answers what waits on a contract of the kind: a proposal, or the request to end it. */
const processing = {
  ...change,
  confirmed: true,
  request: z.strictObject({ ...named.shape, accept: z.boolean() }),
  errors: [...FAULTS, 'contract_not_waiting', 'wrong_side', 'no_contract_of_your_own', 'not_found'],
} as const;

export const contracts = {
  list: endpoint({
    method: 'GET',
    path: '/wps/agent/contracts',
    automatic: true,
    auth: 'agent',
    encoding: 'query',
    request: z.strictObject({ kind: PayKind }),
    response: KindContracts,
    errors: [],
    summary: 'Contracts of one kind with upline and direct downlines (AGT-03).',
  }),
  all: endpoint({
    method: 'GET',
    path: '/wps/agent/contracts/all',
    automatic: true,
    auth: 'agent',
    encoding: 'query',
    request: Nothing,
    response: z.strictObject({
      realtime: PeriodContracts,
      hour: PeriodContracts,
      day: PeriodContracts,
      dividend: PeriodContracts,
    }),
    errors: [],
    summary: 'Contracts of every kind with upline and direct downlines, from one snapshot (AGT-03).',
  }),
  consolidated: endpoint({
    method: 'GET',
    path: '/wps/relay/ACS_consolidatedContracts',
    auth: 'agent',
    encoding: 'query',
    request: Nothing,
    response: z.strictObject({
      dailysalreqtype: RequestState,
      divtypereq: RequestState,
      contracthoursalreq: RequestState,
      realtimesalreqtype: RequestState,
    }),
    errors: [],
    summary:
      'Consolidated contract info: what waits for the caller on each kind of contract with its upline (AGT-03, API-04).',
  }),
  processDividend: endpoint({
    ...processing,
    path: '/wps/relay/ACS_dividendRequest',
    summary: 'Dividend request processing (API-04).',
  }),
  processDaily: endpoint({
    ...processing,
    path: '/wps/relay/ACS_dailySalary',
    summary: 'Daily salary request processing (API-04).',
  }),
  processHour: endpoint({
    ...processing,
    path: '/wps/relay/ACS_contractHourSalary',
    summary: 'Contract-hour salary request processing (API-04).',
  }),
  processRealtime: endpoint({
    ...processing,
    path: '/wps/relay/ACS_realtimeSalary',
    summary: 'Real-time salary request processing (API-04).',
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
    errors: [...FAULTS, 'agent_frozen', 'downline_not_an_agent', 'no_contract_of_your_own', 'contract_request_waiting'],
    summary: 'Proposes terms to a direct downline; they hold once it accepts, from the next window on.',
  }),
  answer: endpoint({
    ...change,
    confirmed: true,
    path: '/wps/agent/contracts/answer',
    request: z.strictObject({ ...named.shape, accept: z.boolean() }),
    errors: [...FAULTS, 'contract_not_waiting', 'wrong_side', 'no_contract_of_your_own'],
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
    roles: ['agents'],
    encoding: 'json',
    request: z.strictObject({
      merchant: MerchantCode,
      account: z.string().check(z.maxLength(32)),
      kind: PayKind,
      terms: PayTerms,
      reason: OperatorReason,
    }),
    response: PayContract,
    errors: ['unknown_merchant', ...FAULTS, 'downline_not_an_agent', 'wrong_side'],
    summary: 'The brand’s contract with an agent that nobody is above, from the next window on.',
  }),
} as const;
