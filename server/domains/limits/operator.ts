import type { FastifyInstance } from 'fastify';
import { playerLimitsOperator } from '../../../contract/player-limits-operator.ts';
import type { AppContext } from '../../app/context.ts';
import { route } from '../../http/route.ts';
import { findMember } from '../../operator/find-member.ts';
import { inTransaction } from '../../operator/in-transaction.ts';
import { setOperatorLimit } from './change-limit.ts';
import { beginExclusion } from './exclude.ts';
import { askRealityCheck } from './reality-check.ts';
import { protectionOf } from './overview.ts';

/** Operator commands on players' limits. Each change is one transaction with an audit row. */
export const limitsOperatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const transaction = inTransaction(ctx);
  route(app, ctx, playerLimitsOperator.overview, (_call, request) =>
    ctx.database.readSnapshot(async (tx) => protectionOf(tx, await findMember(tx, request))),
  );
  route(
    app,
    ctx,
    playerLimitsOperator.setLimit,
    transaction(async (tx, { merchant, account, reason, ...change }) => {
      const member = await findMember(tx, { merchant, account });
      await setOperatorLimit(tx, member, change, reason);
      return protectionOf(tx, member);
    }),
  );
  route(app, ctx, playerLimitsOperator.exclude, (_call, { merchant, account, reason, ...wanted }) =>
    beginExclusion(ctx, (tx) => findMember(tx, { merchant, account }), wanted, reason),
  );
  route(
    app,
    ctx,
    playerLimitsOperator.askRealityCheck,
    transaction(async (tx, { merchant, account, reason }) => {
      const member = await findMember(tx, { merchant, account });
      await askRealityCheck(tx, member, reason);
      return protectionOf(tx, member);
    }),
  );
};
