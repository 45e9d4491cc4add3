import type { FastifyInstance } from 'fastify';
import { support } from '../../../contract/support.ts';
import type { AppContext } from '../../app/context.ts';
import { commonFailure } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import { audit } from '../../operator/audit.ts';
import { inTransaction } from '../../operator/in-transaction.ts';
import { staffActor } from '../../operator/actor.ts';
import { lockMerchant } from '../../operator/merchant.ts';
import { publishPopup, withdrawPopup } from './popups.ts';

/** Operator commands of this domain. Each is one transaction with an audit row. */
export const supportOperatorRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const transaction = inTransaction(ctx);
  route(
    app,
    ctx,
    support.publishPopup,
    transaction(async (tx, { merchant, reason = '', ...popup }) => {
      await lockMerchant(tx, merchant);
      for (const path of ['titles', 'contents'] as const)
        if (!popup[path].EN)
          throw commonFailure('invalid_request', {
            details: { issues: [{ path: `${path}.EN`, problem: 'missing' }] },
          });
      const id = await publishPopup(tx, merchant, popup);
      const after = { id, execution: popup.execution, titles: popup.titles };
      await audit(tx, { merchant, actor: staffActor(), action: 'popup_publish', reason, before: null, after });
      return { id };
    }),
  );
  route(
    app,
    ctx,
    support.withdrawPopup,
    transaction(async (tx, { merchant, id }) => {
      await lockMerchant(tx, merchant);
      if (!(await withdrawPopup(tx, merchant, Number(id)))) throw commonFailure('not_found');
      const before = { id: Number(id) };
      await audit(tx, { merchant, actor: staffActor(), action: 'popup_withdraw', reason: '', before, after: null });
      return {};
    }),
  );
};
