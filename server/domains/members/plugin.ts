import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import { membersOperator } from '../../../contract/members-operator.ts';
import type { Domain } from '../../app/domain.ts';
import type { Tx } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { audit } from '../../operator/audit.ts';
import { findMember } from '../../operator/find-member.ts';
import { inTransaction, requireMerchant } from '../../operator/in-transaction.ts';
import { staffActor } from '../../operator/actor.ts';
import { lockMerchant } from '../../operator/merchant.ts';
import { endSessions } from '../auth/index.ts';
import { findMembers } from './find.ts';
import { listMembers } from './list.ts';
import { setLock } from './lock.ts';

/** Ends a member's sessions. Open pages follow at once (W9). */
const endAll = async (
  tx: Tx,
  { merchant, account, reason }: RequestOf<typeof membersOperator.endSessions>,
): Promise<ResponseOf<typeof membersOperator.endSessions>> => {
  await lockMerchant(tx, merchant);
  const member = await findMember(tx, { merchant, account });
  const ended = await endSessions(tx, { merchant, memberId: member.id }, 'operator');
  await audit(tx, {
    ...{ merchant, actor: staffActor(), action: 'sessions_ended', reason, before: null },
    after: { ended },
    memberId: member.id,
  });
  return { account: member.username, ended };
};

/** The operator's view of members. */
export const members: Domain = {
  name: 'members',
  dependencies: ['auth', 'wallet', 'withdrawals'],
  routes(app, ctx) {
    route(app, ctx, membersOperator.find, (_call, request) => findMembers(ctx.database.db, request));
    route(app, ctx, membersOperator.list, async (_call, request) => {
      await requireMerchant(ctx, request.merchant);
      return listMembers(ctx.database.db, request);
    });
    route(app, ctx, membersOperator.setLock, inTransaction(ctx)(setLock));
    route(app, ctx, membersOperator.endSessions, inTransaction(ctx)(endAll));
  },
};
