import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { downlinesOperator } from '../../../../contract/downlines-operator.ts';
import { isAgentType } from '../../../../contract/session.ts';
import { inMerchant } from '../../../db/merchant.ts';
import type { Tx } from '../../../db/database.ts';
import type { Fail } from '../../../http/failure.ts';
import { audit } from '../../../operator/audit.ts';
import { findMember } from '../../../operator/find-member.ts';
import { staffActor } from '../../../operator/actor.ts';
import { lockMerchant } from '../../../operator/merchant.ts';

/**
 * Freezes an agent, or lifts it. A frozen agent logs in, plays, is paid and withdraws, and its team plays on; it creates no
 * accounts and links, sends no money to members and proposes no contracts, and its links take no registrations.
 */
export const freezeAgent = async (
  tx: Tx,
  { merchant, account, frozen, reason }: RequestOf<typeof downlinesOperator.freeze>,
  fail: Fail<'downline_not_an_agent'>,
): Promise<ResponseOf<typeof downlinesOperator.freeze>> => {
  await lockMerchant(tx, merchant);
  const agent = await findMember(tx, { merchant, account }, { locked: true });
  if (!isAgentType(agent.type)) throw fail('downline_not_an_agent');
  const after = { account: agent.username, frozen };
  if (frozen === (agent.frozen_at !== null)) return after;
  await inMerchant(tx, merchant)
    .updateTable('members')
    .set({ frozen_at: frozen ? sql<Date>`clock_timestamp()` : null })
    .where('id', '=', agent.id)
    .execute();
  const before = { account: agent.username, frozen: !frozen };
  await audit(tx, { merchant, actor: staffActor(), action: 'agent_freeze', reason, before, after, memberId: agent.id });
  return after;
};
