import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { contracts } from '../../../../contract/contracts.ts';
import type { Tx } from '../../../db/database.ts';
import { grant } from '../change.ts';
import type { TermsFault } from '../check-terms.ts';
import { audit } from '../../../operator/audit.ts';
import { findMember } from '../../../operator/find-member.ts';
import { staffActor } from '../../../operator/actor.ts';
import { lockMerchant } from '../../../operator/merchant.ts';
import type { Fail } from '../../../http/failure.ts';

/** Gives a top-level agent a contract with the merchant. Agents below get theirs from their uplines. */
export const grantContract = async (
  tx: Tx,
  { merchant, account, kind, terms, reason }: RequestOf<typeof contracts.grant>,
  fail: Fail<TermsFault | 'downline_not_an_agent' | 'wrong_side'>,
): Promise<ResponseOf<typeof contracts.grant>> => {
  await lockMerchant(tx, merchant);
  const agent = await findMember(tx, { merchant, account });
  const contract = await grant(tx, agent, { kind, terms }, fail);
  const after = { account: agent.username, kind, version: contract.version, terms, fromMs: contract.fromMs };
  await audit(tx, {
    merchant,
    actor: staffActor(),
    action: 'contract',
    reason,
    before: null,
    after,
    memberId: agent.id,
  });
  return contract;
};
