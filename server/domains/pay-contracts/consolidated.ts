import type { contracts, PayContract } from '../../../contract/contracts.ts';
import type { ResponseOf } from '../../../contract/define.ts';
import type { PayKind } from '../../../contract/pay-terms.ts';
import type { Tx } from '../../db/database.ts';
import type { Fail } from '../../http/failure.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { answer, answerEnd, type TermsFailure } from './change.ts';
import { contractOf, versionsOf } from './queries.ts';

type Consolidated = ResponseOf<typeof contracts.consolidated>;

/**
 * Returns, for each kind of contract with the upline: a request that waits for this agent's answer, or the agreed contract, or
 * nothing.
 */
export const consolidated = async (tx: Tx, { merchant, id }: MemberRow): Promise<Consolidated> => {
  const stateOf = async (kind: PayKind): Promise<Consolidated['divtypereq']> => {
    const versions = await versionsOf(tx, merchant, kind, id);
    const requested = versions.find(({ state }) => state === 'requested');
    if (requested) return { state: 'newRequest', contractId: requested.id, version: requested.version };
    const agreed = versions.find(({ state }) => state === 'active' || state === 'ending');
    if (!agreed) return null;
    const isRequested = agreed.state === 'ending' && agreed.end_requested_by !== id;
    return { state: isRequested ? 'terminationRequest' : 'success', contractId: agreed.id, version: agreed.version };
  };
  return {
    dailysalreqtype: await stateOf('day'),
    divtypereq: await stateOf('dividend'),
    contracthoursalreq: await stateOf('hour'),
    realtimesalreqtype: await stateOf('realtime'),
  };
};

/** Answers what waits on a contract of this kind: a proposal or a request to end it. Another kind's contract is not found. */
export const processRequest = async (
  tx: Tx,
  agent: MemberRow,
  { kind, contractId, accept }: { kind: PayKind; contractId: number; accept: boolean },
  fail: Fail<TermsFailure | 'contract_not_waiting' | 'wrong_side'>,
): Promise<PayContract> => {
  const contract = await contractOf(tx, agent.merchant, agent.id, contractId);
  if (contract.kind !== kind) throw fail('not_found');
  const request = { contractId, accept };
  return contract.state === 'ending' ? answerEnd(tx, agent, request, fail) : answer(tx, agent, request, fail);
};
